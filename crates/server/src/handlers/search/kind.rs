//! What is found, by the names that addresses have for it.

use std::str::FromStr;

use content::searchable::Kind;
use store::search::NameKind;

/// In the order in which equals are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum SearchKind {
    Team,
    Competition,
    Match,
    Player,
    Coach,
    Referee,
    Delegate,
    Observer,
    News,
    Video,
    Opinion,
    PressRelease,
    Statement,
    Publication,
    Page,
}

impl SearchKind {
    pub(crate) const ALL: [Self; 15] = [
        Self::Team,
        Self::Competition,
        Self::Match,
        Self::Player,
        Self::Coach,
        Self::Referee,
        Self::Delegate,
        Self::Observer,
        Self::News,
        Self::Video,
        Self::Opinion,
        Self::PressRelease,
        Self::Statement,
        Self::Publication,
        Self::Page,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Team => "team",
            Self::Competition => "competition",
            Self::Match => "match",
            Self::Player => "player",
            Self::Coach => "coach",
            Self::Referee => "referee",
            Self::Delegate => "delegate",
            Self::Observer => "observer",
            Self::News => "news",
            Self::Video => "video",
            Self::Opinion => "opinion",
            Self::PressRelease => "press-release",
            Self::Statement => "statement",
            Self::Publication => "publication",
            Self::Page => "page",
        }
    }
}

impl From<NameKind> for SearchKind {
    fn from(kind: NameKind) -> Self {
        match kind {
            NameKind::Team => Self::Team,
            NameKind::Competition => Self::Competition,
            NameKind::Player => Self::Player,
            NameKind::Coach => Self::Coach,
            NameKind::Referee => Self::Referee,
            NameKind::Delegate => Self::Delegate,
            NameKind::Observer => Self::Observer,
        }
    }
}

impl From<Kind> for SearchKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::News => Self::News,
            Kind::Opinion => Self::Opinion,
            Kind::Video => Self::Video,
            Kind::PressRelease => Self::PressRelease,
            Kind::Statement => Self::Statement,
            Kind::Publication => Self::Publication,
            Kind::Page => Self::Page,
        }
    }
}

/// One or several, with commas between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(pub Vec<SearchKind>);

impl FromStr for Kinds {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let kind = |name: &str| SearchKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or(());
        text.split(',').map(kind).collect::<Result<_, _>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_their_names() {
        assert_eq!("news".parse(), Ok(Kinds(vec![SearchKind::News])));
        assert_eq!("team,press-release".parse(), Ok(Kinds(vec![SearchKind::Team, SearchKind::PressRelease])));
        for text in ["", "News", "news,", "stadium", " news", "news;video"] {
            assert!(text.parse::<Kinds>().is_err(), "{text}");
        }
    }
}
