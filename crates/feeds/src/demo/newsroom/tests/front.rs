//! The front pages and the menus: as the design has them, whenever they are written.

use std::collections::HashSet;

use content::model::FieldKind;
use serde_json::Value;
use store::content::Document;

use super::Printed;

const HEADER: [(&str, &str); 7] = [
    ("Início", "/"),
    ("Jogos", "/calendar"),
    ("Classificação", "/competition/liga-atlantica/classification"),
    ("Estatísticas", "/competition/liga-atlantica?tab=statistics"),
    ("Notícias", "/news"),
    ("Vídeos", "/videos"),
    ("Clubes", "/competition/liga-atlantica?tab=teams"),
];

pub(super) fn check(printed: &Printed) {
    for home in printed.of("homepage") {
        check_blocks(printed, home);
        check_highlights(printed, home);
    }
    let header = &printed.of("header")[0].data;
    let items: Vec<(&str, &str)> =
        list(header, "menuItems").map(|item| (text(item, "label"), text(item, "url"))).collect();
    assert_eq!(items, HEADER);
    assert!(list(header, "menuItems").any(|item| item["children"].as_array().is_some_and(|below| below.len() > 1)));
    let menus: HashSet<&str> = printed.of("menu").iter().map(|menu| menu.data["name"].as_str().unwrap()).collect();
    assert!(["Competições", "Liga", "Adeptos", "Ajuda"].iter().all(|name| menus.contains(name)), "{menus:?}");
}

fn list<'a>(data: &'a serde_json::Map<String, Value>, name: &str) -> impl Iterator<Item = &'a Value> {
    data[name].as_array().unwrap().iter()
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

/// Every kind once, and no half stands alone.
fn check_blocks(printed: &Printed, home: &Document) {
    let mut shown = HashSet::new();
    for block in list(&home.data, "blocks") {
        assert!(shown.insert(text(block, "kind").to_owned()), "{} is there twice", block["kind"]);
    }
    let abroad = list(&home.data, "internationalBlocks").map(|block| text(block, "kind").to_owned());
    shown.extend(abroad);
    let kind = printed.model.named_component("home.block").field("kind").map(|field| &field.kind);
    let Some(FieldKind::Enumeration(kinds)) = kind else { panic!("no kinds") };
    assert_eq!(shown, kinds.iter().cloned().collect(), "every kind can be seen");
    for name in ["blocks", "internationalBlocks"] {
        let widths: Vec<&str> = list(&home.data, name).map(|block| text(block, "width")).collect();
        let mut left = widths.as_slice();
        while let Some((width, rest)) = left.split_first() {
            left = if *width == "half" { rest.strip_prefix(&["half"]).expect("a half stands alone") } else { rest };
        }
    }
}

/// What is said of the match that leads is what has happened in it.
fn check_highlights(printed: &Printed, home: &Document) {
    for name in ["highlights", "internationalHighlights"] {
        let highlights: Vec<&Value> = list(&home.data, name).collect();
        assert!((1..=5).contains(&highlights.len()), "{} {name}", highlights.len());
        for highlight in &highlights {
            assert!(highlight["imageLandscape"].is_i64() && highlight["imagePortrait"].is_i64(), "{highlight}");
        }
        for highlight in highlights.iter().filter(|highlight| highlight["type"] == "game") {
            let id = highlight["match"].as_i64().unwrap();
            let game = printed.archive.games.iter().find(|game| game.id == id).unwrap();
            let said = format!("{} {}", text(highlight, "title"), text(highlight, "lead"));
            let teams = [game.home, game.away].map(|team| printed.archive.team_name(team));
            assert!(teams.iter().any(|team| said.contains(team)), "{said}");
            let has_begun = game.state.is_live() || game.result().is_some();
            assert!(has_begun || said.contains("recebe") || said.contains("host"), "{said}");
            let scored =
                game.goals.iter().filter_map(|goal| goal.scorer).map(|person| printed.archive.person_name(person));
            let names_a_goal = said.contains("na frente") || said.contains("in front");
            let has_goals = scored.count() > 0;
            assert!(!names_a_goal || has_goals, "{said}");
        }
    }
}
