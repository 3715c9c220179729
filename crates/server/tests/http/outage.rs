//! The database goes away while the server runs, and comes back.

use serde_json::json;
use testkit::TestDatabase;

use crate::client::{Client, lisbon, now};

const LIGA: &str = "/api/v2/competition/standings?competition=liga-atlantica&season=20262027";
const SEGUNDA: &str = "/api/v2/competition/standings?competition=segunda-atlantica&season=20262027";

#[tokio::test]
async fn known_answers_are_given_the_rest_is_unavailable_and_all_recovers() {
    let client = Client::new(TestDatabase::postgres().await).await;
    feeds::demo::load(client.app.store(), now(), &lisbon(), feeds::demo::SEED).await.unwrap();
    let good = client.get(LIGA).await;
    assert_eq!(client.get("/readyz").await.status, 200);
    // The kept answer is stale by now, so that giving it is a choice.
    let mut write = client.app.store().write().await.unwrap();
    let edition = write.find_edition("liga-atlantica", "20262027".parse().unwrap()).await.unwrap().unwrap();
    let team = write.find_team_by_external_id("far").await.unwrap().unwrap();
    write.deduct_points(&edition, team.id, 1, 1, ("Teste", "Test")).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();

    client.database.allow_connections(false).await;
    let stale = client.get(LIGA).await;
    assert_eq!((stale.status.as_u16(), &stale.body), (200, &good.body));
    assert_eq!(stale.headers["x-jornada-stale"], "1");
    let unknown = client.get(SEGUNDA).await;
    unknown.is_error(503, "unavailable");
    assert_eq!(unknown.headers["retry-after"], "5");
    client.get("/readyz").await.is_error(503, "unavailable");
    assert_eq!(client.get("/healthz").await.status, 200);

    client.database.allow_connections(true).await;
    let mut answer = client.get(SEGUNDA).await;
    for _ in 0..10 {
        if answer.status != 200 {
            answer = client.get(SEGUNDA).await;
        }
    }
    assert_eq!(answer.status, 200);
    let fresh = client.get(LIGA).await;
    assert!(!fresh.headers.contains_key("x-jornada-stale"));
    assert_ne!(fresh.body, good.body);
}
