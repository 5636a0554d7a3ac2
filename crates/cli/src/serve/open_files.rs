//! How many files the machine lets us open: each connection is one.

/// What is open besides connections: the data file, the log, the machine's own.
#[cfg(unix)]
const OTHERS: u64 = 128;

/// Asks for as many as these connections need, and says so when there are fewer.
#[cfg(unix)]
pub(super) fn allow(connections: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let needed = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(OTHERS);
    let limit = getrlimit(Resource::Nofile);
    // Nothing said is no limit.
    let enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= needed);
    if enough(limit.current) {
        return;
    }
    let current = Some(limit.maximum.map_or(needed, |most| most.min(needed)));
    let raised = setrlimit(Resource::Nofile, Rlimit { current, maximum: limit.maximum });
    if raised.is_err() || !enough(current) {
        let files = getrlimit(Resource::Nofile).current;
        tracing::warn!(connections, ?files, "the machine allows fewer open files than connections");
    }
}

/// Elsewhere nothing has to be asked.
#[cfg(not(unix))]
pub(super) fn allow(_connections: usize) {}
