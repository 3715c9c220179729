//! Small checks that several kinds of items share.

use std::collections::HashSet;
use std::hash::Hash;

use football::season::SeasonId;
use jiff::civil::Date;

use super::super::problem::Fault;

/// `#rrggbb`
pub(super) fn colour(field: &str, text: Option<&String>) -> Result<(), Fault> {
    let is_colour = |text: &String| {
        text.strip_prefix('#').is_some_and(|hex| hex.len() == 6 && hex.bytes().all(|b| b.is_ascii_hexdigit()))
    };
    match text {
        Some(text) if !is_colour(text) => Err(Fault::invalid(field, "expected a colour such as #0b3d91")),
        _ => Ok(()),
    }
}

/// An address that may be linked to: of the web, or of this site.
pub(super) fn link(field: &str, text: Option<&String>) -> Result<(), Fault> {
    let is_link = |text: &String| {
        let has_start = text.starts_with("https://") || text.starts_with("http://");
        let is_local = text.starts_with('/') && !text.starts_with("//");
        (has_start || is_local) && !text.contains(char::is_whitespace) && !text.contains(['"', '<', '>', '\\'])
    };
    match text {
        Some(text) if !is_link(text) => Err(Fault::invalid(field, "expected an address such as https://…")),
        _ => Ok(()),
    }
}

const LONGEST_NAME: usize = 200;

/// Something to call somebody by, on one line.
pub(super) fn name(field: &str, text: &str) -> Result<(), Fault> {
    let is_name = !text.trim().is_empty() && text.trim() == text && !text.contains('\n');
    match is_name && text.chars().count() <= LONGEST_NAME {
        true => Ok(()),
        false => Err(Fault::invalid(field, "expected one line of 1 to 200 characters, without spaces around it")),
    }
}

/// The same for what may be left out.
pub(super) fn names<'a>(list: impl IntoIterator<Item = (&'a str, Option<&'a String>)>) -> Result<(), Fault> {
    list.into_iter().try_for_each(|(field, text)| text.map_or(Ok(()), |text| name(field, text)))
}

/// Lists have an end.
pub(super) fn at_most<T>(field: &str, list: Option<&Vec<T>>, most: usize) -> Result<(), Fault> {
    match list {
        Some(list) if list.len() > most => Err(Fault::invalid(field, format!("more than {most}"))),
        _ => Ok(()),
    }
}

/// A day that can belong to a season.
pub(super) fn day_in(field: &str, day: Option<Date>, season: SeasonId) -> Result<(), Fault> {
    match day {
        Some(day) if !season.has_room_for(day) => {
            Err(Fault::contradiction(field, format!("{day} is not in the season {}", season.label())))
        }
        _ => Ok(()),
    }
}

pub(super) fn within<T: PartialOrd + Copy + std::fmt::Display>(
    field: &str,
    value: Option<T>,
    (least, most): (T, T),
) -> Result<(), Fault> {
    match value {
        Some(value) if value < least || value > most => {
            Err(Fault::invalid(field, format!("expected {least} to {most}")))
        }
        _ => Ok(()),
    }
}

/// The number on a shirt.
pub(super) fn shirt(field: &str, number: Option<i16>) -> Result<(), Fault> {
    within(field, number, (1, 99))
}

/// The place of the first that was there before.
pub(super) fn repeated<T: Eq + Hash>(list: impl IntoIterator<Item = T>) -> Option<usize> {
    let mut seen = HashSet::new();
    list.into_iter().position(|item| !seen.insert(item))
}
