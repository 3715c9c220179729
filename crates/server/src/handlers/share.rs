//! Pictures for whoever shares a page, drawn from what the page shows.

pub(crate) mod show_coach;
pub(crate) mod show_comparison;
pub(crate) mod show_day;
pub(crate) mod show_match;
pub(crate) mod show_official;
pub(crate) mod show_player;
pub(crate) mod show_round;
pub(crate) mod show_table;
pub(crate) mod show_team;
mod subject;

use jiff::civil::Date;
use media::card::{Card, CardBody, CardSide, draw_card};
use media::colour::Colour;
use store::editions::Edition;
use store::teams::Team;

use crate::app::App;
use crate::cache::{Answer, Policy, Reads};
use crate::error::{ApiError, Missing};
use crate::handlers::art::drawn_aside;
use crate::handlers::competition::Asked;
use crate::handlers::entries;
use crate::locale::Locale;
use crate::params::{Id, Segments};
use crate::wire::competition::{accent, draw_emblem};
use crate::wire::team::draw_crest;

/// What an address asks for.
fn asked(segments: &Segments, season: &str) -> Result<Asked, ApiError> {
    let season = season.parse().map_err(|_| ApiError::NotFound(Missing::Page))?;
    Ok(Asked { competition: segments.get("competition")?, season: Some(season) })
}

/// What a file is called before `.png`.
fn named(segments: &Segments) -> Result<String, ApiError> {
    let file: String = segments.get("file")?;
    Ok(file.strip_suffix(".png").ok_or(ApiError::NotFound(Missing::Page))?.to_owned())
}

/// The number of a club or of somebody, which a file is called by.
fn number(segments: &Segments) -> Result<i64, ApiError> {
    let Id(id) = named(segments)?.parse().map_err(|()| ApiError::NotFound(Missing::Page))?;
    Ok(id)
}

/// With a capital, as where a line begins.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

fn side(team: &Team) -> CardSide {
    CardSide { name: team.name.clone(), crest: draw_crest(team, media::art::CrestVariant::Normal) }
}

fn month(day: Date, locale: Locale) -> &'static str {
    const MONTHS: [(&str, &str); 12] = [
        ("jan", "Jan"),
        ("fev", "Feb"),
        ("mar", "Mar"),
        ("abr", "Apr"),
        ("mai", "May"),
        ("jun", "Jun"),
        ("jul", "Jul"),
        ("ago", "Aug"),
        ("set", "Sep"),
        ("out", "Oct"),
        ("nov", "Nov"),
        ("dez", "Dec"),
    ];
    let (pt, en) = MONTHS[usize::from(day.month().unsigned_abs()) - 1];
    locale.pick(pt, en)
}

/// What stands over a card: a competition, where there is one.
struct Heading {
    accent: Colour,
    emblem: String,
    label: String,
}

impl Heading {
    fn of(edition: Option<&Edition>) -> Self {
        let Some(Edition { competition, .. }) = edition else {
            return Self { accent: Colour::PAPER, emblem: String::new(), label: String::new() };
        };
        Self {
            accent: accent(competition).unwrap_or(Colour::PAPER),
            emblem: draw_emblem(competition),
            label: competition.label.clone(),
        }
    }
}

async fn answer(
    app: &App,
    reads: &mut Reads,
    heading: Heading,
    (title, note): (String, String),
    body: CardBody,
    locale: Locale,
) -> Result<Answer, ApiError> {
    reads.tag(store::tags::Tag::content("settings"));
    let card = Card {
        accent: heading.accent,
        emblem: heading.emblem,
        competition: heading.label,
        title,
        note,
        site: entries::site_name(app, locale).await?,
        body,
    };
    let bytes = drawn_aside(move || draw_card(&card)).await?;
    Ok(Answer::picture(bytes, "image/png", Policy::Revalidate))
}
