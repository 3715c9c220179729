//! Official statements, numbered from the beginning of each season.

use std::collections::HashMap;

use football::duty::Duty;
use football::season::SeasonId;
use jiff::{Timestamp, ToSpan};
use serde::Deserialize;
use serde_json::Value;

use super::NewsroomError;
use super::archive::{CardKind, Game, minute};
use super::artwork::Kept;
use super::blocks::{self, Placed};
use super::draft::{Draft, object};
use super::news::Desk;
use super::paper::{self, Paper};
use super::template::Facts;
use super::texts;
use super::words::{Both, Tongue, day, full_day, hour, weekday};
use crate::demo::{FIRST_LEAGUE, SECOND_LEAGUE};

pub(super) const FILE: &str = include_str!("texts/statements.toml");
pub(super) const COUNT: usize = 60;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    discipline: Discipline,
    appointments: Told,
    schedule: Told,
    award: Told,
    other: Vec<Other>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    title: Both,
    summary: Both,
    body: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Discipline {
    title: Both,
    summary: Both,
    body: Both,
    none: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Other {
    tag: String,
    title: Both,
    summary: Both,
    body: Both,
}

struct Statement {
    at: Timestamp,
    season: SeasonId,
    title: Both,
    summary: Both,
    body: Both,
    placed: Placed,
    tag: String,
    competition: Option<&'static str>,
}

/// How many of each kind, of the first division and of the second.
const DISCIPLINE: (usize, usize) = (14, 6);
const APPOINTMENTS: (usize, usize) = (8, 4);
const SCHEDULES: (usize, usize) = (6, 2);

/// The statements, and the papers that some of them carry.
pub(super) fn drafts(desk: &Desk<'_>) -> Result<(Vec<Draft>, Vec<Kept>), NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let mut statements = others(desk, &texts)?;
    for (league, is_first) in [(FIRST_LEAGUE, true), (SECOND_LEAGUE, false)] {
        let pick = |(first, second): (usize, usize)| if is_first { first } else { second };
        let rounds = desk.archive.rounds_over(league, desk.archive.now);
        let each = |kind: &dyn Fn(&Round<'_>) -> Result<Option<Statement>, NewsroomError>, most: usize| {
            let mut told = Vec::new();
            for &(season, number, ended) in &rounds {
                if told.len() < most {
                    told.extend(kind(&Round::new(desk, league, season, number, ended))?);
                }
            }
            Ok::<_, NewsroomError>(told)
        };
        statements.extend(each(&|round| round.discipline(&texts), pick(DISCIPLINE))?);
        statements.extend(each(&|round| round.appointments(&texts), pick(APPOINTMENTS))?);
        statements.extend(each(&|round| round.schedule(&texts), pick(SCHEDULES))?);
        if is_first {
            let left = COUNT - statements.len() - DISCIPLINE.1 - APPOINTMENTS.1 - SCHEDULES.1;
            statements.extend(each(&|round| round.awards(&texts), left)?);
        }
    }
    statements.sort_by_key(|statement| statement.at);
    written(desk, &statements)
}

fn written(desk: &Desk<'_>, statements: &[Statement]) -> Result<(Vec<Draft>, Vec<Kept>), NewsroomError> {
    let mut numbers: HashMap<SeasonId, i64> = HashMap::new();
    let (mut drafts, mut papers) = (Vec::new(), Vec::new());
    for (place, statement) in statements.iter().enumerate() {
        let number = numbers.entry(statement.season).or_default();
        *number += 1;
        let number = *number;
        let key = format!("{}-{number}", statement.season);
        let paper = (place % 12 == 4).then(|| printed(desk, statement, number, &key));
        let pdf = paper.as_ref().map(|paper| format!("@file:{}", paper.key));
        papers.extend(paper);
        let contents = [
            statement.placed.zone(&statement.body.pt, Tongue::Portuguese)?,
            statement.placed.zone(&statement.body.en, Tongue::English)?,
        ];
        let tag = format!("@tag:{}", statement.tag);
        let legacy = (place % 15 == 7).then(|| format!("/pt/liga/comunicados/{}-{number}", statement.season));
        drafts.push(Draft::new("comunicado", key, statement.at, |tongue| {
            object([
                ("number", number.into()),
                ("season", statement.season.label().into()),
                ("title", statement.title.get(tongue).into()),
                ("summary", statement.summary.get(tongue).into()),
                ("date", statement.at.to_string().into()),
                ("content", contents[tongue.pick(0, 1)].clone()),
                ("pdf", pdf.clone().into()),
                ("attachments", pdf.iter().cloned().collect::<Vec<_>>().into()),
                ("tag", tag.clone().into()),
                ("tags", vec![tag.clone()].into()),
                ("competitions", statement.competition.map_or(Value::Null, |key| vec![key].into())),
                ("legacyUrl", legacy.clone().into()),
            ])
        }));
    }
    Ok((drafts, papers))
}

fn printed(desk: &Desk<'_>, statement: &Statement, number: i64, key: &str) -> Kept {
    let lines = paper::bilingual(&statement.title, &statement.summary, &statement.body, &statement.placed);
    let date = full_day(desk.archive.day_of(statement.at)).pt;
    let note = format!("Comunicado oficial n.º {number} de {}, {date}", statement.season.label());
    let paper = Paper { title: statement.title.pt.clone(), note, accent: [0.0, 0.98, 1.0], lines };
    Kept::pdf(format!("paper/statement-{key}"), &format!("comunicado-{key}"), paper.write(), statement.title.pt.clone())
}

fn others(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Statement>, NewsroomError> {
    let mut statements = Vec::new();
    for (place, other) in texts.other.iter().enumerate() {
        let at = desk.at_work(20 + 331 * place as i64, &format!("statement/{place}"));
        let facts = desk.archive.general_facts(at);
        statements.push(Statement {
            at,
            season: desk.archive.planned_season(at),
            title: facts.fill(&other.title)?,
            summary: facts.fill(&other.summary)?,
            body: facts.fill(&other.body)?,
            placed: Placed::default(),
            tag: other.tag.clone(),
            competition: None,
        });
    }
    Ok(statements)
}

/// A round that is over.
struct Round<'a> {
    desk: &'a Desk<'a>,
    league: &'static str,
    season: SeasonId,
    games: Vec<&'a Game>,
    number: u16,
    ended: Timestamp,
}

impl<'a> Round<'a> {
    fn new(desk: &'a Desk<'a>, league: &'static str, season: SeasonId, number: u16, ended: Timestamp) -> Self {
        let all = desk.archive.round(league, season, number);
        let games = all.filter(|game| game.ended().is_some_and(|own| own <= ended)).collect();
        Self { desk, league, season, games, number, ended }
    }

    fn facts(&self) -> Facts {
        let mut facts = Facts::default();
        let round = Both::new(format!("jornada {}", self.number), format!("round {}", self.number));
        let league = self.desk.archive.competition_name(self.league);
        facts.both("round", round).text("competition", format!("{league} {}", self.season.label()));
        let count = |is_yellow: bool| {
            let cards = self.games.iter().flat_map(|game| &game.cards);
            cards.filter(|card| (card.kind == CardKind::Yellow) == is_yellow).count() as i64
        };
        facts.number("yellows", count(true)).number("reds", count(false)).number("games", self.games.len() as i64);
        facts
    }

    fn statement(
        &self,
        told: (&Both, &Both, &Both),
        facts: &Facts,
        at: Timestamp,
        placed: Placed,
        tag: &str,
    ) -> Result<Statement, NewsroomError> {
        let (title, summary, body) = told;
        Ok(Statement {
            at,
            season: self.season,
            title: facts.fill(title)?,
            summary: facts.fill(summary)?,
            body: facts.fill(body)?,
            placed,
            tag: tag.to_owned(),
            competition: Some(self.league),
        })
    }

    fn days_after(&self, days: i64, hour: i8) -> Option<Timestamp> {
        let date = self.desk.archive.day_of(self.ended).saturating_add(days.days());
        let more = self.desk.minutes(&format!("{}/{}/{}/{hour}", self.league, self.season, self.number), 40);
        self.desk.past(self.desk.archive.instant(date, hour, 0) + more)
    }

    fn days_before(&self, days: i64, hour: i8) -> Option<Timestamp> {
        let begun = self.games.iter().filter_map(|game| game.kickoff).min()?;
        let date = self.desk.archive.day_of(begun).saturating_sub(days.days());
        let more = self.desk.minutes(&format!("{}/{}/{}/{hour}", self.league, self.season, self.number), 40);
        self.desk.past(self.desk.archive.instant(date, hour, 0) + more)
    }

    fn linked(&self, game: &Game) -> String {
        let archive = self.desk.archive;
        let name = format!("{}–{}", archive.team_name(game.home), archive.team_name(game.away));
        blocks::link(&archive.match_address(game), &name)
    }

    fn discipline(&self, texts: &Texts) -> Result<Option<Statement>, NewsroomError> {
        let Some(at) = self.days_after(2, 18) else { return Ok(None) };
        let archive = self.desk.archive;
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let mut rows = Vec::new();
            for game in &self.games {
                for card in game.cards.iter().filter(|card| card.kind != CardKind::Yellow) {
                    let (Some(person), team) = (card.person, game.team(card.side)) else { continue };
                    let why = match card.kind {
                        CardKind::SecondYellow => tongue.pick("Acumulação de amarelos", "Two yellow cards"),
                        CardKind::Yellow | CardKind::Red => tongue.pick("Vermelho direto", "Straight red"),
                    };
                    let address = archive.player_address(person, self.season, team);
                    rows.push(vec![
                        blocks::link(&address, archive.person_name(person)),
                        archive.team_name(team).to_owned(),
                        format!("{why}, {}", minute(card.moment)),
                        self.linked(game),
                    ]);
                }
            }
            if rows.is_empty() {
                rows.push(vec![
                    texts.discipline.none.get(tongue).to_owned(),
                    String::new(),
                    String::new(),
                    String::new(),
                ]);
            }
            let columns = [
                tongue.pick("Jogador", "Player"),
                tongue.pick("Clube", "Club"),
                tongue.pick("Motivo", "Reason"),
                tongue.pick("Jogo", "Match"),
            ];
            blocks::table(tongue.pick("Suspensões por um jogo", "One-match bans"), &columns, &rows)
        });
        let told = (&texts.discipline.title, &texts.discipline.summary, &texts.discipline.body);
        self.statement(told, &self.facts(), at, placed, "disciplina").map(Some)
    }

    fn appointments(&self, texts: &Texts) -> Result<Option<Statement>, NewsroomError> {
        let Some(at) = self.days_before(1, 9) else { return Ok(None) };
        let archive = self.desk.archive;
        let name = |game: &Game, duty| game.official(duty).map_or("", |person| archive.person_name(person)).to_owned();
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let row = |game: &&Game| {
                let assistants = format!("{}, {}", name(game, Duty::FirstAssistant), name(game, Duty::SecondAssistant));
                vec![self.linked(game), name(game, Duty::Main), assistants, name(game, Duty::Var)]
            };
            let rows: Vec<Vec<String>> = self.games.iter().map(row).collect();
            let columns = [
                tongue.pick("Jogo", "Match"),
                tongue.pick("Árbitro", "Referee"),
                tongue.pick("Assistentes", "Assistants"),
                "VAR",
            ];
            blocks::table(tongue.pick("Equipas de arbitragem", "Match officials"), &columns, &rows)
        });
        let told = &texts.appointments;
        self.statement((&told.title, &told.summary, &told.body), &self.facts(), at, placed, "arbitragem").map(Some)
    }

    fn schedule(&self, texts: &Texts) -> Result<Option<Statement>, NewsroomError> {
        let Some(at) = self.days_before(26, 17) else { return Ok(None) };
        let archive = self.desk.archive;
        let days = || self.games.iter().filter_map(|game| game.day);
        let (Some(from), Some(to)) = (days().min(), days().max()) else { return Ok(None) };
        let mut facts = self.facts();
        facts.both("from", day(from)).both("to", day(to));
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let row = |game: &&Game| {
                let date = game.day.map(|date| format!("{}, {}", weekday(date).get(tongue), day(date).get(tongue)));
                let time = game.kickoff.map(|kickoff| hour(kickoff, &archive.zone));
                vec![date.unwrap_or_default(), time.unwrap_or_default(), self.linked(game)]
            };
            let rows: Vec<Vec<String>> = self.games.iter().map(row).collect();
            let columns = [tongue.pick("Dia", "Day"), tongue.pick("Hora", "Time"), tongue.pick("Jogo", "Match")];
            blocks::table(tongue.pick("Horários", "Kick-off times"), &columns, &rows)
        });
        let told = &texts.schedule;
        self.statement((&told.title, &told.summary, &told.body), &facts, at, placed, "calendario").map(Some)
    }

    fn awards(&self, texts: &Texts) -> Result<Option<Statement>, NewsroomError> {
        let Some(at) = self.days_after(3, 12) else { return Ok(None) };
        let archive = self.desk.archive;
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let row = |game: &&Game| {
                let best = game.best.map_or("", |person| archive.person_name(person)).to_owned();
                vec![self.linked(game), best]
            };
            let rows: Vec<Vec<String>> = self.games.iter().map(row).collect();
            let columns = [tongue.pick("Jogo", "Match"), tongue.pick("Distinguido", "Honoured")];
            blocks::table(tongue.pick("Melhores em campo", "Best on the pitch"), &columns, &rows)
        });
        let told = &texts.award;
        self.statement((&told.title, &told.summary, &told.body), &self.facts(), at, placed, "premios").map(Some)
    }
}
