//! Pages that stand on their own: about, terms, privacy and the others that menus lead to.

use media::art::Scene;
use serde::Deserialize;
use serde_json::{Value, json};

use super::NewsroomError;
use super::archive::Archive;
use super::artwork::{poster_for, upright_for};
use super::blocks::Placed;
use super::draft::{Draft, object};
use super::extras::Extras;
use super::texts;
use super::words::Both;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pages {
    page: Vec<Page>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    slug: String,
    scene: Scene,
    title: Both,
    subtitle: Both,
    description: Both,
    legacy: Option<String>,
    body: Both,
    #[serde(default)]
    place: Extras,
}

pub(super) const FILES: [&str; 2] = [include_str!("texts/pages.toml"), include_str!("texts/pages_more.toml")];

pub(super) fn drafts(archive: &Archive) -> Result<Vec<Draft>, NewsroomError> {
    let facts = archive.general_facts(archive.now);
    // Pages are older than what is written day by day.
    let at = archive.seasons.last().and_then(|season| season.initial_date.to_zoned(archive.zone.clone()).ok());
    let at = at.map_or(archive.now, |begun| begun.timestamp().min(archive.now));
    let pages = FILES.into_iter().flat_map(|file| texts::read::<Pages>(file).page);
    let mut drafts = Vec::new();
    for (turn, page) in pages.enumerate() {
        let mut placed = Placed::default();
        page.place.place(&mut placed);
        let body = facts.fill(&page.body)?;
        let [pt, en] = super::words::Tongue::BOTH.map(|tongue| placed.zone(body.get(tongue), tongue));
        let contents: [Value; 2] = [pt?, en?];
        let (wide, upright) = (poster_for(page.scene, None, turn), upright_for(page.scene));
        drafts.push(Draft::new("static-page", page.slug.clone(), at, |tongue| {
            object([
                ("title", page.title.get(tongue).into()),
                ("slug", page.slug.clone().into()),
                (
                    "hero",
                    json!({
                        "title": page.title.get(tongue),
                        "subtitle": page.subtitle.get(tongue),
                        "image": wide,
                        "imagePortrait": upright,
                    }),
                ),
                ("contents", contents[tongue.pick(0, 1)].clone()),
                ("legacyUrl", page.legacy.clone().into()),
                ("seo", json!({ "title": page.title.get(tongue), "description": page.description.get(tongue) })),
            ])
        }));
    }
    Ok(drafts)
}
