//! Opening the database: SQLite in a file beside the program's other data, or PostgreSQL.

use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use sea_orm::SqlxError;
use sea_orm::sqlx::SqliteConnection;
use sea_orm::sqlx::sqlite::{SqliteJournalMode, SqliteSynchronous};
use sea_orm::{ConnectOptions, ConnectionTrait, Database, DatabaseConnection, DbBackend, Statement};
use tokio::sync::Mutex;

use crate::changes::Change;
use crate::clock::Clock;
use crate::{Result, StoreError, boxed, migrate};

/// No statement of ours takes long; one that does is stuck.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(10);
/// Some hundredths of a second.
const STEPS_BETWEEN_LOOKS: i32 = 1_000_000;
const PAUSE: Duration = Duration::from_millis(500);

/// Where the data is.
#[derive(Clone, Debug)]
pub enum DatabaseUrl {
    Sqlite(PathBuf),
    Postgres(String),
}

#[derive(Clone, Debug)]
pub struct StoreOptions {
    pub url: DatabaseUrl,
    pub max_connections: u32,
    /// How long a call waits for a connection before the database counts as unavailable.
    pub acquire_timeout: Duration,
}

type ChangeHook = Arc<dyn Fn(&Change) + Send + Sync>;
type AccountHook = Arc<dyn Fn(i64) + Send + Sync>;

/// The database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(crate) reader: DatabaseConnection,
    /// SQLite has one writer at a time; a pool of one connection lets writes queue here instead of failing there.
    pub(crate) writer: DatabaseConnection,
    hook: Arc<RwLock<Option<ChangeHook>>>,
    account_hook: Arc<RwLock<Option<AccountHook>>>,
    /// Who may write.
    pub(crate) turn: Arc<Mutex<()>>,
    /// How long a write waits for its turn.
    pub(crate) patience: Duration,
}

impl DatabaseUrl {
    /// `postgres://…`, or the default file in the data folder.
    pub fn new(url: Option<&str>, data: &Path) -> std::result::Result<Self, String> {
        match url {
            None => Ok(Self::Sqlite(data.join("jornada.sqlite"))),
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Self::Postgres(url.to_owned()))
            }
            Some(url) => match url.strip_prefix("sqlite:") {
                Some(path) if !path.is_empty() => Ok(Self::Sqlite(path.trim_start_matches("//").into())),
                _ => Err("must begin with postgres:// or sqlite:".to_owned()),
            },
        }
    }
}

impl StoreOptions {
    pub fn new(url: DatabaseUrl) -> Self {
        Self { url, max_connections: 8, acquire_timeout: Duration::from_secs(2) }
    }
}

impl Store {
    /// Connects, without touching the schema.
    #[boxed]
    pub async fn open(options: &StoreOptions) -> Result<Self> {
        let (reader, writer) = match &options.url {
            DatabaseUrl::Sqlite(file) => open_sqlite(file, options).await?,
            DatabaseUrl::Postgres(url) => {
                let pool = open_postgres(url, options).await?;
                (pool.clone(), pool)
            }
        };
        let (turn, patience) = (Arc::default(), options.acquire_timeout);
        Ok(Self { reader, writer, hook: Arc::default(), account_hook: Arc::default(), turn, patience })
    }

