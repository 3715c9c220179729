//! Match reports: the mood of a match decides how it is told.

use std::collections::{HashMap, HashSet};

use football::season::SeasonId;
use football::side::Side;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use media::art::Scene;
use serde::Deserialize;

use super::super::NewsroomError;
use super::super::archive::{Card, CardKind, Game, Goal, GoalKind, minute, minute_said};
use super::super::blocks::{self, Placed};
use super::super::tags;
use super::super::template::Facts;
use super::super::texts::{self, Filled};
use super::super::words::{Both, Tongue};
use super::{Desk, Story, turned};
use crate::demo::{CUP, FIRST_LEAGUE, SECOND_LEAGUE};

pub(in super::super) const FILE: &str = include_str!("../texts/reports.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    mood: HashMap<String, Vec<Headline>>,
    goal: GoalTexts,
    crowd: Vec<Both>,
    weather: HashMap<String, Both>,
    table: Vec<Both>,
    next: Vec<Both>,
    group: Vec<Both>,
    knock_out: Vec<Both>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Headline {
    /// What must have happened for it to be true.
    needs: Option<Needs>,
    title: Both,
    lead: Both,
    opening: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalTexts {
    opener: Vec<Both>,
    equaliser: Vec<Both>,
    lead: Vec<Both>,
    turn: Vec<Both>,
    extend: Vec<Both>,
    reduce: Vec<Both>,
    own: Vec<Both>,
    second: Vec<Both>,
    third: Vec<Both>,
    more: Vec<Both>,
    penalty: Both,
    assisted: Vec<Both>,
    red: Both,
    second_yellow: Both,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Needs {
    /// The one who is remembered scored the first goal.
    HeroFirst,
    /// One side scored nothing.
    CleanSheet,
    /// After an hour there were two goals between them.
    Settled,
}

impl Needs {
    fn is_met(self, game: &Game, mood: &Mood) -> bool {
        match self {
            Self::HeroFirst => {
                game.goals.first().is_some_and(|goal| goal.kind != GoalKind::Own && goal.scorer == mood.hero)
            }
            Self::CleanSheet => game.result().is_some_and(|score| score.home.min(score.away) == 0),
            Self::Settled => {
                let by_then = |side: Side| {
                    let goals = game.goals.iter().filter(|goal| goal.moment.running() <= 60);
                    goals.filter(|goal| goal.side == side).count()
                };
                let winner = game.winner().unwrap_or(Side::Home);
                by_then(winner) >= by_then(winner.other()) + 2
            }
        }
    }
}

/// How a match went, with the one who is remembered for it.
struct Mood {
    name: &'static str,
    hero: Option<i64>,
    hero_minute: Option<Both>,
}

/// After the final whistle.
const WRITING: SignedDuration = SignedDuration::from_mins(105);

pub(super) fn told(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let mut stories = Vec::new();
    let mut turns: HashMap<&str, usize> = HashMap::new();
    for game in picked(desk) {
        let Some(ended) = game.ended() else { continue };
        let latest = desk.archive.now - SignedDuration::from_mins(6) - desk.minutes(&format!("late/{}", game.id), 14);
        let at = (ended + WRITING + desk.minutes(&format!("report/{}", game.id), 40)).min(latest).max(ended);
        let Some(at) = desk.past(at) else { continue };
        let mood = mood(game);
        let turn = turns.entry(mood.name).or_insert_with(|| (desk.seed % 3) as usize);
        stories.push(told_of(desk, &texts, game, &mood, *turn, at)?);
        *turn += 1;
    }
    Ok(stories)
}

/// The matches that are worth a report, newest first: from each round of the leagues the most dramatic, each in another mood,
/// more from the last rounds than from those before; every match of a cup that decides something, and what our clubs did abroad
/// unless they lost.
fn picked<'a>(desk: &'a Desk<'_>) -> Vec<&'a Game> {
    let archive = desk.archive;
    let ours = |team: i64| tags::of_team(archive, team).is_some();
    let is_lost = |game: &Game| game.winner().is_some_and(|side| !ours(game.team(side)));
    let mut games: Vec<&Game> = archive.played(archive.now).filter(|game| is_told(game) && !is_lost(game)).collect();
    // Within a round the most dramatic come first; rounds stay in their order.
    let order = |game: &&Game| (game.season, game.kickoff.map(|at| at.as_second() / (4 * 24 * 3600)));
    games.sort_by_key(|game| (std::cmp::Reverse(order(game)), std::cmp::Reverse(drama(game)), game.id));
    let mut rounds: Vec<(&str, SeasonId, u16)> = Vec::new();
    let mut taken: HashMap<(&str, SeasonId, u16), HashSet<&str>> = HashMap::new();
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for game in games {
        let round = (game.competition.as_str(), game.season, game.round);
        if !rounds.contains(&round) {
            rounds.push(round);
        }
        let age = rounds.iter().filter(|other| other.0 == round.0).position(|other| *other == round).unwrap_or(0);
        let most = match game.competition.as_str() {
            FIRST_LEAGUE if age < 3 => 5,
            FIRST_LEAGUE => 2,
            SECOND_LEAGUE if age % 2 == 0 => 1,
            SECOND_LEAGUE => 0,
            CUP => 4,
            _ => 1,
        };
        let moods = taken.entry(round).or_default();
        if moods.len() < most && (moods.insert(named(game)) || game.competition == CUP) {
            first.push(game);
        } else {
            rest.push(game);
        }
    }
    first.extend(rest);
    first
}

/// One leg of two decides nothing: it is told with the other, or not at all.
fn is_told(game: &Game) -> bool {
    game.label.as_ref().is_none_or(|label| !label.pt.contains(", ") && game.winner().is_some())
}

fn drama(game: &Game) -> i64 {
    let score = game.result().map_or((0, 0), |score| (i64::from(score.home), i64::from(score.away)));
    let late = game.goals.iter().filter(|goal| goal.is_late()).count() as i64;
    let reds = game.cards.iter().filter(|card| card.kind != CardKind::Yellow).count() as i64;
    let is_goalless = score == (0, 0) && game.id % 3 == 0;
    3 * (score.0 + score.1)
        + (score.0 - score.1).abs()
        + 5 * late
        + 2 * reds
        + if is_goalless { 20 } else { 0 }
        + game.id % 5
}

fn mood(game: &Game) -> Mood {
    let name = named(game);
    let winner = game.winner();
    let scored = |side: Option<Side>| {
        let own = move |goal: &&Goal| goal.kind != GoalKind::Own && side.is_none_or(|side| goal.side == side);
        game.goals.iter().filter(own).filter_map(|goal| goal.scorer.map(|scorer| (scorer, goal)))
    };
    let hero = match name {
        "late" => scored(winner).next_back(),
        "draw" => scored(None).next(),
        // Who scored most; of those who scored as often, the first.
        _ => scored(winner).rev().max_by_key(|(scorer, _)| game.goals_of(*scorer)),
    };
    Mood {
        name,
        hero: hero.map(|(scorer, _)| scorer).or(game.best),
        hero_minute: hero.map(|(_, goal)| minute_said(goal.moment)),
    }
}

fn named(game: &Game) -> &'static str {
    let Some(score) = game.result() else { return "home" };
    if game.score.is_some_and(|score| score.penalties.is_some()) {
        let is_final = game.label.as_ref().is_some_and(|label| label.pt == "Final");
        return if is_final { "final" } else { "shootout" };
    }
    let has_hero = |side: Side| game.goals.iter().any(|goal| goal.side == side && goal.kind != GoalKind::Own);
    let Some(winner) = game.winner() else {
        return if score.home == 0 { "goalless" } else { "draw" };
    };
    if !has_hero(winner) {
        return "plain";
    }
    if let Some(label) = &game.label {
        return if label.pt == "Final" { "final" } else { "cup" };
    }
    let margin = score.home.abs_diff(score.away);
    let last = game.goals.last();
    let is_late =
        margin == 1 && last.is_some_and(|goal| goal.side == winner && goal.is_late() && goal.kind != GoalKind::Own);
    let was_behind = game.score.and_then(|score| score.half_time).is_some_and(|half| match winner {
        Side::Home => half.home < half.away,
        Side::Away => half.away < half.home,
    });
    let conceded_first = game.goals.first().is_some_and(|goal| goal.side != winner);
    match winner {
        _ if is_late => "late",
        _ if was_behind && conceded_first => "comeback",
        _ if margin >= 3 => "rout",
        _ if score.home + score.away == 1 => "narrow",
        Side::Away => "away",
        Side::Home => "home",
    }
}

fn told_of(
    desk: &Desk<'_>,
    texts: &Texts,
    game: &Game,
    mood: &Mood,
    turn: usize,
    at: Timestamp,
) -> Result<Story, NewsroomError> {
    let archive = desk.archive;
    let mut facts = archive.game_facts(game, at);
    facts.text("key", game.competition.clone());
    facts.text("hero", mood.hero.map_or("", |hero| archive.person_name(hero)));
    facts.both("hero_minute", mood.hero_minute.clone().unwrap_or_default());
    let first = game.goals.first().map(|goal| minute_said(goal.moment));
    facts.both("first_minute", first.unwrap_or_default());
    let weather = weather(game).and_then(|weather| texts.weather.get(weather));
    facts.both("weather", weather.unwrap_or(&texts.weather["other"]).clone());
    let name =
        if mood.name == "plain" { if game.winner() == Some(Side::Home) { "home" } else { "away" } } else { mood.name };
    let fitting =
        texts.mood[name].iter().filter(|headline| headline.needs.is_none_or(|needs| needs.is_met(game, mood)));
    let fitting: Vec<&Headline> = fitting.collect();
    let headline = turned(&fitting, turn);
    let goals = goals(desk, &texts.goal, game, turn)?;
    let mut paragraphs: Vec<Both> = vec![facts.fill(&headline.opening)?];
    paragraphs.extend(goals);
    paragraphs.push(facts.fill(turned(&texts.crowd, turn + game.id as usize))?);
    paragraphs.push(Both::same("[[said]]"));
    let mut placed = Placed::default();
    match game.id % 4 {
        0 => {
            let club = archive.teams.get(&game.home).map(|team| team.external_id.as_str());
            let caption = Both::new(
                format!("{}, dia de jogo.", archive.ground_name(game)),
                format!("Match day at {}.", archive.ground_name(game)),
            );
            super::pictures::photo(&mut placed, "photo", Scene::Terrace, club, &caption);
            paragraphs.push(Both::same("[[photo]]"));
        }
        1 => {
            let address = archive.match_address(game);
            placed.add("buttons", |tongue| {
                let label = tongue.pick("O jogo minuto a minuto", "The match minute by minute");
                blocks::buttons(&[blocks::button(label, &address, "secondary")])
            });
            paragraphs.push(Both::same("[[buttons]]"));
        }
        2 => {
            let address = format!("/art/moment/resumo-{}.svg", game.id);
            let name = format!("{} – {}", archive.team_name(game.home), archive.team_name(game.away));
            placed.add("film", |tongue| {
                let title = format!("{}: {name}", tongue.pick("Resumo", "Highlights"));
                blocks::embed(&address, &title, tongue.pick("Os melhores momentos.", "The best moments."), "video")
            });
            paragraphs.push(Both::same("[[film]]"));
        }
        _ => {}
    }
    if game.is_league() {
        paragraphs.push(facts.fill(turned(&texts.table, turn))?);
        // At the end of a season nobody knows yet who comes next.
        if let Ok(next) = facts.fill(turned(&texts.next, turn)) {
            paragraphs.push(next);
        }
    } else {
        let closing = if game.label.is_some() { &texts.knock_out } else { &texts.group };
        paragraphs.push(facts.fill(turned(closing, turn))?);
    }
    let body =
        Both::made(|tongue| paragraphs.iter().map(|paragraph| paragraph.get(tongue)).collect::<Vec<_>>().join("\n\n"));
    let filled = Filled { title: facts.fill(&headline.title)?, lead: facts.fill(&headline.lead)?, body };
    let scene = match mood.name {
        "goalless" => Scene::Flight,
        "late" | "rout" | "home" => Scene::Terrace,
        "narrow" | "comeback" => Scene::Net,
        "shootout" | "cup" | "final" => Scene::Cup,
        "draw" => Scene::Duel,
        _ => Scene::Header,
    };
    let mut story = Story::new("report", format!("report-{}", game.id), at, filled, placed);
    story.players = mood.hero.into_iter().chain(game.best).collect();
    story.players.dedup();
    story.club = Some(game.team(game.winner().unwrap_or(Side::Home)));
    let (kind, who, of) = match game.winner() {
        None => ("draw", "home_coach", "home"),
        Some(_) if (turn + game.id as usize) % 4 == 3 => ("loss", "loser_coach", "loser"),
        Some(_) => ("win", "winner_coach", "winner"),
    };
    story.about(game).shown(scene, "cronica").heard(kind, &facts, who, of)
}

/// A sentence for each goal and each dismissal, in the order of play.
fn goals(desk: &Desk<'_>, texts: &GoalTexts, game: &Game, turn: usize) -> Result<Option<Both>, NewsroomError> {
    let archive = desk.archive;
    let mut sentences: Vec<Both> = Vec::new();
    let (mut home, mut away) = (0_i64, 0_i64);
    let mut has_trailed = [false; 2];
    for (place, goal) in game.goals.iter().enumerate() {
        let before = if goal.side == Side::Home { home - away } else { away - home };
        *(if goal.side == Side::Home { &mut home } else { &mut away }) += 1;
        let side = usize::from(goal.side == Side::Away);
        let is_his = |other: &&Goal| other.kind != GoalKind::Own && other.scorer == goal.scorer;
        let scored = game.goals[..place].iter().filter(is_his).count();
        let kinds = match (goal.kind, before) {
            (GoalKind::Own, _) => &texts.own,
            _ if scored == 1 => &texts.second,
            _ if scored == 2 => &texts.third,
            _ if scored > 2 => &texts.more,
            (_, 0) if place == 0 => &texts.opener,
            (_, 0) if has_trailed[side] && !has_trailed[1 - side] => &texts.turn,
            (_, 0) => &texts.lead,
            (_, -1) => &texts.equaliser,
            (_, ..-1) => &texts.reduce,
            (_, 1..) => &texts.extend,
        };
        if home > away {
            has_trailed[1] = true;
        } else if away > home {
            has_trailed[0] = true;
        }
        let mut facts = Facts::default();
        facts.text("scorer", goal.scorer.map_or("", |scorer| archive.person_name(scorer)));
        facts.both("minute", minute_said(goal.moment));
        archive.club(&mut facts, "team", game.team(goal.side));
        facts.text("score", format!("{home}–{away}"));
        facts.text("assist", goal.assist.map_or("", |assist| archive.person_name(assist)));
        let how = match (goal.kind, goal.assist) {
            (GoalKind::Penalty, _) => texts.penalty.clone(),
            (GoalKind::Play, Some(_)) => facts.fill(turned(&texts.assisted, place + turn))?,
            _ => Both::default(),
        };
        facts.both("how", how);
        sentences.push(facts.fill(turned(kinds, turn + place))?);
    }
    let mut dismissals: Vec<&Card> = game.cards.iter().filter(|card| card.kind != CardKind::Yellow).collect();
    dismissals.sort_by(|a, b| a.moment.compare(b.moment));
    for (place, card) in dismissals.iter().enumerate() {
        let gone = dismissals[..=place].iter().filter(|other| other.side == card.side).count() as i64;
        let mut facts = Facts::default();
        facts.text("person", card.person.map_or("", |person| archive.person_name(person)));
        facts.both("minute", minute_said(card.moment)).number("left", 11 - gone);
        archive.club(&mut facts, "team", game.team(card.side));
        let text = if card.kind == CardKind::Red { &texts.red } else { &texts.second_yellow };
        // After the whistle there is no minute to tell.
        if card.person.is_some() && !minute(card.moment).is_empty() {
            sentences.push(facts.fill(text)?);
        }
    }
    let joined = |tongue: Tongue| sentences.iter().map(|one| one.get(tongue)).collect::<Vec<_>>().join(" ");
    Ok((!sentences.is_empty()).then(|| Both::made(joined)))
}

/// The earliest sunset of each month over the league, in minutes of the day by universal time.
const SUNSETS: [i64; 12] = [1_035, 1_065, 1_102, 1_135, 1_165, 1_190, 1_190, 1_145, 1_100, 1_057, 1_030, 1_028];

/// The weather as it was felt in the stand: whoever kept the record wrote down that it was fine, not whether the sun was up.
pub(in super::super) fn weather(game: &Game) -> Option<&str> {
    let (climate, kickoff) = (game.climate.as_deref()?, game.kickoff?.to_zoned(TimeZone::UTC));
    let begun = i64::from(kickoff.hour()) * 60 + i64::from(kickoff.minute());
    let sunset = SUNSETS[usize::try_from(kickoff.month() - 1).unwrap_or(0) % 12];
    Some(match climate {
        "sunny" if begun >= sunset => "clear-night",
        "sunny" if begun + 105 > sunset => "evening",
        other => other,
    })
}
