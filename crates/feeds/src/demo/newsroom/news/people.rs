//! News about somebody: hat-tricks, awards, young scorers, the race of the scorers, interviews, and grounds that fill.

use std::collections::HashSet;

use football::position::Position;
use jiff::{SignedDuration, Timestamp, ToSpan};
use media::art::Scene;
use serde::Deserialize;

use super::super::NewsroomError;
use super::super::archive::{Archive, Game, Goal, GoalKind, Scorer, minute_said};
use super::super::blocks::{self, Placed};
use super::super::facts::shown;
use super::super::template::{Facts, capitalized};
use super::super::texts::{self, Article};
use super::super::words::{Both, Tongue, list, month};
use super::pictures::photo;
use super::{Desk, Story, filled};
use crate::demo::FIRST_LEAGUE;

pub(in super::super) const FILE: &str = include_str!("../texts/people.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Texts {
    hat_trick: Vec<Article>,
    record: Vec<Article>,
    pub(super) transfer: Vec<Article>,
    award: Vec<Article>,
    youth: Vec<Article>,
    race: Vec<Article>,
    interview: Vec<Article>,
}

pub(super) fn told(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let mut stories = hat_tricks(desk, &texts)?;
    stories.extend(records(desk, &texts)?);
    stories.extend(youngsters(desk, &texts)?);
    stories.extend(races(desk, &texts)?);
    stories.extend(awards(desk, &texts)?);
    stories.extend(interviews(desk, &texts)?);
    Ok(stories)
}

fn league_games<'a>(desk: &'a Desk<'_>) -> impl Iterator<Item = &'a Game> {
    desk.archive.played(desk.archive.now).filter(|game| game.competition == FIRST_LEAGUE && game.is_league())
}

fn person_facts(archive: &Archive, facts: &mut Facts, person: i64, team: i64, game: &Game) {
    facts.text("name", archive.person_name(person)).both("position", archive.position(person));
    archive.club(facts, "team", team);
    let opponent = if game.home == team { game.away } else { game.home };
    archive.club(facts, "opponent", opponent);
    facts.text("player_url", archive.player_address(person, game.season, team));
}

fn club_key(archive: &Archive, team: i64) -> Option<&str> {
    archive.teams.get(&team).map(|team| team.external_id.as_str())
}

fn hat_tricks(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut stories = Vec::new();
    for game in league_games(desk) {
        let mut scorers = game.goals.iter().filter_map(|goal| goal.scorer);
        let Some(person) = scorers.find(|person| game.goals_of(*person) == 3) else { continue };
        let Some(ended) = game.ended() else { continue };
        let Some(at) = desk.past(ended + SignedDuration::from_mins(190)) else { continue };
        let own = |goal: &&Goal| goal.kind != GoalKind::Own && goal.scorer == Some(person);
        let Some(side) = game.goals.iter().find(own).map(|goal| goal.side) else { continue };
        let team = game.team(side);
        let minutes: Vec<String> = game.goals.iter().filter(own).map(Goal::minute).collect();
        let mut facts = archive.game_facts(game, at);
        person_facts(archive, &mut facts, person, team, game);
        facts.both("minutes", Both::made(|tongue| list(&minutes, tongue)));
        facts.number("season_goals", goals_so_far(archive, person, game, at));
        let mut placed = Placed::default();
        let name = archive.person_name(person);
        let caption =
            Both::new(format!("{name}, três golos e uma bola."), format!("{name}, three goals and one ball."));
        photo(&mut placed, "photo", Scene::Number, club_key(archive, team), &caption);
        let filled = filled(&texts.hat_trick, stories.len(), &facts)?;
        let story = Story::new("hat-trick", format!("hat-trick-{}", game.id), at, filled, placed);
        let story = story.about(game).of_player(person, team).shown(Scene::Net, "golos");
        stories.push(story.heard("hat-trick", &facts, "name", "team")?);
    }
    Ok(stories)
}

fn goals_so_far(archive: &Archive, person: i64, game: &Game, at: Timestamp) -> i64 {
    let scorers = archive.scorers(FIRST_LEAGUE, game.season, at);
    scorers.iter().find(|scorer| scorer.person == person).map_or(0, |scorer| scorer.goals)
}

