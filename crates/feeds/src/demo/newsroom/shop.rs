//! Partners, what the shop sells, and giveaways.

use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use serde_json::{Value, json};

use super::archive::Archive;
use super::draft::{Draft, object};
use super::texts;
use super::words::Both;
use crate::demo::FIRST_LEAGUE;

pub(super) const FILE: &str = include_str!("texts/shop.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shop {
    partner: Vec<Partner>,
    item: Vec<Item>,
    contest: Vec<Contest>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Partner {
    pub key: String,
    pub name: String,
    #[serde(rename = "type")]
    kind: String,
    location: String,
    url: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    key: String,
    club: String,
    title: Both,
    blocks: Vec<Block>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    title: Both,
    text: Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contest {
    key: String,
    picture: String,
    from: i64,
    to: i64,
    title: Both,
    text: Both,
}

pub(super) fn partners() -> Vec<Partner> {
    texts::read::<Shop>(FILE).partner
}

pub(super) fn drafts(archive: &Archive, begun: Timestamp) -> Vec<Draft> {
    let Shop { partner, item, contest } = texts::read(FILE);
    let partners = (1..).zip(&partner).map(|(order, partner)| {
        let competitions = if partner.location == "competition" { json!([FIRST_LEAGUE]) } else { json!([]) };
        Draft::new("partnership", partner.key.clone(), begun, |_| {
            json!({
                "name": partner.name,
                "logo": format!("@file:partner/{}", partner.key),
                "url": partner.url,
                "type": partner.kind,
                "location": partner.location,
                "order": order,
                "competitions": competitions,
            })
        })
    });
    let items = (1..).zip(&item).map(|(order, item)| {
        let team = archive.teams.values().find(|team| team.external_id == item.club);
        let at = archive.now - SignedDuration::from_hours(24 * 9 * order);
        Draft::new("store", item.key.clone(), at, |tongue| {
            let blocks: Vec<Value> = item
                .blocks
                .iter()
                .map(|block| json!({ "title": block.title.get(tongue), "description": block.text.get(tongue) }))
                .collect();
            json!({
                "title": item.title.get(tongue),
                "blocks": blocks,
                "link": format!("https://loja.liga-atlantica.example/{}", item.key),
                "image": format!("@file:shop/{}", item.key),
                "order": order,
                "teams": team.map(|team| team.id).into_iter().collect::<Vec<_>>(),
            })
        })
    });
    let contests = contest.iter().map(|contest| {
        let hours = |days: i64| SignedDuration::from_hours(24 * days);
        let (at, ends) = (archive.now - hours(contest.from), archive.now + hours(contest.to));
        Draft::new("contest", contest.key.clone(), at, |tongue| {
            object([
                ("title", contest.title.get(tongue).into()),
                ("showTitle", (contest.key != "shirts").into()),
                ("description", contest.text.get(tongue).into()),
                ("link", "/pages/giveaways".into()),
                ("image", format!("@file:{}", contest.picture).into()),
                ("startsAt", at.to_string().into()),
                ("endsAt", ends.to_string().into()),
                ("competitions", json!([FIRST_LEAGUE])),
            ])
        })
    });
    partners.chain(items).chain(contests).collect()
}
