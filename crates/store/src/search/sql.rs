//! Many rows in one value: a list is handed over as JSON, because each further `$n` costs.

use sea_orm::DbBackend;

/// The rows of a JSON list of lists as a `SELECT`, each column in its type.
pub(super) fn rows(backend: DbBackend, columns: &[&str]) -> String {
    let column = |(place, kind): (usize, &&str)| match backend {
        DbBackend::Postgres => format!("CAST(value->>{place} AS {kind})"),
        _ => format!("value->>{place}"),
    };
    let columns: Vec<String> = columns.iter().enumerate().map(column).collect();
    format!("SELECT {} FROM {} WHERE TRUE", columns.join(", "), each(backend))
}

/// The numbers of a JSON list, to be used after `IN`.
pub(super) fn numbers(backend: DbBackend, place: usize) -> String {
    match backend {
        DbBackend::Postgres => format!("(SELECT CAST(value AS BIGINT) FROM jsonb_array_elements_text(${place}))"),
        _ => format!("(SELECT value FROM json_each(${place}))"),
    }
}

/// The texts of a JSON list, to be used after `IN`.
pub(super) fn texts(backend: DbBackend, place: usize) -> String {
    match backend {
        DbBackend::Postgres => format!("(SELECT value FROM jsonb_array_elements_text(${place}))"),
        _ => format!("(SELECT value FROM json_each(${place}))"),
    }
}

fn each(backend: DbBackend) -> &'static str {
    match backend {
        DbBackend::Postgres => "jsonb_array_elements($1)",
        _ => "json_each($1)",
    }
}
