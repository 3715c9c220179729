//! Searching: one list of everything that fits, the best first.
//!
//! What was typed is taken apart ([`asked`]); names ([`named`]), matches ([`played`]) and texts ([`written`]) that fit it are
//! looked for; all are ranked together ([`rank`]), and a page of them is shown ([`shown`]).

pub(crate) mod asked;
pub(crate) mod kind;
pub(crate) mod list;
pub(crate) mod list_news;
pub(crate) mod list_videos;
mod named;
mod played;
mod rank;
mod shown;
mod written;

use std::collections::BTreeMap;

use crate::app::App;
use crate::cache::{Answer, Reads};
use crate::error::ApiError;
use crate::locale::Locale;
use crate::wire::search::SearchPage;
use crate::wire::video::Pagination;
use asked::Asked;
use kind::SearchKind;
use named::Named;
use rank::Item;

/// Which part of a list is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    pub number: usize,
    pub size: usize,
}

/// All that fits, the best first.
struct Found {
    items: Vec<Item>,
    /// The kinds of which there are more than were looked at.
    more: Vec<SearchKind>,
    /// What was searched for in the place of what was typed.
    corrected: Option<String>,
    /// The words to be marked.
    terms: Vec<String>,
}

/// A page of what fits, of these kinds (of all, where none is named).
async fn answer(
    app: &App,
    reads: &mut Reads,
    asked: &Asked,
    kinds: &[SearchKind],
    page: Page,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let found = find(app, reads, asked, locale).await?;
    let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
    for item in &found.items {
        *counts.entry(item.kind().name()).or_default() += 1;
    }
    let wanted = found.items.iter().filter(|item| kinds.is_empty() || kinds.contains(&item.kind()));
    let wanted: Vec<&Item> = wanted.collect();
    let first = (page.number - 1).saturating_mul(page.size);
    let on_page: Vec<&Item> = wanted.iter().skip(first).take(page.size).copied().collect();
    let material = shown::Material::read(app, reads, &on_page).await?;
    let results = material.results(app, &on_page, &found.terms, locale)?;
    let (total, page_size) = (wanted.len() as u64, page.size as u64);
    Answer::json(&SearchPage {
        query: &asked.query,
        corrected: found.corrected.as_deref(),
        results,
        counts,
        more: found.more.iter().map(|kind| kind.name()).collect(),
        pagination: Pagination { page: page.number as u64, page_size, page_count: total.div_ceil(page_size), total },
    })
}

async fn find(app: &App, reads: &mut Reads, asked: &Asked, locale: Locale) -> Result<Found, ApiError> {
    reads.tag(store::tags::Tag::search());
    let typed: Vec<String> = asked.marked();
    if asked.words.is_empty() {
        return Ok(Found { items: Vec::new(), more: Vec::new(), corrected: None, terms: typed });
    }
    // How old something is, and which season is on, changes with the day.
    reads.until(app.midnight());
    let words = written::typed(asked);
    let (named, mut written) = tokio::try_join!(Named::find(app, asked), written::find(app, &words, locale))?;
    let mended = named.mended();
    let by_mended = written.hits.is_empty() && !mended.is_empty();
    if by_mended {
        written = written::find(app, &written::with(asked, &mended), locale).await?;
    }
    let mut items = named.items();
    items.extend(played::find(app, reads, asked, &named).await?);
    // A word that is written somewhere was most likely typed as it was meant: “loja” is not Foja.
    if !by_mended && !written.hits.is_empty() {
        items.iter_mut().filter(|item| item.is_mended()).for_each(|item| item.points -= rank::MENDED_NAME);
    }
    items.extend(written::items(app, asked, &written.hits, by_mended));
    // Where nothing has all of the words, what has some of them is better than nothing.
    if items.is_empty() && asked.needed().count() > 1 {
        let some = written::find_any(app, asked, &mended, locale).await?;
        items.extend(named.partly());
        items.extend(written::partly(app, &some.hits));
        written.unbounded = some.unbounded;
    }
    let is_mended = !mended.is_empty() && items.iter().all(Item::is_mended);
    rank::sort(&mut items, &asked.hints);
    let mut terms = typed;
    terms.extend(mended.values().flatten().cloned());
    let mut more: Vec<SearchKind> = written.unbounded.into_iter().map(SearchKind::from).collect();
    more.extend(named.unbounded());
    more.sort_unstable();
    let corrected = is_mended.then(|| asked.corrected(&mended)).filter(|_| !items.is_empty());
    Ok(Found { items, more, corrected, terms })
}
