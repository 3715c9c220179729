//! All that is to be written, before any of it is.

use super::archive::Archive;
use super::artwork::{self, Kept};
use super::draft::Draft;
use super::{NewsroomError, authors, furniture, pages, tags};

pub(super) struct Plan {
    pub kept: Vec<Kept>,
    pub drafts: Vec<Draft>,
}

impl Plan {
    pub fn make(archive: &Archive, _seed: u64) -> Result<Self, NewsroomError> {
        let pages = pages::drafts(archive)?;
        let begun = pages.first().map_or(archive.now, |page| page.at);
        let mut drafts = tags::drafts(archive, begun);
        drafts.extend(authors::drafts(begun));
        drafts.extend(furniture::drafts(archive, begun)?);
        drafts.extend(pages);
        drafts.sort_by_key(|draft| draft.at);
        Ok(Self { kept: artwork::pool(), drafts })
    }
}
