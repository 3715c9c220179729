//! What is measured, and under which names. `docs/OPERATING.md` lists them for those who watch.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_histogram, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

const REQUESTS: &str = "jornada_http_requests_total";
const REQUEST_SECONDS: &str = "jornada_http_request_seconds";
const CACHE: &str = "jornada_cache_requests_total";
const DATABASE_SECONDS: &str = "jornada_database_seconds";

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
            Some(handle)
        })
        .as_ref()
}

/// Starts measuring; harmless when it has started.
pub(crate) fn start() {
    handle();
}

pub(crate) fn render() -> String {
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

pub(crate) fn request(route: &str, method: &'static str, status: u16, took: Duration) {
    counter!(REQUESTS, "route" => route.to_owned(), "method" => method, "status" => status_text(status)).increment(1);
    histogram!(REQUEST_SECONDS, "route" => route.to_owned()).record(took.as_secs_f64());
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum CacheResult {
    Hit,
    Miss,
    /// The database was away: the last good answer was given.
    Stale,
}

pub(crate) fn cache(result: CacheResult) {
    let result = match result {
        CacheResult::Hit => "hit",
        CacheResult::Miss => "miss",
        CacheResult::Stale => "stale",
    };
    counter!(CACHE, "result" => result).increment(1);
}

pub(crate) fn database_time(took: Duration) {
    histogram!(DATABASE_SECONDS).record(took.as_secs_f64());
}

/// The statuses that we answer with, without an allocation each time.
fn status_text(status: u16) -> &'static str {
    match status {
        200 => "200",
        204 => "204",
        304 => "304",
        400 => "400",
        401 => "401",
        403 => "403",
        404 => "404",
        405 => "405",
        409 => "409",
        413 => "413",
        414 => "414",
        415 => "415",
        429 => "429",
        431 => "431",
        500 => "500",
        503 => "503",
        _ => "other",
    }
}
