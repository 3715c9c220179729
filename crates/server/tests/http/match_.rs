//! One match: before, during and after it.

use serde_json::Value;
use testkit::calls::{LEAGUE, SEASON, asked, id, list};

use crate::client::Client;

fn types(events: &Value) -> Vec<i64> {
    list(events).iter().map(|event| event["type"].as_i64().unwrap()).collect()
}

async fn matches_of_round(client: &Client, competition: &str, season: &str, round: u16) -> Vec<Value> {
    let address = format!("/api/v1/competition/matches?competition={competition}&season={season}&round={round}");
    list(&client.json(&address).await).to_vec()
}

#[tokio::test]
async fn a_finished_match_has_all_its_fields() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let m = client.json(&format!("/api/v1/match/details?{}", asked(sample.over))).await;
    for field in [
        "id",
        "competition",
        "season",
        "round",
        "status",
        "subStatus",
        "homeTeam",
        "awayTeam",
        "homeGoals",
        "awayGoals",
        "homePenaltyGoals",
        "homeRedCards",
        "awayRedCards",
        "homeSecondYellowCards",
        "awaySecondYellowCards",
        "referees",
        "date",
        "fixtureDateIsDefined",
        "transmission",
        "player_events",
        "externalFixture",
        "isInternational",
        "stadium",
        "homePlayers",
        "awayPlayers",
        "homeCoaches",
        "awayCoaches",
        "usefulTime",
        "stats",
        "duration",
        "highlight",
        "minutesTillMatchStarts",
        "homeTeamForm",
        "awayTeamForm",
        "events",
    ] {
        assert!(m.get(field).is_some(), "{field}");
    }
    for duty in ["main", "aux1", "aux2", "fourth", "var", "aVar", "fieldDelegate", "leagueDelegate", "observer"] {
        assert!(m["referees"][duty]["id"].is_number() && m["referees"][duty]["name"].is_string(), "{duty}");
    }
    assert!(m["referees"]["main"]["profilePhoto"].is_string());
    for side in ["homePlayers", "awayPlayers"] {
        let starters = list(&m[side]).iter().filter(|player| player["intervenientType"] == 1).count();
        assert_eq!(starters, 11);
        assert_eq!(list(&m[side]).iter().filter(|player| player["captain"] == true).count(), 1);
        for field in ["id", "external_id", "team", "name", "shirtName", "kitNumber", "photo"] {
            assert!(!m[side][0][field].is_null(), "{field}");
        }
    }
    assert_eq!(m["homeCoaches"][0]["position"], "treinador principal");
    for stat in list(&m["stats"]) {
        let share = |field: &str| stat[field].as_i64().unwrap();
        assert_eq!(share("homePercentage") + share("awayPercentage"), 100, "{stat}");
    }
    assert!(m["usefulTime"]["time"].as_str().unwrap().contains(':'));
    assert!(m["duration"]["firstHalf"].as_str().unwrap().starts_with("4"));
    assert_eq!((&m["minutesTillMatchStarts"], &m["played_time"]), (&Value::Null, &Value::Null));
    assert!(list(&m["homeTeamForm"]).len() == 5 && list(&m["homeTeamForm"]).iter().all(Value::is_string));
}

#[tokio::test]
async fn the_timeline_tells_the_score_of_every_match() {
    let client = Client::demo().await;
    for round in [12, 13, 14] {
        for m in matches_of_round(&client, LEAGUE, SEASON, round).await {
            let address = format!(
                "/api/v1/match/info/dynamic?competition={LEAGUE}&season={SEASON}&round={round}&fixture={}",
                m["id"]
            );
            let told = client.json(&address).await;
            let events = &told["events"];
            let types = types(events);
            if m["status"].as_i64() < Some(3) {
                assert!(types.is_empty(), "{m}");
                continue;
            }
            let score = |event: &&Value| event["score"].is_string();
            let last = list(events).iter().rfind(score);
            let shown = last.map_or("0-0".to_owned(), |event| event["score"].as_str().unwrap().to_owned());
            assert_eq!(shown, format!("{}-{}", m["homeGoals"], m["awayGoals"]), "{}", m["id"]);
            let is_over = m["status"] == 5;
            assert_eq!(types.contains(&98), !is_over, "temporary data until the result is official");
            assert_eq!(types.contains(&99), is_over);
            assert_eq!(types.iter().position(|kind| *kind == 97), Some(usize::from(!is_over)));
            assert!(types.iter().filter(|kind| **kind == 86).count() <= 1, "half time once");
            for event in list(events).iter().filter(|event| event["type"] == 0) {
                assert!(event["embed"].is_string(), "a moment without anything to watch");
            }
        }
    }
}

