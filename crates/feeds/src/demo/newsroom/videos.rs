//! Videos: highlights of matches, goals and saves of rounds, talks, films and explanations.

use football::side::Side;
use jiff::{SignedDuration, Timestamp};
use media::art::Scene;
use serde::Deserialize;
use serde_json::Value;

use super::NewsroomError;
use super::archive::{Game, GoalKind};
use super::artwork::poster_for;
use super::draft::{Draft, object, references};
use super::facts::shown;
use super::news::{Desk, clipped, views};
use super::tags;
use super::template::{Facts, capitalized};
use super::texts;
use super::words::{Both, weekday};
use crate::demo::chances::Chances;
use crate::demo::{CUP, FIRST_LEAGUE, INTERNATIONAL_KEYS, SECOND_LEAGUE};

pub(super) const FILE: &str = include_str!("texts/videos.toml");
pub(super) const COUNT: usize = 90;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    highlights: Vec<Told>,
    goals: Vec<Told>,
    saves: Vec<Told>,
    flash: Vec<Told>,
    conference: Vec<Told>,
    skills: Vec<Told>,
    documentary: Vec<Told>,
    explainer: Vec<Told>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    title: Both,
    synopsis: Both,
    tag: Option<String>,
    /// Where its title says how long it is.
    seconds: Option<i64>,
}

/// A video in its final words.
pub(super) struct Clip {
    pub key: String,
    at: Timestamp,
    title: Both,
    synopsis: Both,
    /// Seconds.
    duration: i64,
    scene: Scene,
    tag: &'static str,
    extra: Vec<String>,
    pub teams: Vec<i64>,
    players: Vec<i64>,
    pub competitions: Vec<String>,
    pub matches: Vec<i64>,
}

/// How many of each kind there are at most; highlights fill the rest.
const ROUNDS_OF_GOALS: usize = 10;
const ROUNDS_OF_SAVES: usize = 7;
const TALKS: usize = 9;
const SKILLS: usize = 5;

struct Studio<'a> {
    desk: &'a Desk<'a>,
    texts: Texts,
    clips: Vec<Clip>,
}

/// All videos, oldest first.
pub(super) fn clips(desk: &Desk<'_>) -> Result<Vec<Clip>, NewsroomError> {
    let mut studio = Studio { desk, texts: texts::read(FILE), clips: Vec::new() };
    studio.films()?;
    studio.rounds()?;
    studio.players()?;
    studio.matches()?;
    studio.clips.sort_by_key(|clip| (clip.at, clip.key.clone()));
    Ok(studio.clips)
}

