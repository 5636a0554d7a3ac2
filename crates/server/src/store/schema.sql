CREATE TABLE IF NOT EXISTS settings (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE
) STRICT;

-- How often a guest has changed his personal link: cookies from before are no
-- longer good.
CREATE TABLE IF NOT EXISTS renewed_keys (
    guest TEXT PRIMARY KEY,
    times INTEGER NOT NULL
) STRICT;

-- What tables are found by; everything else about them is in their logs.
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    listed INTEGER NOT NULL,
    status TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, listed, at);

CREATE TABLE IF NOT EXISTS table_guests (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
