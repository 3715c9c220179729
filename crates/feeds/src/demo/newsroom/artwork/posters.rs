//! Posters: one for each club of the first division and some of the second, and scenes of no club in particular.

use media::FocalPoint;
use media::art::{Cast, PosterFormat, Scene, poster};
use media::colour::Colour;

use super::super::super::clubs::{self, Club, FIRST, SECOND};
use super::{Kept, club_name};

/// The scenes of clubs, in turn.
const OF_CLUBS: [Scene; 6] = [Scene::Terrace, Scene::Net, Scene::Number, Scene::Header, Scene::Flight, Scene::Duel];
/// Clubs of the second division that have a poster.
const BELOW: [&str; 6] = ["vsl", "cai", "pdv", "bri", "mir", "vid"];

const LIME: Colour = Colour::from_rgb(0xE1, 0xFF, 0x19);
const CYAN: Colour = Colour::from_rgb(0x00, 0xFA, 0xFF);
pub(super) const VIOLET: Colour = Colour::from_rgb(0xB4, 0x50, 0xFF);
const ORANGE: Colour = Colour::from_rgb(0xFF, 0x5A, 0x23);
const ROSE: Colour = Colour::from_rgb(0xFF, 0x28, 0x64);
const GREEN: Colour = Colour::from_rgb(0x19, 0xFF, 0x91);

/// Scenes of no club, with the colour that leads and the clubs that lend theirs.
const SCENES: [(&str, Scene, Option<Colour>, [&str; 2]); 16] = [
    ("lighthouse", Scene::Lighthouse, None, ["far", "sma"]),
    ("stadium", Scene::Stadium, Some(LIME), ["rin", "val"]),
    ("stadium-cyan", Scene::Stadium, Some(CYAN), ["val", "rin"]),
    ("stadium-violet", Scene::Stadium, Some(VIOLET), ["alv", "brg"]),
    ("wave", Scene::Wave, Some(ORANGE), ["dun", "sma"]),
    ("wave-cyan", Scene::Wave, Some(CYAN), ["sma", "lab"]),
    ("whistle", Scene::Whistle, Some(LIME), ["far", "rin"]),
    ("whistle-rose", Scene::Whistle, Some(GREEN), ["far", "rin"]),
    ("tunnel", Scene::Tunnel, None, ["rin", "val"]),
    ("tunnel-north", Scene::Tunnel, None, ["nor", "sal"]),
    ("cup", Scene::Cup, Some(VIOLET), ["far", "val"]),
    ("cup-lime", Scene::Cup, Some(ORANGE), ["far", "val"]),
    ("net", Scene::Net, Some(ROSE), ["", ""]),
    ("flight", Scene::Flight, Some(CYAN), ["cav", "mon"]),
    ("duel", Scene::Duel, None, ["rin", "val"]),
    ("header", Scene::Header, Some(ORANGE), ["pen", "fer"]),
];

const UPRIGHTS: [(&str, Scene, Option<Colour>, [&str; 2]); 8] = [
    ("lighthouse", Scene::Lighthouse, None, ["far", "sma"]),
    ("terrace", Scene::Terrace, None, ["alv", "rin"]),
    ("duel", Scene::Duel, None, ["rin", "val"]),
    ("cup", Scene::Cup, Some(VIOLET), ["far", "val"]),
    ("stadium", Scene::Stadium, Some(LIME), ["rin", "val"]),
    ("wave", Scene::Wave, Some(ORANGE), ["dun", "sma"]),
    ("flight", Scene::Flight, Some(CYAN), ["cav", "mon"]),
    ("number", Scene::Number, None, ["nor", "nor"]),
];

/// Heads of the front pages, with the colour that their text stands on.
const HEROES: [(&str, Scene, Colour, [&str; 2]); 5] = [
    ("terrace", Scene::Terrace, ORANGE, ["alv", "rin"]),
    ("header", Scene::Header, VIOLET, ["nor", "val"]),
    ("flight", Scene::Flight, CYAN, ["cav", "mon"]),
    ("wave", Scene::Wave, GREEN, ["", ""]),
    ("net", Scene::Net, ROSE, ["", ""]),
];

fn drawn_clubs() -> impl Iterator<Item = &'static Club> {
    FIRST.iter().chain(SECOND.iter().filter(|club| BELOW.contains(&club.key)))
}

pub(super) fn is_drawn(key: &str) -> bool {
    drawn_clubs().any(|club| club.key == key)
}

pub(super) fn posters() -> Vec<Kept> {
    let of_clubs = drawn_clubs().enumerate().map(|(place, club)| of_club(place, club));
    let scenes = SCENES.iter().map(|&(key, scene, accent, teams)| {
        let svg = drawn(key, scene, accent, teams, PosterFormat::Wide);
        focused(Kept::svg(format!("scene/{key}"), &format!("cartaz-{key}"), svg, shown(scene, None)), scene)
    });
    let uprights = UPRIGHTS.iter().map(|&(key, scene, accent, teams)| {
        let svg = drawn(key, scene, accent, teams, PosterFormat::Upright);
        Kept::svg(format!("upright/{key}"), &format!("cartaz-ao-alto-{key}"), svg, shown(scene, None))
    });
    let heroes = HEROES.iter().map(|&(key, scene, accent, teams)| {
        let svg = drawn(key, scene, Some(accent), teams, PosterFormat::Hero);
        Kept::svg(format!("hero/{key}"), &format!("cartaz-ao-largo-{key}"), svg, shown(scene, None))
    });
    of_clubs.chain(scenes).chain(uprights).chain(heroes).collect()
}

