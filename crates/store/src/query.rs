//! Small helpers for queries, above all those that are worth reading as SQL. The same text runs on both databases.

use sea_orm::{ConnectionTrait, FromQueryResult, Statement, Value};

use crate::Result;

pub(crate) async fn all<T: FromQueryResult>(
    database: &impl ConnectionTrait,
    sql: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<T>> {
    let statement = Statement::from_sql_and_values(database.get_database_backend(), sql, values);
    let rows = database.query_all_raw(statement).await?;
    Ok(rows.iter().map(|row| T::from_query_result(row, "")).collect::<std::result::Result<_, _>>()?)
}

pub(crate) async fn one<T: FromQueryResult>(
    database: &impl ConnectionTrait,
    sql: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Option<T>> {
    let statement = Statement::from_sql_and_values(database.get_database_backend(), sql, values);
    let row = database.query_one_raw(statement).await?;
    Ok(row.map(|row| T::from_query_result(&row, "")).transpose()?)
}

/// Lists that go into a statement go in parts: databases limit how much one may hold.
pub(crate) fn chunks<T: Clone>(list: &[T]) -> impl Iterator<Item = Vec<T>> {
    list.chunks(500).map(<[T]>::to_vec)
}

/// Says how many rows it touched.
pub(crate) async fn run(
    database: &impl ConnectionTrait,
    sql: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<u64> {
    let statement = Statement::from_sql_and_values(database.get_database_backend(), sql, values);
    Ok(database.execute_raw(statement).await?.rows_affected())
}
