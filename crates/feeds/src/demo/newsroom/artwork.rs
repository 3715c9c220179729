//! The pictures of the newsroom: a pool that all entries share, drawn in the clubs' colours.

mod posters;
mod things;

use media::art::Scene;
use media::{FocalPoint, Upload};

use super::super::clubs;

/// A picture or a paper to be kept.
#[derive(Clone, Debug)]
pub(super) struct Artwork {
    /// The file's name, with its ending.
    pub name: String,
    /// SVG or PDF.
    pub bytes: Vec<u8>,
    /// What must stay in sight when the picture is cut.
    pub focal_point: Option<FocalPoint>,
    /// What it shows, in Portuguese.
    pub alternative_text: String,
    pub caption: Option<String>,
}

impl Artwork {
    /// As an editor would send it.
    pub fn upload(&self) -> Upload {
        Upload { name: self.name.clone(), bytes: self.bytes.clone().into(), focal_point: self.focal_point }
    }
}

/// One of the pool, with the key by which entries refer to it.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub key: String,
    pub artwork: Artwork,
}

impl Kept {
    pub fn pdf(key: impl Into<String>, name: &str, bytes: Vec<u8>, title: impl Into<String>) -> Self {
        let name = format!("{name}.pdf");
        let artwork = Artwork { name, bytes, focal_point: None, alternative_text: title.into(), caption: None };
        Self { key: key.into(), artwork }
    }

    pub fn svg(key: impl Into<String>, name: &str, svg: String, shows: impl Into<String>) -> Self {
        let artwork = Artwork {
            name: format!("{name}.svg"),
            bytes: svg.into_bytes(),
            focal_point: None,
            alternative_text: shows.into(),
            caption: None,
        };
        Self { key: key.into(), artwork }
    }
}

/// All pictures.
pub(super) fn pool() -> Vec<Kept> {
    [posters::posters(), things::things()].concat()
}

/// The reference to a picture that fits: in the colours of the club where there is one of it, else of the scene. `turn` keeps
/// neighbours from looking alike.
pub(super) fn poster_for(scene: Scene, club: Option<&str>, turn: usize) -> String {
    match club.filter(|key| turn % 3 != 2 && posters::is_drawn(key)) {
        Some(key) => format!("@file:club/{key}"),
        None => format!("@file:scene/{}", posters::variant(scene, turn)),
    }
}

/// The upright form of a scene.
pub(super) fn upright_for(scene: Scene) -> String {
    format!("@file:upright/{}", posters::upright(scene))
}

/// The head of a front page: text stands on its left.
pub(super) fn hero_for(scene: Scene) -> String {
    format!("@file:hero/{}", posters::hero(scene))
}

/// The pictures of the matches that lead the front pages, `match` at home and `abroad`, in the shirts of one side each.
pub(super) fn of_matches(home: Option<&str>, abroad: Option<&str>) -> Vec<Kept> {
    let club = |key: Option<&str>| key.and_then(clubs::find);
    let at_home = posters::of_match("match", club(home), None);
    at_home.into_iter().chain(posters::of_match("abroad", club(abroad), Some(posters::VIOLET))).collect()
}

/// The name of a club, for what is said of its picture.
fn club_name(key: &str) -> &'static str {
    clubs::find(key).map_or("", |club| club.name)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_pool_is_varied_and_not_too_large() {
        let pool = pool();
        assert!((70..=90).contains(&pool.len()), "{} pictures", pool.len());
        let keys: HashSet<&str> = pool.iter().map(|kept| kept.key.as_str()).collect();
        let names: HashSet<&str> = pool.iter().map(|kept| kept.artwork.name.as_str()).collect();
        let drawings: HashSet<&[u8]> = pool.iter().map(|kept| kept.artwork.bytes.as_slice()).collect();
        assert_eq!([keys.len(), names.len(), drawings.len()], [pool.len(); 3]);
        assert!(pool.iter().all(|kept| !kept.artwork.alternative_text.is_empty()));
    }

    #[test]
    fn every_scene_has_its_pictures() {
        let keys: HashSet<String> = pool().into_iter().map(|kept| format!("@file:{}", kept.key)).collect();
        for scene in Scene::ALL {
            assert!(keys.contains(&upright_for(scene)) && keys.contains(&hero_for(scene)), "{scene}");
            for turn in 0..6 {
                for club in [None, Some("far"), Some("vsl"), Some("zef")] {
                    assert!(keys.contains(&poster_for(scene, club, turn)), "{scene} {club:?} {turn}");
                }
            }
        }
    }
}
