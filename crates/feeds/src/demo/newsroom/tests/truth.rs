//! What can be checked of what is said: that nobody repeats another's words, that words fit their numbers, that the sun shines
//! by day, that what is called new comes first.

use std::collections::{HashMap, HashSet};

use content::stored::COMPONENT;
use serde_json::Value;
use store::content::Document;

use super::super::archive::Game;
use super::super::news::reports::weather;
use super::{Printed, lisbon};
use crate::demo::INTERNATIONAL_KEYS;

pub(super) fn check(printed: &Printed) {
    check_quotations(printed);
    check_words(printed);
    check_weather(printed);
    check_heroes(printed);
    check_news(printed);
    for document in printed.of("contest").iter().chain(printed.of("news")) {
        for at in ["date", "startsAt", "endsAt"].into_iter().filter_map(|name| document.data.get(name)?.as_str()) {
            assert!(at.ends_with(":00Z") || at.ends_with(":00.000Z"), "{at}");
        }
    }
}

fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::String(text) => vec![text],
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn all_texts(document: &Document) -> impl Iterator<Item = &str> {
    document.data.values().flat_map(texts)
}

fn title(document: &Document) -> &str {
    document.data["title"].as_str().unwrap()
}

/// No two people say the same, in blocks of their own or within a text.
fn check_quotations(printed: &Printed) {
    let mut said: HashMap<(&str, String), i64> = HashMap::new();
    for document in printed.of("news").iter().chain(printed.of("video")) {
        let blocks = document.data.get("content").and_then(Value::as_array).into_iter().flatten();
        let quotes = blocks.filter(|block| block[COMPONENT] == "blocks.quote");
        let mut words: HashSet<String> = quotes.map(|block| block["text"].as_str().unwrap().to_owned()).collect();
        for text in all_texts(document) {
            let inline = text.split('“').skip(1).filter_map(|rest| rest.split('”').next());
            words.extend(inline.filter(|quote| quote.split(' ').count() > 3).map(str::to_owned));
        }
        for quote in words {
            let before = said.insert((document.locale.as_str(), quote.clone()), document.id);
            assert!(before.is_none(), "{quote} is said in {before:?} and in {}", document.id);
        }
    }
}

/// Plurals that do not go with one.
const PLURALS: [&str; 22] = [
    "jogos",
    "golos",
    "vezes",
    "vitórias",
    "empates",
    "expulsões",
    "pontos",
    "minutos",
    "jogadores",
    "pessoas",
    "amarelos",
    "espectadores",
    "matches",
    "goals",
    "times",
    "wins",
    "draws",
    "dismissals",
    "points",
    "players",
    "people",
    "dates",
];

fn check_words(printed: &Printed) {
    for (content_type, document) in printed.all() {
        let place = format!("{} {}", content_type.name, document.id);
        for text in all_texts(document) {
            let words: Vec<String> = text
                .split([' ', '>', '<', '(', '\u{a0}'])
                .map(|word| word.trim_matches(['.', ',', ';', ':']).to_lowercase())
                .collect();
            for pair in words.windows(2) {
                let is_one = ["um", "uma", "one", "1"].contains(&pair[0].as_str());
                assert!(!is_one || !PLURALS.contains(&pair[1].as_str()), "{place}: {} {} in {text}", pair[0], pair[1]);
            }
            for club in ["Ribeira Nova", "Ribeira Nova B", "Nortada"] {
                let said = format!("{club} é ");
                let is_masculine = |rest: &str| rest.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(".º");
                assert!(!text.split(&said).skip(1).any(is_masculine), "{place}: {text}");
            }
            assert!(
                !text.contains("aos 1 ") && !text.contains("aos 1,") && !text.contains(" em um "),
                "{place}: {text}"
            );
        }
        for name in ["title", "lead", "summary", "synopsis"] {
            let first = document.data.get(name).and_then(Value::as_str).and_then(|text| text.chars().next());
            assert!(first.is_none_or(|first| !first.is_lowercase()), "{place} begins in lower case");
        }
    }
}

