//! The tables as SeaORM sees them: one module each, named after its table. Plain reads and writes go through these.

pub(crate) mod account;
pub(crate) mod api_key;
pub(crate) mod appointment;
pub(crate) mod competition;
pub(crate) mod correction;
pub(crate) mod deduction;
pub(crate) mod edition;
pub(crate) mod entry;
pub(crate) mod feed_item;
pub(crate) mod line_up;
pub(crate) mod match_;
pub(crate) mod match_event;
pub(crate) mod match_report;
pub(crate) mod official;
pub(crate) mod person;
pub(crate) mod phase;
pub(crate) mod round;
pub(crate) mod season;
pub(crate) mod squad_member;
pub(crate) mod stadium;
pub(crate) mod staff_member;
pub(crate) mod team;
pub(crate) mod team_alias;
pub(crate) mod team_profile;
pub(crate) mod team_season;
pub(crate) mod tie;
