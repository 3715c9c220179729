//! A small league to test with.

use football::round::RoundKind;
use football::score::FullScore;
use football::score::Score;
use football::season::SeasonId;
use football::state::MatchState;
use jiff::Timestamp;
use jiff::civil::date;
use serde_json::json;
use store::Store;
use store::Write;
use store::competitions::Competition;
use store::competitions::Format;
use store::competitions::NewCompetition;
use store::editions::Edition;
use store::editions::Promotion;
use store::matches::MatchFacts;
use store::teams::NewTeam;

pub fn at() -> Timestamp {
    "2026-11-14T21:10:00Z".parse().unwrap()
}

pub fn season() -> SeasonId {
    SeasonId::starting_in(2026).unwrap()
}

pub fn competition(key: &str) -> NewCompetition {
    NewCompetition {
        key: key.to_owned(),
        label: "Liga Atlântica".to_owned(),
        format: Format::League,
        is_international: false,
        is_european: false,
        position: 1,
        color: Some("#B450FF".to_owned()),
        text_color: None,
        highlight: false,
        tags: Vec::new(),
    }
}

pub fn team(name: &str) -> NewTeam {
    NewTeam { external_id: name.to_lowercase(), name: name.to_owned(), ..Default::default() }
}

pub struct League {
    pub competition: Competition,
    pub edition: Edition,
    pub phase: i64,
    pub round: i64,
    pub teams: Vec<i64>,
}

pub async fn league(write: &mut Write) -> League {
    write.cover_season(season(), date(2026, 8, 1), date(2027, 5, 30)).await.unwrap();
    let competition = write.add_competition(competition("liga")).await.unwrap();
    let champion = Promotion {
        rank: 1,
        color: "#103BFD".into(),
        label_pt: "Campeão".into(),
        label_en: "Champion".into(),
        skips_reserves: false,
    };
    let edition = write.add_edition(&competition, season(), "liga-portugal", &[champion]).await.unwrap();
    let phase = write.add_phase(&edition, 1, RoundKind::Round, None).await.unwrap();
    let round = write.add_round(&edition, phase, 1, None).await.unwrap();
    let mut teams = Vec::new();
    for name in ["Álamo", "Brisa", "Cais"] {
        let team = write.add_team(team(name)).await.unwrap();
        write.enter_team(&edition, team.id, None).await.unwrap();
        teams.push(team.id);
    }
    League { competition, edition, phase, round, teams }
}

pub async fn stored_league(store: &Store) -> League {
    let mut write = store.write().await.unwrap();
    let league = league(&mut write).await;
    write.commit(at(), "test", json!({})).await.unwrap().unwrap();
    league
}

pub fn played(home: u16, away: u16) -> MatchFacts {
    MatchFacts {
        day: Some(date(2026, 11, 14)),
        kickoff: Some("2026-11-14T20:30:00Z".parse().unwrap()),
        date_defined: true,
        state: MatchState::Finished,
        score: Some(FullScore::plain(Score::new(home, away))),
        ..MatchFacts::undated()
    }
}
