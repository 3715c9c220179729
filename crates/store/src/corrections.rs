//! Corrections: what was changed in a match after it had been told. They are noted by whatever writes a match, in the
//! same transaction, so that none can be forgotten.

use std::collections::{BTreeMap, BTreeSet};

use football::PersonId;
use football::correction::{Standing, Told, When, is_event_corrected};
use football::event::EventKind;
use football::moment::{Half, Moment};
use football::occurrence::Origin;
use football::score::{FullScore, Score};
use football::side::Side;
use football::state::MatchState;
use jiff::Timestamp;
use jiff::civil::Date;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entities::{correction, match_};
use crate::matches::MatchFacts;
use crate::query::chunks;
use crate::records::Event;
use crate::{Result, Store, StoreError, Write, boxed};

#[derive(Clone, Debug, PartialEq)]
pub struct Correction {
    pub id: i64,
    pub match_id: i64,
    pub at: Timestamp,
    /// What wrote it: `feed`, `import` …
    pub source: String,
    /// Who, where that is known.
    pub author: Option<String>,
    pub reason: Option<String>,
    pub change: Corrected,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Corrected {
    Result {
        before: Standing,
        after: Standing,
    },
    Date {
        before: When,
        after: When,
    },
    /// A goal or a card, told plainly. `None` where there was, or is, none.
    Event {
        before: Option<Told<PersonId>>,
        after: Option<Told<PersonId>>,
    },
}

const RESULT: i16 = 1;
const DATE: i16 = 2;
const EVENT: i16 = 3;

/// A standing as it is kept: `[status, subStatus]` and pairs of goals.
#[derive(Serialize, Deserialize)]
struct StandingText {
    state: (i16, i16),
    goals: Option<(u16, u16)>,
    half_time: Option<(u16, u16)>,
    ninety: Option<(u16, u16)>,
    penalties: Option<(u16, u16)>,
}

#[derive(Serialize, Deserialize)]
struct WhenText {
    day: Option<Date>,
    kickoff: Option<Timestamp>,
    is_settled: bool,
}

#[derive(Serialize, Deserialize)]
struct ToldText {
    kind: i16,
    half: i16,
    minute: u16,
    time: Option<u16>,
    added: Option<u16>,
    side: Option<i16>,
    player: Option<PersonId>,
    related: Option<PersonId>,
}

impl From<&Standing> for StandingText {
    fn from(standing: &Standing) -> Self {
        let pair = |score: Score| (score.home, score.away);
        let part = |read: fn(&FullScore) -> Option<Score>| standing.score.as_ref().and_then(read).map(pair);
        Self {
            state: (standing.state.status(), standing.state.sub_status()),
            goals: part(|score| Some(score.goals)),
            half_time: part(|score| score.half_time),
            ninety: part(|score| score.ninety),
            penalties: part(|score| score.penalties),
        }
    }
}

impl StandingText {
    fn read(self) -> Option<Standing> {
        let score = |(home, away): (u16, u16)| Score::new(home, away);
        Some(Standing {
            state: MatchState::from_codes(self.state.0, self.state.1).ok()?,
            score: self.goals.map(|goals| FullScore {
                goals: score(goals),
                half_time: self.half_time.map(score),
                ninety: self.ninety.map(score),
                penalties: self.penalties.map(score),
            }),
        })
    }
}

impl From<&When> for WhenText {
    fn from(&When { day, kickoff, is_settled }: &When) -> Self {
        Self { day, kickoff, is_settled }
    }
}

impl WhenText {
    fn read(self) -> When {
        When { day: self.day, kickoff: self.kickoff, is_settled: self.is_settled }
    }
}

impl From<&Told<PersonId>> for ToldText {
    fn from(told: &Told<PersonId>) -> Self {
        let Told { kind, moment, side, player, related } = *told;
        Self {
            kind: kind.code(),
            half: moment.half.code(),
            minute: moment.minute,
            time: moment.time,
            added: moment.added,
            side: side.map(Side::code),
            player,
            related,
        }
    }
}

impl ToldText {
    fn read(self) -> Option<Told<PersonId>> {
        let half = Half::from_code(self.half)?;
        Some(Told {
            kind: EventKind::from_code(self.kind),
            moment: Moment { half, minute: self.minute, time: self.time, added: self.added },
            side: self.side.and_then(Side::from_code),
            player: self.player,
            related: self.related,
        })
    }
}

impl TryFrom<correction::Model> for Correction {
    type Error = StoreError;

