//! The home pages, and what the press gets for a match.

mod headline;
mod kits;

use std::collections::HashMap;

use media::art::Scene;
use serde::Deserialize;
use serde_json::{Value, json};

use super::NewsroomError;
use super::archive::{Archive, Game};
use super::artwork::{self, Kept, hero_for, upright_for};
use super::draft::{Draft, object};
use super::markup::plain_html;
use super::news::Story;
use super::texts;
use super::videos::Clip;
use super::words::{Both, Tongue};
use crate::demo::{FIRST_LEAGUE, INTERNATIONAL_KEYS};
use headline::{Headline, Headlines};
use kits::media_kits;

pub(super) const FILE: &str = include_str!("texts/home.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    title: Both,
    /// What search engines show.
    search_title: Both,
    description: Both,
    names: HashMap<String, Both>,
    /// What leads on from a block, where it is not simply to all of its kind.
    links: HashMap<String, Both>,
    all: Both,
    banner: Teaser,
    text: Teaser,
    abroad: Teaser,
    headlines: Headlines,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Teaser {
    text: Both,
    label: Both,
}

/// A block: what it shows, how wide, where to read on, and how many.
struct Block {
    kind: &'static str,
    width: &'static str,
    address: Option<&'static str>,
    limit: Option<i64>,
}

const fn full(kind: &'static str, address: &'static str, limit: Option<i64>) -> Block {
    Block { kind, width: "full", address: Some(address), limit }
}

const fn half(kind: &'static str, address: &'static str, limit: Option<i64>) -> Block {
    Block { width: "half", ..full(kind, address, limit) }
}

/// Halves come in pairs, one beside the other.
const BLOCKS: [Block; 14] = [
    half("matches", "/calendar", None),
    half("standings", "/competition/liga-atlantica/classification", None),
    full("news", "/news", Some(7)),
    full("statistics", "/competition/liga-atlantica?tab=statistics", Some(5)),
    full("videos", "/videos", Some(4)),
    full("opinions", "/opinions", Some(6)),
    half("statements", "/statements", Some(4)),
    half("contests", "/giveaways", Some(1)),
    half("publications", "/publications", Some(6)),
    half("press-releases", "/press-releases", Some(3)),
    full("store", "/store", Some(4)),
    full("text", "/pages/accessibility", None),
    full("banner", "/pages/download-app", None),
    Block { kind: "partners", width: "full", address: None, limit: None },
];

/// With the pictures that are drawn for the matches of the day.
pub(super) fn drafts(
    archive: &Archive,
    stories: &[Story],
    clips: &[Clip],
) -> Result<(Vec<Draft>, Vec<Kept>), NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let game = headline_game(archive, |game| game.competition == FIRST_LEAGUE);
    let abroad = headline_game(archive, |game| INTERNATIONAL_KEYS.contains(&game.competition.as_str()));
    let newest = |kinds: &[&str], skip: usize| {
        stories.iter().rev().filter(|story| kinds.contains(&story.kind)).nth(skip).map(|story| story.key.clone())
    };
    // Nobody wants to read what might happen in a match that is over.
    let is_to_come = |story: &&Story| {
        let mut games = archive.games.iter().filter(|game| story.matches.contains(&game.id));
        story.kind != "preview" || games.all(|game| game.result().is_none() && !game.state.is_live())
    };
    let ahead = stories
        .iter()
        .rev()
        .filter(|story| ["interview", "preview"].contains(&story.kind))
        .find(is_to_come)
        .map(|story| story.key.clone());
    let is_abroad = |clip: &&Clip| clip.competitions.iter().any(|key| INTERNATIONAL_KEYS.contains(&key.as_str()));
    let film_abroad = clips.iter().rev().find(is_abroad).map(|clip| clip.key.clone());
    let film = |prefix: &str| clips.iter().rev().find(|clip| clip.key.starts_with(prefix)).map(|clip| clip.key.clone());
    let told = |game: Option<&Game>| game.map(|game| texts.headlines.of(archive, game)).transpose();
    let (said, said_abroad) = (told(game)?, told(abroad)?);
    let highlights = |tongue: Tongue| -> Vec<Value> {
        let all = [
            game.zip(said.as_ref()).map(|(game, said)| match_highlight(archive, "match", game, said, tongue)),
            newest(&["story"], 0).map(|key| news_highlight(&key, Scene::Terrace)),
            newest(&["report"], 1).map(|key| news_highlight(&key, Scene::Header)),
            film("saves").map(|key| video_highlight(&key, Scene::Flight)),
            ahead.as_ref().map(|key| news_highlight(key, Scene::Wave)),
        ];
        all.into_iter().flatten().collect()
    };
    let beyond = |tongue: Tongue| -> Vec<Value> {
        let all = [
            abroad.zip(said_abroad.as_ref()).map(|(game, said)| match_highlight(archive, "abroad", game, said, tongue)),
            newest(&["abroad"], 0).map(|key| news_highlight(&key, Scene::Wave)),
            film_abroad.as_ref().map(|key| video_highlight(key, Scene::Net)),
        ];
        all.into_iter().flatten().collect()
    };
    let home = Draft::new("homepage", "homepage", archive.now, |tongue| {
        let blocks: Vec<Value> = BLOCKS.iter().map(|block| self::block(&texts, block, tongue)).collect();
        object([
            ("title", texts.title.get(tongue).into()),
            ("highlights", highlights(tongue).into()),
            ("blocks", blocks.into()),
            ("internationalHighlights", beyond(tongue).into()),
            ("internationalBlocks", international(&texts, tongue).into()),
            (
                "seo",
                json!({
                    "title": texts.search_title.get(tongue),
                    "description": texts.description.get(tongue),
                    "image": "@file:scene/lighthouse",
                }),
            ),
        ])
    });
    let mut drafts = vec![home];
    drafts.extend(media_kits(archive));
    let shirt = |game: &Game| archive.teams.get(&game.home).map(|team| team.external_id.as_str());
    Ok((drafts, artwork::of_matches(game.and_then(shirt), abroad.and_then(shirt))))
}

