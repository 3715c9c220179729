//! A query as a text by which its answer is kept: of parsed values and names of the model alone, so that nothing made up is
//! in it but the values that are looked for.

use std::fmt::Write;

use super::{Condition, Fields, Locales, Nested, Order, PageForm, Populatable, Populated, Query, Shown, State, Step};

impl Query<'_> {
    /// Equal for queries that ask the same.
    pub fn key(&self) -> String {
        let mut text = self.content_type.name.clone();
        condition(&mut text, &self.condition);
        orders(&mut text, &self.sort);
        match self.page.form {
            PageForm::Page { page, size } => push(&mut text, format_args!(" page {page} of {size}")),
            PageForm::Offset { start, limit } => push(&mut text, format_args!(" from {start} up to {limit}")),
        }
        text.push_str(if self.page.is_counted { " counted" } else { "" });
        shown(&mut text, &self.shown);
        match &self.locales {
            Locales::All => text.push_str(" in all"),
            Locales::Some(codes) => push(&mut text, format_args!(" in {codes:?}")),
        }
        state(&mut text, self.state);
        text
    }
}

impl Shown<'_> {
    /// Equal where the same is shown.
    pub fn key(&self) -> String {
        let mut text = String::new();
        shown(&mut text, self);
        text
    }
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("a text takes whatever is written");
}

fn shown(text: &mut String, it: &Shown<'_>) {
    match &it.fields {
        Fields::All => text.push_str(" *"),
        Fields::Some(names) => push(text, format_args!(" {}", names.join(","))),
    }
    text.push('{');
    for one in &it.populate {
        populated(text, one);
    }
    text.push('}');
}

fn populated(text: &mut String, Populated { what, how, on }: &Populated<'_>) {
    match what {
        Populatable::Field(field) => text.push_str(&field.name),
        Populatable::Localizations => text.push_str("localizations"),
    }
    nested(text, how);
    for (component, how) in on {
        push(text, format_args!(" on {component}"));
        nested(text, how);
    }
    text.push(';');
}

fn nested(text: &mut String, it: &Nested<'_>) {
    shown(text, &it.shown);
    condition(text, &it.condition);
    orders(text, &it.sort);
    push(text, format_args!(" from {} up to {:?}", it.start, it.limit));
    text.push_str(if it.is_count { " count" } else { "" });
    if let Some(it) = it.state {
        state(text, it);
    }
}

fn state(text: &mut String, state: State) {
    text.push_str(match state {
        State::Live => " live",
        State::Preview => " preview",
    });
}

fn orders(text: &mut String, orders: &[Order<'_>]) {
    for Order { path, column, is_descending } in orders {
        text.push_str(" by ");
        for step in path {
            match step {
                Step::Hop(hop) => text.push_str(hop.name()),
                Step::Component(field) => text.push_str(&field.name),
            }
            text.push('.');
        }
        text.push_str(column.name());
        text.push_str(if *is_descending { " desc" } else { " asc" });
    }
}

fn condition(text: &mut String, it: &Condition<'_>) {
    let several = |text: &mut String, name: &str, conditions: &[Condition<'_>]| {
        text.push_str(name);
        text.push('(');
        for one in conditions {
            condition(text, one);
        }
        text.push(')');
    };
    match it {
        Condition::All(conditions) => several(text, " all", conditions),
        Condition::Any(conditions) => several(text, " any", conditions),
        Condition::Not(inner) => several(text, " not", std::slice::from_ref(inner)),
        Condition::Value(column, test) => push(text, format_args!(" {} {test:?}", column.name())),
        Condition::Sport(field, _, test) => push(text, format_args!(" {} {test:?}", field.name)),
        Condition::Related(hop, inner) => {
            push(text, format_args!(" {}", hop.name()));
            several(text, "", std::slice::from_ref(inner));
        }
        Condition::Component(field, inner) => {
            push(text, format_args!(" {}", field.name));
            several(text, "", std::slice::from_ref(inner));
        }
    }
}
