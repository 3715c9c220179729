//! What a message can say: one type for each kind of item, as it is on the wire.

mod game;
mod league;
mod people;

use football::season::SeasonId;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use store::rounds::Label;
use utoipa::ToSchema;

use super::given::Given;
use super::problem::{Code, Fault};

pub use game::{
    AppointedItem, AppointmentsItem, EventItem, GoalsItem, LineUpItem, MatchItem, PlayerStatisticsItem, ScoreItem,
    SheetEntryItem, StatisticsItem, TeamSheetItem,
};
pub use league::{
    CompetitionItem, DeductionItem, EntrantItem, PromotionItem, RoundItem, StadiumItem, TeamItem, TieItem, TieSide,
};
pub use people::{OfficialItem, PersonItem, SquadItem, SquadPlayerItem, SquadStaffItem};

/// A text in both languages
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FeedLabel {
    pub pt: String,
    pub en: String,
}

impl From<FeedLabel> for Label {
    fn from(label: FeedLabel) -> Self {
        Self { pt: label.pt, en: label.en }
    }
}

/// The kinds of items. A key's scopes are kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Competition,
    Round,
    Stadium,
    Team,
    Person,
    Official,
    Squad,
    Match,
    LineUp,
    Event,
    Statistics,
    Appointments,
}

impl Kind {
    pub const ALL: [Kind; 12] = [
        Self::Competition,
        Self::Round,
        Self::Stadium,
        Self::Team,
        Self::Person,
        Self::Official,
        Self::Squad,
        Self::Match,
        Self::LineUp,
        Self::Event,
        Self::Statistics,
        Self::Appointments,
    ];

    /// On the wire, in addresses, and as a scope.
    pub fn name(self) -> &'static str {
        match self {
            Self::Competition => "competition",
            Self::Round => "round",
            Self::Stadium => "stadium",
            Self::Team => "team",
            Self::Person => "person",
            Self::Official => "official",
            Self::Squad => "squad",
            Self::Match => "match",
            Self::LineUp => "lineUp",
            Self::Event => "event",
            Self::Statistics => "statistics",
            Self::Appointments => "appointments",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

#[derive(Clone, Debug)]
pub enum Body {
    Competition(CompetitionItem),
    Round(RoundItem),
    Stadium(StadiumItem),
    Team(TeamItem),
    Person(PersonItem),
    Official(OfficialItem),
    Squad(SquadItem),
    Match(MatchItem),
    LineUp(LineUpItem),
    Event(EventItem),
    Statistics(StatisticsItem),
    Appointments(AppointmentsItem),
}

/// One thing that a message says.
#[derive(Clone, Debug)]
pub struct Item {
    pub kind: Kind,
    /// What the revision is counted for: all parts of the name.
    pub key: String,
    /// The same for people.
    pub id: String,
    pub revision: i64,
    /// Why something that was public is changed.
    pub why: Option<String>,
    pub body: Body,
    /// The item as it was sent, to tell a replay from a contradiction.
    pub text: String,
}

impl Item {
    /// Reads an item: `kind` where the address does not say it, `revision`, perhaps `why`, and what the kind takes.
    pub fn read(mut value: Value, kind: Option<Kind>) -> Result<Self, (Option<Kind>, Fault)> {
        let malformed = |field: &str, reason: String| Fault::new(Code::Malformed, field, reason);
        let Some(object) = value.as_object_mut() else {
            return Err((kind, malformed("", "an item is an object".to_owned())));
        };
        let named = object.remove("kind").map(|name| name.as_str().and_then(Kind::from_name));
        let kind = match (kind, named) {
            (Some(kind), None) => kind,
            (Some(kind), Some(named)) if named == Some(kind) => kind,
            (Some(kind), Some(_)) => {
                return Err((Some(kind), malformed("kind", "not the kind of this address".into())));
            }
            (None, Some(Some(kind))) => kind,
            (None, _) => {
                let names = Kind::ALL.map(Kind::name).join(", ");
                return Err((None, malformed("kind", format!("expected one of {names}"))));
            }
        };
        let wrong = |fault: Fault| (Some(kind), fault);
        // Without the kind, so that it does not matter whether the address or the item said it.
        let text = Value::Object(object.clone()).to_string();
        let revision = match object.remove("revision").map(|value| value.as_i64()) {
            Some(Some(revision)) if (0..=LARGEST_REVISION).contains(&revision) => revision,
            Some(_) => return Err(wrong(malformed("revision", format!("expected 0 to {LARGEST_REVISION}")))),
            None => return Err(wrong(malformed("revision", "an item needs its revision".to_owned()))),
        };
        let why = match object.remove("why") {
            None | Some(Value::Null) => None,
            Some(Value::String(why)) => Some(why),
            Some(_) => return Err(wrong(malformed("why", "expected a text".to_owned()))),
        };
        check_texts(&value, &mut String::new()).map_err(wrong)?;
        if why.as_ref().is_some_and(|why| !is_fit(why)) {
            return Err(wrong(malformed("why", UNFIT.to_owned())));
        }
        let body = match kind {
            Kind::Competition => parse(value).map(Body::Competition),
            Kind::Round => parse(value).map(Body::Round),
            Kind::Stadium => parse(value).map(Body::Stadium),
            Kind::Team => parse(value).map(Body::Team),
            Kind::Person => parse(value).map(Body::Person),
            Kind::Official => parse(value).map(Body::Official),
            Kind::Squad => parse(value).map(Body::Squad),
            Kind::Match => parse(value).map(Body::Match),
            Kind::LineUp => parse(value).map(Body::LineUp),
            Kind::Event => parse(value).map(Body::Event),
            Kind::Statistics => parse(value).map(Body::Statistics),
            Kind::Appointments => parse(value).map(Body::Appointments),
        };
        let body = body.map_err(wrong)?;
        let parts = body.name();
        if let Some((field, _)) = parts.iter().find(|(_, part)| !(1..=LONGEST_ID).contains(&part.chars().count())) {
            return Err(wrong(malformed(field, format!("an id has 1 to {LONGEST_ID} characters"))));
        }
        let join = |between: &str| parts.iter().map(|(_, part)| part.as_str()).collect::<Vec<_>>().join(between);
        Ok(Self { kind, key: join(SEPARATOR), id: join("/"), revision, why, body, text })
    }
}

const LONGEST_ID: usize = 200;
/// What every language's numbers hold exactly.
const LARGEST_REVISION: i64 = (1 << 53) - 1;
/// No text of a message contains it.
const SEPARATOR: &str = "\u{1f}";
const LONGEST_TEXT: usize = 2_000;
const UNFIT: &str = "a text has at most 2,000 characters, none of them a control character";

fn is_fit(text: &str) -> bool {
    text.chars().count() <= LONGEST_TEXT && !text.chars().any(|c| c.is_control() && c != '\n')
}

/// Texts that no database should have to keep are refused wherever they are.
fn check_texts(value: &Value, path: &mut String) -> Result<(), Fault> {
    match value {
        Value::String(text) if !is_fit(text) => Err(Fault::new(Code::Malformed, path, UNFIT.to_owned())),
        Value::Array(list) => list.iter().enumerate().try_for_each(|(i, value)| {
            let length = path.len();
            path.push_str(&format!("[{i}]"));
            check_texts(value, path)?;
            path.truncate(length);
            Ok(())
        }),
        Value::Object(fields) => fields.iter().try_for_each(|(name, value)| {
            let length = path.len();
            path.push_str(if length == 0 { "" } else { "." });
            path.extend(name.chars().take(40));
            check_texts(value, path)?;
            path.truncate(length);
            Ok(())
        }),
        _ => Ok(()),
    }
}

fn parse<T: for<'de> Deserialize<'de>>(value: Value) -> Result<T, Fault> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let reason: String = error.inner().to_string().chars().take(300).collect();
        Fault::new(Code::Malformed, if path == "." { "" } else { &path }, reason)
    })
}

