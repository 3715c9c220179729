//! How many statements each call takes: a fixed number, however many rows it reads. In a program of its own, because the
//! count is the program's.

#![allow(clippy::unwrap_used, dead_code, reason = "a test that cannot go on should say where; parts are shared")]

#[path = "http/client.rs"]
mod client;

use client::Client;
use content::model::Model;
use testkit::calls::every_call;
use tokio::sync::Mutex;

/// No call needs more than this, whatever it shows.
const MOST: u64 = 16;

async fn statements(client: &Client) -> u64 {
    let answer = client.get("/metrics").await;
    let line = answer.text().lines().find_map(|line| line.strip_prefix("jornada_database_seconds_count "));
    line.map_or(0, |count| count.trim().parse().unwrap())
}

/// The count is the program's, so one test counts at a time.
static COUNTING: Mutex<()> = Mutex::const_new(());

#[tokio::test]
async fn no_call_asks_the_database_once_for_each_row() {
    let _counting = COUNTING.lock().await;
    let client = Client::demo().await;
    let calls = every_call(&client.sample().await);
    let client = client.without_cache().await;
    for call in &calls {
        let before = statements(&client).await;
        assert_eq!(client.get(&call.address).await.status, 200, "{}", call.address);
        let count = statements(&client).await - before;
        assert!((1..=MOST).contains(&count), "{}: {count} statements", call.address);
    }
    // A whole month, a whole season and a whole career take no more than a small one.
    for (small, large) in [
        ("/api/v1/calendar/matches/month/2026-07", "/api/v1/calendar/matches/month/2026-11"),
        ("/api/v1/team/matches?id=1&limit=1", "/api/v1/team/matches?id=1"),
        (
            "/api/v1/competition/teams?competition=taca-atlantica",
            "/api/v1/competition/teams?competition=liga-atlantica",
        ),
    ] {
        let mut counts = Vec::new();
        for address in [small, large] {
            let before = statements(&client).await;
            client.get(address).await;
            counts.push(statements(&client).await - before);
        }
        assert!(counts[1] <= counts[0] + 2, "{large}: {counts:?}");
    }
}

/// However many entries a page has and however deep it is populated, the number of statements follows from what is asked
/// for.
#[tokio::test]
async fn what_is_populated_is_read_for_all_entries_at_once() {
    let _counting = COUNTING.lock().await;
    let client = Client::demo().await;
    testkit::newsroom::fill(client.app.store(), &Model::built_in(), client::now(), 60).await;
    let client = client.without_cache().await;
    for populate in [
        "populate=*",
        "populate[related][populate]=*&populate[tags][populate]=*&populate[author][populate]=*",
        "populate[content][populate]=*&populate[related][populate][related][populate][related][populate]=*",
        "populate[related][populate][tags][sort]=name:desc&populate[related][sort]=title:desc",
        "populate[localizations][populate]=*",
    ] {
        let mut counts = Vec::new();
        for size in [2, 50] {
            let before = statements(&client).await;
            let answer = client.get(&format!("/api/news?{populate}&sort=id:desc&pagination[pageSize]={size}")).await;
            assert_eq!(answer.status, 200, "{populate}: {}", answer.text());
            counts.push(statements(&client).await - before);
        }
        assert!(counts[1] <= counts[0] + 2 && counts[1] <= 60, "{populate}: {counts:?}");
    }
}
