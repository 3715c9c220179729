//! Posters for news and heroes that have no photograph: one subject, three to five flat colours, a calm third for text.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

use super::brand::LIME;
use super::kit::{KitPattern, KitSpec, KitVariant};
use super::svg::{circle, framed, rect};

mod crowd;
mod mesh;
mod place;
mod play;
mod sea;
mod thing;

const WIDTH: i32 = 1600;
const HEIGHT: i32 = 1000;

/// What a poster shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scene {
    /// A shot in the beam of a lighthouse by the sea.
    Lighthouse,
    Stadium,
    /// The ball in the back of the net.
    Net,
    /// A goal celebrated before the terrace.
    Terrace,
    /// A goalkeeper in flight.
    Flight,
    /// A shirt number as large as the poster.
    Number,
    /// Two clubs, one ball.
    Duel,
    /// The sun above pavement waves.
    Wave,
    Header,
    /// Whistle and cards: refereeing and discipline.
    Whistle,
    /// Two teams on their way to the pitch.
    Tunnel,
    Cup,
}

named_as_stored!(Scene);

impl Scene {
    pub const ALL: [Self; 12] = [
        Self::Lighthouse,
        Self::Stadium,
        Self::Net,
        Self::Terrace,
        Self::Flight,
        Self::Number,
        Self::Duel,
        Self::Wave,
        Self::Header,
        Self::Whistle,
        Self::Tunnel,
        Self::Cup,
    ];

    /// Where an upright cut begins, so that the subject stays in the picture.
    fn upright_left(self) -> i32 {
        match self {
            Self::Lighthouse | Self::Flight => 430,
            Self::Terrace => 490,
            Self::Net | Self::Header => 560,
            Self::Wave | Self::Whistle => 680,
            Self::Stadium | Self::Number | Self::Duel | Self::Tunnel | Self::Cup => 380,
        }
    }

    /// The cut of a hero: so far to the left that the subject stands beside the text. The lighthouse has a composition of its
    /// own there.
    fn hero_frame(self) -> [i32; 4] {
        let (left, top) = match self {
            Self::Lighthouse => (0, 0),
            Self::Wave => (0, -70),
            Self::Header => (-80, 50),
            Self::Terrace => (-260, 50),
            Self::Whistle => (-100, 50),
            Self::Net => (-150, 120),
            Self::Duel => (-215, 120),
            // From further away: a keeper in flight is long.
            Self::Flight => return [-420, 60, 1760, 836],
            Self::Cup => (-330, 120),
            Self::Number | Self::Tunnel => (-380, 120),
            Self::Stadium => (-390, 120),
        };
        [left, top, WIDTH, 760]
    }

    /// Whether the left of a hero is calm as it is.
    fn is_calm(self) -> bool {
        matches!(self, Self::Lighthouse | Self::Wave | Self::Header)
    }
}

/// The cut of a poster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PosterFormat {
    /// 1600 by 1000, for cards.
    #[default]
    Wide,
    /// 840 by 1000, for tall cards and phones.
    Upright,
    /// 1600 by 760, for the head of the front page: the text stands on the left.
    Hero,
}

named_as_stored!(PosterFormat);

impl PosterFormat {
    pub const ALL: [Self; 3] = [Self::Wide, Self::Upright, Self::Hero];

    fn frame(self, scene: Scene) -> [i32; 4] {
        match self {
            Self::Wide => [0, 0, WIDTH, HEIGHT],
            Self::Upright => [scene.upright_left(), 0, 840, HEIGHT],
            Self::Hero => scene.hero_frame(),
        }
    }
}

/// A scene in two layers: what is behind, and the subject.
struct Layers {
    back: String,
    front: String,
}

impl Layers {
    fn new(back: impl AsRef<[String]>, front: impl AsRef<[String]>) -> Self {
        Self { back: back.as_ref().concat(), front: front.as_ref().concat() }
    }
}

/// Whom and what a poster is about. A scene takes what it can show, and has colours of its own for the rest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cast<'a> {
    /// Decides who is in a crowd.
    pub seed: &'a str,
    /// The colour that leads, such as a competition's.
    pub accent: Option<Colour>,
    pub home: Option<KitSpec>,
    pub away: Option<KitSpec>,
    pub number: Option<u8>,
}

/// A poster as a complete SVG document.
pub fn poster(scene: Scene, cast: &Cast<'_>, format: PosterFormat) -> String {
    let Layers { back, front } = match scene {
        Scene::Lighthouse if format == PosterFormat::Hero => place::lighthouse_hero(cast),
        Scene::Lighthouse => place::lighthouse(cast),
        Scene::Stadium => place::stadium(cast),
        Scene::Wave => place::wave(cast),
        Scene::Tunnel => place::tunnel(cast),
        Scene::Net => play::net(cast),
        Scene::Flight => play::flight(cast),
        Scene::Duel => play::duel(cast),
        Scene::Header => play::header(cast),
        Scene::Terrace => crowd::terrace(cast),
        Scene::Number => thing::number(cast),
        Scene::Whistle => thing::whistle(cast),
        Scene::Cup => thing::cup(cast),
    };
    let frame = format.frame(scene);
    let calm = if format == PosterFormat::Hero && !scene.is_calm() { text_ground(frame, cast) } else { String::new() };
    framed(frame, &[back, calm, front].concat())
}

/// What a hero's text stands on: the edge of a great disc, behind the subject.
fn text_ground([left, top, ..]: [i32; 4], cast: &Cast<'_>) -> String {
    circle(f64::from(left - 460), f64::from(top + 380), 1180.0, cast.accent_or(LIME))
}

impl Cast<'_> {
    fn accent_or(&self, own: Colour) -> Colour {
        self.accent.unwrap_or(own)
    }

    /// Two teams that can be told apart: where their shirts are alike, the visitors change.
    fn teams(&self) -> [KitSpec; 2] {
        let (home, away) = (self.home.unwrap_or(RED_SASH), self.away.unwrap_or(BLUE_STRIPES));
        if home.first.is_close_to(away.first) { [home, away.variant(KitVariant::Away)] } else { [home, away] }
    }
}

/// As wide as any cut reaches.
fn ground(colour: Colour) -> String {
    rect(-440.0, -100.0, f64::from(WIDTH) + 440.0, f64::from(HEIGHT) + 100.0, colour)
}

/// The light that falls on a ground: lime, or paper where lime would be lost.
fn light_on(ground: Colour) -> Colour {
    if ground.is_close_to(LIME) { Colour::PAPER } else { LIME }
}

/// The teams of a poster that is about none in particular.
const RED_SASH: KitSpec =
    KitSpec { pattern: KitPattern::Sash, first: Colour::from_rgb(0xD9, 0x14, 0x2F), second: Colour::WHITE };
const BLUE_STRIPES: KitSpec =
    KitSpec { pattern: KitPattern::Stripes, first: Colour::from_rgb(0x16, 0x52, 0xF0), second: Colour::WHITE };

#[cfg(test)]
mod tests;
