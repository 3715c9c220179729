//! People, squads, records of matches, and the sums that follow from them.

use football::duty::{Calling, Duty};
use football::event::EventKind;
use football::moment::{Half, Moment};
use football::participant::Participant;
use football::position::Position;
use football::score::Score;
use football::side::Side;
use football::state::{MatchState, Phase};
use football::statistic::Statistic;
use jiff::civil::date;
use serde_json::json;
use store::Store;
use store::editions::Ball;
use store::figures::{GroundFigures, Mark};
use store::matches::{Dismissals, MatchFacts};
use store::officials::{Appointment, Official};
use store::persons::{PersonFacts, PersonProfile};
use store::profiles::{Award, BoardSeat, KitBrand, Social, TeamProfile, Wardrobe};
use store::records::{Event, LineUpEntry, MatchRecord, OnPitch, Report};
use store::squads::{SquadMember, StaffMember};
use testkit::TestDatabase;

use crate::league::{League, at, played, season, stored_league};

fn person(key: &str) -> PersonFacts {
    PersonFacts { external_id: key.to_owned(), name: key.to_owned(), ..Default::default() }
}

fn starter(person_id: i64, side: Side, place: i16) -> LineUpEntry {
    LineUpEntry {
        person_id,
        side,
        participant: Participant::Starter,
        place,
        kit_number: Some(place),
        position: Some(if place == 1 { Position::Goalkeeper } else { Position::Forward }),
        captain: place == 2,
        rating: Some(70 + place),
        statistics: vec![(Statistic::Shots, 3)],
        on_pitch: OnPitch::default(),
    }
}

fn event(number: i32, kind: EventKind, minute: u16, side: Side, who: (i64, Option<i64>)) -> Event {
    Event {
        id: 0,
        number,
        external_id: None,
        kind: Some(kind),
        moment: Moment { half: Half::First, minute, time: None, added: None },
        side: Some(side),
        person_id: Some(who.0),
        related_id: who.1,
        embed: None,
        image: None,
        description: None,
    }
}

/// A match between the first two teams with two players each: home wins 1–0 by the second player.
struct Played {
    id: i64,
    people: Vec<i64>,
    record: MatchRecord,
}

async fn play(store: &Store, league: &League, facts: MatchFacts) -> Played {
    let mut write = store.write().await.unwrap();
    let mut people = Vec::new();
    for key in ["keeper", "scorer", "other keeper", "sinner", "sub", "coach", "referee"] {
        people.push(write.add_person(person(key)).await.unwrap());
    }
    let pair = (league.teams[0], league.teams[1]);
    let id = write.add_match(&league.edition, league.round, pair, None, facts).await.unwrap();
    let bench = LineUpEntry { participant: Participant::Bench, ..starter(people[4], Side::Home, 12) };
    let coach = LineUpEntry {
        participant: Participant::HeadCoach,
        statistics: Vec::new(),
        ..starter(people[5], Side::Home, 20)
    };
    let record = MatchRecord {
        report: Some(Report {
            length: 90,
            home_tactic: Some("4-3-3".into()),
            first_half: Some(2_700),
            second_half: Some(2_880),
            useful: Some(3_000),
            climate: Some("rain".into()),
            rain_percentage: Some(80),
            stadium_score: Some(42),
            pitch_score: Some(37),
            mvp: Some(people[1]),
            statistics: vec![(Statistic::Possession, 55, 45), (Statistic::Shots, 6, 6)],
            ..Default::default()
        }),
        line_up: vec![
            starter(people[0], Side::Home, 1),
            starter(people[1], Side::Home, 2),
            bench,
            coach,
            starter(people[2], Side::Away, 1),
            starter(people[3], Side::Away, 2),
        ],
        events: vec![
            event(1, EventKind::Goal, 10, Side::Home, (people[1], Some(people[0]))),
            event(2, EventKind::YellowCard, 20, Side::Away, (people[3], None)),
            event(3, EventKind::SecondYellow, 30, Side::Away, (people[3], None)),
            Event {
                embed: Some("/moment".into()),
                ..event(4, EventKind::Substitution, 40, Side::Home, (people[4], Some(people[1])))
            },
        ],
        appointments: vec![Appointment { duty: Duty::Main, person_id: people[6] }],
    };
    write.set_record(&league.edition, id, record.clone()).await.unwrap();
    write.commit(at(), "test", json!({})).await.unwrap();
    Played { id, people, record }
}

async fn goals(store: &Store, league: &League) -> Vec<(i64, i64)> {
    let totals = store.player_totals(league.edition.id, &[Statistic::Goals]).await.unwrap();
    totals.iter().map(|total| (total.person_id, total.value)).collect()
}