#[tokio::test]
async fn a_match_in_play_has_its_minute_and_a_marker_with_a_percentage() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let m = client.json(&format!("/api/v1/match/info/dynamic?{}", asked(sample.live))).await;
    let last = list(&m["events"]).last().unwrap().clone();
    assert_eq!((&last["type"], &last["minute"]), (&95.into(), &m["played_time"]));
    assert!(m["played_time"].as_str().unwrap().ends_with('\''));
    assert!((1..=100).contains(&last["percentage"].as_i64().unwrap()));
    let answer = client.get(&format!("/api/v1/match/mvp?{}", asked(sample.live))).await;
    assert_eq!(answer.text(), "null", "nobody yet");
}

#[tokio::test]
async fn before_kick_off_there_is_a_countdown_and_no_score() {
    let client = Client::demo().await;
    let round = matches_of_round(&client, LEAGUE, SEASON, 14).await;
    let next = round.iter().find(|m| m["status"].as_i64() < Some(3)).unwrap();
    let m = client.json(&format!("/api/v1/match/details?{}", asked(id(next)))).await;
    assert!(m["minutesTillMatchStarts"].as_i64().unwrap() > 0);
    assert_eq!((&m["homeGoals"], list(&m["events"]).len(), list(&m["stats"]).len()), (&Value::Null, 0, 0));
}

#[tokio::test]
async fn static_and_dynamic_together_are_the_match() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    for fixture in [sample.live, sample.over] {
        let get = async |call: &str| client.json(&format!("/api/{call}?{}", asked(fixture))).await;
        let (details, fixed, dynamic) =
            (get("v1/match/details").await, get("v1/match/info/static").await, get("v1/match/info/dynamic").await);
        let mut joined = fixed.as_object().unwrap().clone();
        joined.extend(dynamic.as_object().unwrap().clone());
        for (field, value) in details.as_object().unwrap() {
            if field != "player_events" {
                assert_eq!(joined.get(field), Some(value), "{field}");
            }
        }
        assert_eq!(get("v2/match/info/static").await, fixed);
        assert_eq!(get("v2/match/info/dynamic").await, dynamic);
    }
}

#[tokio::test]
async fn line_ups_stand_in_lines_and_the_away_side_comes_the_other_way_round() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let both = client.json(&format!("/api/v1/match/formations?{}", asked(sample.over))).await;
    for (side, keeper_first) in [("home", true), ("away", false)] {
        let sheet = &both[side];
        let mut sizes: Vec<usize> = list(&sheet["lines"]).iter().map(|line| list(line).len()).collect();
        if !keeper_first {
            sizes.reverse();
        }
        let tactic: Vec<usize> = list(&sheet["tactic"]).iter().map(|d| d.as_u64().unwrap() as usize).collect();
        assert_eq!((sizes[0], &sizes[1..]), (1, &tactic[..]), "{side}");
        let line = if keeper_first { list(&sheet["lines"]).first() } else { list(&sheet["lines"]).last() };
        assert_eq!(line.unwrap()[0]["position"], "guarda-redes");
        assert!(list(&sheet["bench"]).len() >= 7);
        assert!(list(&sheet["bench"]).iter().all(|player| player["intervenientType"] != 1));
        assert_eq!(sheet["coach"]["intervenientType"], 3);
        let digits: String = sheet["formation"].as_str().unwrap().chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits, tactic.iter().map(ToString::to_string).collect::<String>());
    }
}

#[tokio::test]
async fn the_player_of_the_match_played_in_it() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let mvp = client.json(&format!("/api/v1/match/mvp?{}", asked(sample.over))).await;
    let sheets = client.json(&format!("/api/v1/match/formations?{}", asked(sample.over))).await;
    let lines = ["home", "away"].iter().flat_map(|side| list(&sheets[*side]["lines"])).flat_map(list);
    let played = lines.chain(["home", "away"].iter().flat_map(|side| list(&sheets[*side]["bench"])));
    let entry = played.clone().find(|player| player["id"] == mvp["id"]).unwrap();
    assert_eq!((&entry["team"], &entry["external_id"]), (&mvp["team"], &mvp["external_id"]));
    let best = played.filter_map(|player| player["rating"].as_f64()).fold(0.0, f64::max);
    assert!(mvp["rating"].as_f64().unwrap() <= best && mvp["photo"].is_string());
    assert!(list(&mvp["stats"]).iter().any(|stat| stat["statId"] == 30 && stat["value"].as_i64() > Some(0)));
    let climate = client.json(&format!("/api/v1/match/climate?{}", asked(sample.over))).await;
    assert!(climate["climate"].is_string() && climate["rainPercentage"].is_number());
}