impl Studio<'_> {
    fn clip(
        &mut self,
        key: String,
        at: Timestamp,
        told: &Told,
        facts: &Facts,
        seconds: (usize, usize),
    ) -> Result<(), NewsroomError> {
        let Some(at) = self.desk.past(at) else { return Ok(()) };
        let (title, synopsis) = (facts.fill(&told.title)?, facts.fill(&told.synopsis)?);
        let is_known = |clip: &Clip| clip.title.pt == title.pt || clip.title.en == title.en || clip.key == key;
        if self.clips.len() >= COUNT || self.clips.iter().any(is_known) {
            return Ok(());
        }
        let length = Chances::new(self.desk.seed, &format!("length/{key}")).below(seconds.1 - seconds.0);
        self.clips.push(Clip {
            key,
            at,
            title,
            synopsis,
            duration: told.seconds.unwrap_or((seconds.0 + length) as i64),
            scene: Scene::Stadium,
            tag: "resumos",
            extra: Vec::new(),
            teams: Vec::new(),
            players: Vec::new(),
            competitions: Vec::new(),
            matches: Vec::new(),
        });
        Ok(())
    }

    /// What the last one added is about.
    fn about(&mut self, before: usize, describe: impl FnOnce(&mut Clip)) {
        if self.clips.len() > before
            && let Some(clip) = self.clips.last_mut()
        {
            describe(clip);
        }
    }

    /// Documentaries and explanations.
    fn films(&mut self) -> Result<(), NewsroomError> {
        let facts = Facts::default();
        for (place, told) in self.texts.documentary.clone().into_iter().enumerate() {
            let at = self.desk.at_work(30 + 430 * place as i64, &format!("documentary/{place}"));
            let before = self.clips.len();
            self.clip(format!("documentary-{place}"), at, &told, &facts, (1_500, 3_100))?;
            self.about(before, |clip| (clip.tag, clip.scene) = ("documentarios", Scene::Lighthouse));
        }
        for (place, told) in self.texts.explainer.clone().into_iter().enumerate() {
            let at = self.desk.at_work(80 + 390 * place as i64, &format!("explainer/{place}"));
            let before = self.clips.len();
            self.clip(format!("explainer-{place}"), at, &told, &facts, (85, 260))?;
            self.about(before, |clip| {
                (clip.tag, clip.scene) = ("explicadores", Scene::Whistle);
                clip.extra.extend(told.tag);
            });
        }
        Ok(())
    }

    /// All goals, and the best saves, of rounds.
    fn rounds(&mut self) -> Result<(), NewsroomError> {
        let archive = self.desk.archive;
        let (mut with_goals, mut with_saves) = (0, 0);
        for (season, number, ended) in archive.rounds_over(FIRST_LEAGUE, archive.now) {
            let games: Vec<&Game> =
                archive.round(FIRST_LEAGUE, season, number).filter(|game| game.ended().is_some()).collect();
            let goals: Vec<(&Game, &super::archive::Goal)> =
                games.iter().flat_map(|game| game.goals.iter().map(move |goal| (*game, goal))).collect();
            let scorer = |goal: Option<&(&Game, &super::archive::Goal)>| {
                goal.and_then(|(_, goal)| goal.scorer).map_or("", |person| archive.person_name(person))
            };
            let mut facts = Facts::default();
            let round = Both::new(format!("jornada {number}"), format!("round {number}"));
            facts.both("round_capital", Both::made(|tongue| capitalized(round.get(tongue))));
            let league = format!("{} {}", archive.competition_name(FIRST_LEAGUE), season.label());
            facts.both("round", round).text("season", season.label()).text("competition", league);
            facts.number("count", goals.len() as i64);
            facts.text("opener", scorer(goals.first())).text("closer", scorer(goals.last()));
            let describe = |clip: &mut Clip, tag: &'static str, scene: Scene| {
                (clip.tag, clip.scene) = (tag, scene);
                clip.competitions.push(FIRST_LEAGUE.to_owned());
                clip.matches = games.iter().map(|game| game.id).collect();
            };
            if with_goals < ROUNDS_OF_GOALS {
                let told = self.texts.goals[with_goals % self.texts.goals.len()].clone();
                let before = self.clips.len();
                self.clip(
                    format!("goals-{season}-{number}"),
                    ended + SignedDuration::from_hours(12),
                    &told,
                    &facts,
                    (285, 330),
                )?;
                self.about(before, |clip| describe(clip, "golos", Scene::Net));
                with_goals += 1;
            }
            if with_saves < ROUNDS_OF_SAVES && number % 2 == 1 {
                let told = self.texts.saves[with_saves % self.texts.saves.len()].clone();
                let before = self.clips.len();
                self.clip(
                    format!("saves-{season}-{number}"),
                    ended + SignedDuration::from_hours(16),
                    &told,
                    &facts,
                    (120, 240),
                )?;
                self.about(before, |clip| describe(clip, "defesas", Scene::Flight));
                with_saves += 1;
            }
        }
        Ok(())
    }

    /// The best of those who score most.
    fn players(&mut self) -> Result<(), NewsroomError> {
        let archive = self.desk.archive;
        let (season, _) = archive.played_table(FIRST_LEAGUE, archive.now);
        let scorers = archive.scorers(FIRST_LEAGUE, season, archive.now - SignedDuration::from_hours(40));
        for (place, scorer) in scorers.into_iter().take(SKILLS).enumerate() {
            let mut facts = Facts::default();
            facts.text("name", archive.person_name(scorer.person));
            archive.club(&mut facts, "team", scorer.team);
            let at = self.desk.at_work(36 + 100 * place as i64, &format!("skills/{place}"));
            let goals = archive.scorers(FIRST_LEAGUE, season, at).into_iter().find(|one| one.person == scorer.person);
            let Some(goals) = goals else { continue };
            facts.number("goals", goals.goals);
            let told = self.texts.skills[place % self.texts.skills.len()].clone();
            let before = self.clips.len();
            self.clip(format!("skills-{}", scorer.person), at, &told, &facts, (95, 210))?;
            self.about(before, |clip| {
                (clip.tag, clip.scene) = ("jogadas", Scene::Number);
                clip.competitions.push(FIRST_LEAGUE.to_owned());
                clip.teams.push(scorer.team);
                clip.players.push(scorer.person);
            });
        }
        Ok(())
    }

    /// Highlights, and after some matches the best player and a coach.
    fn matches(&mut self) -> Result<(), NewsroomError> {
        let archive = self.desk.archive;
        let (mut talks, mut conferences, mut turn) = (0, 0, 0);
        for game in archive.played(archive.now) {
            let is_shown = match game.competition.as_str() {
                FIRST_LEAGUE => game.is_league(),
                SECOND_LEAGUE => game.is_league() && game.id % 4 == 0,
                CUP => true,
                _ => game.id % 2 == 0,
            };
            let (Some(ended), true) = (game.ended(), is_shown) else { continue };
            let facts = self.match_facts(game, ended);
            let describe = |clip: &mut Clip, tag: &'static str, scene: Scene| {
                (clip.tag, clip.scene) = (tag, scene);
                (clip.teams, clip.matches) = (vec![game.home, game.away], vec![game.id]);
                clip.competitions.push(game.competition.clone());
            };
            if talks < TALKS && game.id % 3 == 0 && game.best.is_some() && game.winner().is_some() {
                let told = self.texts.flash[talks % self.texts.flash.len()].clone();
                let before = self.clips.len();
                self.clip(
                    format!("flash-{}", game.id),
                    ended + SignedDuration::from_mins(25),
                    &told,
                    &facts,
                    (70, 190),
                )?;
                self.about(before, |clip| {
                    describe(clip, "entrevistas", Scene::Tunnel);
                    clip.players.extend(game.best);
                });
                talks += 1;
            }
            if conferences < TALKS && game.id % 3 == 1 {
                let told = self.texts.conference[conferences % self.texts.conference.len()].clone();
                let before = self.clips.len();
                self.clip(
                    format!("conference-{}", game.id),
                    ended + SignedDuration::from_mins(55),
                    &told,
                    &facts,
                    (420, 980),
                )?;
                self.about(before, |clip| describe(clip, "conferencias", Scene::Tunnel));
                conferences += 1;
            }
            let told = self.texts.highlights[turn % self.texts.highlights.len()].clone();
            let before = self.clips.len();
            let seconds = 60 * minutes_long(game) as usize;
            self.clip(
                format!("highlights-{}", game.id),
                ended + SignedDuration::from_mins(40),
                &told,
                &facts,
                (seconds, seconds + 59),
            )?;
            self.about(before, |clip| {
                let scene = if game.goals.is_empty() { Scene::Flight } else { Scene::Net };
                describe(clip, "resumos", scene);
                let scorers =
                    game.goals.iter().filter(|goal| goal.kind != GoalKind::Own).filter_map(|goal| goal.scorer);
                clip.players = scorers.chain(game.best).collect();
                clip.players.sort_unstable();
                clip.players.dedup();
            });
            turn += 1;
            if self.clips.len() >= COUNT {
                break;
            }
        }
        Ok(())
    }

    fn match_facts(&self, game: &Game, ended: Timestamp) -> Facts {
        let archive = self.desk.archive;
        let mut facts = archive.game_facts(game, ended);
        facts.number("minutes_long", minutes_long(game));
        if let Some(date) = game.day {
            let name = weekday(date);
            facts.both("weekday_capital", Both::made(|tongue| capitalized(name.get(tongue))));
        }
        facts.text("name", game.best.map_or("", |person| archive.person_name(person)));
        let side = if game.id % 2 == 0 { Side::Home } else { Side::Away };
        let coach = game.day.and_then(|day| archive.coach(game.team(side), game.season, day));
        facts.text("coach", coach.map_or("", |coach| archive.person_name(coach)));
        archive.club(&mut facts, "team", game.team(side));
        facts.text("score", game.result().map(shown).unwrap_or_default());
        facts
    }
}

