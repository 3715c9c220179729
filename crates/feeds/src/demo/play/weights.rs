//! Who of those on the pitch is likelier to do something.

use football::position::Position;

use super::Member;

pub(super) fn scoring(member: &Member) -> f64 {
    let regular = if member.kit <= 11 { 1.4 } else { 1.0 };
    match member.position {
        Position::Goalkeeper => 0.0,
        Position::Defender => 1.1,
        Position::Midfielder => 2.7 * regular,
        Position::Forward => 7.5 * regular,
    }
}

pub(super) fn creating(member: &Member) -> f64 {
    match member.position {
        Position::Goalkeeper => 0.05,
        Position::Defender => 1.6,
        Position::Midfielder => 4.2,
        Position::Forward => 3.4,
    }
}

/// Penalties are for a few: a club's ninth, tenth and seventh man first.
pub(super) fn penalty_taker(member: &Member) -> f64 {
    match member.kit {
        9 => 60.0,
        10 => 30.0,
        7 => 12.0,
        _ => scoring(member) * 0.2,
    }
}

pub(super) fn defending(member: &Member) -> f64 {
    if member.position == Position::Defender { 4.0 } else { 0.6 }
}

pub(super) fn rashness(member: &Member) -> f64 {
    match member.position {
        Position::Goalkeeper => 0.0,
        Position::Defender => 3.2,
        Position::Midfielder => 3.0,
        Position::Forward => 1.7,
    }
}
