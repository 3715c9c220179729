//! Query parameters, in whichever style they come: `statId=142&statId=3`, `statId[]=142`, `statId[0]=142`.

use std::borrow::Cow;
use std::str::FromStr;

use axum::extract::{FromRequestParts, Path, RawPathParams};
use axum::http::request::Parts;
use football::season::SeasonId;
use football::statistic::Statistic;
use jiff::civil::Date;

use crate::error::{ApiError, Problem};
use crate::locale::Locale;

/// Nothing that a parameter takes is longer than this.
const LONGEST: usize = 256;
/// An address as a parameter may be as long as the addresses that are kept.
const PATH: &str = "path";
const LONGEST_PATH: usize = 500;
const MOST: usize = 100;
/// What people type: cut where it is too long.
const TYPED: &str = "q";
const MOST_LETTERS: usize = 200;
/// More statistics than anybody compares at once.
const MOST_VALUES: usize = 40;

/// The parameters of a request, decoded.
#[derive(Debug, Default)]
pub(crate) struct Params(Vec<(String, String)>);

impl Params {
    fn read(query: &str) -> Result<Self, ApiError> {
        let mut list = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let name = decode(name).ok_or_else(|| ApiError::malformed("?"))?;
            let plain = plain_name(&name).to_owned();
            if plain.len() > LONGEST {
                return Err(ApiError::malformed("?"));
            }
            let value = decode(value).ok_or_else(|| ApiError::malformed(plain.clone()))?;
            let is_typed = plain == TYPED;
            let value = if is_typed { cut(value) } else { value };
            let longest = if plain == PATH { LONGEST_PATH } else { LONGEST };
            if value.len() > longest && !is_typed {
                return Err(ApiError::InvalidParameter { name: plain.into(), problem: Problem::TooLong });
            }
            if list.len() == MOST {
                return Err(ApiError::AddressTooLong);
            }
            list.push((plain, value.into_owned()));
        }
        Ok(Self(list))
    }

    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// A parameter that may be left out, but not be empty.
    pub(crate) fn optional<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, ApiError> {
        let mut values = self.all(name);
        let Some(value) = values.next() else { return Ok(None) };
        if values.next().is_some() {
            return Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::Repeated });
        }
        if value.is_empty() {
            return Err(ApiError::malformed(name));
        }
        value.parse().map(Some).map_err(|_| ApiError::malformed(name))
    }

    /// A parameter that may be anything, even empty.
    pub(crate) fn text(&self, name: &'static str) -> Result<Option<&str>, ApiError> {
        let mut values = self.all(name);
        let value = values.next();
        match values.next() {
            Some(_) => Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::Repeated }),
            None => Ok(value),
        }
    }

    pub(crate) fn required<T: FromStr>(&self, name: &'static str) -> Result<T, ApiError> {
        if self.all(name).all(str::is_empty) {
            return Err(ApiError::missing(name));
        }
        self.optional(name)?.ok_or_else(|| ApiError::missing(name))
    }

    /// A parameter that may be given several times; at most [`MOST_VALUES`] of them.
    pub(crate) fn several<T: FromStr>(&self, name: &'static str) -> Result<Vec<T>, ApiError> {
        let values: Vec<&str> = self.all(name).collect();
        if values.len() > MOST_VALUES {
            return Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::TooMany });
        }
        values.into_iter().map(|value| value.parse().map_err(|_| ApiError::malformed(name))).collect()
    }

    /// The statistics that `statId` names: those of players, goals where none is named.
    pub(crate) fn player_statistics(&self) -> Result<Vec<Statistic>, ApiError> {
        let statistics: Vec<Statistic> = self.several("statId")?.into_iter().map(|StatisticId(id)| id).collect();
        if statistics.iter().any(|statistic| !statistic.is_of_player()) {
            return Err(ApiError::malformed("statId"));
        }
        Ok(if statistics.is_empty() { vec![Statistic::Goals] } else { statistics })
    }

    /// How many are wanted: from 1 to `most`.
    pub(crate) fn count(&self, name: &'static str, default: usize, most: usize) -> Result<usize, ApiError> {
        match self.optional::<usize>(name)? {
            None => Ok(default),
            Some(count) if (1..=most).contains(&count) => Ok(count),
            Some(_) => Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::OutOfRange(most) }),
        }
    }

    /// `lang`, for files that other programs fetch: they send no header of ours.
    pub(crate) fn language(&self) -> Result<Locale, ApiError> {
        Ok(self.optional::<Language>("lang")?.map_or(Locale::default(), |Language(locale)| locale))
    }

    /// Off where it is left out.
    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, ApiError> {
        Ok(self.optional::<Flag>(name)?.is_some_and(|Flag(on)| on))
    }

    pub(crate) fn season(&self) -> Result<Option<SeasonId>, ApiError> {
        self.optional("season")
    }
}

/// As much of what was typed as is looked at.
fn cut(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.char_indices().nth(MOST_LETTERS) {
        None => text,
        Some((end, _)) => Cow::Owned(text[..end].to_owned()),
    }
}

