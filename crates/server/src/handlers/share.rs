//! Pictures for whoever shares a page, drawn from what the page shows.

pub(crate) mod show_match;
pub(crate) mod show_round;
pub(crate) mod show_table;

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
use crate::params::Segments;
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

async fn answer(
    app: &App,
    reads: &mut Reads,
    edition: &Edition,
    (title, note): (String, String),
    body: CardBody,
    locale: Locale,
) -> Result<Answer, ApiError> {
    reads.tag(store::tags::Tag::content("settings"));
    let competition = &edition.competition;
    let card = Card {
        accent: accent(competition).unwrap_or(Colour::PAPER),
        emblem: draw_emblem(competition),
        competition: competition.label.clone(),
        title,
        note,
        site: entries::site_name(app, locale).await?,
        body,
    };
    let bytes = drawn_aside(move || draw_card(&card)).await?;
    Ok(Answer::picture(bytes, "image/png", Policy::Revalidate))
}