/// The demo has one, so that it can be seen.
#[tokio::test]
async fn what_was_corrected_is_told_with_who_and_why() {
    let client = Client::demo().await;
    let mut all = Vec::new();
    for m in matches_of_round(&client, LEAGUE, SEASON, 13).await {
        let address =
            format!("/api/v1/match/corrections?competition={LEAGUE}&season={SEASON}&round=13&fixture={}", m["id"]);
        all.extend(list(&client.json(&address).await["corrections"]).to_vec());
    }
    let [correction] = &all[..] else { panic!("{all:?}") };
    assert_eq!((&correction["subject"], &correction["source"]), (&"goal".into(), &"demo".into()));
    assert!(correction["by"].is_string() && correction["why"].is_string());
    assert!(correction["before"]["relatedPlayer"].is_object() && correction["after"]["relatedPlayer"].is_null());
    assert_eq!(correction["before"]["player"], correction["after"]["player"]);
}

#[tokio::test]
async fn a_shoot_out_is_told_after_the_end_of_play() {
    let client = Client::demo().await;
    let mut told = 0;
    for season in ["20242025", "20252026"] {
        for round in 1..=3 {
            for m in matches_of_round(&client, "taca-atlantica", season, round).await {
                if m["homePenaltyGoals"].is_null() {
                    continue;
                }
                told += 1;
                let address = format!(
                    "/api/v1/match/info/dynamic?competition=taca-atlantica&season={season}&round={round}&fixture={}",
                    m["id"]
                );
                let answer = client.get(&address).await;
                let events = answer.json()["events"].clone();
                let types = types(&events);
                let place = |kind: i64| types.iter().position(|known| *known == kind).unwrap();
                // As small as that of any match, but for the kicks, of which there may be many.
                let kicks: Vec<usize> =
                    list(&events)[place(101) + 1..].iter().map(|e| e.to_string().len() + 1).collect();
                let rest = answer.body.len() - kicks.iter().sum::<usize>();
                assert!(rest <= 8_000 && kicks.iter().all(|size| *size <= 200), "{rest} bytes, {kicks:?}");
                assert!(place(99) < place(101), "end of play, then penalties: {types:?}");
                let scored = |home: bool| {
                    let kicks = list(&events)[place(101)..].iter().filter(|event| event["type"] == 7);
                    kicks.filter(|event| event["isFromHomeTeam"] == home).count()
                };
                assert_eq!(
                    (scored(true), scored(false)),
                    (
                        m["homePenaltyGoals"].as_u64().unwrap() as usize,
                        m["awayPenaltyGoals"].as_u64().unwrap() as usize,
                    )
                );
            }
        }
    }
    assert!(told > 0, "the demo league has a shoot-out");
}

#[tokio::test]
async fn history_counts_the_meetings_of_two_teams() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let (home, away) = (sample.team, sample.opponent);
    let there = client.json(&format!("/api/v1/match/teams/history?home={home}&away={away}")).await;
    let back = client.json(&format!("/api/v1/match/teams/history?home={away}&away={home}")).await;
    assert_eq!(there["matches"], back["matches"]);
    assert_eq!(
        (&there["summary"]["home"], &there["summary"]["draws"]),
        (&back["summary"]["away"], &back["summary"]["draws"])
    );
    assert_eq!(there["summary"]["goals"]["home"], back["summary"]["goals"]["away"]);
    let dates: Vec<&str> = list(&there["matches"]).iter().filter_map(|m| m["date"].as_str()).collect();
    assert!(dates.is_sorted_by(|a, b| a >= b), "latest first");
    let results = list(&there["matches"]).iter().filter(|m| m["status"].as_i64() >= Some(4)).count() as u64;
    let sum = |side: &Value| ["home", "draws", "away"].iter().map(|k| side[*k].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum(&there["summary"]), results);
}

#[tokio::test]
async fn a_match_under_the_wrong_competition_season_or_round_is_refused_by_name() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let calls = ["details", "info/static", "info/dynamic", "formations", "climate", "mvp", "referees"];
    let right = [("competition", LEAGUE), ("season", SEASON), ("round", "14")];
    let wrong = [("competition", "segunda-atlantica"), ("season", "20252026"), ("round", "13")];
    for call in calls {
        for index in 0..3 {
            let mut query = right;
            query[index] = wrong[index];
            let query: Vec<String> = query.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let address = format!("/api/v1/match/{call}?{}&fixture={}", query.join("&"), sample.over);
            let body = client.get(&address).await.is_error(400, "invalid_parameter");
            assert!(body["message"].as_str().unwrap().contains(right[index].0), "{address}: {body}");
        }
        let address = format!("/api/v1/match/{call}?{}", asked(999_999_999));
        assert_eq!(client.get(&address).await.is_error(404, "not_found")["message"], "Este jogo não existe.");
    }
}
