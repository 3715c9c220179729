//! Addresses of drawn pictures. Each says all that is to be drawn, so it can be kept for ever: another drawing has
//! another address.

use media::art::{KitPattern, KitSpec, KitVariant, Scene};
use media::colour::Colour;
use serde::Serialize;
use serde_json::{Map, Value};
use store::persons::Person;
use store::profiles::TeamSeason;
use store::teams::Team;
use utoipa::ToSchema;

use super::team::colour;

/// Addresses of a picture by size. Drawn pictures have one address for all sizes.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Formats {
    #[serde(skip_serializing_if = "Option::is_none")]
    x_large: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    large: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    medium: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thumbnail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    small: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    x_small: Option<String>,
}

impl Formats {
    pub(crate) fn all(address: &str) -> Self {
        let address = || Some(address.to_owned());
        Self {
            x_large: address(),
            large: address(),
            medium: address(),
            thumbnail: address(),
            small: address(),
            x_small: address(),
        }
    }

    /// An uploaded file in the sizes that lists show; the file itself where it has none. `None` for what is no picture.
    pub(crate) fn of_file(file: &Map<String, Value>) -> Option<Self> {
        let is_picture = file.get("mime").and_then(Value::as_str).is_none_or(|mime| mime.starts_with("image/"));
        let own = file.get("url").and_then(Value::as_str).filter(|_| is_picture)?;
        let size = |name: &str| file.get("formats")?.get(name)?.get("url")?.as_str().map(str::to_owned);
        let (thumbnail, medium) = (size("thumbnail"), size("medium"));
        let small = size("small").unwrap_or_else(|| own.to_owned());
        Some(Self { thumbnail, small: Some(small), medium, ..Self::default() })
    }

    /// For lists, where a picture is shown small.
    pub(crate) fn small(address: String) -> Self {
        Self { small: Some(address), ..Self::default() }
    }
}

/// What somebody is painted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dress {
    /// A player: the team's shirt.
    Shirt,
    /// A coach or an official.
    Suit,
}

/// Where somebody's portrait is served; `None` where there is nothing to paint from.
pub(crate) fn portrait(person: &Person, team: Option<&Team>, dress: Dress) -> Option<String> {
    person.facts.portrait.as_ref()?;
    let kit = team.map_or(KitSpec::OFFICIAL, plain_kit);
    let suit = if dress == Dress::Suit { "-suit" } else { "" };
    Some(format!("/art/portrait/{}-{}-{}{suit}.svg", person.id, hex(kit.first), hex(kit.second)))
}

/// What a team wears, in words and colours: for whoever draws it himself.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct KitColours {
    /// plain, stripes, hoops, sash, halves, quarters, chevron, sleeves, yoke or wavesash
    #[schema(example = "stripes")]
    pattern: String,
    #[schema(example = "#FFD21F")]
    first: String,
    #[schema(example = "#15171C")]
    second: String,
}

impl From<KitSpec> for KitColours {
    fn from(kit: KitSpec) -> Self {
        Self { pattern: kit.pattern.to_string(), first: kit.first.to_string(), second: kit.second.to_string() }
    }
}

/// What a team wears in a season.
pub(crate) fn worn(team: &Team, season: Option<&TeamSeason>) -> KitSpec {
    let known = season.and_then(|season| serde_json::from_value(season.wardrobe.kit.clone()?).ok());
    known.unwrap_or_else(|| plain_kit(team))
}

/// A team's colours where its shirt is not known.
pub(crate) fn plain_kit(team: &Team) -> KitSpec {
    let second = team.secondary_color.as_deref().and_then(|text| text.parse().ok());
    KitSpec {
        pattern: KitPattern::Plain,
        first: colour(team).parse().unwrap_or(Colour::INK),
        second: second.unwrap_or(Colour::PAPER),
    }
}

pub(crate) fn shirt(kit: KitSpec, variant: KitVariant) -> String {
    format!("/art/kit/{}-{}-{}-{variant}.svg", kit.pattern, hex(kit.first), hex(kit.second))
}

pub(crate) fn ball(color: &str) -> String {
    format!("/art/ball/{}.svg", color.trim_start_matches('#').to_uppercase())
}

/// A picture of a place or a moment in a team's colours; `seed` parts one from another.
pub(crate) fn scene(scene: Scene, seed: i64, team: &Team) -> String {
    let kit = plain_kit(team);
    format!("/art/scene/{scene}-{seed}-{}-{}.svg", hex(kit.first), hex(kit.second))
}

fn hex(colour: Colour) -> String {
    colour.to_string().trim_start_matches('#').to_uppercase()
}
