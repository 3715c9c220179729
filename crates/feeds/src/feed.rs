//! The league feed: messages from a data provider, applied all or nothing.
//!
//! A message is a list of items. Each item says what is known of one thing – a competition, a match, an event – under the
//! provider's own id and with a revision. Saying the same again changes nothing; an older revision is refused.

mod apply;
mod given;
mod items;
mod problem;
mod references;
mod revisions;
mod session;
mod words;

use crate::boxed;
use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use store::Store;

pub use items::*;
pub use problem::{Code, Fault, FeedError, Problem};
pub use words::{
    FeedCalling, FeedDuty, FeedEventType, FeedFormat, FeedHalf, FeedLeg, FeedPosition, FeedRole, FeedRoundKind,
    FeedSide, FeedState,
};

use problem::Stop;
use revisions::Standing;
use session::Session;

/// The most items in one message.
pub const MOST_ITEMS: usize = 2_000;
/// Problems beyond these are not listed.
const MOST_PROBLEMS: usize = 100;

/// Who sends a message.
#[derive(Clone, Debug)]
pub struct Sender {
    pub key: i64,
    pub name: String,
    /// The kinds it may write.
    pub scopes: Vec<Kind>,
}

/// What became of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Created,
    Updated,
    /// Known already.
    Unchanged,
}

impl Outcome {
    pub fn name(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Unchanged => "unchanged",
        }
    }

    fn updated(is_news: bool) -> Self {
        if is_news { Self::Updated } else { Self::Unchanged }
    }
}

/// An item that was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    pub kind: Kind,
    pub id: String,
    pub outcome: Outcome,
}

/// Reads the items of a message; `kind` where all are of one kind and do not say so themselves.
pub fn read(values: Vec<Value>, kind: Option<Kind>, sender: &Sender) -> Result<Vec<Item>, FeedError> {
    let mut problems = Vec::new();
    let mut items = Vec::with_capacity(values.len());
    for (index, value) in values.into_iter().enumerate() {
        match Item::read(value, kind) {
            Ok(item) if sender.scopes.contains(&item.kind) => items.push(item),
            Ok(item) => {
                let fault = Fault::new(Code::Scope, "kind", format!("this key may not write “{}”", item.kind.name()));
                problems.push(Problem { index, kind: Some(item.kind), id: Some(item.id), fault });
            }
            Err((kind, fault)) => problems.push(Problem { index, kind, id: None, fault }),
        }
    }
    refuse(problems)?;
    Ok(items)
}

/// Applies a message: everything or nothing.
#[boxed]
pub async fn apply(
    store: &Store,
    at: Timestamp,
    zone: &TimeZone,
    sender: &Sender,
    items: Vec<Item>,
) -> Result<Vec<Received>, FeedError> {
    let mut write = store.write().await?;
    if !write.is_key_in_use(sender.key).await? {
        return Err(FeedError::Revoked);
    }
    write.sign(&sender.name);
    let standings = revisions::check(&write, &items).await?;
    let mut problems: Vec<Problem> = Vec::new();
    let mut session = Session::open(write, zone, &items).await?;
    let mut received = Vec::with_capacity(items.len());
    // Where a message tells of one thing more than once, the last word is noted.
    let mut notes = BTreeMap::new();
    for (index, (item, standing)) in items.iter().zip(standings).enumerate() {
        let problem = |fault: Fault| Problem { index, kind: Some(item.kind), id: Some(item.id.clone()), fault };
        let applied = match standing {
            Standing::Known => Ok(Outcome::Unchanged),
            Standing::Wrong(fault) => Err(Stop::Fault(fault)),
            Standing::New(note) => {
                notes.insert((item.kind, &item.key), note);
                session.apply(index, item).await
            }
        };
        match applied {
            Ok(outcome) => received.push(Received { kind: item.kind, id: item.id.clone(), outcome }),
            Err(Stop::Follows) => session.fail(item),
            Err(Stop::Fault(fault)) => {
                session.fail(item);
                problems.push(problem(fault));
            }
            Err(Stop::Refused(fault)) => {
                problems.push(problem(fault));
                break;
            }
            Err(Stop::Store(error)) => return Err(error.into()),
        }
    }
    // What was refused leaves gaps that would look like contradictions.
    refuse(std::mem::take(&mut problems))?;
    let found = session.settle().await?;
    let problem = |(index, fault): (usize, Fault)| {
        let item = &items[index];
        Problem { index, kind: Some(item.kind), id: Some(item.id.clone()), fault }
    };
    refuse(found.into_iter().map(problem).collect())?;
    let mut write = session.close();
    let notes: Vec<_> = notes.into_values().collect();
    write.note_feed_items(sender.key, at, &notes).await?;
    write.commit(at, "feed", json!({ "key": sender.name, "items": received.len() })).await?;
    Ok(received)
}

fn refuse(mut problems: Vec<Problem>) -> Result<(), FeedError> {
    if problems.is_empty() {
        return Ok(());
    }
    problems.sort_by_key(|problem| problem.index);
    problems.truncate(MOST_PROBLEMS);
    Err(FeedError::Refused(problems))
}
