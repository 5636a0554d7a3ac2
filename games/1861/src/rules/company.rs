//! Companies: minors, publics and the state railway; and the privates.

use std::sync::LazyLock;

use bourse_game::{Money, enum_table};
use bourse_track::{Bonus, Hex, Station};
use serde::{Deserialize, Serialize};

use crate::map;
use crate::rules::data::{
    COMPANIES, CompanyData, MINOR_SHARES, PRIVATES, PUBLIC_SHARES, PrivateData,
};
use crate::rules::phase::Phase;

/// What kind of company.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Kind")]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One owner, one token.
    Minor,
    /// Ten shares, three tokens.
    Public,
    /// The Russian State Railway.
    State,
}

enum_table! {
    /// A company with a charter. Minors and publics in the order in which
    /// 18xx.games lists them, the state railway last.
    #[derive(ts_rs::TS)]
#[ts(rename = "G1861Company")]
    pub enum Company: ByCompany[25] {
        /// Riga–Orel.
        Ro = "RO",
        /// Kiev–Brest.
        Kb = "KB",
        /// Odessa–Kiev.
        Ok = "OK",
        /// Kiev–Kursk.
        Kk = "KK",
        /// St Petersburg–Warsaw.
        Spw = "SPW",
        /// Kharkov–Rostov.
        Kr = "KR",
        /// Nikolaev, the first of all.
        N = "N",
        /// Moscow–Kursk.
        Mku = "MKU",
        /// Moscow–Nizhnii Novgorod.
        Mnn = "MNN",
        /// Moscow–Voronezh.
        Mv = "MV",
        /// North Western.
        Nw = "NW",
        /// South Western.
        Sw = "SW",
        /// South Eastern.
        Se = "SE",
        /// Moscow, Vindava & Rybinsk.
        Mvr = "MVR",
        /// Moscow & Kazan.
        Mk = "MK",
        /// Grand Russian.
        Gr = "GR",
        /// Moscow, Kursk & Nizhnii Novgorod.
        Mkn = "MKN",
        /// Moscow, Kiev & Voronezh.
        Mkv = "MKV",
        /// Moscow–Brest.
        Mb = "MB",
        /// Donetsk (Yuzovka).
        D = "D",
        /// Vladikavkaz.
        V = "V",
        /// Tsaritsyn–Riga.
        Tr = "TR",
        /// Samara–Vyazma.
        Sv = "SV",
        /// Ekaterinin.
        E = "E",
        /// The Russian State Railway.
        Rsr = "RSR",
    }
}

impl Company {
    fn data(self) -> &'static CompanyData {
        &COMPANIES[self as usize]
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.data().name
    }

    /// What kind of company it is.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.data().kind
    }

    /// Whether it is a minor.
    #[must_use]
    pub fn is_minor(self) -> bool {
        self.kind() == Kind::Minor
    }

    /// Whether it is a public.
    #[must_use]
    pub fn is_public(self) -> bool {
        self.kind() == Kind::Public
    }

    /// From which phase it can be formed.
    #[must_use]
    pub fn phase(self) -> Phase {
        self.data().phase
    }

    /// Into how many shares it is divided; a minor counts as two.
    #[must_use]
    pub fn shares(self) -> u8 {
        match self.kind() {
            Kind::Minor => MINOR_SHARES,
            Kind::Public => PUBLIC_SHARES,
            Kind::State => 0,
        }
    }

    /// Where its home is printed: the hex and the stop before any tile.
    #[must_use]
    pub fn home(self) -> Option<Station> {
        HOMES[self]
    }

    /// The company as the map knows it.
    #[must_use]
    pub fn on_map(self) -> bourse_track::Company {
        // At most 24: the map numbers companies up to 254.
        bourse_track::Company::new(self as u8).unwrap_or(STATE_ON_MAP)
    }

    /// The company the map knows by this number.
    #[must_use]
    pub fn from_map(company: bourse_track::Company) -> Option<Self> {
        Self::ALL.get(usize::from(company.number())).copied()
    }

    /// All minors.
    pub fn minors() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|company| company.is_minor())
    }

    /// All publics.
    pub fn publics() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|company| company.is_public())
    }
}

