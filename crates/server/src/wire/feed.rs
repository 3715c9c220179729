//! Messages of the league feed, and what is answered to them. Items are read by [`feeds::feed`]; here they are described.

use feeds::feed::{
    AppointmentsItem, Code, CompetitionItem, EventItem, LineUpItem, MatchItem, OfficialItem, PersonItem, Problem,
    Received, RoundItem, SquadItem, StadiumItem, StatisticsItem, TeamItem,
};
use serde::Serialize;
use utoipa::ToSchema;

/// One thing that a message says. To each kind belong `revision`, a number that grows with every change of the thing, and
/// perhaps `why`, which is kept where something public is corrected.
#[derive(ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(dead_code, reason = "describes what `feeds::feed` reads")]
pub(crate) enum FeedItem {
    Competition(Revised<CompetitionItem>),
    Round(Revised<RoundItem>),
    Stadium(Revised<StadiumItem>),
    Team(Revised<TeamItem>),
    Person(Revised<PersonItem>),
    Official(Revised<OfficialItem>),
    Squad(Revised<SquadItem>),
    Match(Revised<MatchItem>),
    LineUp(Revised<LineUpItem>),
    Event(Revised<EventItem>),
    Statistics(Revised<StatisticsItem>),
    Appointments(Revised<AppointmentsItem>),
}

/// The same where the address says the kind.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "describes what `feeds::feed` reads")]
pub(crate) enum FeedItemOfKind {
    Competition(Revised<CompetitionItem>),
    Round(Revised<RoundItem>),
    Stadium(Revised<StadiumItem>),
    Team(Revised<TeamItem>),
    Person(Revised<PersonItem>),
    Official(Revised<OfficialItem>),
    Squad(Revised<SquadItem>),
    Match(Revised<MatchItem>),
    LineUp(Revised<LineUpItem>),
    Event(Revised<EventItem>),
    Statistics(Revised<StatisticsItem>),
    Appointments(Revised<AppointmentsItem>),
}

#[derive(ToSchema)]
#[allow(dead_code, reason = "describes what `feeds::feed` reads")]
pub(crate) struct Revised<T> {
    /// Grows with every change of the thing; the time of the message in milliseconds will do
    #[schema(minimum = 0, example = 1_794_777_000_000_i64)]
    revision: i64,
    /// Why something that was public is changed
    why: Option<String>,
    #[serde(flatten)]
    item: T,
}

/// A message with many items.
#[derive(ToSchema)]
#[allow(dead_code, reason = "describes what `feeds::feed` reads")]
pub(crate) struct BatchBody {
    #[schema(max_items = 2000)]
    items: Vec<FeedItem>,
}

/// What became of a message.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReceiptBody {
    items: Vec<ReceivedBody>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReceivedBody {
    #[schema(example = "match")]
    kind: &'static str,
    id: String,
    /// `created`, `updated` or `unchanged`
    #[schema(example = "updated")]
    outcome: &'static str,
}

/// What is wrong with an item.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FeedProblem {
    /// The item's place in the message, from 0.
    index: usize,
    #[schema(example = "event")]
    kind: Option<&'static str>,
    id: Option<String>,
    /// The field, where it is one.
    #[schema(example = "minute")]
    field: Option<String>,
    /// `malformed`, `invalid`, `unknown_reference`, `contradiction`, `stale_revision`, `revision_reused` or `scope`
    #[schema(example = "invalid")]
    code: &'static str,
    #[schema(example = "expected 1 to 45")]
    message: String,
    #[serde(skip)]
    meaning: Meaning,
}

/// What kind of answer a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Forbidden,
    Outdated,
    Wrong,
}

impl FeedProblem {
    pub(crate) fn meaning(&self) -> Meaning {
        self.meaning
    }
}

impl From<Problem> for FeedProblem {
    fn from(problem: Problem) -> Self {
        let fault = problem.fault;
        Self {
            index: problem.index,
            kind: problem.kind.map(feeds::feed::Kind::name),
            id: problem.id,
            field: Some(fault.field).filter(|field| !field.is_empty()),
            code: fault.code.name(),
            message: fault.reason,
            meaning: match fault.code {
                Code::Scope => Meaning::Forbidden,
                Code::StaleRevision | Code::RevisionReused => Meaning::Outdated,
                Code::Malformed | Code::Invalid | Code::UnknownReference | Code::Contradiction => Meaning::Wrong,
            },
        }
    }
}

impl ReceiptBody {
    pub(crate) fn new(received: Vec<Received>) -> Self {
        let body = |it: Received| ReceivedBody { kind: it.kind.name(), id: it.id, outcome: it.outcome.name() };
        Self { items: received.into_iter().map(body).collect() }
    }
}
