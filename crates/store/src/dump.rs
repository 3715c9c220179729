//! Everything known of the league as text, one JSON line for each row: the same data gives the same text on either
//! database. Accounts, keys, what is kept about messages, and the change log are not part of it.

use sea_orm::{
    AccessMode, DatabaseTransaction, DbBackend, DbErr, EntityTrait, FromQueryResult, IsolationLevel, Iterable,
    PrimaryKeyToColumn, QueryOrder, QuerySelect, TransactionTrait,
};
use serde::Serialize;
use serde_json::Value;

use crate::entities::*;
use crate::{Result, Store, StoreError, boxed, query};

#[derive(FromQueryResult, Serialize)]
struct PlayerTotalRow {
    edition_id: i64,
    statistic: i32,
    person_id: i64,
    team_id: i64,
    value: i64,
}

#[derive(FromQueryResult, Serialize)]
struct TeamTotalRow {
    edition_id: i64,
    team_id: i64,
    statistic: i32,
    value: i64,
}

impl Store {
    /// Hands over line by line, as it stands at this moment.
    #[boxed]
    pub async fn dump(&self, line: &mut (dyn FnMut(&str) -> std::io::Result<()> + Send)) -> Result<()> {
        let tx = match self.backend() {
            DbBackend::Postgres => {
                self.reader.begin_with_config(Some(IsolationLevel::RepeatableRead), Some(AccessMode::ReadOnly)).await?
            }
            // A transaction sees one state from its first look on.
            _ => self.reader.begin().await?,
        };
        let mut tell = |text: String| line(&text).map_err(|error| StoreError::Unavailable(error.to_string()));
        macro_rules! tables {
            ($($table:ident),* $(,)?) => {
                $(table::<$table::Entity>(&tx, stringify!($table), &mut tell).await?;)*
            };
        }
        tables!(
            season,
            competition,
            edition,
            phase,
            round,
            stadium,
            team,
            team_season,
            team_profile,
            entry,
            deduction,
            person,
            squad_member,
            staff_member,
            official,
            match_,
            match_report,
            line_up,
            match_event,
            appointment,
            correction,
            tie,
        );
        // Databases order texts by rules of their own.
        let mut aliases = team_alias::Entity::find().all(&tx).await?;
        aliases.sort_unstable_by(|one, other| one.alias.cmp(&other.alias));
        for alias in &aliases {
            tell(text("team_alias", alias)?)?;
        }
        let by = "edition_id, statistic, person_id, team_id";
        sums::<PlayerTotalRow>(&tx, "player_total", by, &mut tell).await?;
        sums::<TeamTotalRow>(&tx, "team_total", "edition_id, team_id, statistic", &mut tell).await?;
        documents::<DocumentRow>(&tx, "document", DOCUMENT, "id", &mut tell).await?;
        documents::<VersionRow>(&tx, "document_version", VERSION, "id, version", &mut tell).await?;
        tx.commit().await?;
        Ok(())
    }
}

const DOCUMENT: &str = "type, id, locale, grp, data, views, published_at, publish_at, unpublish_at, created_at, updated_at, \
                        created_by, updated_by, version";
const VERSION: &str = "type, id, version, at, author_id, author, event, published_at, data";

#[derive(FromQueryResult)]
struct TypeRow {
    r#type: String,
}

#[derive(FromQueryResult, Serialize)]
struct DocumentRow {
    r#type: String,
    id: i64,
    locale: String,
    grp: i64,
    data: Value,
    views: i64,
    published_at: Option<i64>,
    publish_at: Option<i64>,
    unpublish_at: Option<i64>,
    created_at: i64,
    updated_at: i64,
    created_by: Option<i64>,
    updated_by: Option<i64>,
    version: i64,
}

#[derive(FromQueryResult, Serialize)]
struct VersionRow {
    r#type: String,
    id: i64,
    version: i64,
    at: i64,
    author_id: Option<i64>,
    author: Option<String>,
    event: String,
    published_at: Option<i64>,
    data: Value,
}

/// Type by type: databases order texts by rules of their own.
async fn documents<R: FromQueryResult + Serialize>(
    tx: &DatabaseTransaction,
    table: &str,
    columns: &str,
    order: &str,
    tell: &mut impl FnMut(String) -> Result<()>,
) -> Result<()> {
    let types: Vec<TypeRow> = query::all(tx, &format!("SELECT DISTINCT type FROM {table}"), []).await?;
    let mut types: Vec<String> = types.into_iter().map(|row| row.r#type).collect();
    types.sort_unstable();
    for name in types {
        for page in 0.. {
            let offset = page * PAGE;
            let sql =
                format!("SELECT {columns} FROM {table} WHERE type = $1 ORDER BY {order} LIMIT {PAGE} OFFSET {offset}");
            let rows: Vec<R> = query::all(tx, &sql, [name.as_str().into()]).await?;
            for row in &rows {
                tell(text(table, row)?)?;
            }
            if (rows.len() as u64) < PAGE {
                break;
            }
        }
    }
    Ok(())
}

/// How many rows are read at a time.
const PAGE: u64 = 5_000;

async fn table<E>(tx: &DatabaseTransaction, name: &str, tell: &mut impl FnMut(String) -> Result<()>) -> Result<()>
where
    E: EntityTrait<Model: Serialize + Sync>,
{
    let find = E::PrimaryKey::iter().fold(E::find(), |find, key| find.order_by_asc(key.into_column()));
    for page in 0.. {
        let rows = find.clone().limit(PAGE).offset(page * PAGE).all(tx).await?;
        for row in &rows {
            tell(text(name.trim_end_matches('_'), row)?)?;
        }
        if (rows.len() as u64) < PAGE {
            break;
        }
    }
    Ok(())
}

async fn sums<R: FromQueryResult + Serialize>(
    tx: &DatabaseTransaction,
    name: &str,
    order: &str,
    tell: &mut impl FnMut(String) -> Result<()>,
) -> Result<()> {
    for page in 0.. {
        let offset = page * PAGE;
        let sql = format!("SELECT {order}, value FROM {name} ORDER BY {order} LIMIT {PAGE} OFFSET {offset}");
        let rows: Vec<R> = query::all(tx, &sql, []).await?;
        for row in &rows {
            tell(text(name, row)?)?;
        }
        if (rows.len() as u64) < PAGE {
            break;
        }
    }
    Ok(())
}

/// Objects are written with their keys in order: databases keep documents in different ones.
fn text(name: &str, row: &impl Serialize) -> Result<String> {
    let unwritable = |error: serde_json::Error| StoreError::Database(DbErr::Json(error.to_string()));
    let row = serde_json::to_value(row).map_err(unwritable)?;
    Ok(format!("{}\n", serde_json::json!({ name: row })))
}