/// A match that is on, else the one that comes next, else the last.
fn headline_game(archive: &Archive, is_wanted: impl Fn(&Game) -> bool) -> Option<&Game> {
    let wanted = || archive.games.iter().filter(|game| is_wanted(game));
    let live = wanted().find(|game| game.state.is_live());
    let next =
        || wanted().find(|game| game.kickoff.is_some_and(|kickoff| kickoff > archive.now) && game.result().is_none());
    live.or_else(next).or_else(|| wanted().rev().find(|game| game.result().is_some()))
}

fn match_highlight(archive: &Archive, picture: &str, game: &Game, said: &Headline, tongue: Tongue) -> Value {
    json!({
        "type": "game",
        "title": said.title.get(tongue),
        "lead": said.lead.get(tongue),
        "imageLandscape": format!("@file:hero/{picture}"),
        "imagePortrait": format!("@file:upright/{picture}"),
        "link": archive.match_address(game),
        "match": game.id,
    })
}

/// Title and lead are those of the article.
fn news_highlight(key: &str, scene: Scene) -> Value {
    json!({
        "type": "news",
        "imageLandscape": hero_for(scene),
        "imagePortrait": upright_for(scene),
        "news": format!("@news:{key}"),
    })
}

fn video_highlight(key: &str, scene: Scene) -> Value {
    json!({
        "type": "video",
        "imageLandscape": hero_for(scene),
        "imagePortrait": upright_for(scene),
        "video": format!("@video:{key}"),
    })
}

fn block(texts: &Texts, block: &Block, tongue: Tongue) -> Value {
    let Block { kind, width, address, limit } = *block;
    let (text, label) = match kind {
        "banner" => (Some(texts.banner.text.get(tongue)), texts.banner.label.get(tongue)),
        "text" => (Some(texts.text.text.get(tongue)), texts.text.label.get(tongue)),
        _ => (None, texts.links.get(kind).unwrap_or(&texts.all).get(tongue)),
    };
    let is_league = matches!(kind, "matches" | "standings" | "statistics");
    let picture = (kind == "banner").then(|| json!("@file:scene/lighthouse"));
    object([
        ("kind", kind.into()),
        ("width", width.into()),
        // The page itself says which round is on.
        ("title", if kind == "matches" { Value::Null } else { texts.names[kind].get(tongue).into() }),
        ("text", text.map(plain_html).into()),
        ("image", picture.clone().unwrap_or_default()),
        ("imagePortrait", picture.map(|_| json!("@file:upright/lighthouse")).unwrap_or_default()),
        ("link", address.map(|address| json!({ "label": label, "url": address })).unwrap_or_default()),
        ("competition", if is_league { FIRST_LEAGUE.into() } else { Value::Null }),
        ("limit", limit.into()),
    ])
}

fn international(texts: &Texts, tongue: Tongue) -> Vec<Value> {
    let [first, ..] = INTERNATIONAL_KEYS;
    let address = format!("/competition/{first}");
    let link =
        |kind: &str, url: &str| json!({ "label": texts.links.get(kind).unwrap_or(&texts.all).get(tongue), "url": url });
    let name = |kind: &str| texts.names[kind].get(tongue);
    vec![
        json!({
            "kind": "news",
            "width": "full",
            "title": name("news"),
            "link": link("news", "/news"),
            "tag": "@tag:la-fora",
            "limit": 7,
        }),
        json!({
            "kind": "text",
            "width": "full",
            "title": name("abroad"),
            "text": plain_html(texts.abroad.text.get(tongue)),
            "link": { "label": texts.abroad.label.get(tongue), "url": address },
        }),
        json!({
            "kind": "videos",
            "width": "full",
            "title": name("videos"),
            "link": link("videos", "/videos"),
            "tag": "@tag:la-fora",
            "limit": 4,
        }),
        json!({
            "kind": "embed",
            "width": "full",
            "title": name("week"),
            "embed": "/art/moment/semana-la-fora.svg",
        }),
    ]
}
