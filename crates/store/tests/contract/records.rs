//! Everything that is written can be read again.

use football::round::RoundKind;
use football::round::Window;
use football::score::FullScore;
use football::score::Score;
use football::state::MatchState;
use football::state::Phase;
use jiff::Timestamp;
use jiff::civil::date;
use serde_json::json;
use store::matches::MatchFacts;
use store::rounds::Label;
use store::stadiums::NewStadium;
use store::teams::NewTeam;
use testkit::TestDatabase;

use crate::league::{at, played, season, stored_league, team};

#[tokio::test]
async fn a_season_is_made_once_and_only_grows() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let mut write = store.write().await.unwrap();
        write.cover_season(season(), date(2026, 8, 8), date(2027, 5, 16)).await.unwrap();
        write.cover_season(season(), date(2026, 9, 1), date(2027, 5, 30)).await.unwrap();
        write.cover_season(season().previous().unwrap(), date(2025, 8, 8), date(2026, 5, 16)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap().unwrap();
        let seasons = store.seasons().await.unwrap();
        assert_eq!(seasons.iter().map(|s| s.id.number()).collect::<Vec<_>>(), [20_262_027, 20_252_026]);
        assert_eq!((seasons[0].initial_date, seasons[0].final_date), (date(2026, 8, 8), date(2027, 5, 30)));
        assert_eq!(seasons[0].internal_id.len(), 36);
    }
}

#[tokio::test]
async fn editions_are_found_by_competition_and_season() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let edition = store.edition("liga", season()).await.unwrap().unwrap();
        assert_eq!((edition.id, edition.rules.as_str()), (league.edition.id, "liga-portugal"));
        assert_eq!(edition.promotions[0].label_en, "Champion");
        assert_eq!(edition.competition, league.competition);
        assert!(store.edition("liga", season().previous().unwrap()).await.unwrap().is_none());
        assert!(store.edition("taça'; DROP TABLE edition; --", season()).await.unwrap().is_none());
        assert_eq!(store.competition("liga").await.unwrap().unwrap().label, "Liga Atlântica");
        let (found, its_season) = store.editions_of("liga").await.unwrap().remove(0);
        assert_eq!((found.id, its_season.id), (league.edition.id, season()));
        let all = store.editions(false).await.unwrap();
        assert_eq!((all.len(), all[0].has_matches, all[0].live), (1, false, 0));
        assert!(store.editions(true).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn rounds_come_in_playing_order_with_their_phase() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let playoff = write.add_phase(&league.edition, 2, RoundKind::Playoff, None).await.unwrap();
        let label = Label { pt: "Final".into(), en: "Final".into() };
        write.add_round(&league.edition, playoff, 3, Some(label.clone())).await.unwrap();
        write.add_round(&league.edition, league.phase, 2, None).await.unwrap();
        let window = Some(Window { first: date(2026, 11, 13), last: date(2026, 11, 16) });
        let rounds = write.find_rounds(league.edition.id).await.unwrap();
        write.set_round_window(&league.edition, &rounds[0], window).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let rounds = store.rounds(league.edition.id).await.unwrap();
        assert_eq!(rounds.iter().map(|round| round.number).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((rounds[0].window, rounds[0].label.as_ref(), rounds[0].kind), (window, None, RoundKind::Round));
        assert_eq!((rounds[2].label.as_ref(), rounds[2].kind), (Some(&label), RoundKind::Playoff));
    }
}

