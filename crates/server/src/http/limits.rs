//! Who is asked to wait: too many requests of one guest, from one address, at
//! one table.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bourse_table::{GuestId, TableId};

use super::App;
use super::body::AtTable;
use super::identity::Visitor;
use super::problem::Problem;
use crate::api::ProblemCode;
use crate::connections::Peer;
use crate::limits::{Bucket, Buckets, Limits, Network, Occupancy, Place};
use crate::pool::NotDone;

/// A table at which nothing has happened for so long is not counted as open.
const FORSAKEN: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// Counts what everybody asks.
pub(crate) struct Limiter {
    limits: Limits,
    address_requests: Buckets<Network>,
    guest_requests: Buckets<GuestId>,
    table_changes: Buckets<(GuestId, TableId)>,
    table_orders: Buckets<(GuestId, TableId)>,
    table_seats: Buckets<(GuestId, TableId)>,
    address_guests: Buckets<Network>,
    address_tables: Buckets<Network>,
    guest_tables: Buckets<GuestId>,
    sockets: Arc<Occupancy>,
    uploads: Arc<Occupancy>,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            address_requests: Buckets::new(limits.address_requests),
            guest_requests: Buckets::new(limits.guest_requests),
            table_changes: Buckets::new(limits.table_changes),
            table_orders: Buckets::new(limits.table_orders),
            table_seats: Buckets::new(limits.table_seats),
            address_guests: Buckets::new(limits.address_guests),
            address_tables: Buckets::new(limits.address_tables),
            guest_tables: Buckets::new(limits.guest_tables),
            sockets: Occupancy::new(limits.connections, limits.address_connections),
            uploads: Occupancy::new(limits.uploads, limits.address_uploads),
            limits,
        }
    }

    fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let address = client(peer, headers, &self.limits.proxies);
        let unlimited = self.limits.unlimited.iter().any(|network| network.contains(address));
        Caller { household: Network::household(address), unlimited }
    }

    /// A place for a socket.
    pub(super) fn socket(&self, caller: Caller) -> Result<Place, Problem> {
        self.sockets.enter(caller.limited()).ok_or_else(Problem::too_many_connections)
    }

    /// A message over a socket counts as a request.
    pub(super) fn message(
        &self,
        caller: Caller,
        guest: Option<&GuestId>,
        socket: &mut Bucket,
    ) -> Result<(), Problem> {
        if caller.limited().is_some() {
            socket.take(self.limits.socket_messages, Instant::now()).map_err(wait)?;
        }
        self.request(caller, guest)
    }

    fn request(&self, caller: Caller, guest: Option<&GuestId>) -> Result<(), Problem> {
        let Some(household) = caller.limited() else { return Ok(()) };
        let now = Instant::now();
        self.address_requests.take(household, now).map_err(wait)?;
        guest.map_or(Ok(()), |guest| self.guest_requests.take(guest.clone(), now)).map_err(wait)
    }
}

fn wait(time: Duration) -> Problem {
    Problem::too_many_requests(time)
}

/// From where somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    household: Network,
    unlimited: bool,
}

impl Caller {
    pub(crate) fn household(self) -> Network {
        self.household
    }

    /// Where they are counted; nowhere if they have no limits.
    fn limited(self) -> Option<Network> {
        (!self.unlimited).then_some(self.household)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Some(Peer(peer)) = parts.extensions.get() else {
            let message = "it is not known who asks";
            return Err(Problem::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                ProblemCode::Internal,
                message,
            ));
        };
        Ok(app.limiter.caller(peer.ip(), &parts.headers))
    }
}

/// Who asks, behind the proxies that are believed: each adds at the right whom
/// it was asked by, so what stands left of a stranger is that stranger's word.
fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let trusted = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    let said = headers.get_all("x-forwarded-for").iter().rev();
    let said = said.flat_map(|line| line.to_str().unwrap_or("?").rsplit(','));
    let mut address = peer;
    for before in said {
        if !trusted(address) {
            break;
        }
        let Some(before) = read_address(before.trim()) else { break };
        address = before;
    }
    address
}

