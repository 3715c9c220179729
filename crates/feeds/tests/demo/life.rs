//! The league lives on: somebody plays at any hour, and season follows season.

use std::collections::{BTreeSet, HashMap};

use feeds::demo::{SEED, Simulator, advance, load_seasons};
use football::rules;
use football::season::SeasonId;
use football::state::MatchState;
use football::table::{Deduction, Standings, TableMatch, View};
use jiff::{SignedDuration, Timestamp};
use store::Store;
use store::editions::Edition;
use store::matches::Match;
use testkit::TestDatabase;

use super::clocks::check_uncorrected;
use super::{current_season, lisbon, now};

fn season(year: i64) -> SeasonId {
    SeasonId::starting_in(year).unwrap()
}

async fn is_anything_live(store: &Store) -> bool {
    let (home, abroad) = (store.editions(false).await.unwrap(), store.editions(true).await.unwrap());
    home.iter().chain(&abroad).any(|summary| summary.live > 0)
}

async fn friendlies(store: &Store) -> Vec<Match> {
    let mut all = Vec::new();
    for (edition, _) in store.editions_of("4").await.unwrap() {
        all.extend(store.matches_of_edition(edition.id).await.unwrap());
    }
    all
}

async fn edition(store: &Store, key: &str, year: i64) -> Edition {
    store.edition(key, season(year)).await.unwrap().unwrap()
}

#[tokio::test]
async fn somebody_plays_at_any_minute_of_two_days() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    assert!(friendlies(&store).await.is_empty(), "nothing is arranged before somebody watches");
    let mut simulator = Simulator::new(&store, &lisbon(), SEED);
    for step in 0..(48 * 60 / 4) {
        let at = now() + SignedDuration::from_mins(4 * step);
        simulator.advance(at).await.unwrap();
        assert!(is_anything_live(&store).await, "{at}");
    }
    let arranged = friendlies(&store).await;
    assert!((5..40).contains(&arranged.len()), "{} friendlies", arranged.len());
    let abroad: HashMap<i64, bool> = {
        let edition = edition(&store, "4", 2026).await;
        let entrants = store.entrants(edition.id).await.unwrap();
        let ours = store.domestic_teams(season(2026)).await.unwrap();
        entrants.iter().map(|entrant| (entrant.team.id, !ours.contains(&entrant.team.id))).collect()
    };
    assert!(abroad.values().all(|is_abroad| *is_abroad), "only clubs from elsewhere");
    for (place, one) in arranged.iter().enumerate() {
        let kickoff = one.facts.kickoff.unwrap();
        assert_eq!(kickoff.as_second() % (95 * 60), 0);
        for other in &arranged[place + 1..] {
            let apart = other.facts.kickoff.unwrap().duration_since(kickoff).abs();
            let teams = [one.home_team_id, one.away_team_id];
            let is_shared = teams.contains(&other.home_team_id) || teams.contains(&other.away_team_id);
            assert!(!is_shared || apart >= SignedDuration::from_hours(4), "a club plays twice at once");
        }
    }
    let rounds = store.rounds(arranged[0].edition_id).await.unwrap();
    let labels: Vec<&str> = rounds.iter().map(|round| round.label.as_ref().unwrap().pt.as_str()).collect();
    assert_eq!(labels, ["Novembro de 2026"]);
    assert!(store.table_facts(arranged[0].edition_id).await.unwrap().is_empty(), "friendlies have no table");
}

#[tokio::test]
async fn whenever_the_program_starts_there_are_past_live_and_coming_matches() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    let mut before = 0;
    for days in [9, 93, 170, 240, 420, 912] {
        let at = now() + SignedDuration::from_hours(24 * days + 3);
        while advance(&store, at, &lisbon(), SEED).await.unwrap() > 0 {}
        assert!(is_anything_live(&store).await, "after {days} days");
        let newest = store.seasons().await.unwrap()[0].id;
        let league = store.edition("liga-atlantica", newest).await.unwrap().unwrap();
        let mut matches = store.matches_of_edition(league.id).await.unwrap();
        assert!(matches.iter().any(|m| m.facts.state == MatchState::Preview), "nothing to come after {days} days");
        let old = store.edition("liga-atlantica", season(2026)).await.unwrap().unwrap();
        matches.extend(store.matches_of_edition(old.id).await.unwrap());
        assert!(matches.iter().any(|m| m.facts.state == MatchState::Finished));
        // The match that runs now was arranged now: pauses are not filled.
        let arranged = friendlies(&store).await.len();
        assert!(arranged - before <= 4, "{} friendlies after {days} days", arranged - before);
        before = arranged;
        let due = store.unsettled_matches(Timestamp::MIN, at - SignedDuration::from_hours(5)).await.unwrap();
        assert!(due.is_empty(), "{} matches were missed after {days} days", due.len());
    }
    let seasons: Vec<i64> = store.seasons().await.unwrap().iter().map(|season| season.id.start_year()).collect();
    assert_eq!(seasons, [2029, 2028, 2027, 2026]);
    for year in 2027..=2029 {
        check_people(&store, year).await;
    }
    check_uncorrected(&store).await;
}

