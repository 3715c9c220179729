//! What a request asks for. Every name in it is one of the model's, every value has the form of its field, and nothing in
//! it is hidden from who asks.

mod condition;
mod filters;
mod key;
mod paging;
mod populate;
mod read;
mod scope;
mod sorting;
mod values;

use crate::model::{ContentType, Field, SportEntity};

pub use read::Asking;

/// A list, a single, or (with `fields` and `populate` alone) one entry.
#[derive(Clone, Debug)]
pub struct Query<'m> {
    pub content_type: &'m ContentType,
    pub condition: Condition<'m>,
    pub sort: Vec<Order<'m>>,
    pub page: Page,
    pub shown: Shown<'m>,
    pub locales: Locales,
    pub state: State,
}

/// What is shown of an entry.
#[derive(Clone, Debug, Default)]
pub struct Shown<'m> {
    pub fields: Fields,
    /// In the order of the fields of their type, `localizations` last.
    pub populate: Vec<Populated<'m>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Fields {
    #[default]
    All,
    /// These, by name; `createdAt` and the like among them. May be empty.
    Some(Vec<String>),
}

/// Something that is shown only when asked for.
#[derive(Clone, Debug)]
pub struct Populated<'m> {
    pub what: Populatable<'m>,
    pub how: Nested<'m>,
    /// For a dynamic zone: only these components, each in its own way. Empty where all are shown alike, as `how` says.
    pub on: Vec<(String, Nested<'m>)>,
}

#[derive(Clone, Copy, Debug)]
pub enum Populatable<'m> {
    Field(&'m Field),
    /// The other languages of an entry.
    Localizations,
}

/// How what is populated is shown. For components and zones only `shown` means anything.
#[derive(Clone, Debug, Default)]
pub struct Nested<'m> {
    pub shown: Shown<'m>,
    pub condition: Condition<'m>,
    pub sort: Vec<Order<'m>>,
    pub start: u64,
    pub limit: Option<u64>,
    /// Only how many there are.
    pub is_count: bool,
    /// As the list's, where nothing is said.
    pub state: Option<State>,
}

#[derive(Clone, Debug)]
pub enum Condition<'m> {
    /// Also: nothing is asked.
    All(Vec<Condition<'m>>),
    Any(Vec<Condition<'m>>),
    Not(Box<Condition<'m>>),
    /// A value of the entry (or component) itself.
    Value(Column<'m>, Test),
    /// Some related entry fulfils the condition, as one and the same entry.
    Related(Hop<'m>, Box<Condition<'m>>),
    /// Some component in this field does.
    Component(&'m Field, Box<Condition<'m>>),
    /// Something of the league, by its id.
    Sport(&'m Field, SportEntity, Test),
}

impl Default for Condition<'_> {
    fn default() -> Self {
        Self::All(Vec::new())
    }
}

/// A step from an entry (or component) to others.
#[derive(Clone, Copy, Debug)]
pub enum Hop<'m> {
    /// By a relation, a media field or the other side of a relation; to entries of this type.
    Field(&'m Field, &'m ContentType),
    /// To its other languages, of the same type.
    Localizations,
}

#[derive(Clone, Copy, Debug)]
pub enum Column<'m> {
    Id,
    CreatedAt,
    UpdatedAt,
    PublishedAt,
    Locale,
    /// A scalar.
    Field(&'m Field),
}

impl<'m> Hop<'m> {
    pub fn name(self) -> &'m str {
        match self {
            Self::Field(field, _) => &field.name,
            Self::Localizations => "localizations",
        }
    }
}

impl<'m> Column<'m> {
    pub fn name(self) -> &'m str {
        match self {
            Self::Id => "id",
            Self::CreatedAt => "createdAt",
            Self::UpdatedAt => "updatedAt",
            Self::PublishedAt => "publishedAt",
            Self::Locale => "locale",
            Self::Field(field) => &field.name,
        }
    }
}

/// Text is compared letter by letter except where it says otherwise.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    Equal(Operand),
    /// Not for what has no value.
    NotEqual(Operand),
    /// `%` and `_` in the text stand for anything; letters of either case are the same.
    Alike(String),
    Unlike(String),
    /// Of nothing where the values that were asked for cannot be: then it holds for nothing.
    In(Vec<Operand>),
    NotIn(Vec<Operand>),
    Less(Operand),
    AtMost(Operand),
    Greater(Operand),
    AtLeast(Operand),
    Between(Operand, Operand),
    IsNull,
    IsNotNull,
    /// `%` and `_` in the text stand for anything. ASCII letters of either case are the same, whichever operator was used.
    Contains(String),
    NotContains(String),
    StartsWith(String),
    EndsWith(String),
}

/// A value in the form of the column that it is held against.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// Also dates, times and big integers, in the form in which they are stored.
    Text(String),
    Integer(i64),
    Decimal(f64),
    Boolean(bool),
    /// Milliseconds since 1970.
    Instant(i64),
}

#[derive(Clone, Debug)]
pub struct Order<'m> {
    pub path: Vec<Step<'m>>,
    pub column: Column<'m>,
    pub is_descending: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum Step<'m> {
    Hop(Hop<'m>),
    Component(&'m Field),
}

/// Which part of a list, and how its answer tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    pub form: PageForm,
    pub is_counted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageForm {
    Page { page: u64, size: u64 },
    Offset { start: u64, limit: u64 },
}

/// In which languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Locales {
    /// Also for types that have none.
    All,
    /// Some of them may be none of the model's; then nothing is found.
    Some(Vec<String>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Live,
    /// Drafts too.
    Preview,
}

#[cfg(test)]
mod tests;
