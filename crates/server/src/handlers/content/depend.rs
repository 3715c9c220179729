//! What a list depends on beyond its own type: the types that it is filtered and sorted by, and the time.

use content::model::{ContentType, FieldKind};
use content::query::{Condition, Hop, Order, Query, Step};
use jiff::Timestamp;
use store::content::Document;
use store::tags::Tag;

use crate::cache::Reads;
use crate::handlers::entries::text;

/// Notes every type that a query looks into, for its entries and for what is shown around them.
pub(super) fn on_conditions(reads: &mut Reads, query: &Query<'_>) {
    condition(reads, &query.condition);
    orders(reads, &query.sort);
}

/// Notes the next moment that one of these entries names: pages show a giveaway otherwise once it has begun or is over.
pub(super) fn on_times(reads: &mut Reads, content_type: &ContentType, documents: &[Document], now: Timestamp) {
    let fields = content_type.fields.iter().filter(|field| matches!(field.kind, FieldKind::DateTime));
    for field in fields {
        let times = documents.iter().filter_map(|document| text(document, &field.name)?.parse::<Timestamp>().ok());
        times.filter(|at| *at > now).for_each(|at| reads.until(at));
    }
}

pub(super) fn condition(reads: &mut Reads, asked: &Condition<'_>) {
    match asked {
        Condition::All(list) | Condition::Any(list) => list.iter().for_each(|one| condition(reads, one)),
        Condition::Not(inner) | Condition::Component(_, inner) => condition(reads, inner),
        Condition::Related(to, inner) => {
            hop(reads, *to);
            condition(reads, inner);
        }
        Condition::Value(..) | Condition::Sport(..) => {}
    }
}

pub(super) fn orders(reads: &mut Reads, orders: &[Order<'_>]) {
    for step in orders.iter().flat_map(|order| &order.path) {
        if let Step::Hop(to) = step {
            hop(reads, *to);
        }
    }
}

/// Other languages are of the same type, which is noted anyway.
fn hop(reads: &mut Reads, hop: Hop<'_>) {
    if let Hop::Field(_, target) = hop {
        reads.tag(Tag::content(&target.name));
    }
}
