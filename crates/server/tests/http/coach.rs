//! Coaches.

use testkit::calls::{SEASON, Sample, list};

use crate::client::Client;

#[tokio::test]
async fn a_coach_has_all_his_fields_and_his_figures_add_up() {
    let client = Client::demo().await;
    let Sample { coach, team, .. } = client.sample().await;
    let body = client.json(&format!("/api/v1/coach/{coach}?season={SEASON}&team={team}")).await;
    for field in ["id", "fullName", "name", "country", "position", "level", "birthday", "team", "photo", "stats"] {
        assert!(!body[field].is_null(), "{field}");
    }
    let stat = |key: &str| body["stats"][key].as_u64().unwrap();
    assert_eq!(stat("gamesPlayed"), stat("won") + stat("defeat") + stat("draw"));
    let history = client.json(&format!("/api/v1/coach/{coach}/history")).await;
    let now = &history[0]["seasons"][0];
    assert_eq!((&now["matches"], &now["position"]), (&stat("gamesPlayed").into(), &body["position"]));
    assert!(now["order"].is_number() && history[0]["team"]["id"] == team);
}

#[tokio::test]
async fn his_last_matches_are_twenty_at_most_unless_asked_otherwise() {
    let client = Client::demo().await;
    let Sample { coach, .. } = client.sample().await;
    let last = "20252026";
    let standard = client.json(&format!("/api/v1/coach/{coach}/matches?season={SEASON}")).await;
    assert!(list(&standard).len() <= 20 && list(&standard).iter().all(|m| m["status"].as_i64() >= Some(3)));
    let three = client.json(&format!("/api/v1/coach/{coach}/matches?season={SEASON}&matches=3")).await;
    assert_eq!(list(&three), &list(&standard)[..3]);
    let mut whole_seasons = 0;
    for team in 1..=6 {
        let squad = client.json(&format!("/api/v1/team/squad?id={team}&season={last}")).await;
        let coach = &squad["technical_team"][0]["id"];
        let before = client.json(&format!("/api/v1/coach/{coach}/matches?season={last}")).await;
        assert!(list(&before).len() <= 20);
        whole_seasons += usize::from(list(&before).len() == 20);
    }
    assert!(whole_seasons > 0, "a whole season has more than twenty");
}

#[tokio::test]
async fn what_cannot_be_answered_is_said() {
    let client = Client::demo().await;
    let Sample { coach, player, opponent, .. } = client.sample().await;
    for call in ["", "/matches", "/history"] {
        client.get(&format!("/api/v1/coach/999999{call}")).await.is_error(404, "not_found");
        client.get(&format!("/api/v1/coach/{player}{call}")).await.is_error(404, "not_found");
        client.get(&format!("/api/v1/coach/x{call}")).await.is_error(400, "invalid_parameter");
    }
    client.get(&format!("/api/v1/coach/{coach}?team={opponent}")).await.is_error(404, "not_found");
    for wrong in ["matches=0", "matches=101", "matches=x", "season=1"] {
        client.get(&format!("/api/v1/coach/{coach}/matches?{wrong}")).await.is_error(400, "invalid_parameter");
    }
}
