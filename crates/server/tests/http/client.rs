//! A client that talks to the router in-process.

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::Value;
use server::{App, AppOptions, Edge, Pages, Secret, SignIn};
use std::sync::Arc;
use std::time::Duration;
use store::clock::Clock;
use testkit::TestDatabase;
use testkit::calls::Sample;
use testkit::outbox::{Outbox, chance};
use tokio::sync::OnceCell;

/// A Saturday evening in the middle of a season.
pub const NOW: &str = "2026-11-14T21:10:00Z";

/// What this server signs with.
pub const SECRET: &str = "a secret that only the tests know";

pub struct Client {
    pub app: App,
    service: Edge,
    pub database: TestDatabase,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

pub fn now() -> Timestamp {
    NOW.parse().unwrap()
}

pub fn lisbon() -> TimeZone {
    TimeZone::get("Europe/Lisbon").unwrap()
}

fn options(pages: Option<Pages>) -> AppOptions {
    AppOptions {
        clock: Clock::frozen(now()),
        zone: lisbon(),
        cache_bytes: 8 << 20,
        keep_changes: Duration::from_secs(3600),
        pages,
        model: content::model::Model::built_in(),
        secret: Secret::new(SECRET).unwrap(),
        proxy_hops: 0,
        library: None,
        sign_in: SignIn::by_password(Arc::new(Outbox::default()), chance),
        correspondence: server::Correspondence::default(),
        installation: server::Installation::default(),
    }
}

impl Client {
    pub async fn new(database: TestDatabase) -> Self {
        Self::with_pages(database, None).await
    }

    /// With other options than usual.
    pub async fn with(database: TestDatabase, change: impl FnOnce(&mut AppOptions)) -> Self {
        let mut options = options(None);
        change(&mut options);
        let app = App::start(database.open().await, options).await.unwrap();
        Self { service: server::service(&app), app, database }
    }

    pub async fn with_pages(database: TestDatabase, pages: Option<Pages>) -> Self {
        let store = database.open().await;
        let app = App::start(store, options(pages)).await.unwrap();
        Self { service: server::service(&app), app, database }
    }

    /// The demo league as it is on [`NOW`]: loaded once, and copied for each test.
    pub async fn demo() -> Self {
        Self::new(Self::demo_database().await).await
    }

    /// A database of that league.
    pub async fn demo_database() -> TestDatabase {
        static LEAGUE: OnceCell<TestDatabase> = OnceCell::const_new();
        let league = LEAGUE.get_or_init(async || {
            let client = Self::new(TestDatabase::sqlite()).await;
            client.load_demo().await;
            let copy = TestDatabase::sqlite();
            client.app.store().backup(copy.file()).await.unwrap();
            copy
        });
        let database = TestDatabase::sqlite();
        std::fs::copy(league.await.file(), database.file()).unwrap();
        database
    }

    /// The same on PostgreSQL.
    pub async fn demo_on_postgres() -> TestDatabase {
        let client = Self::new(TestDatabase::postgres().await).await;
        client.load_demo().await;
        client.database
    }

    /// The same league, every answer made anew.
    pub async fn without_cache(self) -> Self {
        let store = self.database.open().await;
        let app = App::start(store, AppOptions { cache_bytes: 0, ..options(None) }).await.unwrap();
        Self { service: server::service(&app), app, database: self.database }
    }

    pub async fn load_demo(&self) {
        feeds::demo::load(self.app.store(), now(), &lisbon(), feeds::demo::SEED).await.unwrap();
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.service.handle(request).await;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::builder().method(Method::GET).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.get_with(path, &[]).await
    }

    /// Matches and people of the demo league.
    pub async fn sample(&self) -> Sample {
        Sample::find(async |address: String| self.json(&address).await).await
    }

    /// The body of an answer that must be 200.
    pub async fn json(&self, path: &str) -> Value {
        let answer = self.get(path).await;
        assert_eq!(answer.status, 200, "{path}: {}", String::from_utf8_lossy(&answer.body));
        answer.json()
    }
}

impl Answer {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn json(&self) -> Value {
        assert!(
            ["application/json", "application/json; charset=utf-8"].iter().any(|it| self.headers["content-type"] == it)
        );
        serde_json::from_slice(&self.body).unwrap()
    }

    /// Checks the sports API's error body.
    #[track_caller]
    pub fn is_error(&self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!(self.status, status, "{body}");
        assert_eq!((&body["error"], &body["statusCode"]), (&Value::from(code), &Value::from(status)), "{body}");
        assert!(body["message"].as_str().is_some_and(|text| !text.is_empty()));
        body
    }
}
