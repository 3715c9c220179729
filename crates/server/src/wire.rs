//! The shapes of answers: what the specification names, letter for letter. One module per thing.

pub(crate) mod calendar;
pub(crate) mod coach;
pub(crate) mod competition;
pub(crate) mod country;
pub(crate) mod figures;
pub(crate) mod leaders;
pub(crate) mod line_up;
pub(crate) mod match_;
pub(crate) mod match_detail;
pub(crate) mod official;
pub(crate) mod person;
pub(crate) mod picture;
pub(crate) mod player;
pub(crate) mod referees;
pub(crate) mod round;
pub(crate) mod season;
pub(crate) mod squad;
pub(crate) mod stadium;
pub(crate) mod standings;
pub(crate) mod statistic;
pub(crate) mod team;
pub(crate) mod team_info;
pub(crate) mod team_statistics;
pub(crate) mod timeline;
pub(crate) mod video;
