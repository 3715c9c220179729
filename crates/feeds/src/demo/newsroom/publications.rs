//! What the league publishes: a description, a cover, and a paper to download.

mod tables;

use std::collections::HashMap;

use football::season::SeasonId;
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde::Deserialize;
use serde_json::Value;

use super::NewsroomError;
use super::artwork::Kept;
use super::blocks::Placed;
use super::draft::{Draft, object};
use super::extras::Extras;
use super::news::{Desk, archive_slug};
use super::paper::{self, Paper};
use super::texts;
use super::words::Both;

pub(super) const FILE: &str = include_str!("texts/publications.toml");
pub(super) const PAPERS: [&str; 3] =
    [include_str!("texts/papers_a.toml"), include_str!("texts/papers_b.toml"), include_str!("texts/papers_c.toml")];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    publication: Vec<Publication>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bodies {
    paper: Vec<Body>,
}

/// What stands in a paper, with the tables that are the same in every season.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    key: String,
    body: Both,
    #[serde(default)]
    place: Extras,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Publication {
    key: String,
    cover: String,
    tag: String,
    when: When,
    title: Both,
    description: Both,
}

/// When it came out.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum When {
    /// Some time of late.
    Recent,
    /// Before the season that is being played, or prepared, began.
    Opening,
    /// A year earlier.
    LastOpening,
    /// After the season before had ended.
    Summer,
}

/// The accents of papers, from 0 to 1.
fn accent(cover: &str) -> [f32; 3] {
    match cover {
        "corner" => [0.88, 1.0, 0.1],
        "pitch" => [0.1, 1.0, 0.57],
        "waves" => [0.0, 0.98, 1.0],
        "columns" => [1.0, 0.35, 0.14],
        "ball" => [0.7, 0.31, 1.0],
        "sun" => [1.0, 0.77, 0.0],
        "rings" => [1.0, 0.16, 0.39],
        _ => [0.98, 0.99, 1.0],
    }
}

pub(super) fn drafts(desk: &Desk<'_>) -> Result<(Vec<Draft>, Vec<Kept>), NewsroomError> {
    let archive = desk.archive;
    let texts: Texts = texts::read(FILE);
    let (mut drafts, mut papers) = (Vec::new(), Vec::new());
    let bodies: HashMap<String, Body> = PAPERS
        .into_iter()
        .flat_map(|file| texts::read::<Bodies>(file).paper)
        .map(|body| (body.key.clone(), body))
        .collect();
    let planned = archive.planned_season(archive.now);
    let last = planned.previous().unwrap_or(planned);
    let mut recent = 0;
    for (place, publication) in texts.publication.iter().enumerate() {
        let days = 4 + 3 * place as i64;
        let at = match publication.when {
            When::Recent => {
                recent += 1;
                desk.at_work(310 * recent - 250, &format!("publication/{place}"))
            }
            When::Opening => before(desk, planned, days),
            When::LastOpening => before(desk, last, days),
            When::Summer => before(desk, planned, 30 + days),
        };
        let mut facts = archive.general_facts(at);
        facts.text("season", planned.label()).text("last_season", last.label());
        let (title, description) = (facts.fill(&publication.title)?, facts.fill(&publication.description)?);
        let season = match publication.when {
            When::Recent | When::Opening => planned,
            When::LastOpening | When::Summer => last,
        };
        let body = bodies.get(&publication.key).ok_or_else(|| NewsroomError::Missing(publication.key.clone()))?;
        let mut placed = Placed::default();
        tables::place(&mut placed, archive, planned, at);
        body.place.place(&mut placed);
        let lines = paper::bilingual(&title, &description, &facts.fill(&body.body)?, &placed);
        let paper = Paper { title: title.pt.clone(), note: season.label(), accent: accent(&publication.cover), lines };
        let name = format!("publicacao-{}", publication.key);
        papers.push(Kept::pdf(format!("paper/{}", publication.key), &name, paper.write(), title.pt.clone()));
        let legacy = (place % 6 == 1).then(|| format!("/pt/liga/publicacoes/{}", archive_slug(&title.pt)));
        drafts.push(Draft::new("publication", publication.key.clone(), at, |tongue| {
            object([
                ("title", title.get(tongue).into()),
                ("description", description.get(tongue).into()),
                ("date", at.to_string().into()),
                ("season", season.label().into()),
                ("image", format!("@file:cover/{}", publication.cover).into()),
                ("pdf", format!("@file:paper/{}", publication.key).into()),
                ("tag", format!("@tag:{}", publication.tag).into()),
                ("legacyUrl", legacy.clone().into()),
                (
                    "seo",
                    if place.is_multiple_of(3) {
                        object([("description", description.get(tongue).into())])
                    } else {
                        Value::Null
                    },
                ),
            ])
        }));
    }
    Ok((drafts, papers))
}

/// So many days before a season's first match, or of late where that is still to come.
fn before(desk: &Desk<'_>, season: SeasonId, days: i64) -> Timestamp {
    let archive = desk.archive;
    let begun = archive.seasons.iter().find(|known| known.id == season).map(|known| known.initial_date);
    // Of a season before those that are known, and of one that is not announced yet, a year makes the difference.
    let begun = begun.or_else(|| {
        let other = archive.seasons.first()?;
        let years = season.start_year() - other.id.start_year();
        Some(other.initial_date.saturating_add(years.years()))
    });
    let date = begun.unwrap_or_else(|| archive.day_of(archive.now)).saturating_sub(days.days());
    archive.instant(date, 11, 0).min(archive.now - SignedDuration::from_hours(20 + days))
}