/// `statId[0]` and `statId[]` are `statId`.
fn plain_name(name: &str) -> &str {
    match name.split_once('[') {
        Some((plain, index))
            if index.ends_with(']') && index[..index.len() - 1].bytes().all(|b| b.is_ascii_digit()) =>
        {
            plain
        }
        _ => name,
    }
}

/// Percent-decoding that refuses what is not text: broken UTF-8, broken escapes, control characters.
fn decode(text: &str) -> Option<Cow<'_, str>> {
    if !text.bytes().any(|b| b == b'%' || b == b'+') {
        return Some(text).filter(|text| !text.contains(char::is_control)).map(Cow::Borrowed);
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'+' => bytes.push(b' '),
            b'%' => {
                let digit = |b: Option<u8>| char::from(b?).to_digit(16);
                let value = digit(rest.next())? * 16 + digit(rest.next())?;
                bytes.push(u8::try_from(value).ok()?);
            }
            other => bytes.push(other),
        }
    }
    let text = String::from_utf8(bytes).ok()?;
    (!text.contains(char::is_control)).then_some(Cow::Owned(text))
}

impl<S: Sync> FromRequestParts<S> for Params {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        Self::read(parts.uri.query().unwrap_or_default())
    }
}

/// The variable part of a path, such as `{id}`.
pub(crate) struct Segment(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Segment {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(segment)| Self(segment)).map_err(|_| ApiError::malformed("id"))
    }
}

/// The variable parts of a path that has several, by name.
pub(crate) struct Segments(RawPathParams);

impl Segments {
    pub(crate) fn get<T: FromStr>(&self, name: &'static str) -> Result<T, ApiError> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.and_then(|(_, value)| value.parse().ok()).ok_or_else(|| ApiError::malformed(name))
    }

    /// One that may be any text.
    pub(crate) fn text(&self, name: &'static str) -> Result<String, ApiError> {
        let text: String = self.get(name)?;
        if text.contains(char::is_control) { Err(ApiError::malformed(name)) } else { Ok(text) }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Segments {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        RawPathParams::from_request_parts(parts, state).await.map(Self).map_err(|_| ApiError::malformed("path"))
    }
}

/// The number that names a match, team or person in addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Id(pub i64);

impl FromStr for Id {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let is_plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        text.parse().ok().filter(|&id| is_plain && id > 0).map(Self).ok_or(())
    }
}

/// `pt`, `pt-PT` or `en`
struct Language(Locale);

impl FromStr for Language {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "pt" | "pt-PT" => Ok(Self(Locale::Portuguese)),
            "en" => Ok(Self(Locale::English)),
            _ => Err(()),
        }
    }
}

/// One of them, or `all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OneOrAll<T> {
    One(T),
    All,
}

impl<T> OneOrAll<T> {
    pub(crate) fn one(self) -> Option<T> {
        match self {
            Self::One(one) => Some(one),
            Self::All => None,
        }
    }
}

impl<T: FromStr> FromStr for OneOrAll<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        if text == "all" { Ok(Self::All) } else { text.parse().map(Self::One) }
    }
}

/// How addresses name a statistic: by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StatisticId(pub Statistic);

impl FromStr for StatisticId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Statistic::from_id).map(Self).ok_or(())
    }
}

/// How addresses name a competition: a slug at home, a number abroad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CompetitionKey(String);

impl CompetitionKey {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CompetitionKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if (1..=64).contains(&text.len()) && text.bytes().all(fits) { Ok(Self(text.to_owned())) } else { Err(()) }
    }
}

/// How addresses name a round: its number in the competition, or `r` and its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoundRef {
    Number(u16),
    Id(i64),
}

impl FromStr for RoundRef {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        match text.strip_prefix('r') {
            Some(id) if digits(id) => id.parse().map(Self::Id).map_err(|_| ()),
            None if digits(text) => text.parse().ok().filter(|&n| n > 0).map(Self::Number).ok_or(()),
            _ => Err(()),
        }
    }
}

/// A month with its year (`2026-11`), or without one (`11`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Month {
    year: Option<i16>,
    month: i8,
}

impl Month {
    /// Its first and last day. A month without a year is one of the season: July to December in its first year.
    pub(crate) fn days(self, season: Option<SeasonId>) -> Option<(Date, Date)> {
        let year = match (self.year, season) {
            (Some(year), _) => year,
            (None, Some(season)) => i16::try_from(season.start_year() + i64::from(self.month < FIRST_MONTH)).ok()?,
            (None, None) => return None,
        };
        let first = Date::new(year, self.month, 1).ok()?;
        Some((first, first.last_of_month()))
    }
}

/// Seasons begin in summer.
const FIRST_MONTH: i8 = 7;

impl FromStr for Month {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str, digits: std::ops::RangeInclusive<usize>| {
            let fits = digits.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            text.parse::<i16>().ok().filter(|_| fits).ok_or(())
        };
        let (year, month) = match text.split_once('-') {
            Some((year, month)) => (Some(number(year, 4..=4)?), number(month, 2..=2)?),
            None => (None, number(text, 1..=2)?),
        };
        let month = i8::try_from(month).map_err(|_| ())?;
        if (1..=12).contains(&month) { Ok(Self { year, month }) } else { Err(()) }
    }
}