/// An address as proxies write it: some add the port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// Lets a request through, or refuses it.
async fn let_through(allowed: Result<(), Problem>, request: Request, next: Next) -> Response {
    match allowed {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// So many requests of one guest and from one address.
pub(super) async fn requests(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let_through(app.limiter.request(visitor.caller, visitor.guest.as_ref()), request, next).await
}

/// So many new guests from one address.
pub(super) async fn new_guests(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let allowed = match (visitor.caller.limited(), visitor.guest) {
        (Some(household), None) => app.limiter.address_guests.take(household, Instant::now()),
        _ => Ok(()),
    };
    let_through(allowed.map_err(wait), request, next).await
}

/// So many changes of one guest at one table. Each has their own: nobody uses up
/// what the others need to play.
pub(super) async fn changes(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    request: Request,
    next: Next,
) -> Response {
    let allowed = at_table(&app.limiter.table_changes, visitor, table);
    let_through(allowed, request, next).await
}

/// So many standing orders of one guest at one table, given and withdrawn: all
/// of them are in the table's log for ever.
pub(super) async fn orders(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    request: Request,
    next: Next,
) -> Response {
    let allowed = at_table(&app.limiter.table_orders, visitor, table);
    let_through(allowed, request, next).await
}

/// So many changes of seats by one guest at one table: everybody who comes is
/// told all of them.
pub(super) async fn seats(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    request: Request,
    next: Next,
) -> Response {
    let allowed = at_table(&app.limiter.table_seats, visitor, table);
    let_through(allowed, request, next).await
}

fn at_table(
    buckets: &Buckets<(GuestId, TableId)>,
    visitor: Visitor,
    table: TableId,
) -> Result<(), Problem> {
    match (visitor.caller.limited(), visitor.guest) {
        (Some(_), Some(guest)) => buckets.take((guest, table), Instant::now()).map_err(wait),
        // Who has no name is refused by the table itself.
        _ => Ok(()),
    }
}

/// So many tables made by one guest and from one address, and so many of theirs at
/// which a game is on.
pub(super) async fn making(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let_through(may_make(&app, visitor).await, request, next).await
}

async fn may_make(app: &App, visitor: Visitor) -> Result<(), Problem> {
    let caller = visitor.caller;
    // Before anything of what may be long is read.
    let guest = visitor.guest()?;
    let Some(household) = caller.limited() else { return Ok(()) };
    let (limiter, now) = (&app.limiter, Instant::now());
    limiter.address_tables.take(household, now).map_err(wait)?;
    limiter.guest_tables.take(guest.clone(), now).map_err(wait)?;
    let open = app.registry.store().open_tables_of(&guest, FORSAKEN).await?;
    if open < limiter.limits.open_tables {
        return Ok(());
    }
    let message = format!("{open} tables of yours are open; finish some of the games first");
    Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, ProblemCode::TooManyTables, message))
}

/// So many records are taken in at a time: each is in memory until it has been
/// read.
pub(super) async fn uploads(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let Some(_place) = app.limiter.uploads.enter(visitor.caller.limited()) else {
        return Problem::from(NotDone::Busy).into_response();
    };
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client_of(peer: &str, forwarded: &[&str], proxies: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let proxies: Vec<Network> = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        client(peer.parse().unwrap(), &headers, &proxies).to_string()
    }

    #[test]
    fn whom_a_proxy_asks_for_is_believed_of_proxies_alone() {
        let proxies = ["127.0.0.1", "10.0.0.0/8"];
        // Without a proxy, or from a stranger, the peer counts.
        assert_eq!(client_of("192.0.2.1", &["198.51.100.7"], &[]), "192.0.2.1");
        assert_eq!(client_of("192.0.2.1", &["198.51.100.7"], &proxies), "192.0.2.1");
        assert_eq!(client_of("127.0.0.1", &[], &proxies), "127.0.0.1");
        assert_eq!(client_of("127.0.0.1", &["198.51.100.7"], &proxies), "198.51.100.7");
        // What the client itself claims stands further left.
        assert_eq!(client_of("127.0.0.1", &["1.1.1.1, 198.51.100.7"], &proxies), "198.51.100.7");
        assert_eq!(client_of("127.0.0.1", &["1.1.1.1", "198.51.100.7"], &proxies), "198.51.100.7");
        // Through several proxies.
        assert_eq!(
            client_of("127.0.0.1", &["1.1.1.1,198.51.100.7, 10.1.2.3"], &proxies),
            "198.51.100.7"
        );
        assert_eq!(client_of("127.0.0.1", &["10.9.9.9,10.1.2.3"], &proxies), "10.9.9.9");
        // With ports, and in IPv6.
        assert_eq!(client_of("127.0.0.1", &["198.51.100.7:4711"], &proxies), "198.51.100.7");
        assert_eq!(client_of("127.0.0.1", &["[2001:db8::1]:4711"], &proxies), "2001:db8::1");
        assert_eq!(client_of("127.0.0.1", &["[2001:db8::1]"], &proxies), "2001:db8::1");
        assert_eq!(client_of("::ffff:127.0.0.1", &["2001:db8::1"], &proxies), "2001:db8::1");
        // What cannot be read is nobody's word.
        assert_eq!(client_of("127.0.0.1", &["198.51.100.7, unknown"], &proxies), "127.0.0.1");
    }
}
