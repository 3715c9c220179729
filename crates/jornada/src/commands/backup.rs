//! Backups of the SQLite database. PostgreSQL has its own, better tools for this.

use std::path::Path;

use store::DatabaseUrl;

use super::{CommandError, open, print};
use crate::config::Config;

pub(super) async fn save(config: &Config, file: &Path) -> Result<(), CommandError> {
    sqlite_file(config)?;
    if file.exists() {
        return Err(CommandError::Other(format!("{} exists: choose another name", file.display())));
    }
    open(config).await?.backup(file).await?;
    print(&format!("saved to {}\n", file.display()))
}

pub(super) async fn restore(config: &Config, file: &Path) -> Result<(), CommandError> {
    let database = sqlite_file(config)?;
    if database.exists() {
        let text = format!("{} exists: move it away first, with the program stopped", database.display());
        return Err(CommandError::Other(text));
    }
    let failed = |error| CommandError::File { path: file.to_owned(), error };
    if let Some(folder) = database.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    // Copied beside and then renamed: a copy cut short never looks like a database.
    let beside = database.with_extension("restoring");
    std::fs::copy(file, &beside).map_err(failed)?;
    std::fs::rename(&beside, &database).map_err(failed)?;
    open(config).await?.check().await?;
    print(&format!("restored from {}\n", file.display()))
}

fn sqlite_file(config: &Config) -> Result<std::path::PathBuf, CommandError> {
    match config.store()?.url {
        DatabaseUrl::Sqlite(file) => Ok(file),
        DatabaseUrl::Postgres(_) => {
            Err(CommandError::Other("this is for SQLite: use pg_dump and pg_restore for PostgreSQL".to_owned()))
        }
    }
}