#[tokio::test]
async fn people_keep_what_is_known_of_them() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        stored_league(&store).await;
        let facts = PersonFacts {
            full_name: Some("Duarte Manuel Pimentel".into()),
            shirt_name: Some("PIMENTEL".into()),
            birthday: Some(date(1999, 4, 2)),
            country: Some("CV".into()),
            position: Some(Position::Forward),
            height: Some(181),
            weight: Some(76),
            portrait: Some(json!({"seed": "p-1"})),
            profile: PersonProfile {
                socials: vec![Social { social: "instagram".into(), url: "https://social.example/d".into() }],
                awards: vec![Award { award: "Jogador do mês".into(), result: "2025-10".into(), icon: None }],
                tags: Vec::new(),
            },
            ..person("p-1")
        };
        let mut write = store.write().await.unwrap();
        let id = write.add_person(facts.clone()).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let stored = store.person(id).await.unwrap().unwrap();
        assert_eq!(stored.facts, facts);
        assert_eq!(store.person_by_external_id("p-1").await.unwrap().unwrap().id, id);
        assert_eq!(store.persons(&[id, 999]).await.unwrap().len(), 1);
        assert!(store.person(999).await.unwrap().is_none());

        let mut write = store.write().await.unwrap();
        assert_eq!(write.find_person_by_external_id("p-1").await.unwrap().unwrap(), stored);
        assert!(!write.update_person(&stored, facts.clone()).await.unwrap(), "nothing new");
        assert!(write.update_person(&stored, PersonFacts { weight: Some(80), ..facts }).await.unwrap());
        write.commit(at(), "test", json!({})).await.unwrap();
        assert_eq!(store.person(id).await.unwrap().unwrap().facts.weight, Some(80));
        let mut write = store.write().await.unwrap();
        assert!(write.add_person(person("p-1")).await.is_err(), "an external id names one person");
    }
}

#[tokio::test]
async fn squads_staff_and_officials_by_season() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let team = league.teams[0];
        let mut write = store.write().await.unwrap();
        let (a, b) = (write.add_person(person("a")).await.unwrap(), write.add_person(person("b")).await.unwrap());
        let member = |person_id: i64, number: Option<i16>| SquadMember {
            team_id: team,
            season: season(),
            person_id,
            season_order: 1,
            kit_number: number,
            position: Some(Position::Midfielder),
            left: Some(date(2027, 1, 15)),
            loan_from: None,
        };
        let lent = SquadMember { loan_from: Some(league.teams[1]), ..member(b, Some(8)) };
        let squad = [member(a, None), lent];
        write.add_to_squads(&squad).await.unwrap();
        write.add_to_squads(&[]).await.unwrap();
        let coach = StaffMember {
            team_id: team,
            season: season(),
            person_id: a,
            season_order: 2,
            role: Participant::HeadCoach,
            left: None,
        };
        write.add_to_staff(std::slice::from_ref(&coach)).await.unwrap();
        write.add_to_staff(&[]).await.unwrap();
        let referee = Official {
            person_id: b,
            season: season(),
            calling: Calling::Referee,
            association: Some("AF Cabo".into()),
            category: Some("C1".into()),
        };
        write.add_officials(std::slice::from_ref(&referee)).await.unwrap();
        write.add_officials(&[]).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();

        let [first, second] = squad;
        assert_eq!(store.squad(team, season()).await.unwrap(), [second, first.clone()], "numbers first");
        assert_eq!(store.staff(team, season()).await.unwrap()[..], *std::slice::from_ref(&coach));
        assert_eq!(store.playing_career(a).await.unwrap(), [first]);
        assert_eq!(store.coaching_career(a).await.unwrap(), [coach]);
        assert_eq!(store.licences(b, Calling::Referee).await.unwrap(), [referee]);
        assert!(store.licences(b, Calling::Observer).await.unwrap().is_empty());
        assert!(store.squad(team, season().previous().unwrap()).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn clubs_say_what_they_are_and_wear() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let team = league.teams[0];
        assert_eq!(store.team_profile(team).await.unwrap(), TeamProfile::default());
        assert!(store.team_season(team, season()).await.unwrap().is_none());
        let profile = TeamProfile {
            board: vec![BoardSeat { position: "Presidente".into(), elements: "Ana Sá; Rui Vaz".into() }],
            tickets_store_url: Some("https://tickets.example".into()),
            ..Default::default()
        };
        let brand = KitBrand { id: 1, name: "Vaga".into(), link: None };
        let wardrobe = Wardrobe { kit: Some(json!({"pattern": "hoops"})), brands: vec![brand] };
        let ball = Ball { name: "Maré".into(), link: None };
        let mut write = store.write().await.unwrap();
        assert!(write.set_wardrobe(team, season(), &wardrobe).await.is_err(), "not in this season yet");
        write.set_home_ground(team, season(), None).await.unwrap();
        write.set_wardrobe(team, season(), &wardrobe).await.unwrap();
        write.set_team_profile(team, &TeamProfile::default()).await.unwrap();
        write.set_team_profile(team, &profile).await.unwrap();
        write.set_ball(&league.edition, &ball).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        assert_eq!(store.team_profile(team).await.unwrap(), profile);
        assert_eq!(store.team_season(team, season()).await.unwrap().unwrap().wardrobe, wardrobe);
        assert_eq!(store.edition("liga", season()).await.unwrap().unwrap().ball, Some(ball));
        let mut write = store.write().await.unwrap();
        write.set_team_profile(team, &profile).await.unwrap();
        write.set_wardrobe(team, season(), &wardrobe).await.unwrap();
        assert!(write.commit(at(), "test", json!({})).await.unwrap().is_none(), "the same again");
    }
}

