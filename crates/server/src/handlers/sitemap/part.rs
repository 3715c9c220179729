//! The parts of the map. None has more addresses than search engines take.

use store::StoreError;

use crate::app::App;
use crate::site::Section;

/// The most documents of a part: each has one address.
const DOCUMENTS: u64 = 50_000;
/// The most matches or people: each has an address in each language.
const THINGS: u64 = 25_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Lists, competitions, and the pages that editors write.
    Pages,
    /// Entries of a section, from this place on.
    Section(Section, u64),
    Teams,
    Matches(u64),
    Players,
    Coaches,
    Officials,
    /// What was written in the last two days, for those who collect news.
    LatestNews,
}

/// The sections whose entries have pages.
const SECTIONS: [Section; 5] =
    [Section::News, Section::Opinions, Section::PressReleases, Section::Publications, Section::Videos];

impl Part {
    /// All there are, as long as they have something in them.
    pub(super) async fn all(app: &App) -> Result<Vec<Self>, StoreError> {
        let store = app.store();
        let mut parts = vec![Self::Pages, Self::LatestNews];
        for section in SECTIONS {
            let content_type = app.model().named(section.content_type());
            let mut count = store.count_document_addresses(content_type).await?.div_ceil(DOCUMENTS);
            // What is kept out of search engines is counted, too: the last part may not be there.
            while count > 1 && store.document_at(content_type, (count - 1) * DOCUMENTS).await?.is_none() {
                count -= 1;
            }
            parts.extend((0..count).map(|number| Self::Section(section, number)));
        }
        parts.push(Self::Teams);
        let count = store.count_match_addresses().await?;
        parts.extend((0..count.div_ceil(THINGS)).map(Self::Matches));
        parts.extend([Self::Players, Self::Coaches, Self::Officials]);
        Ok(parts)
    }

    /// `news-1`, `teams`.
    pub(super) fn name(self) -> String {
        match self {
            Self::Pages => "pages".to_owned(),
            Self::Section(section, number) => format!("{}-{}", section.name(), number + 1),
            Self::Teams => "teams".to_owned(),
            Self::Matches(number) => format!("matches-{}", number + 1),
            Self::Players => "players".to_owned(),
            Self::Coaches => "coaches".to_owned(),
            Self::Officials => "officials".to_owned(),
            Self::LatestNews => "latest-news".to_owned(),
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        let plain = [Self::Pages, Self::Teams, Self::Players, Self::Coaches, Self::Officials, Self::LatestNews];
        if let Some(part) = plain.into_iter().find(|part| part.name() == name) {
            return Some(part);
        }
        let (of, number) = name.rsplit_once('-')?;
        let number: u64 = number.parse().ok().filter(|number| (1..=10_000).contains(number))?;
        let part = match of {
            "matches" => Self::Matches(number - 1),
            of => Self::Section(Section::named(of).filter(|section| SECTIONS.contains(section))?, number - 1),
        };
        // One name for each: not "news-01".
        (part.name() == name).then_some(part)
    }

    /// At which place among its like it begins, and how many of them it has at most.
    pub(super) fn range(self) -> (u64, u64) {
        match self {
            Self::Section(_, number) => (number * DOCUMENTS, DOCUMENTS),
            Self::Matches(number) => (number * THINGS, THINGS),
            _ => (0, THINGS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_found_by_its_name_and_only_by_that() {
        let parts = [Part::Pages, Part::Section(Section::PressReleases, 1), Part::Matches(0), Part::LatestNews];
        for part in parts {
            assert_eq!(Part::named(&part.name()), Some(part));
        }
        for name in ["", "news", "news-0", "news-01", "news-1x", "statements-1", "-1", "news-99999999999999999999"] {
            assert_eq!(Part::named(name), None, "{name}");
        }
    }
}
