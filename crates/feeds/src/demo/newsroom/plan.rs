//! All that is to be written, before any of it is.

use super::archive::Archive;
use super::artwork::{self, Kept};
use super::draft::Draft;
use super::news::{self, Beside, Desk};
use super::{
    NewsroomError, authors, furniture, home, opinions, pages, press, publications, shop, showcase, statements, tags,
    videos,
};

pub(super) struct Plan {
    pub kept: Vec<Kept>,
    pub drafts: Vec<Draft>,
}

impl Plan {
    pub fn make(archive: &Archive, seed: u64) -> Result<Self, NewsroomError> {
        let desk = Desk { archive, seed };
        let pages = pages::drafts(archive)?;
        let begun = pages.first().map_or(archive.now, |page| page.at);
        let mut drafts = tags::drafts(archive, begun);
        drafts.extend(authors::drafts(begun));
        drafts.extend(furniture::drafts(archive, begun)?);
        drafts.extend(pages);
        drafts.extend(shop::drafts(archive, begun));
        let clips = videos::clips(&desk)?;
        let stories = news::stories(&desk)?;
        let seen: Vec<_> = clips.iter().rev().map(|clip| (clip.key.clone(), clip.teams.clone())).collect();
        drafts.extend(news::drafts(&desk, &stories, &Beside { videos: &seen, opinions: &opinions::keys() })?);
        let (front, pictures) = home::drafts(archive, &stories, &clips)?;
        drafts.extend(front);
        drafts.extend(videos::drafts(&desk, &clips));
        drafts.extend(opinions::drafts(&desk)?);
        drafts.extend(showcase::drafts(begun, &drafts));
        let mut kept = artwork::pool();
        kept.extend(pictures);
        for (written, papers) in [press::drafts(&desk)?, statements::drafts(&desk)?, publications::drafts(&desk)?] {
            drafts.extend(written);
            kept.extend(papers);
        }
        // Older entries have lower numbers.
        drafts.sort_by_key(|draft| draft.at);
        Ok(Self { kept, drafts })
    }
}
