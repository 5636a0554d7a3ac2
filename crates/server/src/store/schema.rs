//! The form of the file, and how files of earlier forms are brought to it.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};

use super::StoreError;

/// What each form has that the one before had not. A file says in its
/// `user_version` how many of these it has.
const STEPS: &[&str] = &[
    // What the lobby says of a table, and whether a bot is to decide there, were
    // read from its log. Where the summary is missing they have yet to be.
    "ALTER TABLE tables ADD COLUMN bot_turn INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE tables ADD COLUMN summary TEXT;
     CREATE INDEX tables_waiting_for_bots ON tables (at) WHERE bot_turn = 1;
     CREATE INDEX tables_without_summary ON tables (id) WHERE summary IS NULL;
     CREATE INDEX tables_listed ON tables (at DESC, id) WHERE listed = 1 AND status <> 'over';",
];

/// Makes what is missing.
pub(super) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::raw_sql(include_str!("schema.sql")).execute(&mut *connection).await?;
    let form: i64 =
        sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    let newer = || StoreError::Unreadable(format!("the file is of a later form, {form}"));
    let form = usize::try_from(form).ok().filter(|form| *form <= STEPS.len()).ok_or_else(newer)?;
    for (number, step) in (1..).zip(STEPS).skip(form) {
        let mut all = connection.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *all).await?;
        let count = format!("PRAGMA user_version = {number}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(count)).execute(&mut *all).await?;
        all.commit().await?;
    }
    Ok(())
}
