//! What publications print in tables: of their own season, and as things stood on the day they came out.

use std::collections::HashMap;

use football::season::SeasonId;
use jiff::Timestamp;

use super::super::archive::{Archive, Game};
use super::super::blocks::{self, Placed};
use super::super::facts::shown;
use super::super::tags;
use super::super::words::{Both, Tongue, number};
use crate::demo::{CUP, FIRST_LEAGUE, INTERNATIONAL_KEYS, SECOND_LEAGUE};

/// Nobody older counts as young.
const YOUNG: i64 = 21;
const LONGEST_LIST: usize = 10;

/// Adds the tables that a paper may place. One that would be empty is left out, and the paper goes without it.
pub(super) fn place(placed: &mut Placed, archive: &Archive, season: SeasonId, at: Timestamp) {
    clubs(placed, "clubs", archive, FIRST_LEAGUE, season);
    clubs(placed, "second_clubs", archive, SECOND_LEAGUE, season);
    if let Ok(before) = season.previous() {
        clubs(placed, "last_clubs", archive, FIRST_LEAGUE, before);
        cup(placed, archive, before, at);
    }
    standings(placed, archive, at);
    scorers(placed, archive, at);
    crowds(placed, archive, at);
    abroad(placed, archive, season);
    if let Ok(complete) = archive.planned_season(at).previous() {
        youngsters(placed, archive, complete);
    }
}

fn add(placed: &mut Placed, name: &str, caption: &Both, columns: &[Both], rows: impl Fn(Tongue) -> Vec<Vec<String>>) {
    if rows(Tongue::Portuguese).is_empty() {
        return;
    }
    placed.add(name, |tongue| {
        let columns: Vec<&str> = columns.iter().map(|column| column.get(tongue)).collect();
        blocks::table(caption.get(tongue), &columns, &rows(tongue))
    });
}

fn clubs(placed: &mut Placed, name: &str, archive: &Archive, league: &str, season: SeasonId) {
    let caption = Both::same(format!("{} {}", archive.competition_name(league), season.label()));
    let columns = [
        Both::new("Clube", "Club"),
        Both::new("Estádio", "Ground"),
        Both::new("Localidade", "Town"),
        Both::new("Lotação", "Capacity"),
    ];
    add(placed, name, &caption, &columns, |tongue| {
        let row = |team: i64| {
            let ground = archive.games.iter().rev().find(|game| game.home == team && game.label.is_none());
            let ground = ground.and_then(|game| archive.grounds.get(&game.ground?));
            let capacity = ground.and_then(|ground| ground.capacity).map(|count| number(count.into()));
            vec![
                archive.team_name(team).to_owned(),
                ground.map(|ground| ground.name.clone()).unwrap_or_default(),
                ground.and_then(|ground| ground.city.clone()).unwrap_or_default(),
                capacity.map(|count| count.get(tongue).to_owned()).unwrap_or_default(),
            ]
        };
        archive.clubs_of(league, season).into_iter().map(row).collect()
    });
}

fn standings(placed: &mut Placed, archive: &Archive, at: Timestamp) {
    let (season, rows) = archive.played_table(FIRST_LEAGUE, at);
    let caption = Both::same(format!("{} {}", archive.competition_name(FIRST_LEAGUE), season.label()));
    let columns = [
        Both::same("#"),
        Both::new("Clube", "Club"),
        Both::new("J", "P"),
        Both::new("V", "W"),
        Both::new("E", "D"),
        Both::new("D", "L"),
        Both::new("Golos", "Goals"),
        Both::same("Pts"),
    ];
    add(placed, "standings", &caption, &columns, |_| {
        let row = |row: &football::table::Row| {
            let tally = &row.tally;
            vec![
                row.position.to_string(),
                archive.team_name(row.team).to_owned(),
                tally.matches.to_string(),
                tally.wins.to_string(),
                tally.draws.to_string(),
                tally.losses.to_string(),
                format!("{}–{}", tally.goals_for, tally.goals_against),
                row.points.to_string(),
            ]
        };
        rows.iter().map(row).collect()
    });
}

fn scorers(placed: &mut Placed, archive: &Archive, at: Timestamp) {
    let (season, _) = archive.played_table(FIRST_LEAGUE, at);
    let scorers = archive.scorers(FIRST_LEAGUE, season, at);
    let label = season.label();
    let caption = Both::new(format!("Melhores marcadores de {label}"), format!("Top scorers of {label}"));
    let columns = [Both::new("Jogador", "Player"), Both::new("Clube", "Club"), Both::new("Golos", "Goals")];
    add(placed, "scorers", &caption, &columns, |_| {
        let rows = scorers.iter().take(LONGEST_LIST).map(|scorer| {
            let (name, team) = (archive.person_name(scorer.person), archive.team_name(scorer.team));
            vec![name.to_owned(), team.to_owned(), scorer.goals.to_string()]
        });
        rows.collect()
    });
}