#[tokio::test]
async fn a_record_is_read_as_it_was_written() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let Played { id, people, record } = play(&store, &league, played(1, 0)).await;
        let stored = store.record(id).await.unwrap();
        assert_eq!(stored.report, record.report);
        assert_eq!(stored.appointments, record.appointments);
        let minutes: Vec<u16> = stored.line_up.iter().map(|entry| entry.on_pitch.minutes).collect();
        assert_eq!(minutes, [90, 40, 50, 0, 90, 30], "who played how long follows from the events");
        assert!(stored.events.iter().all(|event| event.id > 0));
        assert_eq!(stored.events.len(), 4);
        assert_eq!(store.report(id).await.unwrap(), record.report);
        assert_eq!(store.line_up(id).await.unwrap(), stored.line_up);
        assert_eq!(store.events(id).await.unwrap(), stored.events);
        let m = store.match_(id).await.unwrap().unwrap();
        assert_eq!(m.dismissals, Dismissals { away_second_yellows: 1, ..Default::default() });
        let cards = store.events_of_matches(&[id], &[EventKind::YellowCard]).await.unwrap();
        assert_eq!((cards.len(), cards[0].0), (1, id));
        assert_eq!(store.reports(&[id]).await.unwrap()[0].0, id);
        assert_eq!(store.appointments(&[id]).await.unwrap(), [(id, record.appointments[0])]);
        let appointed = store.appointed_matches(people[6], season()).await.unwrap();
        assert_eq!((appointed[0].yellows, appointed[0].second_yellows, appointed[0].reds), (1, 1, 0));
        assert_eq!((appointed[0].played, appointed[0].useful), (Some(5_580), Some(3_000)));
        assert_eq!(store.matches_of_player(people[1], season()).await.unwrap()[0].entry.on_pitch.off, Some(40));
        assert!(store.matches_of_player(people[5], season()).await.unwrap().is_empty(), "a coach does not play");
        assert_eq!(store.matches_of_coach(people[5], season()).await.unwrap()[0].match_.id, id);
        let coached = store.coached_results(people[5], None).await.unwrap();
        assert_eq!(store.coached_results(people[5], Some(season())).await.unwrap(), coached);
        assert!(store.coached_results(people[5], season().previous().ok()).await.unwrap().is_empty());
        assert_eq!((coached[0].team_id, coached[0].goals_for, coached[0].goals_against), (league.teams[0], 1, 0));
        let (moments, count) = store.moments_of_person(people[1], 0, 5).await.unwrap();
        assert_eq!((moments.len(), count, moments[0].match_id), (1, 1, id), "also as the one who went off");
        assert_eq!(store.moments_of_person(people[1], 1, 5).await.unwrap().0.len(), 0);
        assert_eq!(store.moments_of_team(league.teams[0], &[league.edition.id], 9).await.unwrap(), moments);
        assert!(store.moments_of_team(league.teams[0], &[], 9).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn writing_the_same_record_again_changes_nothing_and_a_correction_keeps_the_events_id() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let Played { id, people, record } = play(&store, &league, played(1, 0)).await;
        let before = store.record(id).await.unwrap();
        let mut write = store.write().await.unwrap();
        assert!(!write.set_record(&league.edition, id, record.clone()).await.unwrap());
        assert!(write.commit(at(), "test", json!({})).await.unwrap().is_none());

        let mut corrected = record;
        corrected.events[0].person_id = Some(people[0]);
        corrected.events[0].related_id = None;
        corrected.events.remove(2);
        corrected.line_up.remove(3);
        corrected.appointments.clear();
        let mut write = store.write().await.unwrap();
        assert!(write.set_record(&league.edition, id, corrected).await.unwrap());
        let change = write.commit(at(), "test", json!({})).await.unwrap().unwrap();
        assert!(change.tags.contains(&format!("match/{id}")) && change.tags.contains(&format!("person/{}", people[1])));
        let after = store.record(id).await.unwrap();
        assert_eq!(after.events[0].id, before.events[0].id);
        assert_eq!((after.events.len(), after.line_up.len(), after.appointments.len()), (3, 5, 0));
        assert_eq!(store.match_(id).await.unwrap().unwrap().dismissals, Dismissals::default());
        assert_eq!(goals(&store, &league).await, [(people[0], 1)], "the goal is the other's now");
    }
}

