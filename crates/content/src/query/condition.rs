//! What conditions mean where there is nothing to hold them against.
//!
//! In the dialect a relation is joined from the outside: an entry without related ones counts as one with a related one in
//! which nothing has a value, and a negation asks for some related entry that differs. Here both are said outright, so that a
//! relation in a condition is always about entries that exist.

use super::{Column, Condition, Test};

/// The same condition with negations only around values, and with what holds for no related entry spelt out.
pub(super) fn settled<'m>(condition: &Condition<'m>) -> Condition<'m> {
    settle(condition, false)
}

fn settle<'m>(condition: &Condition<'m>, is_negated: bool) -> Condition<'m> {
    let each = |conditions: &[Condition<'m>]| conditions.iter().map(|one| settle(one, is_negated)).collect();
    match condition {
        Condition::All(conditions) if is_negated => Condition::Any(each(conditions)),
        Condition::All(conditions) => Condition::All(each(conditions)),
        Condition::Any(conditions) if is_negated => Condition::All(each(conditions)),
        Condition::Any(conditions) => Condition::Any(each(conditions)),
        Condition::Not(condition) => settle(condition, !is_negated),
        Condition::Value(column, test) => match (is_negated, test) {
            (false, test) => Condition::Value(*column, test.clone()),
            (true, Test::IsNull) => Condition::Value(*column, Test::IsNotNull),
            (true, Test::IsNotNull) => Condition::Value(*column, Test::IsNull),
            (true, test) => Condition::Not(Box::new(Condition::Value(*column, test.clone()))),
        },
        Condition::Sport(field, entity, test) => {
            Condition::Sport(field, *entity, if is_negated { opposite(test) } else { test.clone() })
        }
        Condition::Related(hop, inner) => {
            let related = |condition| Condition::Related(*hop, Box::new(condition));
            joined(inner, is_negated, &related)
        }
        Condition::Component(field, inner) => {
            let contained = |condition| Condition::Component(field, Box::new(condition));
            joined(inner, is_negated, &contained)
        }
    }
}

fn joined<'m>(inner: &Condition<'m>, is_negated: bool, some: &dyn Fn(Condition<'m>) -> Condition<'m>) -> Condition<'m> {
    let settled = settle(inner, is_negated);
    if of_nothing(inner) != Some(!is_negated) {
        return some(settled);
    }
    let none = Condition::Not(Box::new(some(Condition::default())));
    match settled {
        // Whatever exists has an id.
        Condition::Value(Column::Id, Test::IsNull) => none,
        settled => Condition::Any(vec![some(settled), none]),
    }
}

/// Whether a condition holds where nothing has a value; none where that is unknown, as in SQL.
fn of_nothing(condition: &Condition<'_>) -> Option<bool> {
    let decided = |conditions: &[Condition<'_>], by: bool| {
        let mut are_all_known = true;
        for one in conditions.iter().map(of_nothing) {
            match one {
                Some(holds) if holds == by => return Some(by),
                Some(_) => {}
                None => are_all_known = false,
            }
        }
        are_all_known.then_some(!by)
    };
    match condition {
        Condition::All(conditions) => decided(conditions, false),
        Condition::Any(conditions) => decided(conditions, true),
        Condition::Not(condition) => of_nothing(condition).map(|holds| !holds),
        Condition::Value(_, test) | Condition::Sport(_, _, test) => match test {
            Test::IsNull => Some(true),
            Test::IsNotNull => Some(false),
            _ => None,
        },
        Condition::Related(_, inner) | Condition::Component(_, inner) => of_nothing(inner),
    }
}

/// For what is asked of the league: some linked one differs.
fn opposite(test: &Test) -> Test {
    match test.clone() {
        Test::Equal(operand) => Test::NotEqual(operand),
        Test::NotEqual(operand) => Test::Equal(operand),
        Test::In(operands) => Test::NotIn(operands),
        Test::NotIn(operands) => Test::In(operands),
        Test::IsNull => Test::IsNotNull,
        Test::IsNotNull => Test::IsNull,
        Test::Less(operand) => Test::AtLeast(operand),
        Test::AtLeast(operand) => Test::Less(operand),
        Test::Greater(operand) => Test::AtMost(operand),
        Test::AtMost(operand) => Test::Greater(operand),
        Test::Contains(text) => Test::NotContains(text),
        Test::NotContains(text) => Test::Contains(text),
        Test::Alike(text) => Test::Unlike(text),
        Test::Unlike(text) => Test::Alike(text),
        // The league is asked by id alone: these do not come here.
        test @ (Test::Between(..) | Test::StartsWith(_) | Test::EndsWith(_)) => test,
    }
}
