//! One module for each command.

mod backup;
mod demo;
mod dump;
mod events;
mod export;
mod import;
mod key;
mod migrate;
mod newsletter;
mod openapi;
mod serve;
mod user;

use std::path::PathBuf;

use store::{Store, StoreError};
use thiserror::Error;

use crate::command_line::{Command, CommandLine};
use crate::config::{Config, ConfigError, Flags};
use crate::logging;

#[derive(Debug, Error)]
pub(crate) enum CommandError {
    #[error("{0}")]
    Config(#[from] ConfigError),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Import(#[from] feeds::import::ImportError),
    #[error("{0}")]
    Export(#[from] feeds::export::ExportError),
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("{0}")]
    Bundle(#[from] render::BundleError),
    #[error("{0}")]
    Pages(#[from] render::Failure),
    #[error("{0}")]
    Media(#[from] media::MediaError),
    #[error("the demo newsroom: {0}")]
    Newsroom(#[from] feeds::demo::NewsroomError),
    #[error("cannot listen on {address}: {error}")]
    Listen { address: std::net::SocketAddr, error: std::io::Error },
    #[error("{0}")]
    Other(String),
}

pub(crate) fn run(command_line: CommandLine) -> Result<(), CommandError> {
    let mut flags = Flags { config: command_line.config, data: command_line.data, listen: None };
    if let Command::Serve { listen, .. } = &command_line.command {
        flags.listen = *listen;
    }
    let config = Config::read(&flags)?;
    logging::start(&config.log);
    let runtime = tokio::runtime::Runtime::new().map_err(|error| CommandError::Other(error.to_string()))?;
    runtime.block_on(async {
        match command_line.command {
            Command::Serve { demo, .. } => serve::run(&config, demo).await,
            Command::Migrate => migrate::run(&config).await,
            Command::Openapi => openapi::run(&config),
            Command::Import(format) => import::run(&config, format).await,
            Command::Export { competition, season, format } => export::run(&config, &competition, season, format).await,
            Command::Dump => dump::run(&config).await,
            Command::Key(command) => key::run(&config, command).await,
            Command::User(command) => user::run(&config, command).await,
            Command::Newsletter { id } => newsletter::list(&config, &id).await,
            Command::Events { from, to } => events::list(&config, from, to).await,
            Command::Demo { seasons } => demo::run(&config, seasons).await,
            Command::Backup { file } => backup::save(&config, &file).await,
            Command::Restore { file } => backup::restore(&config, &file).await,
        }
    })
}

/// Does some work with the store, and leaves the database closed: SQLite then has everything in one file.
async fn with_store<T>(
    config: &Config,
    work: impl AsyncFnOnce(&Store) -> Result<T, CommandError>,
) -> Result<T, CommandError> {
    let store = open(config).await?;
    let result = work(&store).await;
    store.close().await?;
    result
}

/// The store with its schema up to date.
async fn open(config: &Config) -> Result<Store, CommandError> {
    let store = Store::open(&config.store()?).await?;
    for name in store.migrate().await? {
        tracing::info!(name, "migration applied");
    }
    Ok(store)
}

/// Bytes that nobody can know.
fn random<const N: usize>() -> Result<[u8; N], CommandError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| CommandError::Other(format!("no randomness: {error}")))?;
    Ok(bytes)
}

/// Writes to standard output; a reader that went away is no error.
fn print(text: &str) -> Result<(), CommandError> {
    use std::io::Write;
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(CommandError::Other(error.to_string())),
        _ => Ok(()),
    }
}