#[tokio::test]
async fn only_results_are_summed_and_what_is_undone_is_taken_away() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let live = MatchFacts { state: MatchState::Live(Phase::SecondHalf), ..played(1, 0) };
        let Played { id, people, .. } = play(&store, &league, live.clone()).await;
        assert!(goals(&store, &league).await.is_empty(), "a match in play");

        for (state, sums) in [(MatchState::Ended, 1), (MatchState::Finished, 1), (MatchState::Suspended, 0)] {
            let known = store.match_(id).await.unwrap().unwrap();
            let mut write = store.write().await.unwrap();
            let facts = MatchFacts { state, ..live.clone() };
            assert!(write.update_match(&league.edition, &known, league.round, facts).await.unwrap());
            write.commit(at(), "test", json!({})).await.unwrap();
            let expected: &[(i64, i64)] = if sums == 1 { &[(people[1], 1)] } else { &[] };
            assert_eq!(goals(&store, &league).await, expected, "{state:?}");
        }
        let known = store.match_(id).await.unwrap().unwrap();
        let mut write = store.write().await.unwrap();
        write.update_match(&league.edition, &known, league.round, played(1, 0)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let team = store.team_totals(&[league.edition.id]).await.unwrap();
        let of = |team_id: i64, statistic: Statistic| {
            team.iter().find(|t| t.team_id == team_id && t.statistic == statistic).map(|t| t.value)
        };
        let (home, away) = (league.teams[0], league.teams[1]);
        assert_eq!((of(home, Statistic::Goals), of(away, Statistic::Goals)), (Some(1), None));
        assert_eq!((of(home, Statistic::GoalsSuffered), of(away, Statistic::GoalsSuffered)), (None, Some(1)));
        assert_eq!((of(home, Statistic::Possession), of(away, Statistic::SecondYellows)), (Some(55), Some(1)));
        let his = store.totals_of_player(people[1]).await.unwrap();
        let value = |statistic: Statistic| his.iter().find(|t| t.statistic == statistic).map(|t| t.value);
        assert_eq!((value(Statistic::PlayedMinutes), value(Statistic::Shots)), (Some(40), Some(3)));
        let in_team = [Statistic::Assists, Statistic::Appearances];
        let in_team = store.player_totals_of_team(home, &[league.edition.id], &in_team).await.unwrap();
        let keeper = in_team.iter().filter(|t| t.person_id == people[0]).map(|t| t.value).collect::<Vec<_>>();
        assert_eq!((in_team.len(), keeper), (4, vec![1, 1]));
        assert!(store.player_totals(league.edition.id, &[]).await.unwrap().is_empty());
        assert!(store.team_totals(&[]).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn live_goals_come_before_written_ones() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let live = MatchFacts { state: MatchState::Live(Phase::SecondHalf), ..played(1, 0) };
        let Played { id, .. } = play(&store, &league, live.clone()).await;
        let mut write = store.write().await.unwrap();
        write.set_live_score(&league.edition, id, Some(Score::new(1, 1))).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let known = store.match_(id).await.unwrap().unwrap();
        assert_eq!(known.facts.score.unwrap().goals, Score::new(1, 1));
        assert_eq!(store.table_facts(league.edition.id).await.unwrap()[0].score, Some(Score::new(1, 1)));
        let mut write = store.write().await.unwrap();
        write.update_match(&league.edition, &known, league.round, played(2, 1)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        assert_eq!(store.match_(id).await.unwrap().unwrap().facts.score.unwrap().goals, Score::new(2, 1));
    }
}

#[tokio::test]
async fn figures_of_an_edition() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let ground = store::stadiums::NewStadium {
            external_id: "campo".into(),
            name: "Campo".into(),
            city: None,
            capacity: Some(1_000),
            address: None,
        };
        let ground = write.add_stadium(ground).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let facts = MatchFacts { stadium_id: Some(ground), attendance: Some(750), ..played(1, 0) };
        play(&store, &league, facts).await;
        let edition = league.edition.id;
        for round in [None, Some(league.round)] {
            let came = store.spectators(edition, round).await.unwrap();
            assert_eq!((came.len(), came[0].total, came[0].seats, came[0].matches), (1, 750, 1_000, 1));
            let useful = store.useful_time(edition, round).await.unwrap();
            assert_eq!((useful.len(), useful[0].useful, useful[0].played), (2, 3_000, 5_580));
        }
        let counted = store.edition_figures(edition).await.unwrap();
        assert_eq!((counted.matches, counted.results, counted.live), (1, 1, 0));
        assert_eq!((counted.goals, counted.attendance, counted.attended), (1, 750, 1));
        assert_eq!(store.started_rounds(edition).await.unwrap(), [league.round]);
        assert!(store.spectators(edition, Some(league.round + 1)).await.unwrap().is_empty());
        let stadium = store.ground_ratings(edition, Mark::Stadium).await.unwrap();
        let pitch = store.ground_ratings(edition, Mark::Pitch).await.unwrap();
        let own = store.ground_figures(league.teams[0], ground, &[edition]).await.unwrap();
        assert_eq!(own, GroundFigures { matches: 1, total: 750, marks: 1, tenths: 42 });
        assert_eq!(store.ground_figures(league.teams[0], ground, &[]).await.unwrap(), GroundFigures::default());
        assert_eq!((stadium[0].tenths, pitch[0].tenths, pitch[0].marks), (42, 37, 1));
        assert_eq!((pitch[0].stadium_id, pitch[0].team_id), (ground, league.teams[0]));
    }
}