    fn try_from(row: correction::Model) -> Result<Self> {
        let wrong = || StoreError::Corrupt(format!("correction {}", row.id));
        let (before, after) = (row.before, row.after);
        let change = match row.subject {
            RESULT => {
                let both = read::<StandingText>(before).zip(read::<StandingText>(after));
                both.and_then(|(before, after)| {
                    Some(Corrected::Result { before: before.read()?, after: after.read()? })
                })
            }
            DATE => {
                let both = read::<WhenText>(before).zip(read::<WhenText>(after));
                both.map(|(before, after)| Corrected::Date { before: before.read(), after: after.read() })
            }
            EVENT => {
                let told = |value| read::<ToldText>(value).and_then(ToldText::read);
                Some(Corrected::Event { before: told(before), after: told(after) })
            }
            _ => None,
        };
        Ok(Self {
            id: row.id,
            match_id: row.match_id,
            at: Timestamp::from_millisecond(row.at).map_err(|_| wrong())?,
            source: row.source,
            author: row.author,
            reason: row.reason,
            change: change.ok_or_else(wrong)?,
        })
    }
}

fn read<T: for<'a> Deserialize<'a>>(value: Option<Value>) -> Option<T> {
    serde_json::from_value(value?).ok()
}

fn text<T: Serialize>(value: &T) -> Option<Value> {
    serde_json::to_value(value).ok()
}

impl Corrected {
    /// The subject, and both sides as they are kept.
    fn columns(&self) -> (i16, Option<Value>, Option<Value>) {
        match self {
            Self::Result { before, after } => {
                (RESULT, text(&StandingText::from(before)), text(&StandingText::from(after)))
            }
            Self::Date { before, after } => (DATE, text(&WhenText::from(before)), text(&WhenText::from(after))),
            Self::Event { before, after } => {
                let told = |told: &Option<Told<PersonId>>| told.as_ref().and_then(|told| text(&ToldText::from(told)));
                (EVENT, told(before), told(after))
            }
        }
    }
}

/// What a write has corrected so far, and who does it for which reason.
#[derive(Default)]
pub(crate) struct Ledger {
    author: Option<String>,
    reason: Option<String>,
    /// Matches whose facts were written: what was known before, and what is now. Only the whole step was ever public.
    facts: BTreeMap<i64, Step>,
    events: Vec<Entry>,
}

struct Step {
    before: MatchFacts,
    after: MatchFacts,
    /// Why the result was written, and why the date.
    reasons: [Option<String>; 2],
}

struct Entry {
    match_id: i64,
    reason: Option<String>,
    change: Corrected,
}

/// Why events are written, by their number.
pub type Reasons = BTreeMap<i32, String>;

fn standing(facts: &MatchFacts) -> Standing {
    Standing { state: facts.state, score: facts.score }
}

fn when(facts: &MatchFacts) -> When {
    When { day: facts.day, kickoff: facts.kickoff, is_settled: facts.date_defined }
}

/// What a copy of the calendar has of a match, as far as it can become wrong.
fn place(facts: &MatchFacts) -> (When, Option<i64>, bool) {
    let is_off = matches!(facts.state, MatchState::Postponed | MatchState::Cancelled);
    (when(facts), facts.stadium_id, is_off)
}

impl Step {
    fn is_move(&self) -> bool {
        place(&self.before) != place(&self.after)
    }

    /// With their reasons.
    fn corrections(self) -> impl Iterator<Item = (Option<String>, Corrected)> {
        let [of_result, of_date] = self.reasons;
        let (before, after) = (standing(&self.before), standing(&self.after));
        let result = before.is_corrected_by(&after).then_some((of_result, Corrected::Result { before, after }));
        let (before, after) = (when(&self.before), when(&self.after));
        let date = before.is_corrected_by(&after).then_some((of_date, Corrected::Date { before, after }));
        result.into_iter().chain(date)
    }
}

impl Store {
    /// Everything that was corrected in a match, oldest first.
    #[boxed]
    pub async fn corrections(&self, match_id: i64) -> Result<Vec<Correction>> {
        let find = correction::Entity::find()
            .filter(correction::Column::MatchId.eq(match_id))
            .order_by_asc(correction::Column::Id);
        find.all(&self.reader).await?.into_iter().map(Correction::try_from).collect()
    }
}

impl Write {
    /// Says who writes.
    pub fn sign(&mut self, author: &str) {
        self.ledger.author = Some(author.to_owned());
    }