/// The largest crowd of a season so far, once some weeks have been played.
fn records(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut stories = Vec::new();
    let mut games: Vec<&Game> = league_games(desk).collect();
    games.reverse();
    let (mut season, mut most, mut count) = (None, 0, 0);
    for game in games {
        if season != Some(game.season) {
            (season, most, count) = (Some(game.season), 0, 0);
        }
        count += 1;
        let (Some(attendance), Some(ended)) = (game.attendance, game.ended()) else { continue };
        if attendance <= most {
            continue;
        }
        let before = std::mem::replace(&mut most, attendance);
        let Some(at) = desk.past(ended + SignedDuration::from_mins(150)) else { continue };
        if count < 15 {
            continue;
        }
        let mut facts = archive.game_facts(game, at);
        facts.number("before", i64::from(before));
        let mut placed = Placed::default();
        let ground = archive.ground_name(game);
        let capacity = game.ground.and_then(|id| archive.grounds.get(&id)).and_then(|ground| ground.capacity);
        let is_full = capacity.is_some_and(|capacity| i64::from(attendance) * 100 >= 97 * i64::from(capacity));
        let caption = if is_full {
            Both::new(format!("{ground}, cheio como um ovo."), format!("{ground}, packed to the roof."))
        } else {
            Both::new(format!("{ground}, em dia grande."), format!("{ground} on a big day."))
        };
        photo(&mut placed, "photo", Scene::Terrace, club_key(archive, game.home), &caption);
        let filled = filled(&texts.record, stories.len(), &facts)?;
        let mut story = Story::new("record", format!("record-{}", game.id), at, filled, placed);
        story.club = Some(game.home);
        let story = story.about(game).shown(Scene::Terrace, "adeptos");
        stories.push(story.heard("crowd", &facts, "home_coach", "home")?);
    }
    stories.reverse();
    Ok(stories)
}

/// Nobody older counts as young.
const YOUNG: i64 = 20;

/// The first goal of a season by somebody young.
fn youngsters(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut games: Vec<&Game> = league_games(desk).collect();
    games.reverse();
    let mut seen = HashSet::new();
    let mut stories = Vec::new();
    for game in games {
        for goal in game.goals.iter().filter(|goal| goal.kind != GoalKind::Own) {
            let (Some(person), Some(day), Some(ended)) = (goal.scorer, game.day, game.ended()) else { continue };
            let age = archive.age(person, day).filter(|age| *age <= YOUNG);
            let (Some(age), true) = (age, seen.insert((game.season, person))) else { continue };
            let Some(at) = desk.past(ended + SignedDuration::from_hours(15)) else { continue };
            let team = game.team(goal.side);
            let mut facts = archive.game_facts(game, at);
            person_facts(archive, &mut facts, person, team, game);
            facts.number("age", age).both("minute", minute_said(goal.moment));
            let coach = archive.coach(team, game.season, day).map_or("", |coach| archive.person_name(coach));
            facts.text("coach", coach);
            facts.both("coach_word", Both::new("treinadores", "coaches"));
            let name = format!("{}–{}", archive.team_name(game.home), archive.team_name(game.away));
            facts.text("match_name", name);
            let filled = filled(&texts.youth, stories.len(), &facts)?;
            let story = Story::new("youth", format!("youth-{person}-{}", game.season), at, filled, Placed::default());
            let story = story.about(game).of_player(person, team).shown(Scene::Number, "formacao");
            stories.push(story.heard("youth", &facts, "name", "team")?);
        }
    }
    stories.reverse();
    Ok(stories)
}

fn scorers_table(desk: &Desk<'_>, placed: &mut Placed, season: football::season::SeasonId, scorers: &[Scorer]) {
    let archive = desk.archive;
    placed.add("list", |tongue: Tongue| {
        let rows: Vec<Vec<String>> = scorers
            .iter()
            .take(5)
            .map(|scorer| {
                let address = archive.player_address(scorer.person, season, scorer.team);
                vec![
                    blocks::link(&address, archive.person_name(scorer.person)),
                    archive.team_name(scorer.team).to_owned(),
                    scorer.goals.to_string(),
                ]
            })
            .collect();
        let columns = [tongue.pick("Jogador", "Player"), tongue.pick("Clube", "Club"), tongue.pick("Golos", "Goals")];
        blocks::table(tongue.pick("Melhores marcadores", "Top scorers"), &columns, &rows)
    });
}

/// Every few rounds, how the scorers stand.
fn races(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut stories = Vec::new();
    for (season, round, ended) in archive.rounds_over(FIRST_LEAGUE, archive.now) {
        if !(4..34).contains(&round) || round % 3 != 1 {
            continue;
        }
        let date = archive.day_of(ended).saturating_add(1.day());
        let Some(at) = desk.past(archive.instant(date, 10, 30)) else { continue };
        let scorers = archive.scorers(FIRST_LEAGUE, season, at);
        let [first, second, third, ..] = scorers.as_slice() else { continue };
        let mut facts = Facts::default();
        facts.text("name", archive.person_name(first.person)).number("goals", first.goals);
        archive.club(&mut facts, "team", first.team);
        for (name, scorer) in [("second", second), ("third", third)] {
            facts.text(name, archive.person_name(scorer.person)).number(&format!("{name}_goals"), scorer.goals);
            archive.club(&mut facts, &format!("{name}_team"), scorer.team);
        }
        let gap = first.goals - second.goals;
        let gap = match gap {
            0 => Both::new("zero: estão iguais", "none: they are level"),
            1 => Both::new("um golo", "one goal"),
            more => {
                let count = super::super::words::spelt(more, false);
                Both::new(format!("{} golos", count.pt), format!("{} goals", count.en))
            }
        };
        if first.goals == second.goals && stories.len().is_multiple_of(2) {
            continue;
        }
        facts.both("gap", gap);
        facts.both("round", Both::new(format!("jornada {round}"), format!("round {round}")));
        facts.both("next_round", Both::new(format!("jornada {}", round + 1), format!("round {}", round + 1)));
        facts.text("player_url", archive.player_address(first.person, season, first.team));
        let mut placed = Placed::default();
        scorers_table(desk, &mut placed, season, &scorers);
        let filled = filled(&texts.race, stories.len(), &facts)?;
        let story = Story::new("race", format!("race-{season}-{round}"), at, filled, placed).within(FIRST_LEAGUE);
        let mut story = story.of_player(first.person, first.team).shown(Scene::Net, "golos");
        story.players.extend([second.person, third.person]);
        stories.push(story);
    }
    Ok(stories)
}