    /// Brings the schema up to date; says which migrations were applied.
    #[boxed]
    pub async fn migrate(&self) -> Result<Vec<&'static str>> {
        migrate::up(&self.writer).await
    }

    pub fn backend(&self) -> DbBackend {
        self.reader.get_database_backend()
    }

    /// Whether the database answers and its schema is the one this program was built for.
    #[boxed]
    pub async fn check(&self) -> Result<()> {
        match migrate::pending(&self.reader).await? {
            pending if pending.is_empty() => Ok(()),
            pending => Err(StoreError::Unavailable(format!("migrations pending: {}", pending.join(", ")))),
        }
    }

    /// Calls `hook` with the time that each statement took.
    pub fn on_query(&mut self, hook: impl Fn(Duration) + Clone + Send + Sync + 'static) {
        let for_writer = hook.clone();
        self.reader.set_metric_callback(move |info| hook(info.elapsed));
        self.writer.set_metric_callback(move |info| for_writer(info.elapsed));
    }

    /// Calls `hook` for each committed change, before the writer is told that it is committed, and for those of other
    /// nodes as soon as they are seen.
    pub fn on_change(&self, hook: impl Fn(&Change) + Send + Sync + 'static) {
        *self.hook.write().expect("the lock is never held while panicking") = Some(Arc::new(hook));
    }

    pub(crate) fn announce(&self, change: &Change) {
        let hook = self.hook.read().expect("the lock is never held while panicking").clone();
        if let Some(hook) = hook {
            hook(change);
        }
    }

    /// Calls `hook` with each account that something was written about by this process. Accounts have no place in the
    /// change log, so other nodes hear nothing of it.
    pub fn on_account_change(&self, hook: impl Fn(i64) + Send + Sync + 'static) {
        *self.account_hook.write().expect("the lock is never held while panicking") = Some(Arc::new(hook));
    }

    pub(crate) fn announce_account(&self, id: i64) {
        let hook = self.account_hook.read().expect("the lock is never held while panicking").clone();
        if let Some(hook) = hook {
            hook(id);
        }
    }

    /// Whether this database was ever one of ours.
    #[boxed]
    pub async fn has_schema(&self) -> bool {
        migrate::names(&self.reader).await.is_ok_and(|names| !names.is_empty())
    }

    /// Copies a SQLite database to a new file, as it is at this moment.
    #[boxed]
    pub async fn backup(&self, file: &Path) -> Result<()> {
        let file = file.to_str().ok_or_else(|| StoreError::Unavailable("the file's name is no text".to_owned()))?;
        let copy = Statement::from_sql_and_values(self.backend(), "VACUUM INTO $1", [file.into()]);
        self.writer.execute_raw(copy).await?;
        Ok(())
    }

    /// Closes all connections after what is under way.
    #[boxed]
    pub async fn close(&self) -> Result<()> {
        self.reader.clone().close().await?;
        self.writer.clone().close().await?;
        Ok(())
    }
}

async fn open_sqlite(file: &Path, options: &StoreOptions) -> Result<(DatabaseConnection, DatabaseConnection)> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| {
            StoreError::Unavailable(format!("cannot make the folder {}: {error}", folder.display()))
        })?;
    }
    let connect = async |max_connections: u32, create: bool| {
        let path = file.to_path_buf();
        let mut connect = ConnectOptions::new("sqlite::memory:");
        connect
            .max_connections(max_connections)
            .min_connections(1)
            .acquire_timeout(options.acquire_timeout)
            .test_before_acquire(false)
            .sqlx_logging(false)
            .map_sqlx_sqlite_pool_opts(|pool| pool.after_connect(|connection, _| Box::pin(limit_time(connection))))
            .map_sqlx_sqlite_opts(move |sqlite| {
                let sqlite = sqlite
                    .in_memory(false)
                    .shared_cache(false)
                    .filename(&path)
                    .create_if_missing(create)
                    .journal_mode(SqliteJournalMode::Wal)
                    // Acknowledged means committed: also after a power cut.
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .busy_timeout(Duration::from_secs(10))
                    .pragma("mmap_size", "134217728")
                    .statement_cache_capacity(200);
                // Kibibytes: loading many seasons goes through the writer; readers have the mapped file.
                if create { sqlite.pragma("cache_size", "-65536") } else { sqlite.pragma("query_only", "1") }
            });
        Database::connect(connect).await
    };
    let named = |error: sea_orm::DbErr| StoreError::Unavailable(format!("{}: {error}", file.display()));
    let writer = connect(1, true).await.map_err(named)?;
    let reader = connect(options.max_connections.max(1), false).await.map_err(named)?;
    Ok((reader, writer))
}

/// SQLite has no limit of its own: a statement that goes on for longer than any of ours is stopped. It is looked at every
/// so many steps, which short statements never take; a pause between two looks means that another one has begun.
async fn limit_time(connection: &mut SqliteConnection) -> std::result::Result<(), SqlxError> {
    let (mut begun, mut last): (Option<Instant>, Option<Instant>) = (None, None);
    connection.lock_handle().await?.set_progress_handler(STEPS_BETWEEN_LOOKS, move || {
        let now = Clock::stopwatch();
        if last.is_none_or(|last| now.saturating_duration_since(last) > PAUSE) {
            begun = Some(now);
        }
        last = Some(now);
        begun.is_none_or(|begun| now.saturating_duration_since(begun) < STATEMENT_TIMEOUT)
    });
    Ok(())
}

async fn open_postgres(url: &str, options: &StoreOptions) -> Result<DatabaseConnection> {
    let mut connect = ConnectOptions::new(url);
    connect
        .max_connections(options.max_connections.max(2))
        .min_connections(1)
        .acquire_timeout(options.acquire_timeout)
        .sqlx_logging(false)
        .test_before_acquire(false)
        .test_before_acquire_if_idle_for(Duration::from_secs(5))
        .statement_timeout(STATEMENT_TIMEOUT);
    Ok(Database::connect(connect).await?)
}
