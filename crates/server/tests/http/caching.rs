use content::model::Model;
use football::score::{FullScore, Score};
use football::season::SeasonId;
use football::state::MatchState;
use serde_json::json;
use store::clock::Clock;
use store::content::{Author, NewDocument};
use store::matches::MatchFacts;
use testkit::TestDatabase;

use crate::client::{Client, now};

const LIGA: &str = "/api/v2/competition/standings?competition=liga-atlantica&season=20262027";

/// Gives the first match of round 14 that is not over a result, as an operator would.
async fn score(client: &Client, store: &store::Store) {
    let edition = store.edition("liga-atlantica", SeasonId::starting_in(2026).unwrap()).await.unwrap().unwrap();
    let matches = client.app.store().matches_of_edition(edition.id).await.unwrap();
    let open = matches.iter().find(|m| m.facts.state.is_live()).unwrap();
    let facts = MatchFacts {
        state: MatchState::Finished,
        score: Some(FullScore::plain(Score::new(9, 8))),
        ..open.facts.clone()
    };
    let mut write = store.write().await.unwrap();
    write.update_match(&edition, open, open.round_id, facts).await.unwrap();
    write.commit(now(), "result", json!({})).await.unwrap().unwrap();
}

#[tokio::test]
async fn an_answer_has_an_etag_and_is_not_sent_twice() {
    let client = Client::demo().await;
    let first = client.get(LIGA).await;
    let etag = first.headers["etag"].to_str().unwrap().to_owned();
    assert!(etag.starts_with('"') && !etag.starts_with("W/"), "strong");
    let again = client.get_with(LIGA, &[("if-none-match", &etag)]).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    assert_eq!(again.headers["etag"].to_str().unwrap(), etag);
    assert_eq!(first.headers["vary"], "accept-encoding, locale");
    assert!(first.headers["cache-tag"].to_str().unwrap().contains("competition/liga-atlantica/20262027"));
    assert!(first.headers["cache-control"].to_str().unwrap().starts_with("public"));
}

#[tokio::test]
async fn compressed_answers_are_smaller_and_the_same() {
    let client = Client::demo().await;
    let plain = client.get(LIGA).await;
    for encoding in ["br", "zstd", "gzip"] {
        let answer = client.get_with(LIGA, &[("accept-encoding", encoding)]).await;
        assert_eq!(answer.headers["content-encoding"], encoding);
        assert_ne!(answer.headers["etag"], plain.headers["etag"]);
        assert!(answer.body.len() * 4 < plain.body.len(), "{encoding}: {}", answer.body.len());
    }
}

#[tokio::test]
async fn the_language_is_part_of_the_answer() {
    let client = Client::demo().await;
    let portuguese = client.get_with(LIGA, &[("locale", "pt-PT")]).await;
    let english = client.get_with(LIGA, &[("locale", "en")]).await;
    let unknown = client.get_with(LIGA, &[("locale", "tlh")]).await;
    assert_ne!(portuguese.body, english.body);
    assert_eq!(portuguese.body, unknown.body);
}

#[tokio::test]
async fn a_write_is_seen_by_the_next_reader() {
    let client = Client::demo().await;
    let before = client.get(LIGA).await;
    score(&client, client.app.store()).await;
    let after = client.get(LIGA).await;
    assert_ne!(before.body, after.body);
}

#[tokio::test]
async fn a_write_of_another_process_is_seen_soon_on_both_databases() {
    for database in TestDatabase::both().await {
        let client = Client::new(database).await;
        feeds::demo::load(client.app.store(), now(), &crate::client::lisbon(), feeds::demo::SEED).await.unwrap();
        let other = client.database.open().await;
        let app = client.app.clone();
        let background = tokio::spawn(async move { app.background().await });
        let before = client.get(LIGA).await;
        score(&client, &other).await;
        let seen = async {
            while client.get(LIGA).await.body == before.body {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(20), seen).await.expect("the change is followed");
        background.abort();
    }
}

/// A giveaway that is over is shown otherwise, although nobody has written anything.
#[tokio::test]
async fn an_answer_stands_no_longer_than_to_the_next_moment_that_an_entry_names() {
    let clock = Clock::by_hand(now());
    let client = Client::with(TestDatabase::sqlite(), |options| options.clock = clock).await;
    // By another process, of which this one hears nothing here.
    let elsewhere = client.database.open().await;
    let model = Model::built_in();
    let add = async |title: &str, ends: i64| {
        let ends = now() + jiff::SignedDuration::from_mins(ends);
        let data = json!({ "title": title, "platform": "all", "startsAt": "2026-01-01T00:00:00.000Z",
            "endsAt": format!("{ends:.3}") });
        let data = data.as_object().unwrap().clone();
        let new = NewDocument { data, locale: "pt-PT".to_owned(), published: Some(now()), ..NewDocument::default() };
        let mut write = elsewhere.write().await.unwrap();
        write.add_document(&model, model.named("contest"), new, &Author::default(), now()).await.unwrap();
        write.commit(now(), "test", json!({})).await.unwrap();
    };
    let seen = async || client.json("/api/contests").await["data"].as_array().unwrap().len();
    add("uma hora", 60).await;
    add("um dia", 24 * 60).await;
    assert_eq!(seen().await, 2);
    add("mais um", 30).await;
    clock.pass(59 * 60);
    assert_eq!(seen().await, 2, "as it was kept");
    clock.pass(60);
    assert_eq!(seen().await, 3, "one of them is over: it was asked for anew");
    add("ainda um", 5).await;
    clock.pass(22 * 60 * 60);
    assert_eq!(seen().await, 3, "what is long over changes nothing any more");
    clock.pass(60 * 60);
    assert_eq!(seen().await, 4);
}

/// Answers that are at hand are given before routing: they must be the same in every respect.
#[tokio::test]
async fn the_short_way_gives_the_same_answer_as_the_long_one() {
    let client = Client::demo().await;
    let crest = client.json("/api/v1/competition/teams?competition=liga-atlantica").await;
    let crest = crest[0]["logo"]["normal"]["small"].as_str().unwrap().to_owned();
    for path in [LIGA, "/api/v2/seasons", "/api/docs", "/api/openapi.json", &crest] {
        for locale in ["pt-PT", "en"] {
            let mut answers = Vec::new();
            for _ in 0..3 {
                let mut answer = client.get_with(path, &[("locale", locale), ("accept-encoding", "gzip")]).await;
                assert!(answer.headers.remove("x-request-id").is_some());
                // The connection adds it where the router has not.
                answer.headers.remove("content-length");
                answers.push((answer.status, answer.headers, answer.body));
            }
            assert!(answers[0] == answers[1] && answers[1] == answers[2], "{path} in {locale}");
        }
    }
    // Whoever says who they are goes the whole way.
    assert_eq!(client.get_with(LIGA, &[("authorization", "Bearer x")]).await.body, client.get(LIGA).await.body);
    let figures = String::from_utf8(client.get("/metrics").await.body).unwrap();
    assert!(figures.contains("route=\"/api/v2/competition/standings\""), "the short way counts for its route");
}

#[tokio::test]
async fn head_is_get_without_a_body() {
    let client = Client::demo().await;
    let request = axum::http::Request::head(LIGA).body(axum::body::Body::empty()).unwrap();
    let answer = client.send(request).await;
    assert_eq!((answer.status.as_u16(), answer.body.len()), (200, 0));
    assert_eq!(answer.headers["etag"], client.get(LIGA).await.headers["etag"]);
}