/// For a match that leads a front page: a shot at goal in the shirt of one side, wide and upright.
pub(super) fn of_match(key: &str, club: Option<&Club>, accent: Option<Colour>) -> [Kept; 2] {
    let cast = Cast { seed: key, accent, home: club.map(Club::kit_spec), away: None, number: None };
    let what = shown(Scene::Lighthouse, club.map(|club| club.key));
    [("hero", "ao-largo", PosterFormat::Hero), ("upright", "ao-alto", PosterFormat::Upright)].map(
        |(form, name, format)| {
            let svg = poster(Scene::Lighthouse, &cast, format);
            Kept::svg(format!("{form}/{key}"), &format!("cartaz-{name}-{key}"), svg, what.clone())
        },
    )
}

fn of_club(place: usize, club: &'static Club) -> Kept {
    let scene = OF_CLUBS[place % OF_CLUBS.len()];
    let next = &FIRST[(place + 1) % FIRST.len()];
    let cast = Cast {
        seed: club.key,
        accent: None,
        home: Some(club.kit_spec()),
        away: Some(next.kit_spec()),
        number: Some(7 + (place % 4) as u8),
    };
    let svg = poster(scene, &cast, PosterFormat::Wide);
    let name = format!("cartaz-{}", super::super::archive::slug_of(club.name));
    focused(Kept::svg(format!("club/{}", club.key), &name, svg, shown(scene, Some(club.key))), scene)
}

fn drawn(seed: &str, scene: Scene, accent: Option<Colour>, teams: [&str; 2], format: PosterFormat) -> String {
    let [home, away] = teams.map(|key| clubs::find(key).map(Club::kit_spec));
    poster(scene, &Cast { seed, accent, home, away, number: Some(17) }, format)
}

/// What must be seen of a scene.
fn focused(mut kept: Kept, scene: Scene) -> Kept {
    let across = match scene {
        Scene::Lighthouse | Scene::Flight => 0.53,
        Scene::Terrace => 0.56,
        Scene::Net | Scene::Header => 0.61,
        Scene::Wave | Scene::Whistle => 0.66,
        Scene::Stadium | Scene::Number | Scene::Duel | Scene::Tunnel | Scene::Cup => 0.5,
    };
    kept.artwork.focal_point = FocalPoint::new(across, 0.48);
    kept
}

fn shown(scene: Scene, club: Option<&str>) -> String {
    let of = club.map(|key| format!(", nas cores do clube {}", club_name(key))).unwrap_or_default();
    let what = match scene {
        Scene::Lighthouse => "um remate à luz de um farol, junto ao mar",
        Scene::Stadium => "um estádio iluminado, visto de cima",
        Scene::Net => "a bola no fundo da rede",
        Scene::Terrace => "adeptos na bancada a festejar um golo",
        Scene::Flight => "um guarda-redes em voo para a defesa",
        Scene::Number => "o número de uma camisola, em grande plano",
        Scene::Duel => "dois jogadores a disputar a bola",
        Scene::Wave => "o sol sobre as ondas da calçada",
        Scene::Header => "um cabeceamento na grande área",
        Scene::Whistle => "um apito e dois cartões",
        Scene::Tunnel => "duas equipas a sair do túnel",
        Scene::Cup => "um troféu diante de raios de luz",
    };
    format!("Ilustração: {what}{of}")
}

/// The key of the head of a front page.
pub(super) fn hero(scene: Scene) -> &'static str {
    match scene {
        Scene::Terrace | Scene::Stadium | Scene::Number => "terrace",
        Scene::Header | Scene::Duel | Scene::Tunnel => "header",
        Scene::Flight | Scene::Whistle => "flight",
        Scene::Wave | Scene::Lighthouse => "wave",
        Scene::Net | Scene::Cup => "net",
    }
}

/// The key of a picture of a scene.
pub(super) fn variant(scene: Scene, turn: usize) -> &'static str {
    let fitting: &[&str] = match scene {
        Scene::Lighthouse => &["lighthouse", "wave"],
        Scene::Stadium => &["stadium", "stadium-cyan", "stadium-violet"],
        Scene::Net => &["net", "header"],
        Scene::Terrace => &["stadium-violet", "net", "wave"],
        Scene::Flight => &["flight", "net"],
        Scene::Number => &["tunnel", "header"],
        Scene::Duel => &["duel", "tunnel"],
        Scene::Wave => &["wave", "wave-cyan"],
        Scene::Header => &["header", "duel"],
        Scene::Whistle => &["whistle", "whistle-rose"],
        Scene::Tunnel => &["tunnel", "tunnel-north"],
        Scene::Cup => &["cup", "cup-lime"],
    };
    fitting[(turn / 2) % fitting.len()]
}

pub(super) fn upright(scene: Scene) -> &'static str {
    match scene {
        Scene::Lighthouse => "lighthouse",
        Scene::Terrace | Scene::Net => "terrace",
        Scene::Duel | Scene::Header | Scene::Tunnel => "duel",
        Scene::Cup => "cup",
        Scene::Stadium | Scene::Whistle => "stadium",
        Scene::Wave => "wave",
        Scene::Flight => "flight",
        Scene::Number => "number",
    }
}
