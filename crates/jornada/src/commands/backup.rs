//! Backups of the SQLite database. PostgreSQL has its own, better tools for this.

use std::path::{Path, PathBuf};

use media::Place;
use store::{DatabaseUrl, Store, StoreOptions};

use super::{CommandError, print, with_store};
use crate::config::Config;

pub(super) async fn save(config: &Config, file: &Path) -> Result<(), CommandError> {
    sqlite_file(config)?;
    if file.exists() {
        return Err(CommandError::Other(format!("{} exists: choose another name", file.display())));
    }
    with_store(config, async |store| Ok(store.backup(file).await?)).await?;
    print(&format!("saved to {}\n", file.display()))?;
    // Files never change, so that any tool copies them: what matters is not to forget them.
    match config.media_place()? {
        Place::Folder(folder) if folder.join("uploads").exists() => {
            print(&format!("uploads are not in it: copy {} as well\n", folder.display()))
        }
        Place::Folder(_) | Place::Bucket(_) => Ok(()),
    }
}

pub(super) async fn restore(config: &Config, file: &Path) -> Result<(), CommandError> {
    let database = sqlite_file(config)?;
    // Beside the database, SQLite keeps what it has not moved there yet: it would be written over the restored data.
    for ending in ["", "-wal", "-shm"] {
        let part = with_ending(&database, ending);
        if part.exists() {
            let text = format!("{} exists: move it away first, with the program stopped", part.display());
            return Err(CommandError::Other(text));
        }
    }
    if let Some(folder) = database.parent() {
        std::fs::create_dir_all(folder).map_err(|error| CommandError::File { path: folder.to_owned(), error })?;
    }
    // Copied beside, looked at, and then renamed: what is no backup never takes the database's place.
    let beside = with_ending(&database, ".restoring");
    let restored = put_in_place(file, &beside, &database).await;
    for ending in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(with_ending(&beside, ending)));
    }
    restored?;
    print(&format!("restored from {}\n", file.display()))
}

async fn put_in_place(file: &Path, beside: &Path, database: &Path) -> Result<(), CommandError> {
    let failed = |error| CommandError::File { path: file.to_owned(), error };
    std::fs::copy(file, beside).map_err(failed)?;
    let store = Store::open(&StoreOptions::new(DatabaseUrl::Sqlite(beside.to_owned()))).await?;
    let checked = match store.has_schema().await {
        true => store.migrate().await.map(drop).map_err(CommandError::from),
        false => Err(CommandError::Other(format!("{} is no backup of this program's data", file.display()))),
    };
    store.close().await?;
    checked?;
    std::fs::rename(beside, database).map_err(failed)
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn sqlite_file(config: &Config) -> Result<PathBuf, CommandError> {
    match config.store()?.url {
        DatabaseUrl::Sqlite(file) => Ok(file),
        DatabaseUrl::Postgres(_) => {
            Err(CommandError::Other("this is for SQLite: use pg_dump and pg_restore for PostgreSQL".to_owned()))
        }
    }
}
