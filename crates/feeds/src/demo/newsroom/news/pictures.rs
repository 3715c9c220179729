//! Pictures within articles.

use media::art::Scene;

use super::super::artwork::poster_for;
use super::super::blocks::{self, Placed};
use super::super::words::Both;

/// A picture in the colours of a club, or of a scene.
pub(super) fn photo(placed: &mut Placed, name: &str, scene: Scene, club: Option<&str>, caption: &Both) {
    let file = poster_for(scene, club, 0);
    placed.add(name, |tongue| blocks::image(&file, caption, tongue));
}

/// Some pictures beside each other.
pub(super) fn photos(placed: &mut Placed, name: &str, scenes: &[Scene], club: Option<&str>, caption: &Both) {
    let own = club.map(|key| poster_for(Scene::Terrace, Some(key), 0));
    let others = scenes.iter().map(|scene| poster_for(*scene, None, 1));
    let files: Vec<String> = own.into_iter().chain(others).collect();
    let title = Both::new("Em imagens", "In pictures");
    placed.add(name, |tongue| blocks::gallery(&files, &title, caption, tongue));
}