#[tokio::test]
async fn matches_keep_all_that_is_known_of_them() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let [a, b, c] = league.teams[..] else { panic!("three teams") };
        let cup = MatchFacts {
            score: Some(FullScore {
                goals: Score::new(2, 2),
                half_time: Some(Score::new(0, 1)),
                ninety: Some(Score::new(1, 1)),
                penalties: Some(Score::new(5, 4)),
            }),
            attendance: Some(18_640),
            ..played(0, 0)
        };
        let mut write = store.write().await.unwrap();
        let undated =
            write.add_match(&league.edition, league.round, (c, a), None, MatchFacts::undated()).await.unwrap();
        let late =
            write.add_match(&league.edition, league.round, (a, b), Some("x1".into()), cup.clone()).await.unwrap();
        let day_only = MatchFacts { kickoff: None, ..played(1, 0) };
        let early = MatchFacts { day: Some(date(2026, 11, 13)), ..day_only };
        let early = write.add_match(&league.edition, league.round, (b, c), None, early).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();

        let matches = store.matches_of_round(league.round).await.unwrap();
        assert_eq!(matches.iter().map(|m| m.id).collect::<Vec<_>>(), [early, late, undated]);
        assert_eq!(matches[1].facts, cup);
        assert_eq!(matches[2].facts, MatchFacts::undated());
        assert_eq!(store.matches_of_edition(league.edition.id).await.unwrap(), matches);
        let facts = store.table_facts(league.edition.id).await.unwrap();
        assert_eq!(
            facts.iter().map(|fact| (fact.id, fact.round)).collect::<Vec<_>>(),
            [(early, 1), (late, 1), (undated, 1)]
        );
        assert_eq!((facts[0].score, facts[2].score), (Some(Score::new(1, 0)), None));
    }
}

