use serde_json::Value;

use crate::client::Client;

#[tokio::test]
async fn a_competition_has_its_rounds_promotions_and_penalties() {
    let client = Client::demo().await;
    let liga = client.json("/api/v1/competition/liga-atlantica").await;
    assert_eq!((&liga["label"], &liga["seasonId"]), (&Value::from("Liga Atlântica"), &Value::from(20_262_027)));
    assert_eq!((&liga["format"], &liga["isInternational"]), (&Value::from("league"), &Value::from(false)));
    assert_eq!(liga["rounds"].as_array().unwrap().len(), 34);
    assert_eq!(liga["promotions"][5]["label"], "Play-off de manutenção");
    let segunda = client.get_with("/api/v1/competition/segunda-atlantica", &[("locale", "en")]).await.json();
    assert_eq!(segunda["penalties"][0]["points"], 3);
    assert_eq!(segunda["penalties"][0]["message"], "Breach of the financial requirements");
    assert_eq!(segunda["promotions"][0]["label"], "Promotion");
    let past = client.json("/api/v1/competition/liga-atlantica?season=20252026").await;
    assert_eq!((&past["seasonId"], &past["hasMatchesLive"]), (&Value::from(20_252_026), &Value::from(false)));
    assert_eq!(past["rounds"].as_array().unwrap().len(), 36, "with the two legs of the play-off");
}

#[tokio::test]
async fn exactly_one_round_is_current_while_the_season_is_on() {
    let client = Client::demo().await;
    let address = "/api/v1/competition/season/rounds?competition=liga-atlantica&season=";
    let current = |rounds: Value| {
        let rounds = rounds.as_array().unwrap().clone();
        rounds.into_iter().filter(|round| round["is_current_round"] == true).collect::<Vec<_>>()
    };
    let rounds = client.json(&format!("{address}20262027")).await;
    assert_eq!(rounds[12]["has_started"], true);
    assert_eq!(rounds[20]["has_started"], false);
    assert_eq!(rounds[0]["label"], "Jornada 1");
    let now = current(rounds);
    assert_eq!((now.len(), &now[0]["number"], &now[0]["matchweekTypeId"]), (1, &Value::from(14), &Value::from(1)));
    assert!(current(client.json(&format!("{address}20252026")).await).is_empty());
    let english = client.get_with(&format!("{address}20262027"), &[("locale", "en")]).await.json();
    assert_eq!(english[0]["label"], "Round 1");
}

#[tokio::test]
async fn a_round_has_its_matches_by_date() {
    let client = Client::demo().await;
    let matches = client.json("/api/v1/competition/matches?competition=liga-atlantica&round=14").await;
    let matches = matches.as_array().unwrap();
    assert_eq!(matches.len(), 9);
    let dates: Vec<&str> = matches.iter().map(|m| m["date"].as_str().unwrap()).collect();
    assert!(dates.is_sorted(), "{dates:?}");
    assert!(dates.iter().all(|date| date.ends_with("+00:00")));
    let live: Vec<&Value> = matches.iter().filter(|m| m["status"] == 3).collect();
    assert!(live.len() >= 2);
    assert!(live.iter().all(|m| m["homeGoals"].is_u64() && m["awayGoals"].is_u64()));
    let to_come: Vec<&Value> = matches.iter().filter(|m| m["status"] == 1).collect();
    assert!(!to_come.is_empty());
    assert!(to_come.iter().all(|m| m["homeGoals"].is_null() && m["fixtureDateIsDefined"] == true));
    assert_eq!(matches[0]["competition"], "liga-atlantica");
    assert!(matches[0]["stadium"]["name"].is_string());

    // In summer the league's clock is an hour ahead.
    let summer = client.json("/api/v1/competition/matches?competition=liga-atlantica&round=1").await;
    assert!(summer[0]["date"].as_str().unwrap().ends_with("+01:00"), "{}", summer[0]["date"]);
}

#[tokio::test]
async fn dates_that_are_not_settled_have_no_hour() {
    let client = Client::demo().await;
    let late = client.json("/api/v1/competition/matches?competition=liga-atlantica&round=30").await;
    assert_eq!((late[0]["date"].as_str().unwrap().len(), &late[0]["fixtureDateIsDefined"]), (10, &Value::from(false)));
    let with_postponed = client.json("/api/v1/competition/matches?competition=liga-atlantica&round=11").await;
    let last = &with_postponed[8];
    assert_eq!((&last["status"], &last["subStatus"], &last["date"]), (&Value::from(1), &Value::from(14), &Value::Null));
}

#[tokio::test]
async fn a_round_can_be_named_by_number_or_by_id() {
    let client = Client::demo().await;
    let rounds = client.json("/api/v1/competition/season/rounds?competition=taca-atlantica&season=20252026").await;
    let id = rounds[2]["id"].as_i64().unwrap();
    let address = "/api/v1/competition/matches?competition=taca-atlantica&season=20252026&round=";
    let by_number = client.json(&format!("{address}3")).await;
    assert_eq!(by_number, client.json(&format!("{address}r{id}")).await);
    assert_eq!(by_number.as_array().unwrap().len(), 1, "a final is one match");
    assert_eq!(rounds[2]["label"], "Final");
    client.get(&format!("{address}{id}")).await.is_error(404, "not_found");
}

#[tokio::test]
async fn playoffs_show_clubs_of_the_other_division() {
    let client = Client::demo().await;
    let address = "/api/v1/competition/matches?competition=liga-atlantica&season=20252026&round=35";
    assert_eq!(client.json(address).await.as_array().unwrap().len(), 1);
    let teams = client.json("/api/v1/competition/teams?competition=liga-atlantica&season=20252026").await;
    assert_eq!(teams.as_array().unwrap().len(), 18);
}

#[tokio::test]
async fn teams_have_their_identity_and_a_crest_that_can_be_kept() {
    let client = Client::demo().await;
    let teams = client.json("/api/v1/competition/teams?competition=segunda-atlantica").await;
    let teams = teams.as_array().unwrap();
    assert_eq!(teams.len(), 18);
    assert_eq!(teams.iter().filter(|team| team["categoryVariant"] == "B").count(), 2);
    for team in teams {
        for variant in ["normal", "alternative", "negative"] {
            let answer = client.get(team["logo"][variant]["small"].as_str().unwrap()).await;
            assert_eq!(
                (answer.status.as_u16(), &answer.headers["content-type"]),
                (200, &"image/svg+xml".parse().unwrap())
            );
            assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"));
            assert!(answer.body.starts_with(b"<svg"));
        }
    }
}
