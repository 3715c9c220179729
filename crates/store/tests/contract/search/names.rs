//! Names.

use football::duty::Calling;
use football::participant::Participant;
use football::position::Position;
use football::season::SeasonId;
use serde_json::json;
use store::officials::Official;
use store::persons::{Person, PersonFacts};
use store::search::{Beginning, NameClass, NameEntry, NameKind};
use store::squads::{SquadMember, StaffMember};
use store::stadiums::{NewStadium, Stadium};
use store::teams::NewTeam;
use store::{Store, Write};

use super::on_both;
use crate::league::{at, season, stored_league};

async fn commit(write: Write) -> Vec<String> {
    write.commit(at(), "test", json!({})).await.unwrap().map(|change| change.tags).unwrap_or_default()
}

fn person(key: &str, name: &str) -> PersonFacts {
    PersonFacts {
        external_id: key.to_owned(),
        name: name.to_owned(),
        full_name: Some(format!("{name} da Conceição")),
        shirt_name: name.split(' ').next_back().map(str::to_uppercase),
        ..PersonFacts::default()
    }
}

fn player(team_id: i64, person_id: i64, season: SeasonId, kit: i16) -> SquadMember {
    SquadMember {
        team_id,
        season,
        person_id,
        season_order: 1,
        kit_number: Some(kit),
        position: None,
        left: None,
        loan_from: None,
    }
}

async fn found(store: &Store, word: &str) -> Vec<NameEntry> {
    let words = store.find_name_words(&[(word.to_owned(), Beginning::Prefix)]).await.unwrap();
    let mut ids: Vec<(NameClass, i64)> = words.iter().map(|word| (word.class, word.id)).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut names = store.names_found(&ids).await.unwrap();
    names.sort_by_key(|name| (name.kind, name.id));
    names
}

async fn kinds(store: &Store, word: &str) -> Vec<(NameKind, i64)> {
    found(store, word).await.into_iter().map(|name| (name.kind, name.id)).collect()
}

#[tokio::test]
async fn teams_and_competitions_are_found_by_every_name_they_have() {
    on_both(async |store| {
        let league = stored_league(store).await;
        let [first, ..] = league.teams[..] else { panic!("no teams") };
        let known = store.team(first).await.unwrap().unwrap();
        let mut write = store.write().await.unwrap();
        let facts = NewTeam {
            fullname: Some("Náutico Álamo Clube".to_owned()),
            abbreviation: Some("ALM".to_owned()),
            city: Some("Cabo Alto".to_owned()),
            ..known.into()
        };
        let known = store.team(first).await.unwrap().unwrap();
        write.update_team(&known, facts).await.unwrap();
        write.add_alias("os faroleiros", first).await.unwrap();
        assert!(commit(write).await.contains(&"search".to_owned()));
        for word in ["alam", "nautico", "alm", "farol", "cabo"] {
            assert_eq!(kinds(store, word).await, [(NameKind::Team, first)], "{word}");
        }
        let entry = &found(store, "alamo").await[0];
        assert_eq!(entry.names, ["alamo", "nautico alamo clube", "alm", "os faroleiros"]);
        assert_eq!(
            (entry.also.as_slice(), entry.season, entry.standing),
            (&["cabo alto".to_owned()][..], Some(season()), 1)
        );
        assert_eq!(kinds(store, "atlantica").await, [(NameKind::Competition, league.competition.id)]);
        // Under its old name nobody finds it any more, nor by a slip.
        let known = store.team(first).await.unwrap().unwrap();
        let mut write = store.write().await.unwrap();
        let renamed = NewTeam { name: "Zimbro".to_owned(), fullname: None, ..known.clone().into() };
        write.update_team(&known, renamed).await.unwrap();
        commit(write).await;
        assert!(kinds(store, "alamo").await.is_empty() && kinds(store, "nautico").await.is_empty());
        assert!(store.similar_words(&["alamu".to_owned()]).await.unwrap()[0].is_empty());
        assert_eq!(kinds(store, "zimb").await, [(NameKind::Team, first)]);
        // Many know a club by its ground.
        let mut write = store.write().await.unwrap();
        let (external_id, name) = ("g".to_owned(), "Parque Novo".to_owned());
        let ground = NewStadium { external_id, name, city: None, capacity: None, address: None };
        let ground = write.add_stadium(ground).await.unwrap();
        write.set_home_ground(first, season(), Some(ground)).await.unwrap();
        commit(write).await;
        assert_eq!(kinds(store, "parque").await, [(NameKind::Team, first)]);
        let known = store.stadiums(&[ground]).await.unwrap().remove(0);
        let mut write = store.write().await.unwrap();
        write.update_stadium(&known, Stadium { name: "Arena Velha".to_owned(), ..known.clone() }).await.unwrap();
        commit(write).await;
        assert!(kinds(store, "parque").await.is_empty());
        assert_eq!(kinds(store, "arena").await, [(NameKind::Team, first)]);
        found(store, "a").await
    })
    .await;
}