/// `true`, `false`, `1`, `0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flag(pub bool);

impl FromStr for Flag {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "true" | "1" => Ok(Self(true)),
            "false" | "0" => Ok(Self(false)),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_of_repetition_is_the_same_parameter() {
        let params = Params::read("statId=142&statId[]=3&statId%5B0%5D=50&other[a]=1").unwrap();
        assert_eq!(params.all("statId").collect::<Vec<_>>(), ["142", "3", "50"]);
        assert_eq!(params.all("other[a]").collect::<Vec<_>>(), ["1"]);
    }

    #[test]
    fn one_value_is_expected_where_one_is_taken() {
        assert!(Params::read("season=20262027&season=20252026").unwrap().season().is_err());
        assert!(Params::read("x").unwrap().season().unwrap().is_none());
        assert!(Params::read("season=&x").unwrap().season().is_err(), "empty says nothing");
        assert_eq!(Params::read("season=20262027").unwrap().season().unwrap().unwrap().number(), 20_262_027);
    }

    #[test]
    fn what_is_no_text_is_refused() {
        for query in ["season=%", "season=%2", "season=%zz", "season=%ff%fe", "season=%00", "a%00=1", "season=a%0ab"] {
            assert!(Params::read(query).is_err(), "{query}");
        }
        let long = format!("season={}", "9".repeat(10_000));
        assert!(matches!(Params::read(&long), Err(ApiError::InvalidParameter { problem: Problem::TooLong, .. })));
        assert!(Params::read(&"a=1&".repeat(200)).is_err());
    }

    #[test]
    fn what_people_type_is_cut_and_may_be_nothing() {
        let text = |query: &str| Params::read(query).unwrap().text("q").unwrap().map(str::to_owned);
        assert_eq!((text(""), text("q="), text("q=a+b")), (None, Some(String::new()), Some("a b".to_owned())));
        let long = format!("q={}", "%C3%A9".repeat(10_000));
        assert_eq!(text(&long).unwrap().chars().count(), MOST_LETTERS);
        assert!(Params::read("q=a&q=b").unwrap().text("q").is_err());
        assert!(Params::read("q=%ff").is_err() && Params::read("q=%00").is_err());
    }

    #[test]
    fn counts_have_bounds() {
        let count = |query: &str| Params::read(query).unwrap().count("size", 20, 100);
        assert_eq!((count("").unwrap(), count("size=7").unwrap(), count("size=100").unwrap()), (20, 7, 100));
        for query in ["size=0", "size=101", "size=-1", "size=1e3", "size=99999999999999999999999"] {
            assert!(count(query).is_err(), "{query}");
        }
        assert!(Params::read(&"statId=3&".repeat(41)).unwrap().several::<StatisticId>("statId").is_err());
    }

    #[test]
    fn ids_are_positive_numbers() {
        assert_eq!("812".parse(), Ok(Id(812)));
        for text in ["", "0", "-1", "+1", "1.0", "x", "99999999999999999999"] {
            assert!(text.parse::<Id>().is_err(), "{text}");
        }
        assert_eq!("all".parse::<OneOrAll<Id>>(), Ok(OneOrAll::All));
        assert_eq!("7".parse::<OneOrAll<Id>>().map(OneOrAll::one), Ok(Some(Id(7))));
        assert_eq!("142".parse(), Ok(StatisticId(Statistic::Goals)));
        assert!("1".parse::<StatisticId>().is_err());
    }

    #[test]
    fn a_month_has_its_year_or_takes_it_from_the_season() {
        let season = "20262027".parse().ok();
        let first = |text: &str, season| {
            text.parse::<Month>().ok().and_then(|m| m.days(season)).map(|(first, last)| format!("{first} {last}"))
        };
        assert_eq!(first("2028-02", None).as_deref(), Some("2028-02-01 2028-02-29"));
        assert_eq!(first("11", season).as_deref(), Some("2026-11-01 2026-11-30"));
        assert_eq!(first("2", season).as_deref(), Some("2027-02-01 2027-02-28"));
        assert_eq!(first("11", None), None);
        for text in ["", "0", "13", "2026-13", "26-11", "2026-1", "x", "-1", "2026-11-14", "99999-01"] {
            assert_eq!(first(text, season), None, "{text}");
        }
    }

    #[test]
    fn names_of_competitions_and_rounds() {
        assert!("liga-atlantica".parse::<CompetitionKey>().is_ok());
        for text in ["", "Liga", "a/b", "a'b", "ação", &"a".repeat(65)] {
            assert!(text.parse::<CompetitionKey>().is_err(), "{text}");
        }
        assert_eq!("12".parse(), Ok(RoundRef::Number(12)));
        assert_eq!("r812".parse(), Ok(RoundRef::Id(812)));
        for text in ["", "0", "-1", "r", "r-1", "1.5", "99999", "+1", "r99999999999999999999"] {
            assert!(text.parse::<RoundRef>().is_err(), "{text}");
        }
    }
}