/// The player of each month that is over.
fn awards(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut stories = Vec::new();
    let mut first = archive.day_of(archive.now).first_of_month();
    for _ in 0..16 {
        let next = first;
        first = first.saturating_sub(1.month());
        let (from, to) = (archive.instant(first, 0, 0), archive.instant(next, 0, 0));
        let Some(at) = desk.past(archive.instant(next.saturating_add(2.days()), 11, 0)) else { continue };
        let season = archive.season_at(to);
        let scorers = archive.scorers_between(FIRST_LEAGUE, season, from, to);
        let [best, second, ..] = scorers.as_slice() else { continue };
        // A tie goes to nobody: the text says that nobody scored as often.
        if best.goals < 2 || best.goals == second.goals {
            continue;
        }
        let mut facts = Facts::default();
        facts.text("name", archive.person_name(best.person)).number("goals", best.goals);
        facts.both("position", archive.position(best.person));
        archive.club(&mut facts, "team", best.team);
        let name = month(first);
        facts.both("award_month_capital", Both::made(|tongue| capitalized(name.get(tongue)))).both("award_month", name);
        let mut placed = Placed::default();
        scorers_table(desk, &mut placed, season, &scorers);
        let filled = filled(&texts.award, stories.len(), &facts)?;
        let story = Story::new("award", format!("award-{first}"), at, filled, placed).within(FIRST_LEAGUE);
        let story = story.of_player(best.person, best.team).shown(Scene::Cup, "premios");
        stories.push(story.heard("award", &facts, "name", "team")?);
    }
    Ok(stories)
}

/// Days before now on which somebody was talked to: as many as there are talks, since nobody answers with another's words.
const TALKS: [i64; 4] = [2, 12, 25, 41];

/// Talks with those who score, but are not always the same.
fn interviews(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut stories: Vec<Story> = Vec::new();
    let mut talked = HashSet::new();
    for (place, days) in TALKS.into_iter().enumerate() {
        let date = archive.day_of(archive.now).saturating_sub(days.days());
        let Some(at) = desk.past(archive.instant(date, 8, 15) + desk.minutes(&format!("talk/{place}"), 45)) else {
            continue;
        };
        let (season, _) = archive.played_table(FIRST_LEAGUE, at);
        let scorers = archive.scorers(FIRST_LEAGUE, season, at);
        let is_new = |scorer: &&Scorer| {
            !talked.contains(&scorer.person) && archive.people[&scorer.person].position != Some(Position::Goalkeeper)
        };
        let Some(scorer) = scorers.iter().skip(place % 5).find(is_new) else { continue };
        let Some(age) = archive.age(scorer.person, date) else { continue };
        talked.insert(scorer.person);
        let mut facts = Facts::default();
        let name = archive.person_name(scorer.person);
        facts.text("name", name).number("goals", scorer.goals).number("age", age);
        facts.both("position", archive.position(scorer.person));
        archive.club(&mut facts, "team", scorer.team);
        facts.text("player_url", archive.player_address(scorer.person, season, scorer.team));
        let mut placed = Placed::default();
        let caption = Both::new(format!("{name}, longe da pressa."), format!("{name}, away from the rush."));
        photo(&mut placed, "photo", Scene::Lighthouse, club_key(archive, scorer.team), &caption);
        let filled = texts.interview[place % texts.interview.len()].fill(&facts)?;
        let story = Story::new("interview", format!("interview-{}", scorer.person), at, filled, placed);
        let mut story =
            story.within(FIRST_LEAGUE).of_player(scorer.person, scorer.team).shown(Scene::Number, "entrevistas");
        story.author = Some("clara");
        stories.push(story);
    }
    Ok(stories)
}

/// How a result is told in a few words: `Farol do Cabo 2–1 Santa Maré`.
pub(super) fn result_text(archive: &Archive, game: &Game) -> String {
    let score = game.result().map(shown).unwrap_or_default();
    format!("{} {score} {}", archive.team_name(game.home), archive.team_name(game.away))
}
