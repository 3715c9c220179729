//! One match: what is known before, during and after it.

pub(crate) mod list_absences;
pub(crate) mod list_corrections;
pub(crate) mod show_climate;
pub(crate) mod show_details;
pub(crate) mod show_dynamic;
pub(crate) mod show_formations;
pub(crate) mod show_history;
pub(crate) mod show_mvp;
pub(crate) mod show_place;
pub(crate) mod show_referees;
pub(crate) mod show_static;
pub(crate) mod show_tie;

mod asked;
mod sheet;

pub(crate) use asked::AskedMatch;
pub(crate) use sheet::{Background, MatchSheet, read_people};
pub(crate) use show_history::history;