/// Those with most people at home.
fn crowds(placed: &mut Placed, archive: &Archive, at: Timestamp) {
    let (season, _) = archive.played_table(FIRST_LEAGUE, at);
    let mut sums: HashMap<i64, (i64, i64)> = HashMap::new();
    for game in archive.played(at).filter(|game| game.competition == FIRST_LEAGUE && game.season == season) {
        if let Some(attendance) = game.attendance {
            let sum = sums.entry(game.home).or_default();
            *sum = (sum.0 + i64::from(attendance), sum.1 + 1);
        }
    }
    let mut averages: Vec<(i64, i64)> = sums.into_iter().map(|(team, (sum, count))| (sum / count, team)).collect();
    averages.sort_unstable_by_key(|&(average, team)| (std::cmp::Reverse(average), team));
    let label = season.label();
    let caption = Both::new(
        format!("Médias em casa na Liga Atlântica de {label}, à data do estudo"),
        format!("Home averages in the {label} Liga Atlântica, on the day of the study"),
    );
    let columns = [Both::new("Clube", "Club"), Both::new("Pessoas por jogo", "People a match")];
    add(placed, "crowds", &caption, &columns, |tongue| {
        let rows = averages.iter().take(LONGEST_LIST);
        rows.map(|(average, team)| vec![archive.team_name(*team).to_owned(), number(*average).get(tongue).to_owned()])
            .collect()
    });
}

/// How the cup of a season went.
fn cup(placed: &mut Placed, archive: &Archive, season: SeasonId, at: Timestamp) {
    let is_its = |game: &&Game| {
        game.competition == CUP && game.season == season && game.ended().is_some_and(|ended| ended <= at)
    };
    let games: Vec<&Game> = archive.games.iter().filter(is_its).collect();
    let name = archive.competition_name(CUP);
    let caption = Both::new(format!("{name} de {}", season.label()), format!("{name} {}", season.label()));
    let columns = [Both::new("Ronda", "Round"), Both::new("Jogo", "Match"), Both::new("Resultado", "Result")];
    add(placed, "cup", &caption, &columns, |tongue| {
        let row = |game: &&Game| {
            let round = game.label.as_ref().map(|label| tongue.pick(&label.pt, &label.en).clone());
            let penalties = game.score.and_then(|score| score.penalties);
            let penalties = penalties.map(|score| format!(" ({}, {})", shown(score), tongue.pick("g.p.", "pens")));
            vec![
                round.unwrap_or_default(),
                format!("{}–{}", archive.team_name(game.home), archive.team_name(game.away)),
                format!("{}{}", game.result().map(shown).unwrap_or_default(), penalties.unwrap_or_default()),
            ]
        };
        games.iter().map(row).collect()
    });
}

/// Which of our clubs play where.
fn abroad(placed: &mut Placed, archive: &Archive, season: SeasonId) {
    let label = season.label();
    let caption = Both::new(format!("Os nossos em {label}"), format!("Ours in {label}"));
    let columns = [Both::new("Prova", "Competition"), Both::new("Clube", "Club")];
    add(placed, "abroad", &caption, &columns, |_| {
        let entered = |key: &&str| {
            let clubs = archive.clubs_of(key, season).into_iter();
            let clubs = clubs.filter(|team| tags::of_team(archive, *team).is_some());
            let name = archive.competition_name(key).to_owned();
            clubs.map(|team| vec![name.clone(), archive.team_name(team).to_owned()]).collect::<Vec<_>>()
        };
        INTERNATIONAL_KEYS.iter().flat_map(entered).collect()
    });
}

/// The clubs of the first division that gave most minutes to the young in a season that is over.
fn youngsters(placed: &mut Placed, archive: &Archive, season: SeasonId) {
    let clubs = archive.clubs_of(FIRST_LEAGUE, season);
    let Some(begun) = archive.seasons.iter().find(|known| known.id == season).map(|known| known.initial_date) else {
        return;
    };
    let mut sums: HashMap<i64, i64> = HashMap::new();
    for ((own, person), played) in &archive.minutes {
        let is_young = archive.age(*person, begun).is_some_and(|age| age <= YOUNG);
        if *own == season && is_young {
            for (team, minutes) in played.iter().filter(|(team, _)| clubs.contains(team)) {
                *sums.entry(*team).or_default() += minutes;
            }
        }
    }
    let mut sums: Vec<(i64, i64)> = sums.into_iter().map(|(team, minutes)| (minutes, team)).collect();
    sums.sort_unstable_by_key(|&(minutes, team)| (std::cmp::Reverse(minutes), team));
    let label = season.label();
    let caption = Both::new(
        format!("Minutos de jogadores até aos 21 anos em {label}"),
        format!("Minutes of players aged 21 or under in {label}"),
    );
    let columns = [Both::new("Clube", "Club"), Both::new("Minutos", "Minutes")];
    add(placed, "youngsters", &caption, &columns, |tongue| {
        let rows = sums.iter().take(LONGEST_LIST);
        rows.map(|(minutes, team)| vec![archive.team_name(*team).to_owned(), number(*minutes).get(tongue).to_owned()])
            .collect()
    });
}