#[tokio::test]
async fn matches_are_found_by_day_by_pair_and_by_number() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let [a, b, c] = [league.teams[0], league.teams[1], league.teams[2]];
        let mut write = store.write().await.unwrap();
        let on = |day| MatchFacts { day: Some(date(2026, 11, day)), ..played(1, 0) };
        let first = write.add_match(&league.edition, league.round, (a, b), None, on(14)).await.unwrap();
        let second = write.add_match(&league.edition, league.round, (b, a), None, on(1)).await.unwrap();
        write.add_match(&league.edition, league.round, (c, a), None, on(30)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let ids = |matches: Vec<store::matches::Match>| matches.iter().map(|m| m.id).collect::<Vec<_>>();
        assert_eq!(ids(store.matches_between(a, b).await.unwrap()), [second, first]);
        assert_eq!(ids(store.matches(&[first]).await.unwrap()), [first]);
        let (edition, november) = (league.edition.id, (date(2026, 11, 1), date(2026, 11, 30)));
        assert_eq!(store.matches_of_days(&[edition], november, None).await.unwrap().len(), 3);
        assert_eq!(ids(store.matches_of_days(&[edition], november, Some(b)).await.unwrap()), [second, first]);
        assert!(store.matches_of_days(&[], november, None).await.unwrap().is_empty());
        let middle = (date(2026, 11, 10), date(2026, 11, 20));
        assert_eq!(ids(store.matches_of_days(&[edition], middle, None).await.unwrap()), [first]);
        for (asked, found) in [((10, 1), 1), ((11, 1), 1), ((11, 2), 14), ((11, 30), 30), ((12, 24), 30)] {
            let day = store.day_of_play(date(2026, asked.0, asked.1)).await.unwrap();
            assert_eq!(day, Some(date(2026, 11, found)), "{asked:?}");
        }
        assert_eq!(store.editions_of_days(november.0, november.1).await.unwrap().len(), 1);
        assert!(store.editions_of_days(date(2030, 1, 1), date(2030, 1, 31)).await.unwrap().is_empty());
        assert_eq!(store.editions_by_id(&[edition]).await.unwrap()[0].id, edition);
        assert!(store.editions_by_id(&[]).await.unwrap().is_empty());
        assert_eq!(store.editions_of_season(season()).await.unwrap().len(), 1);
        assert_eq!(store.teams_of_editions(&[edition]).await.unwrap().len(), 3);
        assert!(store.teams_of_editions(&[]).await.unwrap().is_empty());
        assert_eq!(store.domestic_teams(season()).await.unwrap(), [a, b, c].into());
    }
}