#[tokio::test]
async fn people_are_found_as_what_they_are_where_they_are() {
    on_both(async |store| {
        let league = stored_league(store).await;
        let (one, other) = (league.teams[0], league.teams[1]);
        let next = SeasonId::starting_in(2027).unwrap();
        let mut write = store.write().await.unwrap();
        let ids = write
            .add_persons(&[
                PersonFacts { position: Some(Position::Forward), ..person("a", "Duarte Pimentel") },
                person("b", "Rui Ferronha"),
                person("c", "Ninguém"),
            ])
            .await
            .unwrap();
        write.cover_season(next, jiff::civil::date(2027, 8, 1), jiff::civil::date(2028, 5, 30)).await.unwrap();
        write.add_to_squads(&[player(one, ids[0], season(), 9)]).await.unwrap();
        let coach =
            |role| StaffMember { team_id: one, season: season(), person_id: ids[1], season_order: 1, role, left: None };
        write.add_to_staff(&[coach(Participant::HeadCoach)]).await.unwrap();
        let licence = Official {
            person_id: ids[1],
            season: season(),
            calling: Calling::Referee,
            association: None,
            category: None,
        };
        write.add_officials(&[licence]).await.unwrap();
        commit(write).await;
        assert_eq!(kinds(store, "pimentel").await, [(NameKind::Player, ids[0])]);
        assert_eq!(kinds(store, "ferronha").await, [(NameKind::Coach, ids[1]), (NameKind::Referee, ids[1])]);
        assert!(kinds(store, "ninguem").await.is_empty(), "who was never anything has no page");
        let entry = &found(store, "duarte").await[0];
        assert_eq!(
            (entry.team_id, entry.kit_number, entry.season, entry.standing),
            (Some(one), Some(9), Some(season()), 10)
        );
        assert_eq!(entry.names, ["duarte pimentel", "pimentel"]);
        assert_eq!(entry.also, ["duarte pimentel da conceicao"], "nobody sees it in a list");

        // He goes elsewhere, and takes another number.
        let mut write = store.write().await.unwrap();
        write.add_to_squads(&[player(other, ids[0], next, 7)]).await.unwrap();
        assert!(commit(write).await.contains(&"search".to_owned()));
        let entry = &found(store, "duarte").await[0];
        assert_eq!((entry.team_id, entry.kit_number, entry.season), (Some(other), Some(7), Some(next)));
        for (position, who) in [(Position::Forward, &ids[..1]), (Position::Defender, &[])] {
            let numbers = |names: Vec<NameEntry>| names.iter().map(|name| name.id).collect::<Vec<_>>();
            assert_eq!(numbers(store.names_of_team_and_position(other, position).await.unwrap()), who);
            assert_eq!(numbers(store.names_of_position(position, next, 5).await.unwrap()), who);
            assert!(store.names_of_position(position, next, 0).await.unwrap().is_empty());
            assert!(store.names_of_position(position, season(), 5).await.unwrap().is_empty(), "he plays elsewhere now");
            assert!(store.names_of_team_and_position(one, position).await.unwrap().is_empty());
            assert_eq!(store.who_plays(position, &ids).await.unwrap(), who.iter().copied().collect());
            assert!(store.who_plays(position, &[]).await.unwrap().is_empty());
        }
        let of_team = store.names_of_team(other, Some(7)).await.unwrap();
        assert_eq!(of_team.iter().map(|name| name.id).collect::<Vec<_>>(), [ids[0]]);
        assert_eq!(store.names_of_team(one, Some(7)).await.unwrap().len(), 1, "its coach");

        // What was written by mistake is taken back.
        let mut write = store.write().await.unwrap();
        write.set_squad(other, next, &[]).await.unwrap();
        write.set_staff(one, season(), &[]).await.unwrap();
        commit(write).await;
        assert_eq!(found(store, "duarte").await[0].team_id, Some(one));
        assert_eq!(kinds(store, "ferronha").await, [(NameKind::Referee, ids[1])]);

        let known = Person { id: ids[0], facts: person("a", "Duarte Pimentel") };
        let mut write = store.write().await.unwrap();
        write.update_person(&known, person("a", "Duarte Mirandela")).await.unwrap();
        commit(write).await;
        assert!(kinds(store, "pimentel").await.is_empty());
        assert_eq!(kinds(store, "mirandela").await, [(NameKind::Player, ids[0])]);
        found(store, "d").await
    })
    .await;
}

