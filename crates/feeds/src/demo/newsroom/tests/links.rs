//! Every link leads to something that is there.

use std::collections::HashSet;

use football::season::SeasonId;
use serde_json::Value;

use super::Printed;

/// Addresses without anything of the league in them.
const FIXED: [&str; 15] = [
    "/accreditation",
    "/profile",
    "/profile/newsletter",
    "/",
    "/calendar",
    "/news",
    "/opinions",
    "/press-releases",
    "/statements",
    "/publications",
    "/videos",
    "/store",
    "/giveaways",
    "/partners",
    "/international",
];
/// The one host that is not made up: its player may be framed.
const PLAYER: &str = "www.youtube-nocookie.com";
/// Of a competition's page.
const TABS: [&str; 2] = ["statistics", "teams"];
const ADDRESSES: [&str; 10] = [
    "url",
    "link",
    "embed",
    "iframeText",
    "issuuEmbed",
    "appStoreUrl",
    "playStoreUrl",
    "ticketsUrl",
    "storeUrl",
    "noticeUrl",
];

/// How many links there are: every one leads somewhere.
pub(super) fn check(printed: &Printed) -> usize {
    let pages: HashSet<&str> = printed.of("static-page").iter().filter_map(|page| page.data["slug"].as_str()).collect();
    let files: HashSet<&str> = printed.of("file").iter().filter_map(|file| file.data["url"].as_str()).collect();
    let site = Site { printed, pages, files };
    let mut count = 0;
    for (content_type, document) in printed.all() {
        let mut addresses = Vec::new();
        gather(&Value::Object(document.data.clone()), None, &mut addresses);
        for address in addresses {
            count += 1;
            let place = format!("{} {} in {}", content_type.name, document.id, document.locale);
            assert!(site.has(&address), "{place} leads to {address}, where there is nothing");
        }
        if let Some(target) = document.data.get("to").and_then(Value::as_str).filter(|target| !target.ends_with('*')) {
            assert!(site.has(target), "a redirect leads to {target}, where there is nothing");
        }
        if let Some(legacy) = document.data.get("legacyUrl").and_then(Value::as_str) {
            assert!(legacy.starts_with("/pt/") && !legacy.ends_with('/'), "{legacy}");
        }
    }
    count
}

/// Addresses in HTML, and those that are fields of their own.
fn gather(value: &Value, name: Option<&str>, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, field)| gather(field, Some(name), found)),
        Value::Array(items) => items.iter().for_each(|item| gather(item, name, found)),
        Value::String(text) if name.is_some_and(|name| ADDRESSES.contains(&name)) => found.push(text.clone()),
        Value::String(text) => {
            for rest in text.split("href=\"").skip(1) {
                let address = rest.split('"').next().unwrap_or_default();
                found.push(address.replace("&amp;", "&"));
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

struct Site<'a> {
    printed: &'a Printed,
    pages: HashSet<&'a str>,
    files: HashSet<&'a str>,
}

impl Site<'_> {
    fn has(&self, address: &str) -> bool {
        if let Some(elsewhere) = address.strip_prefix("https://") {
            return elsewhere.split('/').next().is_some_and(|host| host.ends_with(".example") || host == PLAYER);
        }
        if let Some(mailbox) = address.strip_prefix("mailto:") {
            return mailbox.ends_with("@liga-atlantica.example");
        }
        if address.starts_with("tel:+351") || FIXED.contains(&address) || self.files.contains(address) {
            return true;
        }
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let segments: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let has_tab = query.strip_prefix("tab=").is_some_and(|tab| segments[0] == "competition" && TABS.contains(&tab));
        let has_season = query.is_empty() || query.strip_prefix("season=").and_then(season).is_some();
        (has_season || has_tab) && self.has_page(&segments)
    }

    fn has_page(&self, segments: &[&str]) -> bool {
        let archive = &self.printed.archive;
        let has_edition = |competition: &str, year: &str| {
            season(year).is_some_and(|season| archive.edition_of(competition, season).is_some())
        };
        let is_competition = |key: &str| archive.editions.values().any(|edition| edition.competition.key == key);
        let team = |id: &str| id.parse().ok().filter(|id: &i64| archive.teams.contains_key(id));
        let person = |id: &str| id.parse().ok().filter(|id: &i64| archive.people.contains_key(id));
        match segments {
            ["pages", slug] => self.pages.contains(slug),
            ["art", "moment", file] => file.strip_suffix(".svg").is_some_and(|seed| {
                (1..=120).contains(&seed.len())
                    && seed.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
            }),
            ["competition", key] | ["competition", key, "classification"] => is_competition(key),
            ["competition", key, _, "round", round] => {
                archive.games.iter().any(|game| game.competition == *key && game.round.to_string() == *round)
            }
            ["match", year, competition, round, id] => archive.games.iter().any(|game| {
                [&game.season.to_string(), &game.competition, &game.round.to_string(), &game.id.to_string()]
                    == [year, competition, round, id].map(|text| text.to_owned().to_owned()).each_ref()
            }),
            ["team", id, _, competition, year] => team(id).is_some() && has_edition(competition, year),
            ["player", id, _, year, of] => {
                let (Some(person), Some(team), Some(season)) = (person(id), team(of), season(year)) else {
                    return false;
                };
                let played = archive.minutes.get(&(season, person));
                played.is_some_and(|played| played.iter().any(|(own, _)| *own == team))
            }
            ["referee", year, id] => season(year).is_some() && person(id).is_some(),
            _ => false,
        }
    }
}

fn season(text: &str) -> Option<SeasonId> {
    text.parse().ok()
}
