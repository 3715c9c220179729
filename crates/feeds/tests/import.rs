//! What an import refuses, and that nothing of it stays.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

use feeds::formats::{SeasonFile, football_txt};
use feeds::import::{Import, ImportError, import};
use football::season::SeasonId;
use football::state::MatchState;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use store::Store;
use testkit::TestDatabase;

const SEASON: &str = "= Liga de Teste 2024/25\n\n▪ Matchday 1\n  Sat Aug 10 2024\n    20:30  Farol v Maré  2-1 (1-0)\n\
    \x20   Pico v Torre\n\n▪ Matchday 2\n  Sat Aug 17\n    20:30  Maré v Pico\n    Torre v Farol\n";

fn now() -> Timestamp {
    "2024-08-12T10:00:00Z".parse().unwrap()
}

fn parse(text: &str) -> SeasonFile {
    football_txt::parse("liga.txt", text.as_bytes(), 2024).unwrap()
}

fn request(text: &str) -> Import {
    Import {
        competition: "liga".to_owned(),
        season: SeasonId::starting_in(2024).unwrap(),
        name: None,
        rules: None,
        clubs: Vec::new(),
        zone: TimeZone::get("Europe/Lisbon").unwrap(),
        files: vec![("liga.txt".to_owned(), parse(text))],
    }
}

async fn matches(store: &Store) -> Vec<store::matches::Match> {
    let edition = store.edition("liga", SeasonId::starting_in(2024).unwrap()).await.unwrap().unwrap();
    store.matches_of_edition(edition.id).await.unwrap()
}

#[tokio::test]
async fn results_come_in_as_they_are_played() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let first = import(&store, now(), &request(SEASON)).await.unwrap();
        assert_eq!((first.added, first.new_teams.len()), (4, 4));
        let next = SEASON.replace("Torre v Farol", "Torre v Farol  0-3 (0-1)");
        let second = import(&store, now(), &request(&next)).await.unwrap();
        assert_eq!((second.added, second.updated, second.unchanged), (0, 1, 3));
        // An old file does not take a result back.
        let old = import(&store, now(), &request(SEASON)).await.unwrap();
        assert_eq!((old.updated, old.unchanged), (0, 4));
        let played = matches(&store).await.iter().filter(|m| m.facts.state == MatchState::Finished).count();
        assert_eq!(played, 2);
    }
}

#[tokio::test]
async fn a_moved_match_stays_one_match() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    import(&store, now(), &request(SEASON)).await.unwrap();
    let moved = "▪ Matchday 1\n  Sat Aug 10 2024\n    20:30  Farol v Maré  2-1 (1-0)\n▪ Matchday 2\n  Sun Aug 18 2024\n\
        \x20   18:00  Pico v Torre\n";
    let report = import(&store, now(), &request(moved)).await.unwrap();
    assert_eq!((report.added, report.updated), (0, 1));
    assert_eq!(matches(&store).await.len(), 4);
}

#[tokio::test]
async fn what_is_refused_leaves_nothing() {
    let cases: Vec<(Import, &str)> = vec![
        (Import { competition: "Liga A".to_owned(), ..request(SEASON) }, "“Liga A” is no slug"),
        (Import { competition: "12".to_owned(), ..request(SEASON) }, "is no slug"),
        (Import { rules: Some("tiddlywinks".to_owned()), ..request(SEASON) }, "tiddlywinks"),
        (
            Import { season: SeasonId::starting_in(2020).unwrap(), ..request(SEASON) },
            "liga.txt:5: 2024-08-10 is not in the season 2020/21",
        ),
        (request(&SEASON.replace("Matchday 2", "Matchday 65535")), "liga.txt:10: there are no more than 999 rounds"),
        (Import { files: vec![("empty.txt".to_owned(), parse("= Nothing\n"))], ..request(SEASON) }, "no match"),
        (
            Import {
                files: vec![("a.txt".to_owned(), parse(SEASON)), ("b.txt".to_owned(), parse(SEASON))],
                ..request(SEASON)
            },
            "b.txt:5: “Farol” v “Maré” is there twice",
        ),
    ];
    for (bad, message) in cases {
        let database = TestDatabase::sqlite();
        let store = database.open().await;
        let refused = import(&store, now(), &bad).await.unwrap_err().to_string();
        assert!(refused.contains(message), "{refused}");
        assert!(store.seasons().await.unwrap().is_empty(), "{message}");
        assert_eq!(store.latest_change().await.unwrap(), 0);
    }
}