#[tokio::test]
async fn a_slip_of_the_finger_is_mended_to_the_nearest_names() {
    on_both(async |store| {
        let league = stored_league(store).await;
        let names = ["Duarte Pimentel", "Davide Pinhal", "Valmarinho Torrebela", "Ana Só"];
        let mut write = store.write().await.unwrap();
        let facts: Vec<PersonFacts> = names.iter().map(|name| person(name, name)).collect();
        let ids = write.add_persons(&facts).await.unwrap();
        let members: Vec<SquadMember> = ids.iter().map(|id| player(league.teams[0], *id, season(), 1)).collect();
        write.add_to_squads(&members).await.unwrap();
        commit(write).await;
        let slips =
            ["pimental", "pimetnel", "uarte", "durate", "valmrinoh", "torebella", "so", "sa", "xyzw", "conceisao"];
        let asked: Vec<String> = slips.iter().map(|&word| word.to_owned()).collect();
        let mended = store.similar_words(&asked).await.unwrap();
        let first: Vec<Option<&str>> = mended.iter().map(|list| list.first().map(String::as_str)).collect();
        let expected = [
            Some("pimentel"),
            Some("pimentel"),
            Some("duarte"),
            Some("duarte"),
            Some("valmarinho"),
            Some("torrebela"),
            None,
            None,
            None,
            Some("conceicao"),
        ];
        assert_eq!(first, expected);
        assert!(store.similar_words(&[]).await.unwrap().is_empty());
        mended
    })
    .await;
}

#[tokio::test]
async fn a_word_may_be_whole_or_begun_and_bounds_hold() {
    on_both(async |store| {
        let league = stored_league(store).await;
        let mut write = store.write().await.unwrap();
        let facts: Vec<PersonFacts> = (0..1_200).map(|n| person(&n.to_string(), &format!("Ana Lima{n}"))).collect();
        let ids = write.add_persons(&facts).await.unwrap();
        for ids in ids.chunks(400) {
            let members: Vec<SquadMember> = ids.iter().map(|id| player(league.teams[0], *id, season(), 1)).collect();
            write.add_to_squads(&members).await.unwrap();
        }
        commit(write).await;
        let asked = [("lima7".to_owned(), Beginning::Whole), ("lima7".to_owned(), Beginning::Prefix)];
        let words = store.find_name_words(&asked).await.unwrap();
        let count = |place: usize| words.iter().filter(|word| word.asked == place).count();
        assert_eq!((count(0), count(1)), (1, 111));
        assert_eq!(store.find_name_words(&[("ana".to_owned(), Beginning::Whole)]).await.unwrap().len(), 1_000);
        assert!(
            store.find_name_words(&[]).await.unwrap().is_empty() && store.names_found(&[]).await.unwrap().is_empty()
        );
        words
    })
    .await;
}

#[tokio::test]
async fn a_match_that_is_played_renames_nobody() {
    on_both(async |store| {
        let league = stored_league(store).await;
        let mut write = store.write().await.unwrap();
        let sides = (league.teams[0], league.teams[1]);
        write.add_match(&league.edition, league.round, sides, None, crate::league::played(2, 1)).await.unwrap();
        let tags = commit(write).await;
        assert!(!tags.contains(&"search".to_owned()), "{tags:?}");
        // Nor does saying again what is known.
        let mut write = store.write().await.unwrap();
        write.enter_team(&league.edition, league.teams[0], None).await.unwrap();
        assert!(commit(write).await.is_empty());
    })
    .await;
}
