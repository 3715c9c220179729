//! What surrounds the pages: header, footer, menus, settings, texts, and the tabs over the videos.

use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};

use super::NewsroomError;
use super::archive::Archive;
use super::draft::Draft;
use super::texts;
use super::words::{Both, Tongue};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Furniture {
    copyright: Both,
    address: String,
    description: Both,
    header: Vec<Item>,
    menu: Vec<Menu>,
    social: Vec<Social>,
    token: Vec<Token>,
    videos: Vec<Videos>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    label: Both,
    url: String,
    #[serde(default)]
    children: Vec<Child>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Child {
    label: Both,
    url: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Menu {
    key: String,
    name: Both,
    items: Vec<Item>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Social {
    label: String,
    url: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Token {
    key: String,
    value: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Videos {
    key: String,
    name: Both,
    tab: Vec<Tab>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tab {
    label: Both,
    tag: String,
    sub: Vec<SubTab>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SubTab {
    label: Both,
    tag: String,
}

/// Addresses that stood on posters, and some of the old site.
const REDIRECTS: [(&str, &str, &str); 5] = [
    ("/bilhetes", "/calendar", "Cartazes de 2025: os bilhetes vendem-se jogo a jogo"),
    ("/app", "/pages/download-app", "Código nos bilhetes"),
    ("/pt/liga/regulamentos", "/pages/regulations", "Site antigo"),
    ("/pt/liga/loja/*", "/store", "Site antigo: os artigos mudaram todos de número"),
    ("/pt/paginas/liga/*", "/pages/*", "Site antigo: as mesmas páginas, noutra morada"),
];

pub(super) const FILE: &str = include_str!("texts/furniture.toml");

pub(super) fn drafts(archive: &Archive, at: Timestamp) -> Result<Vec<Draft>, NewsroomError> {
    let furniture: Furniture = texts::read(FILE);
    let copyright = archive.general_facts(archive.now).fill(&furniture.copyright)?;
    let socials: Vec<Value> = furniture
        .social
        .iter()
        .map(|Social { label, url }| json!({ "label": label, "url": url, "opensInNewTab": true }))
        .collect();
    let mut drafts: Vec<Draft> = furniture
        .menu
        .iter()
        .map(|menu| {
            Draft::new(
                "menu",
                menu.key.clone(),
                at,
                |tongue| json!({ "name": menu.name.get(tongue), "menuItems": items(&menu.items, tongue) }),
            )
        })
        .collect();
    drafts.push(Draft::new("header", "header", at, |tongue| {
        json!({
            "logo": "@file:brand/mark",
            "logoSecondary": "@file:brand/mark-light",
            "menuItems": items(&furniture.header, tongue),
        })
    }));
    drafts.push(Draft::new("footer", "footer", at, |tongue| {
        json!({
            "logo": "@file:brand/mark",
            "menus": ["@menu:competitions", "@menu:league", "@menu:fans", "@menu:help"],
            "socials": socials,
            "copyright": copyright.get(tongue),
        })
    }));
    drafts.push(Draft::new("settings", "settings", at, |tongue| {
        json!({
            "siteName": "Jornada",
            "contactEmail": "geral@liga-atlantica.example",
            "contactPhone": "+351 220 000 946",
            "address": furniture.address,
            "socials": socials,
            "appStoreUrl": "https://apps.maca.example/liga-atlantica",
            "playStoreUrl": "https://loja.robo.example/liga-atlantica",
            "ticketsUrl": "https://bilhetes.liga-atlantica.example",
            "storeUrl": "/store",
            "defaultImage": "@file:scene/lighthouse",
            "privacyPage": "@static-page:privacy",
            "termsPage": "@static-page:terms",
            "seo": { "title": "Jornada", "description": furniture.description.get(tongue), "image": "@file:scene/lighthouse" },
        })
    }));
    drafts.extend(furniture.token.iter().map(|Token { key, value }| {
        Draft::new("token", key.clone(), at, |tongue| json!({ "key": key, "value": value.get(tongue) }))
    }));
    drafts.extend((1..).zip(&furniture.videos).map(|(order, menu)| {
        Draft::new("videos-menu", menu.key.clone(), at, |tongue| {
            let tabs: Vec<Value> = menu.tab.iter().map(|one| tab(one, tongue)).collect();
            json!({ "name": menu.name.get(tongue), "order": order, "tabs": tabs })
        })
    }));
    drafts.extend(
        REDIRECTS.map(|(from, to, note)| {
            Draft::new("redirect", from, at, |_| json!({ "from": from, "to": to, "note": note }))
        }),
    );
    Ok(drafts)
}

fn items(items: &[Item], tongue: Tongue) -> Vec<Value> {
    let child = |Child { label, url }: &Child| json!({ "label": label.get(tongue), "url": url });
    let item = |Item { label, url, children }: &Item| {
        let children: Vec<Value> = children.iter().map(child).collect();
        json!({ "label": label.get(tongue), "url": url, "children": children })
    };
    items.iter().map(item).collect()
}

fn tab(tab: &Tab, tongue: Tongue) -> Value {
    let sub = |sub: &SubTab| json!({ "label": sub.label.get(tongue), "tag": format!("@tag:{}", sub.tag) });
    json!({
        "label": tab.label.get(tongue),
        "tag": format!("@tag:{}", tab.tag),
        "subTabs": tab.sub.iter().map(sub).collect::<Vec<_>>(),
    })
}
