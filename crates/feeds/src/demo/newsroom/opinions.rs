//! Columns: each is told once, and what it says of the league was so on its day.

use std::collections::HashMap;

use media::art::Scene;
use serde::Deserialize;
use serde_json::{Value, json};

use super::NewsroomError;
use super::artwork::poster_for;
use super::blocks::{self, Placed, Related};
use super::draft::{Draft, object, references};
use super::news::{Desk, archive_slug, clipped, views};
use super::texts::{self, Article};
use super::words::{Both, Tongue};
use crate::demo::FIRST_LEAGUE;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Columns {
    column: Vec<Column>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Column {
    author: String,
    scene: Scene,
    tags: Vec<String>,
    title: Both,
    lead: Both,
    body: Both,
}

pub(super) const FILES: [&str; 3] = [
    include_str!("texts/opinions_a.toml"),
    include_str!("texts/opinions_b.toml"),
    include_str!("texts/opinions_c.toml"),
];

/// Hours from one column to the next.
const BETWEEN: i64 = 67;

/// The columns, newest first, so that no author follows himself.
fn columns() -> Vec<Column> {
    let mut by_author: HashMap<String, Vec<Column>> = HashMap::new();
    let mut authors: Vec<String> = Vec::new();
    for column in FILES.into_iter().flat_map(|file| texts::read::<Columns>(file).column) {
        if !authors.contains(&column.author) {
            authors.push(column.author.clone());
        }
        by_author.entry(column.author.clone()).or_default().push(column);
    }
    let mut ordered = Vec::new();
    while by_author.values().any(|columns| !columns.is_empty()) {
        for author in &authors {
            let columns = by_author.get_mut(author).filter(|columns| !columns.is_empty());
            ordered.extend(columns.map(|columns| columns.remove(0)));
        }
    }
    ordered
}

/// The keys of all columns, newest first.
pub(super) fn keys() -> Vec<String> {
    columns().iter().map(key).collect()
}

fn key(column: &Column) -> String {
    archive_slug(&column.title.pt)
}

pub(super) fn drafts(desk: &Desk<'_>) -> Result<Vec<Draft>, NewsroomError> {
    let archive = desk.archive;
    let columns = columns();
    let keys: Vec<(String, String)> = columns.iter().map(|column| (column.author.clone(), key(column))).collect();
    let mut drafts = Vec::new();
    for (place, column) in columns.into_iter().enumerate() {
        let at = desk.at_work(3 + BETWEEN * place as i64, &format!("column/{place}"));
        let (key, author) = (key(&column), column.author);
        let others: Vec<String> = keys
            .iter()
            .filter(|(by, other)| *by == author && *other != key)
            .map(|(_, other)| other.clone())
            .take(2)
            .collect();
        let mut placed = Placed::default();
        let about = Both::new("Escreve nesta página.", "Writes on this page.");
        placed.add("author", |tongue| blocks::author(&author, &about, tongue));
        let more = Both::new("Da mesma autoria", "By the same hand");
        let related = Related { opinions: others.clone(), ..Related::default() };
        placed.add("related", |tongue| related.block(&more, tongue));
        let mut body = column.body;
        for text in [&mut body.pt, &mut body.en] {
            *text += if place % 3 == 1 { "\n\n[[author]]\n\n[[related]]" } else { "\n\n[[author]]" };
        }
        let article = Article { title: column.title, lead: column.lead, body };
        let filled = article.fill(&archive.general_facts(at))?;
        let contents = [filled.zone(&placed, Tongue::Portuguese)?, filled.zone(&placed, Tongue::English)?];
        let banner = poster_for(column.scene, None, place);
        let mut tags = column.tags;
        tags.dedup();
        let competitions = if tags.iter().any(|tag| tag == FIRST_LEAGUE) { json!([FIRST_LEAGUE]) } else { json!([]) };
        let legacy = (place % 7 == 2).then(|| format!("/pt/opiniao/{key}"));
        let mut draft = Draft::new("opinion", key.clone(), at, |tongue| {
            let lead = filled.lead.get(tongue);
            let seo = json!({ "title": clipped(filled.title.get(tongue), 110), "description": clipped(lead, 300) });
            object([
                ("title", filled.title.get(tongue).into()),
                ("lead", lead.into()),
                ("date", at.to_string().into()),
                ("banner", banner.clone().into()),
                ("content", contents[tongue.pick(0, 1)].clone()),
                ("author", format!("@author:{author}").into()),
                ("highlightTag", tags.first().map(|tag| format!("@tag:{tag}")).into()),
                ("tags", references("tag", &tags)),
                ("competitions", competitions.clone()),
                ("related", references("opinion", &others)),
                ("legacyUrl", legacy.clone().into()),
                ("seo", if place.is_multiple_of(5) { seo } else { Value::Null }),
            ])
        });
        draft.views = views(desk, &key, at);
        drafts.push(draft);
    }
    Ok(drafts)
}
