//! Teams. In lists they come in a reference form: enough to show and to link.

use football::colours;
use football::names::abbreviation_or_name;
use media::art::CrestVariant;
use media::colour::{Colour, on_colour};
use serde::Serialize;
use store::teams::Team;
use utoipa::ToSchema;
use xxhash_rust::xxh3::xxh3_64;

use super::picture::Formats;

/// A team in reference form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeamRef<'a> {
    #[schema(example = 7)]
    id: i64,
    #[schema(example = "Farol do Cabo")]
    name: &'a str,
    /// The name where there is no abbreviation.
    #[schema(example = "FAR")]
    abbreviation: &'a str,
    #[schema(example = "#FFD21F")]
    color: &'a str,
    /// Readable on `color`.
    #[schema(example = "#001941")]
    text_color: String,
    logo: Logo,
}

/// Pictures of a crest by variant.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Logo {
    normal: Formats,
    #[serde(skip_serializing_if = "Option::is_none")]
    alternative: Option<Formats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    negative: Option<Formats>,
}

/// A team with all that is known of the team itself.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeamBody<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    name: &'a str,
    abbreviation: &'a str,
    /// The name where there is no longer one.
    fullname: &'a str,
    category_variant: Option<&'a str>,
    city: Option<&'a str>,
    founded: Option<i32>,
    color: &'a str,
    text_color: String,
    secondary_color: Option<&'a str>,
    logo: Logo,
}

impl<'a> TeamRef<'a> {
    pub(crate) fn new(team: &'a Team) -> Self {
        Self {
            id: team.id,
            name: &team.name,
            abbreviation: abbreviation(team),
            color: colour(team),
            text_color: text_colour(team),
            logo: Logo {
                normal: Formats::small(crest_address(team, CrestVariant::Normal)),
                alternative: None,
                negative: None,
            },
        }
    }
}

impl<'a> TeamBody<'a> {
    pub(crate) fn new(team: &'a Team) -> Self {
        let formats = |variant| Formats::all(&crest_address(team, variant));
        Self {
            id: team.id,
            external_id: &team.external_id,
            name: &team.name,
            abbreviation: abbreviation(team),
            fullname: team.fullname.as_deref().unwrap_or(&team.name),
            category_variant: team.category_variant.as_deref(),
            city: team.city.as_deref(),
            founded: team.founded,
            color: colour(team),
            text_color: text_colour(team),
            secondary_color: team.secondary_color.as_deref(),
            logo: Logo {
                normal: formats(CrestVariant::Normal),
                alternative: Some(formats(CrestVariant::Alternative)),
                negative: Some(formats(CrestVariant::Negative)),
            },
        }
    }
}

fn abbreviation(team: &Team) -> &str {
    abbreviation_or_name(team.abbreviation.as_deref(), &team.name)
}

pub(crate) fn colour(team: &Team) -> &str {
    team.color.as_deref().unwrap_or(colours::DEFAULT_TEAM)
}

fn text_colour(team: &Team) -> String {
    let readable = || colour(team).parse::<Colour>().map_or(Colour::WHITE, on_colour).to_string();
    team.text_color.clone().unwrap_or_else(readable)
}

/// Where a team's crest is served. The address changes with the drawing, so it can be kept for ever.
fn crest_address(team: &Team, variant: CrestVariant) -> String {
    let (id, fingerprint) = (team.id, crest_fingerprint(team));
    match variant {
        // The one in every list: a few letters less, many times over.
        CrestVariant::Normal => format!("/art/crest/{id}-{fingerprint}.svg"),
        CrestVariant::Alternative | CrestVariant::Negative => format!("/art/crest/{id}-{fingerprint}-{variant}.svg"),
    }
}

/// Changes when the drawing would.
pub(crate) fn crest_fingerprint(team: &Team) -> String {
    let crest = team.crest.as_ref().map(ToString::to_string).unwrap_or_default();
    let parts = [crest.as_str(), abbreviation(team), colour(team), team.secondary_color.as_deref().unwrap_or_default()];
    format!("{:08x}", xxh3_64(parts.join("\n").as_bytes()) as u32)
}

/// The crest of a team as a picture: drawn from its description, or its initials where there is none.
pub(crate) fn draw_crest(team: &Team, variant: CrestVariant) -> String {
    let described = team.crest.as_ref().and_then(|crest| serde_json::from_value(crest.clone()).ok());
    match described {
        Some(spec) => media::art::crest(&spec, variant),
        None => {
            let field = colour(team).parse().unwrap_or(Colour::INK);
            let second = team.secondary_color.as_deref().and_then(|c| c.parse().ok()).unwrap_or(Colour::PAPER);
            media::art::monogram(&initials(team), field, second, variant)
        }
    }
}

/// Up to three letters: the abbreviation, else the capitals of the name.
fn initials(team: &Team) -> String {
    if let Some(abbreviation) = &team.abbreviation {
        return abbreviation.chars().take(3).collect();
    }
    let capitals: String = team.name.split_whitespace().filter_map(|word| word.chars().next()).take(3).collect();
    capitals.to_uppercase()
}