/// The more happened, the longer the film.
fn minutes_long(game: &Game) -> i64 {
    4 + (game.goals.len() as i64).min(6)
}

pub(super) fn drafts(desk: &Desk<'_>, clips: &[Clip]) -> Vec<Draft> {
    let archive = desk.archive;
    let draft = |(place, clip): (usize, &Clip)| {
        let club = clip.teams.first().and_then(|team| archive.teams.get(team)).map(|team| team.external_id.as_str());
        let mut extra = clip.extra.clone();
        extra.extend(clip.competitions.iter().map(|key| tags::of_competition(key).to_owned()));
        if clip.competitions.iter().any(|key| INTERNATIONAL_KEYS.contains(&key.as_str())) {
            extra.push("la-fora".to_owned());
        }
        extra.extend(clip.teams.iter().filter_map(|&team| tags::of_team(archive, team)));
        let mut seen = std::collections::HashSet::new();
        extra.retain(|tag| tag != clip.tag && seen.insert(tag.clone()));
        let others = clips[..place].iter().rev();
        let mut related: Vec<String> = others
            .clone()
            .filter(|other| other.teams.iter().any(|team| clip.teams.contains(team)))
            .take(3)
            .map(|other| other.key.clone())
            .collect();
        if related.is_empty() {
            related = others.filter(|other| other.tag == clip.tag).take(3).map(|other| other.key.clone()).collect();
        }
        // Films are not part of the demo: a drawn moment stands in for each.
        let address = format!("/art/moment/video-{}.svg", clip.key);
        let legacy = (place % 11 == 4).then(|| format!("/pt/videos/{}", clip.key));
        let mut draft = Draft::new("video", clip.key.clone(), clip.at, |tongue| {
            object([
                ("title", clip.title.get(tongue).into()),
                ("synopsis", clip.synopsis.get(tongue).into()),
                ("date", clip.at.to_string().into()),
                ("duration", clip.duration.into()),
                ("image", poster_for(clip.scene, club, place).into()),
                ("url", address.clone().into()),
                ("iframeText", if place.is_multiple_of(2) { address.clone().into() } else { Value::Null }),
                ("tag", format!("@tag:{}", clip.tag).into()),
                ("extraTags", references("tag", &extra)),
                ("teams", clip.teams.clone().into()),
                ("players", clip.players.clone().into()),
                ("competitions", clip.competitions.clone().into()),
                ("matches", clip.matches.clone().into()),
                ("related", references("video", &related)),
                ("legacyUrl", legacy.clone().into()),
                (
                    "seo",
                    object([
                        ("title", clipped(clip.title.get(tongue), 110).into()),
                        ("description", clipped(clip.synopsis.get(tongue), 300).into()),
                    ]),
                ),
            ])
        });
        draft.views = 3 * views(desk, &clip.key, clip.at);
        draft
    };
    clips.iter().enumerate().map(draft).collect()
}