impl Body {
    /// The parts of the name for which revisions are counted, with their fields.
    fn name(&self) -> Vec<(&'static str, String)> {
        let season = |season: SeasonId| ("season", season.to_string());
        match self {
            Self::Competition(item) => vec![("id", item.id.clone()), season(item.season)],
            Self::Round(item) => {
                vec![("competition", item.competition.clone()), season(item.season), ("id", item.id.clone())]
            }
            Self::Stadium(item) => vec![("id", item.id.clone())],
            Self::Team(item) => vec![("id", item.id.clone())],
            Self::Person(item) => vec![("id", item.id.clone())],
            Self::Official(item) => {
                let calling = item.calling.meaning().code().to_string();
                vec![("person", item.person.clone()), season(item.season), ("calling", calling)]
            }
            Self::Squad(item) => vec![("team", item.team.clone()), season(item.season)],
            Self::Match(item) => vec![("id", item.id.clone())],
            Self::LineUp(item) => vec![("match", item.match_.clone())],
            Self::Event(item) => vec![("match", item.match_.clone()), ("id", item.id.clone())],
            Self::Statistics(item) => vec![("match", item.match_.clone())],
            Self::Appointments(item) => vec![("match", item.match_.clone())],
        }
    }
}

/// Eight digits, as a text or a number.
fn season_of<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeasonId, D::Error> {
    use serde::de::Error;
    let value = Value::deserialize(deserializer)?;
    let season = match &value {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_i64().and_then(|number| SeasonId::try_from(number).ok()),
        _ => None,
    };
    season.ok_or_else(|| D::Error::custom("expected a season of eight digits, such as 20262027"))
}

fn season_of_option<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SeasonId>, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::Null => Ok(None),
        value => season_of(value).map(Some).map_err(serde::de::Error::custom),
    }
}

/// An instant to the millisecond, which is how it is kept.
fn instant<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Given<Timestamp>, D::Error> {
    let cut = |at: Timestamp| Timestamp::from_millisecond(at.as_millisecond()).unwrap_or(at);
    Ok(Given::<Timestamp>::deserialize(deserializer)?.map(cut))
}