#[tokio::test]
async fn a_teams_matches_are_those_it_plays_in_the_editions_asked_for() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let [a, b, c] = [league.teams[0], league.teams[1], league.teams[2]];
        let mut write = store.write().await.unwrap();
        let undated =
            write.add_match(&league.edition, league.round, (c, a), None, MatchFacts::undated()).await.unwrap();
        let home = write.add_match(&league.edition, league.round, (a, b), None, played(1, 0)).await.unwrap();
        write.add_match(&league.edition, league.round, (b, c), None, played(0, 0)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();

        let editions = store.editions_of_team(a, league.edition.season).await.unwrap();
        assert_eq!(editions.iter().map(|edition| edition.id).collect::<Vec<_>>(), [league.edition.id]);
        assert!(store.editions_of_team(a, "19992000".parse().unwrap()).await.unwrap().is_empty());
        assert!(store.editions_of_team(999_999, league.edition.season).await.unwrap().is_empty());
        let editions = store.editions_of_teams(&[a, b, 999_999], league.edition.season).await.unwrap();
        assert_eq!(editions.iter().map(|edition| edition.id).collect::<Vec<_>>(), [league.edition.id]);
        assert!(store.editions_of_teams(&[], league.edition.season).await.unwrap().is_empty());
        let matches = store.matches_of_team(a, &[league.edition.id]).await.unwrap();
        assert_eq!(matches.iter().map(|m| m.id).collect::<Vec<_>>(), [home, undated]);
        assert!(store.matches_of_team(a, &[]).await.unwrap().is_empty());
        let numbers = store.round_numbers(&[league.edition.id]).await.unwrap();
        assert_eq!(numbers.get(&league.round), Some(&1));
        assert!(store.round_numbers(&[]).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn playoffs_are_not_part_of_the_table() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let playoff = write.add_phase(&league.edition, 2, RoundKind::Playoff, None).await.unwrap();
        let round = write.add_round(&league.edition, playoff, 2, None).await.unwrap();
        let pair = (league.teams[0], league.teams[1]);
        write.add_match(&league.edition, round, pair, None, played(1, 0)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        assert!(store.table_facts(league.edition.id).await.unwrap().is_empty());
        assert_eq!(store.matches_of_edition(league.edition.id).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn updating_a_match_with_what_is_known_changes_nothing() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let pair = (league.teams[0], league.teams[1]);
        let mut write = store.write().await.unwrap();
        write.add_match(&league.edition, league.round, pair, None, played(1, 0)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let before = store.latest_change().await.unwrap();

        let mut write = store.write().await.unwrap();
        let known = write.find_matches(league.edition.id).await.unwrap().remove(0);
        assert!(!write.update_match(&league.edition, &known, league.round, played(1, 0)).await.unwrap());
        assert!(write.commit(at(), "test", json!({})).await.unwrap().is_none());
        assert_eq!(store.latest_change().await.unwrap(), before);

        let mut write = store.write().await.unwrap();
        let live = MatchFacts { state: MatchState::Live(Phase::SecondHalf), ..played(1, 1) };
        assert!(write.update_match(&league.edition, &known, league.round, live).await.unwrap());
        write.commit(at(), "test", json!({})).await.unwrap().unwrap();
        assert_eq!(store.editions(false).await.unwrap()[0].live, 1);
        let hour: Timestamp = "2026-11-14T20:00:00Z".parse().unwrap();
        assert_eq!(store.unsettled_matches(hour, at()).await.unwrap().len(), 1);
        assert!(store.unsettled_matches(at(), at()).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn teams_grounds_and_names() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let crest = json!({"shape": "hex"});
        let new = NewTeam { crest: Some(crest.clone()), reserve_of: Some(league.teams[0]), ..team("Álamo B") };
        let reserve = write.add_team(new).await.unwrap();
        write.add_alias("alamo b", reserve.id).await.unwrap();
        let ground = NewStadium {
            external_id: "campo".into(),
            name: "Campo".into(),
            city: Some("Cais".into()),
            capacity: Some(4100),
            address: None,
        };
        let ground = write.add_stadium(ground).await.unwrap();
        write.set_home_ground(reserve.id, season(), None).await.unwrap();
        write.set_home_ground(reserve.id, season(), Some(ground)).await.unwrap();
        write.deduct_points(&league.edition, league.teams[2], 3, 5, ("Dívida", "Debt")).await.unwrap();
        assert_eq!(write.find_aliases().await.unwrap()["alamo b"], reserve.id);
        assert_eq!(write.find_teams().await.unwrap().len(), 4);
        assert_eq!(write.find_team_by_external_id("álamo b").await.unwrap().unwrap().id, reserve.id);
        assert!(write.find_competition("liga").await.unwrap().is_some());
        assert!(write.find_edition("liga", season()).await.unwrap().is_some());
        assert_eq!(write.next_competition_position().await.unwrap(), 2);
        write.commit(at(), "test", json!({})).await.unwrap();

        let stored = store.team(reserve.id).await.unwrap().unwrap();
        assert_eq!((stored.crest, stored.reserve_of), (Some(crest), Some(league.teams[0])));
        assert_eq!(store.teams(&[reserve.id, league.teams[0]]).await.unwrap().len(), 2);
        assert!(store.team(9_999).await.unwrap().is_none());
        assert_eq!(store.stadiums(&[ground]).await.unwrap()[0].capacity, Some(4100));
        let entered = store.entrants(league.edition.id).await.unwrap();
        assert_eq!(entered.len(), 3, "the reserves do not take part");
        assert!(entered.iter().all(|entrant| entrant.group.is_none()));
        let deductions = store.deductions(league.edition.id).await.unwrap();
        assert_eq!((deductions[0].points, deductions[0].message_en.as_str()), (3, "Debt"));
    }
}

#[tokio::test]
async fn rounds_can_be_renumbered_and_empty_ones_go() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let name = Label { pt: "Final".into(), en: "Final".into() };
        let named = write.add_round(&league.edition, league.phase, 2, Some(name)).await.unwrap();
        write.add_round(&league.edition, league.phase, 3, None).await.unwrap();
        write.renumber_round(&league.edition, named, 9).await.unwrap();
        let pair = (league.teams[0], league.teams[1]);
        write.add_match(&league.edition, league.round, pair, None, MatchFacts::undated()).await.unwrap();
        write.remove_empty_rounds(&league.edition).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let numbers: Vec<u16> = store.rounds(league.edition.id).await.unwrap().iter().map(|r| r.number).collect();
        assert_eq!(numbers, [1, 9], "a named round stays without matches");
    }
}

#[tokio::test]
async fn teams_are_in_the_same_order_on_both_databases() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        for name in ["Zefirim", "Ângra", "alva", "Átrio"] {
            let team = write.add_team(team(name)).await.unwrap();
            write.enter_team(&league.edition, team.id, None).await.unwrap();
        }
        write.commit(at(), "test", json!({})).await.unwrap();
        let entrants = store.entrants(league.edition.id).await.unwrap();
        let names: Vec<&str> = entrants.iter().map(|entrant| entrant.team.name.as_str()).collect();
        assert_eq!(names, ["Álamo", "alva", "Ângra", "Átrio", "Brisa", "Cais", "Zefirim"]);
    }
}