#[tokio::test]
async fn one_club_under_two_names_cannot_play_itself() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let clubs =
        feeds::formats::clubs::parse("clubs.txt", "Farol do Cabo, Cabo\n  | Farol | Maré\n".as_bytes()).unwrap();
    let refused = import(&store, now(), &Import { clubs, ..request(SEASON) }).await.unwrap_err();
    assert!(matches!(refused, ImportError::File(_)));
    assert!(refused.to_string().contains("liga.txt:5: “Farol” and “Maré” are the same club"), "{refused}");
    assert!(store.seasons().await.unwrap().is_empty());
}

#[tokio::test]
async fn an_edition_keeps_its_rules() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    import(&store, now(), &request(SEASON)).await.unwrap();
    let other = Import { rules: Some("goal-difference".to_owned()), ..request(SEASON) };
    assert!(matches!(import(&store, now(), &other).await, Err(ImportError::OtherRules { .. })));
}

/// A file of its own for each part of a season: rounds are known by their names, not by their place.
#[tokio::test]
async fn parts_of_a_season_find_their_rounds() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let with_playoff = "▪ Matchday 1\n  Sat Aug 10 2024\n    Farol v Maré  2-1 (1-0)\n▪ Play-off\n  Sat May 24 2025\n    Pico v Farol\n";
    import(&store, now(), &request(with_playoff)).await.unwrap();
    let second = "▪ Matchday 2\n  Sat Aug 17 2024\n    Maré v Farol  0-0\n";
    import(&store, now(), &request(second)).await.unwrap();
    let edition = store.edition("liga", SeasonId::starting_in(2024).unwrap()).await.unwrap().unwrap();
    let rounds = store.rounds(edition.id).await.unwrap();
    let named: Vec<(u16, bool)> = rounds.iter().map(|round| (round.number, round.label.is_some())).collect();
    assert_eq!(named, [(1, false), (2, false), (3, true)]);
    assert_eq!(store.table_facts(edition.id).await.unwrap().len(), 2, "the play-off is not in the table");
    let entrants = store.entrants(edition.id).await.unwrap();
    assert_eq!(entrants.iter().map(|e| e.team.name.as_str()).collect::<Vec<_>>(), ["Farol", "Maré"]);
}

#[tokio::test]
async fn cup_rounds_in_files_of_their_own_follow_each_other() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    for (round, day, pair) in
        [("Round of 16", "Wed Dec 18 2024", "Farol v Maré"), ("Quarterfinals", "Thu Feb 6 2025", "Farol v Pico")]
    {
        let text = format!("▪ {round}\n  {day}\n    {pair}  1-0 (0-0)\n");
        assert_eq!(import(&store, now(), &request(&text)).await.unwrap().added, 1);
    }
    let edition = store.edition("liga", SeasonId::starting_in(2024).unwrap()).await.unwrap().unwrap();
    let rounds = store.rounds(edition.id).await.unwrap();
    let labels: Vec<&str> = rounds.iter().map(|round| round.label.as_ref().unwrap().en.as_str()).collect();
    assert_eq!(labels, ["Round of 16", "Quarter-finals"]);
    for round in rounds {
        assert_eq!(store.matches_of_round(round.id).await.unwrap().len(), 1);
    }
}

/// Leagues in which everybody meets four times: the same pairing at home twice.
#[tokio::test]
async fn a_pairing_that_comes_twice_is_told_apart_by_its_round() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let season =
        "▪ Matchday 1\n  Sat Aug 10 2024\n    Farol v Maré\n▪ Matchday 3\n  Sat Oct 12 2024\n    Farol v Maré\n";
    assert_eq!(import(&store, now(), &request(season)).await.unwrap().added, 2);
    let third = "▪ Matchday 3\n  Sat Oct 12 2024\n    Farol v Maré  3-0 (1-0)\n";
    let report = import(&store, now(), &request(third)).await.unwrap();
    assert_eq!((report.added, report.updated), (0, 1));
    let matches = matches(&store).await;
    assert_eq!(matches[0].facts.state, MatchState::Preview);
    assert_eq!(matches[1].facts.state, MatchState::Finished);
}
