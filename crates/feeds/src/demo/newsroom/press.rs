//! Press releases: crowds month by month, hours of rounds, partners, and what the league has to announce.

use std::collections::HashMap;

use jiff::{Timestamp, ToSpan};
use media::art::Scene;
use serde::Deserialize;
use serde_json::Value;

use super::NewsroomError;
use super::archive::Game;
use super::artwork::{Kept, poster_for};
use super::blocks::{self, Placed};
use super::draft::{Draft, object};
use super::news::{Desk, archive_slug, clipped};
use super::paper::{self, Paper};
use super::shop;
use super::template::Facts;
use super::texts::{self, Article, Filled};
use super::words::{Both, Tongue, day, full_day, month, number};
use crate::demo::FIRST_LEAGUE;

pub(super) const FILE: &str = include_str!("texts/press.toml");
pub(super) const COUNT: usize = 40;
const MONTHS: usize = 6;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    crowd: Vec<Article>,
    schedule: Vec<Article>,
    partner: Vec<Article>,
    project: Vec<Project>,
    release: Vec<Announced>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Project {
    key: String,
    text: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Announced {
    scene: Scene,
    tag: String,
    title: Both,
    lead: Both,
    body: Both,
}

struct Release {
    at: Timestamp,
    filled: Filled,
    placed: Placed,
    picture: String,
    tag: String,
    is_of_league: bool,
}

/// The releases, and the papers that some of them carry.
pub(super) fn drafts(desk: &Desk<'_>) -> Result<(Vec<Draft>, Vec<Kept>), NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let mut releases = announced(desk, &texts)?;
    releases.extend(partners(desk, &texts)?);
    releases.extend(crowds(desk, &texts)?.into_iter().take(MONTHS));
    let left = COUNT.saturating_sub(releases.len());
    releases.extend(schedules(desk, &texts)?.into_iter().take(left));
    releases.sort_by_key(|release| release.at);
    let (mut drafts, mut papers) = (Vec::new(), Vec::new());
    for (place, release) in releases.iter().enumerate() {
        let key = archive_slug(&release.filled.title.pt);
        let paper = (place % 8 == 3).then(|| printed(desk, release, &key));
        let pdf = paper.as_ref().map(|paper| format!("@file:{}", paper.key));
        papers.extend(paper);
        let contents = [
            release.filled.zone(&release.placed, Tongue::Portuguese)?,
            release.filled.zone(&release.placed, Tongue::English)?,
        ];
        let legacy = (place % 10 == 5).then(|| format!("/pt/liga/imprensa/{key}"));
        drafts.push(Draft::new("pressrelease", key, release.at, |tongue| {
            let lead = release.filled.lead.get(tongue);
            let tag = format!("@tag:{}", release.tag);
            object([
                ("title", release.filled.title.get(tongue).into()),
                ("lead", lead.into()),
                ("date", release.at.to_string().into()),
                ("image", release.picture.clone().into()),
                ("pdf", pdf.clone().into()),
                ("content", contents[tongue.pick(0, 1)].clone()),
                ("tag", tag.clone().into()),
                ("tags", vec![tag].into()),
                ("competitions", if release.is_of_league { vec![FIRST_LEAGUE].into() } else { Value::Null }),
                ("legacyUrl", legacy.clone().into()),
                (
                    "seo",
                    object([
                        ("title", clipped(release.filled.title.get(tongue), 110).into()),
                        ("description", clipped(lead, 300).into()),
                    ]),
                ),
            ])
        }));
    }
    Ok((drafts, papers))
}

fn printed(desk: &Desk<'_>, release: &Release, key: &str) -> Kept {
    let Filled { title, lead, body } = &release.filled;
    let lines = paper::bilingual(title, lead, body, &release.placed);
    let note = format!("Nota de imprensa, {}", full_day(desk.archive.day_of(release.at)).pt);
    let paper = Paper { title: title.pt.clone(), note, accent: [0.88, 1.0, 0.1], lines };
    Kept::pdf(format!("paper/press-{key}"), &format!("nota-{}", clipped_key(key)), paper.write(), title.pt.clone())
}

/// File names need not be as long as titles.
pub(super) fn clipped_key(key: &str) -> String {
    key.split('-').take(8).collect::<Vec<_>>().join("-")
}

fn announced(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Release>, NewsroomError> {
    let mut releases = Vec::new();
    for (place, told) in texts.release.iter().enumerate() {
        let at = desk.at_work(7 + 263 * place as i64, &format!("release/{place}"));
        let article = Article { title: told.title.clone(), lead: told.lead.clone(), body: told.body.clone() };
        releases.push(Release {
            at,
            filled: article.fill(&desk.archive.general_facts(at))?,
            placed: Placed::default(),
            picture: poster_for(told.scene, None, place),
            tag: told.tag.clone(),
            is_of_league: false,
        });
    }
    Ok(releases)
}

fn partners(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Release>, NewsroomError> {
    let names: HashMap<String, String> =
        shop::partners().into_iter().map(|partner| (partner.key, partner.name)).collect();
    let mut releases = Vec::new();
    for (place, project) in texts.project.iter().enumerate() {
        let at = desk.at_work(100 + 701 * place as i64, &format!("partner/{place}"));
        let mut facts = Facts::default();
        let name = names.get(&project.key).ok_or_else(|| NewsroomError::Missing(project.key.clone()))?;
        facts.text("partner", name).both("project", project.text.clone());
        releases.push(Release {
            at,
            filled: texts.partner[place % texts.partner.len()].fill(&facts)?,
            placed: Placed::default(),
            picture: format!("@file:partner/{}", project.key),
            tag: "parcerias".to_owned(),
            is_of_league: false,
        });
    }
    Ok(releases)
}

/// How many came in each month that is over, newest first.
fn crowds(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Release>, NewsroomError> {
    let archive = desk.archive;
    let mut releases = Vec::new();
    let mut first = archive.day_of(archive.now).first_of_month();
    for _ in 0..15 {
        let next = first;
        first = first.saturating_sub(1.month());
        let at = archive.instant(next.saturating_add(3.days()), 10, 0);
        let games: Vec<&Game> = archive
            .played(archive.now)
            .filter(|game| game.competition == FIRST_LEAGUE && game.day.is_some_and(|day| day >= first && day < next))
            .filter(|game| game.attendance.is_some())
            .collect();
        let (Some(at), Some(top)) = (desk.past(at), games.iter().max_by_key(|game| game.attendance)) else { continue };
        if games.len() < 9 {
            continue;
        }
        let total: i64 = games.iter().filter_map(|game| game.attendance).map(i64::from).sum();
        let mut facts = Facts::default();
        let name = month(first);
        let year = first.year();
        facts.both("crowd_month", Both::new(format!("{} de {year}", name.pt), format!("{} {year}", name.en)));
        facts.number("crowd", total).number("games", games.len() as i64);
        facts.both("average", number(total / games.len() as i64));
        facts.text("top", format!("{}–{}", archive.team_name(top.home), archive.team_name(top.away)));
        facts.number("top_count", i64::from(top.attendance.unwrap_or(0)));
        let mut sums: HashMap<i64, (i64, i64)> = HashMap::new();
        for game in &games {
            let sum = sums.entry(game.home).or_default();
            *sum = (sum.0 + i64::from(game.attendance.unwrap_or(0)), sum.1 + 1);
        }
        let mut sums: Vec<(i64, i64)> = sums.into_iter().map(|(team, (sum, count))| (sum / count, team)).collect();
        sums.sort_unstable_by(|a, b| b.cmp(a));
        let season = archive.season_at(at);
        let mut placed = Placed::default();
        placed.add("clubs", |tongue| {
            let rows: Vec<Vec<String>> = sums
                .iter()
                .take(6)
                .map(|(average, team)| {
                    let link = blocks::link(&archive.team_address(*team, season), archive.team_name(*team));
                    vec![link, number(*average).get(tongue).to_owned()]
                })
                .collect();
            let columns = [tongue.pick("Clube", "Club"), tongue.pick("Média em casa", "Home average")];
            blocks::table(tongue.pick("Os mais vistos", "The most watched"), &columns, &rows)
        });
        releases.push(Release {
            at,
            filled: texts.crowd[releases.len() % texts.crowd.len()].fill(&facts)?,
            placed,
            picture: poster_for(Scene::Stadium, None, releases.len()),
            tag: "adeptos".to_owned(),
            is_of_league: true,
        });
    }
    Ok(releases)
}

/// The hours of three rounds at a time, newest first.
fn schedules(desk: &Desk<'_>, texts: &Texts) -> Result<Vec<Release>, NewsroomError> {
    let archive = desk.archive;
    let mut releases = Vec::new();
    for season in archive.seasons.iter().map(|season| season.id) {
        for first in (1..=31_u16).rev().step_by(3) {
            let last = first + 2;
            let games: Vec<&Game> = archive
                .games
                .iter()
                .filter(|game| game.competition == FIRST_LEAGUE && game.season == season && game.is_league())
                .filter(|game| (first..=last).contains(&game.round) && game.kickoff.is_some())
                .collect();
            let ([opening, .., closing], true) = (games.as_slice(), games.len() >= 20) else { continue };
            let (Some(from), Some(to)) = (opening.day, closing.day) else { continue };
            let at = archive.instant(from.saturating_sub(24.days()), 16, 0);
            let Some(at) = desk.past(at + desk.minutes(&format!("schedule/{season}/{first}"), 55)) else { continue };
            let mut facts = Facts::default();
            facts.number("first", first.into()).number("last", last.into()).number("games", games.len() as i64);
            facts.text("season", season.label()).both("from", day(from)).both("to", day(to));
            for (name, game) in [("opening", opening), ("closing", closing)] {
                facts.text(name, format!("{}–{}", archive.team_name(game.home), archive.team_name(game.away)));
            }
            releases.push(Release {
                at,
                filled: texts.schedule[0].fill(&facts)?,
                placed: Placed::default(),
                picture: poster_for(Scene::Tunnel, None, releases.len()),
                tag: "calendario".to_owned(),
                is_of_league: true,
            });
        }
    }
    Ok(releases)
}
