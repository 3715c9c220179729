//! What a list depends on beyond its own type: the types that it is filtered and sorted by.

use content::query::{Condition, Hop, Order, Query, Step};
use store::tags::Tag;

use crate::cache::Reads;

/// Notes every type that a query looks into, for its entries and for what is shown around them.
pub(super) fn on_conditions(reads: &mut Reads, query: &Query<'_>) {
    condition(reads, &query.condition);
    orders(reads, &query.sort);
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