/// The clubs of a division in the order of its table, and the play-off's winner.
async fn ending(store: &Store, edition: &Edition) -> Vec<i64> {
    let teams: Vec<i64> = store.entrants(edition.id).await.unwrap().iter().map(|entrant| entrant.team.id).collect();
    let matches: Vec<TableMatch> =
        store.table_facts(edition.id).await.unwrap().iter().map(|fact| fact.counted(true)).collect();
    assert!(matches.iter().all(|m| m.score.is_some()), "every match was played");
    let deducted = store.deductions(edition.id).await.unwrap();
    let deductions: Vec<Deduction> =
        deducted.iter().map(|known| Deduction { team: known.team_id, points: known.points, from_round: 1 }).collect();
    let rules = rules::in_force(&edition.rules, edition.season).unwrap();
    let standings = Standings { rules, teams: &teams, matches: &matches, deductions: &deductions, season_over: true };
    standings.table(View::Overall).iter().map(|row| row.team).collect()
}

async fn entrants(store: &Store, edition: &Edition) -> BTreeSet<i64> {
    store.entrants(edition.id).await.unwrap().iter().map(|entrant| entrant.team.id).collect()
}

#[tokio::test]
async fn a_season_follows_from_the_tables_of_the_one_before() {
    for (database, seasons) in TestDatabase::both().await.into_iter().zip([3, 1]) {
        let store = database.open().await;
        load_seasons(&store, now(), &lisbon(), SEED, seasons).await.unwrap();
        // In one call the rest of the season is played, with every round that is drawn on the way.
        let at = now() + SignedDuration::from_hours(24 * 165);
        advance(&store, at, &lisbon(), SEED).await.unwrap();
        for key in ["taca-atlantica", "1", "2", "3", "liga-atlantica"] {
            let last = store.rounds(edition(&store, key, 2026).await.id).await.unwrap().pop().unwrap();
            let finals = store.matches_of_round(last.id).await.unwrap();
            assert!(finals.len() == 1 && finals[0].facts.state == MatchState::Finished, "{key}");
        }
        let first = edition(&store, "liga-atlantica", 2026).await;
        let second = edition(&store, "segunda-atlantica", 2026).await;
        let (upper, lower) = (ending(&store, &first).await, ending(&store, &second).await);
        let next_first = entrants(&store, &edition(&store, "liga-atlantica", 2027).await).await;
        let next_second = entrants(&store, &edition(&store, "segunda-atlantica", 2027).await).await;
        assert_eq!((next_first.len(), next_second.len()), (18, 18));
        assert!(upper[..15].iter().all(|team| next_first.contains(team)));
        assert!(upper[16..].iter().all(|team| next_second.contains(team)));
        let mut reserves = BTreeSet::new();
        for team in &lower {
            if store.team(*team).await.unwrap().unwrap().reserve_of.is_some() {
                reserves.insert(*team);
            }
        }
        let rising: Vec<i64> = lower.iter().copied().filter(|team| !reserves.contains(team)).collect();
        assert!(rising[..2].iter().all(|team| next_first.contains(team)));
        assert!(lower[16..].iter().all(|team| !next_second.contains(team)));
        assert!(reserves.iter().all(|team| !next_first.contains(team)));
        let playoff = store.rounds(first.id).await.unwrap();
        let legs = store.matches_of_round(playoff[34].id).await.unwrap();
        assert_eq!((legs[0].home_team_id, legs[0].away_team_id), (rising[2], upper[15]));
        assert!(next_first.contains(&upper[15]) != next_first.contains(&rising[2]));
        check_people(&store, 2027).await;
        check_calendar(&store).await;
    }
}

/// Most players stay where they were the year before; nobody is written down twice.
async fn check_people(store: &Store, year: i64) {
    let teams = entrants(store, &edition(store, "liga-atlantica", year).await).await;
    let (mut stayed, mut all) = (0, 0);
    let mut everybody = BTreeSet::new();
    for team in &teams {
        let squad = store.squad(*team, season(year)).await.unwrap();
        assert_eq!(squad.len(), 25);
        let before: BTreeSet<i64> =
            store.squad(*team, season(year - 1)).await.unwrap().iter().map(|member| member.person_id).collect();
        all += squad.len();
        stayed += squad.iter().filter(|member| before.contains(&member.person_id)).count();
        assert!(squad.iter().all(|member| everybody.insert(member.person_id)), "plays for two clubs");
        assert!(store.staff(*team, season(year)).await.unwrap().len() >= 9);
        let ground = store.team_season(*team, season(year)).await.unwrap().unwrap();
        assert!(ground.stadium_id.is_some());
    }
    let share = stayed as f64 / all as f64;
    assert!((0.6..0.9).contains(&share), "{share} stayed");
    let people: Vec<i64> = everybody.into_iter().collect();
    let names: BTreeSet<String> =
        store.persons(&people).await.unwrap().into_iter().map(|person| person.facts.external_id).collect();
    assert_eq!(names.len(), people.len());
}

/// The next season begins months after the last one, with all that belongs to it.
async fn check_calendar(store: &Store) {
    let seasons = store.seasons().await.unwrap();
    for key in ["liga-atlantica", "segunda-atlantica", "taca-atlantica", "1", "2", "3"] {
        let edition = edition(store, key, 2027).await;
        let matches = store.matches_of_edition(edition.id).await.unwrap();
        assert!(!matches.is_empty() && matches.iter().all(|m| m.facts.state == MatchState::Preview), "{key}");
        let first = matches.iter().filter_map(|m| m.facts.day).min().unwrap();
        assert!(first > seasons[1].final_date, "{key}");
    }
    edition(store, "4", 2027).await;
}
