//! News about rounds: what is to come, what it came to, and what parts clubs that are level.

mod lists;

use std::collections::BTreeMap;

use football::rules::Criterion;
use football::season::SeasonId;
use football::side::Side;
use football::table::Decision;
use jiff::{SignedDuration, Timestamp, ToSpan};
use media::art::Scene;
use serde::Deserialize;

use super::super::NewsroomError;
use super::super::archive::{CardKind, Game};
use super::super::blocks::{self, Placed};
use super::super::facts::shown;
use super::super::template::{Facts, capitalized};
use super::super::texts::{self, Article};
use super::super::words::{Both, Tongue, average, number, ordinal, weekday};
use super::{Desk, Story, filled};
use crate::demo::{FIRST_LEAGUE, SECOND_LEAGUE};

pub(in super::super) const FILE: &str = include_str!("../texts/rounds.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Texts {
    preview: Vec<Article>,
    tv: Television,
    numbers: Vec<Article>,
    best: Vec<Article>,
    star: Star,
    referees: Vec<Article>,
    discipline: Vec<Article>,
    television: Vec<Article>,
    table: Vec<Article>,
    pub(super) draw: Vec<Article>,
    pub(super) abroad: Vec<Article>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Television {
    on: Both,
    off: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Star {
    scored: Both,
    silent: Both,
}

/// A round that has been played.
struct Played<'a> {
    competition: &'static str,
    season: SeasonId,
    number: u16,
    games: Vec<&'a Game>,
    begun: Timestamp,
    ended: Timestamp,
}

pub(super) fn told(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let mut stories = previews(desk, &texts)?;
    for competition in [FIRST_LEAGUE, SECOND_LEAGUE] {
        let rounds = desk.archive.rounds_over(competition, desk.archive.now);
        for (turn, (season, number, ended)) in rounds.into_iter().enumerate() {
            let all = desk.archive.round(competition, season, number);
            let games: Vec<&Game> = all.filter(|game| game.ended().is_some_and(|own| own <= ended)).collect();
            let Some(begun) = games.iter().filter_map(|game| game.kickoff).min() else { continue };
            let played = Played { competition, season, number, games, begun, ended };
            // Of the second division only what names its clubs: rounds have the same numbers in both.
            let is_first = competition == FIRST_LEAGUE;
            let told = [
                if is_first { played.numbers(desk, &texts, turn)? } else { None },
                if is_first { played.best(desk, &texts, turn)? } else { None },
                if is_first { played.referees(desk, &texts, turn)? } else { None },
                if is_first { played.television(desk, &texts, turn)? } else { None },
                if is_first || number % 4 == 1 { played.discipline(desk, &texts, turn)? } else { None },
                if is_first || number % 4 == 3 { played.table(desk, &texts, turn)? } else { None },
            ];
            stories.extend(told.into_iter().flatten());
        }
    }
    // The second division's rounds among those of the first.
    stories.sort_by_key(|story| std::cmp::Reverse(story.at));
    Ok(stories)
}

/// A day before kick-off: from each round the match of the two that stand highest, from the latest round two.
fn previews(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let day_before = |game: &Game| game.kickoff.map(|kickoff| kickoff - SignedDuration::from_hours(24));
    let mut rounds: BTreeMap<(SeasonId, u16), Vec<&Game>> = BTreeMap::new();
    for game in archive.games.iter().filter(|game| game.competition == FIRST_LEAGUE && game.is_league()) {
        // Before some rounds have been played a table says little.
        if game.round > 3 && day_before(game).is_some_and(|at| desk.past(at).is_some()) {
            rounds.entry((game.season, game.round)).or_default().push(game);
        }
    }
    let mut stories = Vec::new();
    for ((season, _), mut games) in rounds.into_iter().rev() {
        let Some(begun) = games.iter().filter_map(|game| day_before(game)).min() else { continue };
        let table = archive.table(FIRST_LEAGUE, season, begun);
        let place = |team: i64| table.iter().find(|row| row.team == team).map_or(18, |row| row.position);
        games.sort_by_key(|game| (place(game.home) + place(game.away), game.id));
        let count = if stories.is_empty() { 2 } else { 1 };
        for game in games.into_iter().take(count) {
            stories.extend(preview(desk, texts, game, stories.len())?);
        }
    }
    Ok(stories)
}

fn preview(desk: &Desk<'_>, texts: &Texts, game: &Game, turn: usize) -> Result<Option<Story>, NewsroomError> {
    let Some(kickoff) = game.kickoff else { return Ok(None) };
    let at = kickoff - SignedDuration::from_hours(24) + desk.minutes(&format!("preview/{}", game.id), 55);
    let at = at.min(desk.archive.now - SignedDuration::from_mins(9));
    let mut facts = desk.archive.game_facts(game, at);
    let on_air = if game.channel.is_some() { &texts.tv.on } else { &texts.tv.off };
    facts.both("tv", facts.fill(on_air)?);
    if let Some(date) = game.day {
        let name = weekday(date);
        facts.both("weekday_capital", Both::made(|tongue| capitalized(name.get(tongue))));
    }
    let mut placed = Placed::default();
    meetings(desk, game, at, &mut placed);
    let filled = filled(&texts.preview, turn, &facts)?;
    let story = Story::new("preview", format!("preview-{}", game.id), at, filled, placed);
    story.about(game).shown(Scene::Duel, "antevisao").heard("eve", &facts, "home_coach", "home").map(Some)
}

/// How often the two have met of late.
fn meetings(desk: &Desk<'_>, game: &Game, at: Timestamp, placed: &mut Placed) {
    let archive = desk.archive;
    let before: Vec<&Game> =
        archive.played(at).filter(|other| other.is_of(game.home) && other.is_of(game.away)).take(4).collect();
    if before.is_empty() {
        let caption = Both::new(
            format!("{}: o sítio do costume.", archive.ground_name(game)),
            format!("{}: the usual place.", archive.ground_name(game)),
        );
        let club = archive.teams.get(&game.home).map(|team| team.external_id.as_str());
        super::pictures::photo(placed, "past", Scene::Tunnel, club, &caption);
        return;
    }
    placed.add("past", |tongue| {
        let rows: Vec<Vec<String>> = before
            .iter()
            .map(|other| {
                let name = format!("{} – {}", archive.team_name(other.home), archive.team_name(other.away));
                let score = other.result().map(shown).unwrap_or_default();
                let date = other.day.map(|date| super::super::words::full_day(date).get(tongue).to_owned());
                vec![date.unwrap_or_default(), blocks::link(&archive.match_address(other), &name), score]
            })
            .collect();
        let columns = [tongue.pick("Data", "Date"), tongue.pick("Jogo", "Match"), tongue.pick("Resultado", "Result")];
        blocks::table(tongue.pick("Os últimos encontros", "Their last meetings"), &columns, &rows)
    });
}

impl Played<'_> {
    fn facts(&self, desk: &Desk<'_>) -> Facts {
        let archive = desk.archive;
        let mut facts = Facts::default();
        let name = archive.competition_name(self.competition);
        facts.named("competition", Both::same(name), super::super::words::Article::Feminine);
        let round = Both::new(format!("jornada {}", self.number), format!("round {}", self.number));
        facts.both("round_capital", Both::made(|tongue| capitalized(round.get(tongue)))).both("round", round);
        facts.text("round_url", archive.round_address(self.competition, self.season, self.number));
        facts.text("key", self.competition).text("season", self.season.label());
        let cards = |is_yellow: bool| {
            let all = self.games.iter().flat_map(|game| &game.cards);
            all.filter(|card| (card.kind == CardKind::Yellow) == is_yellow).count() as i64
        };
        facts.number("yellows", cards(true)).number("reds", cards(false)).number("games", self.games.len() as i64);
        facts
    }

    fn key(&self, kind: &str) -> String {
        format!("{kind}-{}-{}-{}", self.competition, self.season, self.number)
    }

    /// The morning after, so many days later.
    fn after(&self, desk: &Desk<'_>, days: i64, hour: i8, kind: &str) -> Option<Timestamp> {
        let date = desk.archive.day_of(self.ended).saturating_add(days.days());
        desk.past(desk.archive.instant(date, hour, 0) + desk.minutes(&self.key(kind), 50))
    }

    fn before(&self, desk: &Desk<'_>, days: i64, hour: i8, kind: &str) -> Option<Timestamp> {
        let date = desk.archive.day_of(self.begun).saturating_sub(days.days());
        desk.past(desk.archive.instant(date, hour, 0) + desk.minutes(&self.key(kind), 50))
    }

    fn story(&self, kind: &'static str, at: Timestamp, filled: super::Filled, placed: Placed) -> Story {
        let mut story = Story::new(kind, self.key(kind), at, filled, placed).within(self.competition);
        story.matches = self.games.iter().map(|game| game.id).collect();
        story
    }

    fn match_name(desk: &Desk<'_>, game: &Game) -> String {
        format!("{}–{}", desk.archive.team_name(game.home), desk.archive.team_name(game.away))
    }

    fn linked(desk: &Desk<'_>, game: &Game) -> String {
        blocks::link(&desk.archive.match_address(game), &Self::match_name(desk, game))
    }

    fn numbers(&self, desk: &Desk<'_>, texts: &Texts, turn: usize) -> Result<Option<Story>, NewsroomError> {
        let Some(at) = self.after(desk, 1, 9, "numbers") else { return Ok(None) };
        let archive = desk.archive;
        let mut facts = self.facts(desk);
        let goals: i64 =
            self.games.iter().filter_map(|game| game.result()).map(|score| i64::from(score.home + score.away)).sum();
        let crowd: i64 = self.games.iter().filter_map(|game| game.attendance).map(i64::from).sum();
        let count = self.games.len().max(1) as i64;
        let won = |side: Side| self.games.iter().filter(|game| game.winner() == Some(side)).count() as i64;
        let late = self.games.iter().flat_map(|game| &game.goals).filter(|goal| goal.moment.running() > 75).count();
        let useful: i64 = self.games.iter().filter_map(|game| game.useful).map(i64::from).sum();
        facts.number("goals", goals).number("crowd", crowd).number("late", late as i64);
        facts.number("home_wins", won(Side::Home)).number("away_wins", won(Side::Away));
        facts.number("draws", self.games.iter().filter(|game| game.winner().is_none()).count() as i64);
        facts.both("per_game", average(goals, count)).both("crowd_average", number(crowd / count));
        facts.number("useful", useful / 60 / count);
        let margin = |game: &&&Game| {
            game.result().map_or((0, 0), |score| (score.home.abs_diff(score.away), score.home + score.away))
        };
        let Some(biggest) = self.games.iter().max_by_key(margin) else { return Ok(None) };
        let score = biggest.result().map(shown).unwrap_or_default();
        facts.text(
            "biggest",
            format!("{} {score} {}", archive.team_name(biggest.home), archive.team_name(biggest.away)),
        );
        let Some(crowded) = self.games.iter().max_by_key(|game| game.attendance) else { return Ok(None) };
        facts.text("crowded", Self::match_name(desk, crowded));
        facts.number("crowded_count", i64::from(crowded.attendance.unwrap_or(0)));
        let mut placed = Placed::default();
        placed.add("results", |tongue| {
            let rows: Vec<Vec<String>> = self
                .games
                .iter()
                .map(|game| {
                    let attendance = game.attendance.map(|count| number(count.into()).get(tongue).to_owned());
                    let score = game.result().map(shown).unwrap_or_default();
                    vec![Self::linked(desk, game), score, attendance.unwrap_or_default()]
                })
                .collect();
            let columns = [
                tongue.pick("Jogo", "Match"),
                tongue.pick("Resultado", "Result"),
                tongue.pick("Assistência", "Attendance"),
            ];
            blocks::table(tongue.pick("Todos os resultados", "All results"), &columns, &rows)
        });
        let filled = filled(&texts.numbers, turn, &facts)?;
        let mut story = self.story("numbers", at, filled, placed).shown(Scene::Stadium, "numeros");
        story.author = turn.is_multiple_of(2).then_some("jaime");
        Ok(Some(story))
    }

    fn best(&self, desk: &Desk<'_>, texts: &Texts, turn: usize) -> Result<Option<Story>, NewsroomError> {
        let Some(at) = self.after(desk, 1, 14, "best") else { return Ok(None) };
        let archive = desk.archive;
        let best: Vec<(&Game, i64)> = self.games.iter().filter_map(|game| Some((*game, game.best?))).collect();
        let Some(&(star_game, star)) = best.iter().max_by_key(|(game, person)| (game.goals_of(*person), game.id))
        else {
            return Ok(None);
        };
        let others: Vec<&str> =
            best.iter().filter(|(_, person)| *person != star).map(|(_, person)| archive.person_name(*person)).collect();
        let [first, .., last] = others.as_slice() else { return Ok(None) };
        let team_of = |game: &Game, person: i64| self.team_of(desk, game, person);
        let mut facts = self.facts(desk);
        facts.text("star", archive.person_name(star)).text("first", *first).text("last", *last);
        facts.number("star_goals", star_game.goals_of(star) as i64);
        archive.club(&mut facts, "star_team", team_of(star_game, star));
        let praise = if star_game.goals_of(star) > 0 { &texts.star.scored } else { &texts.star.silent };
        facts.both("do_text", facts.fill(praise)?);
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let rows: Vec<Vec<String>> = best
                .iter()
                .map(|&(game, person)| {
                    let team = team_of(game, person);
                    let address = archive.player_address(person, self.season, team);
                    let name = blocks::link(&address, archive.person_name(person));
                    vec![name, archive.team_name(team).to_owned(), Self::linked(desk, game)]
                })
                .collect();
            let columns =
                [tongue.pick("Jogador", "Player"), tongue.pick("Clube", "Club"), tongue.pick("Jogo", "Match")];
            blocks::table(tongue.pick("Melhores em campo", "Best on the pitch"), &columns, &rows)
        });
        let filled = filled(&texts.best, turn, &facts)?;
        let mut story = self.story("best", at, filled, placed).shown(Scene::Number, "premios");
        story.players = best.iter().map(|(_, person)| *person).collect();
        story.club = Some(team_of(star_game, star));
        Ok(Some(story))
    }

    /// For whom somebody played: where he scored, or has minutes.
    fn team_of(&self, desk: &Desk<'_>, game: &Game, person: i64) -> i64 {
        let scored = game.goals.iter().find(|goal| goal.scorer == Some(person)).map(|goal| game.team(goal.side));
        let played = desk.archive.minutes.get(&(self.season, person)).into_iter().flatten();
        let listed = played.map(|(team, _)| *team).find(|team| game.is_of(*team));
        listed.or(scored).unwrap_or(game.home)
    }

    /// Two clubs level on points, and what parts them.
    fn table(&self, desk: &Desk<'_>, texts: &Texts, turn: usize) -> Result<Option<Story>, NewsroomError> {
        let Some(at) = self.after(desk, 1, 18, "table") else { return Ok(None) };
        let archive = desk.archive;
        let rows = archive.table(self.competition, self.season, at);
        // Where more than two are level, what parts two of them takes a longer story.
        let level = |points: i32| rows.iter().filter(|row| row.points == points).count();
        let parted = rows.windows(2).find_map(|pair| {
            let decided = pair[0].decided_by.as_ref()?;
            let Decision::By(criterion) = decided.decision else { return None };
            let is_pair = decided.with.iter().all(|team| *team == pair[0].team || *team == pair[1].team);
            (is_pair && level(pair[0].points) == 2 && pair[0].points == pair[1].points && pair[0].tally.matches > 3)
                .then_some((pair, criterion))
        });
        let Some((pair, criterion)) = parted else { return Ok(None) };
        let (reason, reason_in) = reason(criterion);
        let mut facts = self.facts(desk);
        archive.club(&mut facts, "upper", pair[0].team);
        archive.club(&mut facts, "lower", pair[1].team);
        facts.number("points", i64::from(pair[0].points)).both("place", ordinal(i64::from(pair[0].position)));
        facts.both("upper_rank", archive.article(pair[0].team).rank(i64::from(pair[0].position)));
        facts.both("reason", reason).both("reason_in", reason_in);
        let mut placed = Placed::default();
        let middle = usize::from(pair[0].position).saturating_sub(3).min(rows.len().saturating_sub(6));
        placed.add("standings", |tongue: Tongue| {
            let rows: Vec<Vec<String>> = rows
                .iter()
                .skip(middle)
                .take(6)
                .map(|row| {
                    let difference = number(row.tally.goal_difference().into()).pt;
                    let sign = if row.tally.goal_difference() > 0 { "+" } else { "" };
                    vec![
                        row.position.to_string(),
                        blocks::link(&archive.team_address(row.team, self.season), archive.team_name(row.team)),
                        row.tally.matches.to_string(),
                        format!("{sign}{difference}"),
                        row.points.to_string(),
                    ]
                })
                .collect();
            let columns = ["#", tongue.pick("Clube", "Club"), tongue.pick("J", "P"), tongue.pick("DG", "GD"), "Pts"];
            let caption = format!("{} {}", tongue.pick("Depois da jornada", "After round"), self.number);
            blocks::table(&caption, &columns, &rows)
        });
        let filled = filled(&texts.table, turn, &facts)?;
        let mut story = self.story("table", at, filled, placed).shown(Scene::Stadium, "classificacao");
        (story.teams, story.matches) = (vec![pair[0].team, pair[1].team], Vec::new());
        Ok(Some(story))
    }
}

/// What parts two clubs: as something by which, and as something in which.
fn reason(criterion: Criterion) -> (Both, Both) {
    let (by, within, en) = match criterion {
        Criterion::HeadToHeadPoints => (
            "pelos pontos nos jogos entre os dois",
            "nos pontos dos jogos entre os dois",
            "the points in the matches between them",
        ),
        Criterion::HeadToHeadGoalDifference => (
            "pela diferença de golos nos jogos entre os dois",
            "na diferença de golos dos jogos entre os dois",
            "the goal difference in the matches between them",
        ),
        Criterion::HeadToHeadAwayGoals => (
            "pelos golos fora nos jogos entre os dois",
            "nos golos fora dos jogos entre os dois",
            "the away goals in the matches between them",
        ),
        Criterion::GoalDifference => ("pela diferença de golos", "na diferença de golos", "goal difference"),
        Criterion::Wins => ("pelo número de vitórias", "no número de vitórias", "the number of wins"),
        Criterion::GoalsScored => ("pelos golos marcados", "nos golos marcados", "goals scored"),
    };
    (Both::new(by, en), Both::new(within, en))
}
