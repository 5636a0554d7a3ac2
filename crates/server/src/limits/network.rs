//! Addresses, one by one or by their beginnings.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use thiserror::Error;

/// All addresses that begin alike: `10.0.0.0/8`; a single one without a slash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network {
    /// The first of them.
    first: IpAddr,
    prefix: u8,
}

/// Why a text is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an address is written as 192.0.2.7, 2001:db8::7 or, for several, 192.0.2.0/24")]
pub struct NotANetwork;

impl Network {
    /// What is given to one household: with IPv6 it has 2⁶⁴ addresses.
    pub(crate) fn household(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::new(address.into(), 32),
            IpAddr::V6(address) => Self::new(address.into(), 64),
        }
    }

    /// Whether an address is one of these.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && Self::new(address, self.prefix) == *self
    }

    fn new(address: IpAddr, prefix: u8) -> Self {
        let first = match address {
            IpAddr::V4(address) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(prefix)).unwrap_or(0);
                Ipv4Addr::from_bits(address.to_bits() & mask).into()
            }
            IpAddr::V6(address) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
                Ipv6Addr::from_bits(address.to_bits() & mask).into()
            }
        };
        Self { first, prefix }
    }

    /// How many bits an address has.
    fn bits(address: IpAddr) -> u8 {
        if address.is_ipv4() { 32 } else { 128 }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.prefix == Self::bits(self.first) {
            true => write!(f, "{}", self.first),
            false => write!(f, "{}/{}", self.first, self.prefix),
        }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| NotANetwork)?.to_canonical();
        let prefix = match prefix {
            Some(prefix) => prefix.parse::<u8>().map_err(|_| NotANetwork)?,
            None => Self::bits(address),
        };
        if prefix > Self::bits(address) {
            return Err(NotANetwork);
        }
        Ok(Self::new(address, prefix))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        let has =
            |network: &str, one: &str| network.parse::<Network>().unwrap().contains(address(one));
        assert!(has("10.0.0.0/8", "10.255.1.2") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.8"));
        assert!(has("192.0.2.7", "::ffff:192.0.2.7"), "the same address in another coat");
        assert!(has("0.0.0.0/0", "1.2.3.4") && !has("0.0.0.0/0", "::1"));
        assert!(has("2001:db8::/32", "2001:db8:1::9") && !has("2001:db8::/32", "2001:db9::"));
        assert!(has("::/0", "::1") && has("::1", "::1") && !has("::1", "127.0.0.1"));
        for wrong in ["", "localhost", "10.0.0.0/33", "::/129", "10.0.0.0/", "1.2.3", "10.0.0.1:80"]
        {
            assert_eq!(wrong.parse::<Network>(), Err(NotANetwork), "{wrong}");
        }
        for text in ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "::1"] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_household_has_one_ipv4_address_or_a_whole_64_of_ipv6() {
        let same =
            |a: &str, b: &str| Network::household(address(a)) == Network::household(address(b));
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(!same("192.0.2.7", "192.0.2.8") && same("192.0.2.7", "::ffff:192.0.2.7"));
    }
}
