//! The home pages, and what the press gets for a match.

use std::collections::HashMap;

use jiff::SignedDuration;
use media::art::Scene;
use serde::Deserialize;
use serde_json::{Value, json};

use super::archive::{Archive, Game};
use super::artwork::{poster_for, upright_for};
use super::draft::{Draft, object};
use super::markup::plain_html;
use super::news::Story;
use super::texts;
use super::videos::Clip;
use super::words::{Both, Tongue, day, hour};
use crate::demo::{FIRST_LEAGUE, INTERNATIONAL_KEYS};

pub(super) const FILE: &str = include_str!("texts/home.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    title: Both,
    description: Both,
    names: HashMap<String, Both>,
    links: Links,
    banner: Teaser,
    text: Teaser,
    abroad: Teaser,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Links {
    all: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Teaser {
    text: Both,
    label: Both,
}

/// Kind, width, where to read on, and how many.
const BLOCKS: [(&str, &str, Option<&str>, Option<i64>); 13] = [
    ("matches", "full", Some("/competition/liga-atlantica"), None),
    ("news", "full", Some("/news"), Some(4)),
    ("standings", "half", Some("/competition/liga-atlantica/classification"), None),
    ("statistics", "half", Some("/competition/liga-atlantica"), Some(5)),
    ("videos", "full", Some("/videos"), Some(4)),
    ("opinions", "full", Some("/opinions"), Some(6)),
    ("text", "half", Some("/pages/accessibility"), None),
    ("statements", "half", Some("/statements"), Some(4)),
    ("banner", "full", Some("/pages/download-app"), None),
    ("publications", "half", Some("/publications"), Some(6)),
    ("press-releases", "half", Some("/press-releases"), Some(3)),
    ("store", "half", Some("/store"), Some(4)),
    ("contests", "half", Some("/pages/giveaways"), Some(4)),
];

pub(super) fn drafts(archive: &Archive, stories: &[Story], clips: &[Clip]) -> Vec<Draft> {
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
    let highlights = |tongue: Tongue| -> Vec<Value> {
        let all = [
            game.map(|game| match_highlight(archive, game, tongue)),
            newest(&["story"], 0).map(|key| news_highlight(&key, Scene::Terrace)),
            newest(&["report"], 1).map(|key| news_highlight(&key, Scene::Duel)),
            film("saves").map(|key| video_highlight(&key, Scene::Flight)),
            ahead.as_ref().map(|key| news_highlight(key, Scene::Lighthouse)),
        ];
        all.into_iter().flatten().collect()
    };
    let beyond = |tongue: Tongue| -> Vec<Value> {
        let all = [
            abroad.map(|game| match_highlight(archive, game, tongue)),
            newest(&["abroad"], 0).map(|key| news_highlight(&key, Scene::Wave)),
            film_abroad.as_ref().map(|key| video_highlight(key, Scene::Lighthouse)),
        ];
        all.into_iter().flatten().collect()
    };
    let home = Draft::new("homepage", "homepage", archive.now, |tongue| {
        let blocks: Vec<Value> =
            BLOCKS.iter().map(|block| self::block(&texts, block, tongue)).chain([partners(&texts, tongue)]).collect();
        object([
            ("title", texts.title.get(tongue).into()),
            ("highlights", highlights(tongue).into()),
            ("blocks", blocks.into()),
            ("internationalHighlights", beyond(tongue).into()),
            ("internationalBlocks", international(&texts, tongue).into()),
            (
                "seo",
                json!({
                    "title": texts.title.get(tongue),
                    "description": texts.description.get(tongue),
                    "image": "@file:scene/lighthouse",
                }),
            ),
        ])
    });
    let mut drafts = vec![home];
    drafts.extend(media_kits(archive));
    drafts
}

/// A match that is on, else the one that comes next, else the last.
fn headline_game(archive: &Archive, is_wanted: impl Fn(&Game) -> bool) -> Option<&Game> {
    let wanted = || archive.games.iter().filter(|game| is_wanted(game));
    let live = wanted().find(|game| game.state.is_live());
    let next =
        || wanted().find(|game| game.kickoff.is_some_and(|kickoff| kickoff > archive.now) && game.result().is_none());
    live.or_else(next).or_else(|| wanted().rev().find(|game| game.result().is_some()))
}

fn match_highlight(archive: &Archive, game: &Game, tongue: Tongue) -> Value {
    let round = archive.round_name(game);
    let lead = format!("{}, {}", super::template::capitalized(round.get(tongue)), archive.ground_name(game));
    json!({
        "type": "game",
        "title": format!("{} – {}", archive.team_name(game.home), archive.team_name(game.away)),
        "lead": lead,
        "imageLandscape": poster_for(Scene::Stadium, None, 1),
        "imagePortrait": upright_for(Scene::Stadium),
        "link": archive.match_address(game),
        "match": game.id,
    })
}

/// Title and lead are those of the article.
fn news_highlight(key: &str, scene: Scene) -> Value {
    json!({
        "type": "news",
        "imageLandscape": poster_for(scene, None, 1),
        "imagePortrait": upright_for(scene),
        "news": format!("@news:{key}"),
    })
}

fn video_highlight(key: &str, scene: Scene) -> Value {
    json!({
        "type": "video",
        "imageLandscape": poster_for(scene, None, 1),
        "imagePortrait": upright_for(scene),
        "video": format!("@video:{key}"),
    })
}

fn block(
    texts: &Texts,
    (kind, width, address, limit): &(&str, &str, Option<&str>, Option<i64>),
    tongue: Tongue,
) -> Value {
    let all = texts.links.all.get(tongue);
    let (text, label) = match *kind {
        "banner" => (Some(texts.banner.text.get(tongue)), texts.banner.label.get(tongue)),
        "text" => (Some(texts.text.text.get(tongue)), texts.text.label.get(tongue)),
        _ => (None, all),
    };
    let is_league = matches!(*kind, "matches" | "standings" | "statistics");
    let picture = (*kind == "banner").then(|| json!("@file:scene/lighthouse"));
    object([
        ("kind", (*kind).into()),
        ("width", (*width).into()),
        ("title", texts.names[*kind].get(tongue).into()),
        ("text", text.map(plain_html).into()),
        ("image", picture.clone().unwrap_or_default()),
        ("imagePortrait", picture.map(|_| json!("@file:upright/lighthouse")).unwrap_or_default()),
        ("link", address.map(|address| json!({ "label": label, "url": address })).unwrap_or_default()),
        ("competition", if is_league { FIRST_LEAGUE.into() } else { Value::Null }),
        ("limit", (*limit).into()),
    ])
}

fn partners(texts: &Texts, tongue: Tongue) -> Value {
    json!({ "kind": "partners", "width": "full", "title": texts.names["partners"].get(tongue) })
}

fn international(texts: &Texts, tongue: Tongue) -> Vec<Value> {
    let [first, ..] = INTERNATIONAL_KEYS;
    let address = format!("/competition/{first}");
    vec![
        json!({
            "kind": "text",
            "width": "full",
            "title": texts.names["abroad"].get(tongue),
            "text": plain_html(texts.abroad.text.get(tongue)),
            "link": { "label": texts.abroad.label.get(tongue), "url": address },
        }),
        json!({ "kind": "matches", "width": "full", "title": texts.names["matches"].get(tongue), "competition": first }),
        json!({ "kind": "standings", "width": "half", "title": texts.names["standings"].get(tongue), "competition": first }),
        json!({ "kind": "news", "width": "half", "title": texts.names["news"].get(tongue), "tag": "@tag:la-fora", "limit": 4 }),
        json!({ "kind": "videos", "width": "full", "title": texts.names["videos"].get(tongue), "limit": 4 }),
        json!({ "kind": "embed", "width": "full", "title": texts.names["videos"].get(tongue), "embed": "/art/moment/semana-la-fora.svg" }),
    ]
}

/// For the next matches of the first division, and the last ones.
fn media_kits(archive: &Archive) -> Vec<Draft> {
    let dated = |game: &&Game| game.competition == FIRST_LEAGUE && game.kickoff.is_some();
    let coming = archive.games.iter().filter(dated).filter(|game| game.kickoff > Some(archive.now)).take(3);
    let over = archive.played(archive.now).filter(dated).take(3);
    let draft = |game: &Game| {
        let kickoff = game.kickoff.unwrap_or(archive.now);
        let at = (kickoff - SignedDuration::from_hours(48)).min(archive.now - SignedDuration::from_mins(30));
        let name = format!("{} – {}", archive.team_name(game.home), archive.team_name(game.away));
        Draft::new("media-kit", game.id.to_string(), at, |tongue| {
            let date = day(archive.day_of(kickoff));
            let when = format!("{}, {}", date.get(tongue), hour(kickoff, &archive.zone));
            json!({
                "title": format!("{}: {name}", tongue.pick("Dossiê de imprensa", "Press kit")),
                "gameKey": game.id.to_string(),
                "match": game.id,
                "description": format!("{}, {when}. {}", archive.ground_name(game), tongue.pick(
                    "Onzes uma hora antes; conferências dez minutos depois do fim.",
                    "Line-ups an hour before; press conferences ten minutes after the end.",
                )),
                "date": at.to_string(),
                "image": poster_for(Scene::Tunnel, None, 1),
                "files": ["@file:paper/media-guide"],
                "links": [
                    { "label": tongue.pick("Página do jogo", "Match page"), "url": archive.match_address(game) },
                    { "label": tongue.pick("Pedir acreditação", "Request accreditation"), "url": "/accreditation" },
                ],
                "teams": [game.home, game.away],
                "competitions": [game.competition],
            })
        })
    };
    coming.chain(over).map(draft).collect()
}
