//! What is measured, and under which names. `docs/OPERATING.md` lists them for those who watch.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};
use std::time::Duration;

use metrics::{Counter, Histogram, counter, describe_counter, describe_histogram, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use xxhash_rust::xxh3::xxh3_64_with_seed;

const REQUESTS: &str = "jornada_http_requests_total";
const REQUEST_SECONDS: &str = "jornada_http_request_seconds";
const CACHE: &str = "jornada_cache_requests_total";
const DATABASE_SECONDS: &str = "jornada_database_seconds";
const RENDERS: &str = "jornada_renders_total";
const RENDER_SECONDS: &str = "jornada_render_seconds";
const SIGN_INS: &str = "jornada_sign_ins_total";
const JOBS: &str = "jornada_jobs_total";

const BUCKETS: [f64; 14] =
    [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

fn handle() -> Option<&'static PrometheusHandle> {
    HANDLE
        .get_or_init(|| {
            let handle = PrometheusBuilder::new().set_buckets(&BUCKETS).ok()?.install_recorder().ok()?;
            describe_counter!(REQUESTS, "Requests by route, method and status");
            describe_histogram!(REQUEST_SECONDS, "Time from request to answer by route");
            describe_counter!(CACHE, "Look-ups in the response cache by result");
            describe_histogram!(DATABASE_SECONDS, "Time that database statements took");
            describe_counter!(RENDERS, "Pages painted, and those that were not, by result");
            describe_histogram!(RENDER_SECONDS, "Time from asking for a page to having it, waiting included");
            describe_counter!(SIGN_INS, "Attempts to sign in by result");
            Some(handle)
        })
        .as_ref()
}

/// Starts measuring; harmless when it has started.
pub(crate) fn start() {
    handle();
}

pub(crate) fn report() -> String {
    handle().map(PrometheusHandle::render).unwrap_or_default()
}

/// Folds what was measured into its buckets now and then, so that it does not pile up between two looks.
pub(crate) async fn upkeep() {
    let mut pause = tokio::time::interval(Duration::from_secs(5));
    loop {
        pause.tick().await;
        if let Some(handle) = handle() {
            handle.run_upkeep();
        }
    }
}

/// What is counted for one route, method and status.
#[derive(Clone)]
struct Route {
    requests: Counter,
    seconds: Histogram,
}

thread_local! {
    /// The figures of each route, looked up once in each thread: every request passes here.
    static ROUTES: RefCell<HashMap<u64, Route>> = RefCell::default();
}

pub(crate) fn request(route: &str, method: &'static str, status: u16, took: Duration) {
    let key = xxh3_64_with_seed(route.as_bytes(), xxh3_64_with_seed(method.as_bytes(), status.into()));
    ROUTES.with_borrow_mut(|routes| {
        let figures = routes.entry(key).or_insert_with(|| Route {
            requests: counter!(
                REQUESTS,
                "route" => route.to_owned(), "method" => method, "status" => status.to_string()
            ),
            seconds: histogram!(REQUEST_SECONDS, "route" => route.to_owned()),
        });
        figures.requests.increment(1);
        figures.seconds.record(took.as_secs_f64());
    });
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum CacheResult {
    Hit,
    Miss,
    /// The database was away: the last good answer was given.
    Stale,
}

/// Looked up once, after [`start`].
struct Figures {
    hit: Counter,
    miss: Counter,
    stale: Counter,
    database: Histogram,
}

static FIGURES: LazyLock<Figures> = LazyLock::new(|| {
    start();
    let cache = |result: &'static str| counter!(CACHE, "result" => result);
    Figures { hit: cache("hit"), miss: cache("miss"), stale: cache("stale"), database: histogram!(DATABASE_SECONDS) }
});

pub(crate) fn cache(result: CacheResult) {
    let counter = match result {
        CacheResult::Hit => &FIGURES.hit,
        CacheResult::Miss => &FIGURES.miss,
        CacheResult::Stale => &FIGURES.stale,
    };
    counter.increment(1);
}

pub(crate) fn database_time(took: Duration) {
    FIGURES.database.record(took.as_secs_f64());
}

/// A page was painted, or why not.
pub(crate) fn render(result: &'static str, took: Duration) {
    start();
    counter!(RENDERS, "result" => result).increment(1);
    histogram!(RENDER_SECONDS).record(took.as_secs_f64());
}

/// Somebody tried to sign in.
pub(crate) fn sign_in(result: &'static str) {
    start();
    counter!(SIGN_INS, "result" => result).increment(1);
}

/// A job was done, put off or given up.
pub(crate) fn job(result: &'static str) {
    start();
    counter!(JOBS, "result" => result).increment(1);
}