    /// Says why what follows is written, until another reason is given.
    pub fn because(&mut self, reason: Option<&str>) {
        self.ledger.reason = reason.map(str::to_owned);
    }

    /// Notes that a match gets new facts: what they take back is found when all of the write is known.
    pub(crate) fn correct_facts(&mut self, match_id: i64, before: &MatchFacts, after: &MatchFacts) {
        if self.is_new_match(match_id) {
            return;
        }
        let reason = self.ledger.reason.clone();
        let step = self.ledger.facts.entry(match_id).or_insert_with(|| Step {
            before: before.clone(),
            after: before.clone(),
            reasons: [None, None],
        });
        if standing(&step.after) != standing(after) {
            step.reasons[0].clone_from(&reason);
        }
        if when(&step.after) != when(after) {
            step.reasons[1] = reason;
        }
        step.after = after.clone();
    }

    /// Notes which goals and cards are told otherwise now.
    pub(crate) async fn correct_events(
        &mut self,
        match_id: i64,
        origin: Origin,
        (before, after): (&[Event], &[Event]),
        reasons: &Reasons,
    ) -> Result<()> {
        if self.is_new_match(match_id) {
            return Ok(());
        }
        let told = |event: &Event| Told::of(&event.occurrence().plainly(origin));
        let list = |events: &[Event]| -> BTreeMap<i32, Told<PersonId>> {
            events.iter().filter_map(|event| Some((event.number, told(event)?))).collect()
        };
        let (old, new) = (list(before), list(after));
        let has_new = new.keys().any(|number| !old.contains_key(number));
        // Where nothing had been told of a match but its result, telling it is no correction.
        let is_told = has_new && !before.is_empty() && self.was_over(match_id).await?;
        let numbers: BTreeSet<i32> = old.keys().chain(new.keys()).copied().collect();
        for number in numbers {
            let (before, after) = (old.get(&number).copied(), new.get(&number).copied());
            if is_event_corrected(before.as_ref(), after.as_ref(), is_told) {
                let reason = reasons.get(&number).cloned().or_else(|| self.ledger.reason.clone());
                self.ledger.events.push(Entry { match_id, reason, change: Corrected::Event { before, after } });
            }
        }
        Ok(())
    }

    async fn count_moves(&mut self, matches: &[i64], at: Timestamp) -> Result<()> {
        for ids in chunks(matches) {
            let update = match_::Entity::update_many()
                .col_expr(match_::Column::Moves, Expr::col(match_::Column::Moves).add(1))
                .col_expr(match_::Column::MovedAt, Expr::value(at.as_millisecond()))
                .filter(match_::Column::Id.is_in(ids));
            update.exec(&self.tx).await?;
        }
        Ok(())
    }

    pub(crate) async fn write_corrections(&mut self, at: Timestamp, source: &str) -> Result<()> {
        let Ledger { author, facts, events, .. } = std::mem::take(&mut self.ledger);
        let moved: Vec<i64> = facts.iter().filter(|(_, step)| step.is_move()).map(|(&id, _)| id).collect();
        self.count_moves(&moved, at).await?;
        let of_facts = facts.into_iter().flat_map(|(match_id, step)| {
            step.corrections().map(move |(reason, change)| Entry { match_id, reason, change })
        });
        let rows = of_facts.chain(events).map(|entry| {
            let (subject, before, after) = entry.change.columns();
            correction::ActiveModel {
                id: NotSet,
                match_id: Set(entry.match_id),
                at: Set(at.as_millisecond()),
                subject: Set(subject),
                before: Set(before),
                after: Set(after),
                source: Set(source.to_owned()),
                author: Set(author.clone()),
                reason: Set(entry.reason),
            }
        });
        let rows: Vec<_> = rows.collect();
        for rows in chunks(&rows) {
            correction::Entity::insert_many(rows).exec_without_returning(&self.tx).await?;
        }
        Ok(())
    }
}