/// Local hours of kick-off from which, month by month, nobody has the sun in the eyes for long.
const SUN_UNTIL: [i8; 12] = [16, 17, 18, 19, 19, 20, 20, 19, 18, 17, 16, 16];

fn check_weather(printed: &Printed) {
    let games: HashMap<i64, &Game> = printed.archive.games.iter().map(|game| (game.id, game)).collect();
    let is_light = |game: &Game| {
        let kickoff = game.kickoff.unwrap().to_zoned(lisbon());
        kickoff.hour() < SUN_UNTIL[kickoff.month() as usize - 1]
    };
    for game in games.values().filter(|game| game.kickoff.is_some()) {
        assert!(weather(game) != Some("sunny") || is_light(game), "{}", game.id);
    }
    for document in printed.of("news") {
        let is_sunny =
            all_texts(document).any(|text| text.contains("sol de frente") || text.contains("the sun in their"));
        let mut matches = document.data["matches"].as_array().into_iter().flatten().filter_map(Value::as_i64);
        assert!(!is_sunny || matches.all(|id| is_light(games[&id])), "news {}", document.id);
    }
}

fn check_heroes(printed: &Printed) {
    let archive = &printed.archive;
    let tag = |slug: &str| printed.of("tag").iter().find(|tag| tag.data["slug"] == slug).unwrap().id;
    let (preview, abroad) = (tag("antevisao"), tag("la-fora"));
    let home = &printed.of("homepage")[0].data;
    let shown = |field: &str, kind: &str| -> Vec<&Document> {
        let ids: Vec<i64> = home[field].as_array().unwrap().iter().filter_map(|hero| hero[kind].as_i64()).collect();
        printed.of(kind).iter().filter(|document| ids.contains(&document.id)).collect()
    };
    for news in shown("highlights", "news") {
        if news.data["highlightTag"] == preview {
            let id = news.data["matches"][0].as_i64();
            let game = archive.games.iter().find(|game| Some(game.id) == id).unwrap();
            assert!(game.result().is_none(), "{} is over", title(news));
        }
    }
    let is_abroad = |document: &Document| {
        let ids: Vec<i64> =
            document.data["matches"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
        let mut games = archive.games.iter().filter(|game| ids.contains(&game.id));
        games.any(|game| INTERNATIONAL_KEYS.contains(&game.competition.as_str()))
    };
    for news in shown("internationalHighlights", "news") {
        assert!(news.data["highlightTag"] == abroad && is_abroad(news), "{}", title(news));
    }
    for video in shown("internationalHighlights", "video") {
        assert!(is_abroad(video), "{}", title(video));
    }
}

fn check_news(printed: &Printed) {
    let games: HashMap<i64, &Game> = printed.archive.games.iter().map(|game| (game.id, game)).collect();
    for document in printed.of("news") {
        let mut matches = document.data["matches"].as_array().into_iter().flatten().filter_map(Value::as_i64);
        let is_group = |id: i64| !games[&id].is_league() && games[&id].label.is_none();
        if matches.any(is_group) {
            let speaks_of_a_draw =
                |text: &str| text.contains("quadro vai ficando") || text.contains("draw grows smaller");
            assert!(!all_texts(document).any(speaks_of_a_draw), "{}", title(document));
        }
    }
    let published = |kind: &str, begins: &str| {
        let found = printed.of(kind).iter().find(|document| title(document).starts_with(begins));
        found.unwrap_or_else(|| panic!("{begins}")).published
    };
    let told = published("news", "Segunda-feira é dia de ouvir");
    assert!(published("pressrelease", "Liga publica áudio") < told, "what is told of was not announced");
    let offside = printed.of("video").iter().find(|video| title(video) == "Offside in ninety seconds").unwrap();
    assert_eq!(offside.data["duration"], 90);
}