static HOMES: LazyLock<ByCompany<Option<Station>>> = LazyLock::new(|| {
    ByCompany::from_fn(|company| {
        let (hex, stop) = company.data().home?;
        Some(Station { hex: map().hex_by_id(hex)?, stop })
    })
});

/// The companies whose home is in a hex.
pub(crate) fn at_home_in(hex: Hex) -> Companies {
    HOMES_IN.get(hex.index()).copied().unwrap_or_default()
}

static HOMES_IN: LazyLock<Vec<Companies>> = LazyLock::new(|| {
    let is_here =
        |hex: Hex| move |company: &Company| company.home().is_some_and(|home| home.hex == hex);
    map().hexes().map(|hex| Company::ALL.into_iter().filter(is_here(hex)).collect()).collect()
});

const STATE_ON_MAP: bourse_track::Company = match bourse_track::Company::new(Company::Rsr as u8) {
    Some(company) => company,
    None => unreachable!(),
};

/// A set of companies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Companies(u32);

impl Companies {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether the company is in the set.
    #[must_use]
    pub const fn contains(self, company: Company) -> bool {
        self.0 >> company as u8 & 1 == 1
    }

    /// Adds a company.
    pub const fn insert(&mut self, company: Company) {
        self.0 |= 1 << company as u8;
    }

    /// Takes a company out.
    pub const fn remove(&mut self, company: Company) {
        self.0 &= !(1 << company as u8);
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The companies in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Company> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let company = Company::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*company)
        })
    }
}

impl FromIterator<Company> for Companies {
    fn from_iter<I: IntoIterator<Item = Company>>(companies: I) -> Self {
        let mut set = Self::NONE;
        companies.into_iter().for_each(|company| set.insert(company));
        set
    }
}

impl std::fmt::Debug for Companies {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Company::id)).finish()
    }
}

impl Serialize for Companies {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

enum_table! {
    /// A private company, in the order of the auctions.
    #[derive(ts_rs::TS)]
#[ts(rename = "G1861Private")]
    pub enum Private: ByPrivate[5] {
        /// Tsarskoye Selo.
        Tsr = "TSR",
        /// Black Sea Shipping.
        Bss = "BSS",
        /// Moscow–Yaroslavl.
        Myr = "MYR",
        /// Moscow–Ryazan.
        Mrr = "MRR",
        /// Warsaw–Vienna.
        Wvr = "WVR",
    }
}

impl Private {
    fn data(self) -> &'static PrivateData {
        &PRIVATES[self as usize]
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.data().name
    }

    /// The lowest opening bid.
    #[must_use]
    pub fn minimum(self) -> Money {
        self.data().minimum
    }

    /// What it is worth: the most a company pays for it.
    #[must_use]
    pub fn value(self) -> Money {
        self.data().value
    }

    /// What it earns in each operating round.
    #[must_use]
    pub fn income(self) -> Money {
        self.data().income
    }

    /// The private auctioned after this one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// What it adds to routes of the company that owns it (§1.2.1).
    #[must_use]
    pub fn bonus(self) -> Option<Bonus> {
        let hexes = hexes(self.data().bonus_hexes).collect::<Vec<Hex>>();
        (!hexes.is_empty()).then(|| Bonus { hexes, amount: self.data().bonus })
    }

    /// The hexes nobody builds in before phase 3.
    pub fn blocks(self) -> impl Iterator<Item = Hex> {
        BLOCKS[self].iter().copied()
    }
}

static BLOCKS: LazyLock<ByPrivate<Vec<Hex>>> =
    LazyLock::new(|| ByPrivate::from_fn(|private| hexes(private.data().blocks).collect()));

fn hexes(ids: &'static [&'static str]) -> impl Iterator<Item = Hex> {
    ids.iter().filter_map(|id| map().hex_by_id(id))
}

/// Something that is auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "G1861Lot")]
#[serde(untagged)]
pub enum Lot {
    /// A private.
    Private(Private),
    /// A minor.
    Minor(Company),
}
