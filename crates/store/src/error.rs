//! What can go wrong with persisted data, in the few kinds that callers treat differently.

use sea_orm::{DbErr, RuntimeErr, SqlErr, SqlxError};
use thiserror::Error;

use crate::content::Refusal;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("not found")]
    NotFound,
    #[error("{0}")]
    Conflict(Conflict),
    /// A document that cannot stand beside those that are there.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The database cannot be reached, or does not answer in time. Trying again later may help.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// A stored row says something that cannot be; the text names the row.
    #[error("stored data is wrong: {0}")]
    Corrupt(String),
    /// The database was written by a newer version of the program.
    #[error("the database has a migration that this version does not know: {0}")]
    TooNew(String),
    #[error("database error: {0}")]
    Database(DbErr),
}

/// A unique rule that a write would have broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Conflict {
    #[error("a competition with this key exists")]
    CompetitionKey,
    #[error("this competition has an edition in this season")]
    Edition,
    #[error("this edition has a phase with this number")]
    Phase,
    #[error("this edition has a round with this number")]
    Round,
    #[error("a stadium with this external id exists")]
    StadiumExternalId,
    #[error("a team with this external id exists")]
    TeamExternalId,
    #[error("another team is called like this")]
    TeamAlias,
    #[error("this team takes part already")]
    Entry,
    #[error("a match with this external id exists")]
    MatchExternalId,
    #[error("these teams meet in this round already")]
    MatchInRound,
    #[error("a key with this name exists")]
    KeyName,
    #[error("a person with this external id exists")]
    PersonExternalId,
    #[error("an account with this e-mail address exists")]
    AccountEmail,
    #[error("an account with this username exists")]
    AccountUsername,
    #[error("a document has this language already")]
    DocumentLocale,
    #[error("a document with this number exists")]
    DocumentId,
    #[error("an accreditation with this number exists")]
    AccreditationNumber,
    #[error("a unique rule would be broken")]
    Other,
}

impl Conflict {
    /// `name` is `<table>__<column>__<column>`.
    fn from_rule(name: &str) -> Self {
        match name {
            "competition__key" => Self::CompetitionKey,
            "edition__competition_id__season_id" => Self::Edition,
            "phase__edition_id__number" => Self::Phase,
            "round__edition_id__number" => Self::Round,
            "stadium__external_id" => Self::StadiumExternalId,
            "team__external_id" => Self::TeamExternalId,
            "team_alias__alias" => Self::TeamAlias,
            "entry__edition_id__team_id" => Self::Entry,
            "match__external_id" => Self::MatchExternalId,
            "match__round_id__home_team_id__away_team_id" => Self::MatchInRound,
            "api_key__name" => Self::KeyName,
            "person__external_id" => Self::PersonExternalId,
            "account__email" => Self::AccountEmail,
            "account__username" => Self::AccountUsername,
            "document__type__grp__locale" => Self::DocumentLocale,
            "document__type__id" => Self::DocumentId,
            "accreditation__year__number" => Self::AccreditationNumber,
            _ => Self::Other,
        }
    }

    /// PostgreSQL reports the rule's name, SQLite only its columns (`match.round_id, match.home_team_id, …`).
    fn read(error: &DbErr) -> Self {
        let (DbErr::Exec(RuntimeErr::SqlxError(sqlx)) | DbErr::Query(RuntimeErr::SqlxError(sqlx))) = error else {
            return Self::Other;
        };
        let SqlxError::Database(database) = &**sqlx else {
            return Self::Other;
        };
        if let Some(rule) = database.constraint() {
            return match rule {
                "team_alias_pkey" => Self::TeamAlias,
                "entry_pkey" => Self::Entry,
                "document_pkey" => Self::DocumentId,
                _ => Self::from_rule(rule.trim_start_matches("uq_")),
            };
        }
        let columns = database.message().rsplit(": ").next().unwrap_or_default();
        let mut parts = columns.split(", ").filter_map(|column| column.split_once('.'));
        let Some((table, first)) = parts.next() else {
            return Self::Other;
        };
        let name = parts.fold(format!("{table}__{first}"), |name, (_, column)| format!("{name}__{column}"));
        Self::from_rule(&name)
    }
}

impl From<DbErr> for StoreError {
    fn from(error: DbErr) -> Self {
        if let Some(SqlErr::UniqueConstraintViolation(_)) = error.sql_err() {
            return Self::Conflict(Conflict::read(&error));
        }
        match &error {
            DbErr::ConnectionAcquire(_) | DbErr::Conn(_) => Self::Unavailable(error.to_string()),
            DbErr::Exec(RuntimeErr::SqlxError(sqlx)) | DbErr::Query(RuntimeErr::SqlxError(sqlx)) if is_outage(sqlx) => {
                Self::Unavailable(error.to_string())
            }
            _ => Self::Database(error),
        }
    }
}

/// Whether the database is away (or going away), as opposed to having refused a statement.
fn is_outage(error: &SqlxError) -> bool {
    match error {
        SqlxError::Io(_)
        | SqlxError::Tls(_)
        | SqlxError::PoolTimedOut
        | SqlxError::PoolClosed
        | SqlxError::WorkerCrashed => true,
        SqlxError::Database(database) => match database.code().as_deref() {
            // PostgreSQL: connection exceptions, shutting down, starting up, too many connections, not accepting any, taking
            // too long, and writes that stood in each other's way.
            Some(code) if code.len() == 5 => {
                let others = ["53300", "55000", "57014", "40001", "40P01"];
                code.starts_with("08") || code.starts_with("57P") || others.contains(&code)
            }
            // SQLite: busy, locked, stopped for taking too long, I/O error, cannot open, disk full, not a database.
            Some(code) => code.parse::<i32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6 | 9 | 10 | 13 | 14 | 26)),
            None => false,
        },
        _ => false,
    }
}
