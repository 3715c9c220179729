//! Searching: what is found by its words.
//!
//! Teams, competitions and people are found by their names ([`Store::find_name_words`], [`Store::names_found`]), with slips of
//! the finger ([`Store::similar_words`]); documents by their titles and texts ([`Store::find_texts`]). Which of them fits best
//! is for the caller to say: what comes from here is bounded, and the same on both databases.
//!
//! The index is written in the transaction that writes what it is made from: documents as they are saved, names when the
//! write commits.

mod documents;
mod find_names;
mod find_texts;
mod made;
mod named;
mod names;
mod places;
mod sql;

use football::season::SeasonId;

pub use documents::{DocumentKey, FoundDocument};
pub use find_names::{Beginning, NameWord};
pub use find_texts::{MOST_OF_A_KIND, TextHit, TextHits, TextSearch};
pub use places::TeamPlace;

pub(crate) use names::Renamed;

/// What sort of thing a name belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NameClass {
    Team,
    Competition,
    Person,
}

/// What somebody or something with a name is found as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NameKind {
    Team,
    Competition,
    Player,
    Coach,
    Referee,
    Delegate,
    Observer,
}

/// Something with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameEntry {
    pub kind: NameKind,
    /// The team's, competition's or person's number.
    pub id: i64,
    /// Folded, the one it is shown by first.
    pub names: Vec<String>,
    /// What it is known by beside its names: the city and the ground of a club, the full name of a person.
    pub also: Vec<String>,
    /// The last one in which it was what it is found as.
    pub season: Option<SeasonId>,
    /// The last team of a player or coach.
    pub team_id: Option<i64>,
    pub kit_number: Option<i16>,
    /// Orders equals, the least first: the first division before the second, at home before abroad.
    pub standing: i32,
}

impl NameEntry {
    /// The words of each name. Those of a club or competition are also typed without a space between them.
    pub fn forms(&self) -> Vec<Vec<String>> {
        let parted = self.names.iter().map(|name| name.split(' ').map(str::to_owned).collect());
        let whole = self.names.iter().filter_map(|name| named::run_together(self.kind.class(), name));
        parted.chain(whole.map(|word| vec![word])).collect()
    }
}

impl NameClass {
    pub const ALL: [Self; 3] = [Self::Team, Self::Competition, Self::Person];

    pub(crate) fn code(self) -> i16 {
        match self {
            Self::Team => 1,
            Self::Competition => 2,
            Self::Person => 3,
        }
    }

    fn from_code(code: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.code() == code)
    }
}

impl NameKind {
    pub const ALL: [Self; 7] =
        [Self::Team, Self::Competition, Self::Player, Self::Coach, Self::Referee, Self::Delegate, Self::Observer];

    pub fn class(self) -> NameClass {
        match self {
            Self::Team => NameClass::Team,
            Self::Competition => NameClass::Competition,
            Self::Player | Self::Coach | Self::Referee | Self::Delegate | Self::Observer => NameClass::Person,
        }
    }

    pub(crate) fn code(self) -> i16 {
        match self {
            Self::Team => 1,
            Self::Competition => 2,
            Self::Player => 3,
            Self::Coach => 4,
            Self::Referee => 5,
            Self::Delegate => 6,
            Self::Observer => 7,
        }
    }

    fn from_code(code: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}
