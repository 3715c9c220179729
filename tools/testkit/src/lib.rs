//! For tests and measurements only: fresh databases of both kinds, every call of the API, and the real results where they
//! are at hand.

pub mod calls;
mod log;
pub mod newsroom;
pub mod outbox;

use async_recursion::async_recursion as boxed;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sea_orm::{ConnectionTrait, Database, DatabaseConnection, DbBackend, Statement};
use store::{DatabaseUrl, Store, StoreOptions};
use tempfile::TempDir;

/// A database that nobody else uses and that goes away with this value.
pub struct TestDatabase {
    pub url: DatabaseUrl,
    pub folder: TempDir,
    name: Option<String>,
}

impl TestDatabase {
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        Self { url: DatabaseUrl::Sqlite(folder.path().join("jornada.sqlite")), folder, name: None }
    }

    /// Where a SQLite database is.
    pub fn file(&self) -> &Path {
        match &self.url {
            DatabaseUrl::Sqlite(file) => file,
            DatabaseUrl::Postgres(_) => panic!("only a SQLite database is a file"),
        }
    }

    /// A new database on the server that `scripts/with-postgres` started.
    #[boxed]
    pub async fn postgres() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        run(&format!("CREATE DATABASE {name}")).await;
        let url = server_url().rsplit_once('/').map(|(server, _)| format!("{server}/{name}"));
        Self {
            url: DatabaseUrl::Postgres(url.expect("the server's address ends with a database")),
            folder: tempfile::tempdir().expect("a temporary folder"),
            name: Some(name),
        }
    }

    /// One of each kind.
    #[boxed]
    pub async fn both() -> Vec<Self> {
        vec![Self::sqlite(), Self::postgres().await]
    }

    /// The same where there is a PostgreSQL server; else SQLite alone, said aloud. `make test` always brings one.
    #[boxed]
    pub async fn at_hand() -> Vec<Self> {
        if std::env::var_os(SERVER).is_some() {
            return Self::both().await;
        }
        #[allow(clippy::print_stderr, reason = "a skipped test must say so")]
        {
            eprintln!("SKIPPED on PostgreSQL: run it with `scripts/with-postgres cargo test …`");
        }
        vec![Self::sqlite()]
    }

    #[boxed]
    pub async fn open(&self) -> Store {
        log::show_warnings();
        let options = StoreOptions { acquire_timeout: PATIENCE, ..StoreOptions::new(self.url.clone()) };
        let store = Store::open(&options).await.expect("the test database opens");
        store.migrate().await.expect("the test database migrates");
        store
    }

    /// The address as the command line takes it.
    pub fn url_text(&self) -> String {
        match &self.url {
            DatabaseUrl::Sqlite(file) => format!("sqlite:{}", file.display()),
            DatabaseUrl::Postgres(url) => url.clone(),
        }
    }

    /// Every row of every table, as one text: what is not in it is not in the database.
    #[boxed]
    pub async fn everything(&self) -> String {
        let url = match &self.url {
            DatabaseUrl::Sqlite(file) => format!("sqlite:{}?mode=ro", file.display()),
            DatabaseUrl::Postgres(url) => url.clone(),
        };
        let database: DatabaseConnection = Database::connect(url).await.expect("the test database answers");
        let backend = database.get_database_backend();
        let tables = match backend {
            DbBackend::Postgres => "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
            _ => "SELECT name FROM sqlite_master WHERE type = 'table'",
        };
        let rows = async |sql: String| {
            let statement = Statement::from_string(backend, sql);
            database.query_all_raw(statement).await.expect("the test database obeys")
        };
        let mut all = String::new();
        for table in rows(tables.to_owned()).await {
            let name: String = table.try_get("", "name").expect("a table has a name");
            // As the database itself writes a row: then no type is left out.
            let sql = match backend {
                DbBackend::Postgres => format!("SELECT CAST(t AS TEXT) AS row FROM \"{name}\" t"),
                _ => {
                    let columns = rows(format!("SELECT name FROM pragma_table_info('{name}')")).await;
                    let quoted = columns.iter().map(|column| {
                        let column: String = column.try_get("", "name").expect("a column has a name");
                        format!("quote(\"{column}\")")
                    });
                    let quoted: Vec<String> = quoted.collect();
                    format!("SELECT {} AS row FROM \"{name}\"", quoted.join(" || ',' || "))
                }
            };
            for row in rows(sql).await {
                let text: Option<String> = row.try_get("", "row").expect("a row is a text");
                all.push_str(&format!("{name}: {}\n", text.unwrap_or_default()));
            }
        }
        database.close().await.expect("the connection closes");
        all
    }

    /// Takes a PostgreSQL database away (`false`), as if its server had gone, or gives it back.
    #[boxed]
    pub async fn allow_connections(&self, allow: bool) {
        let name = self.name.as_deref().expect("only a PostgreSQL database can be taken away");
        run(&format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {allow}")).await;
        if !allow {
            run(&format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")).await;
        }
    }
}

/// Tests share the machine with their like: a connection may be longer in coming than any visitor would wait.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where `scripts/with-postgres` says which server there is.
const SERVER: &str = "JORNADA_TEST_POSTGRES";

fn server_url() -> String {
    std::env::var(SERVER)
        .expect("this test needs PostgreSQL: run it with `make test`, or with `scripts/with-postgres cargo test …`")
}

async fn run(sql: &str) {
    let database: DatabaseConnection = Database::connect(server_url()).await.expect("the PostgreSQL server answers");
    database.execute_unprepared(sql).await.expect("the PostgreSQL server obeys");
    database.close().await.expect("the connection closes");
}

/// The folder with real results, or `None` – said aloud – where it is not there.
pub fn real_results() -> Option<PathBuf> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let folder = std::env::var_os("JORNADA_TEST_DATA").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    if folder.is_dir() {
        return Some(folder);
    }
    #[allow(clippy::print_stderr, reason = "a skipped test must say so")]
    {
        eprintln!("SKIPPED: no real results at {} (set JORNADA_TEST_DATA)", folder.display());
    }
    None
}
