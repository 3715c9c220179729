//! The story of a match: what happened, oldest first, with the markers that give it its parts.

use crate::event::EventKind;
use crate::moment::{Clock, Half};
use crate::occurrence::{Occurrence, Origin};
use crate::score::Score;
use crate::state::{MatchState, Phase};

/// A line of the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry<P> {
    Marker(Marker),
    /// Told plainly.
    Event(Occurrence<P>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    TemporaryData,
    Start,
    HalfTime,
    /// The end of play; a shoot-out comes after it.
    End,
    Penalties,
    CurrentTime {
        clock: Clock,
        percentage: u8,
    },
}

impl Marker {
    pub fn kind(self) -> EventKind {
        match self {
            Self::TemporaryData => EventKind::TemporaryData,
            Self::Start => EventKind::Start,
            Self::HalfTime => EventKind::HalfTime,
            Self::End => EventKind::End,
            Self::Penalties => EventKind::Penalties,
            Self::CurrentTime { .. } => EventKind::CurrentTime,
        }
    }
}

/// What a source tells of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Telling<P> {
    pub state: MatchState,
    pub origin: Origin,
    pub penalties: Option<Score>,
    /// While in play.
    pub clock: Option<Clock>,
    /// Newest first, as sources give them; what they tell late has its place all the same.
    pub occurrences: Vec<Occurrence<P>>,
}

/// The story so far, oldest first. A match that has not kicked off has none.
pub fn timeline<P>(telling: Telling<P>) -> Vec<Entry<P>> {
    let Telling { state, origin, penalties, clock, occurrences } = telling;
    if !state.has_score() {
        return Vec::new();
    }
    let shoot_out = has_shoot_out(state, penalties);
    let mut story = Story { entries: Vec::with_capacity(occurrences.len() + 6) };
    if state != MatchState::Finished {
        story.mark(Marker::TemporaryData);
    }
    story.mark(Marker::Start);
    let mut occurrences: Vec<Occurrence<P>> = occurrences.into_iter().rev().collect();
    occurrences.sort_by(|one, other| one.moment.compare(other.moment));
    for occurrence in occurrences {
        let Some(kind) = occurrence.kind.filter(|&kind| is_told(kind, occurrence.has_embed)) else { continue };
        match occurrence.moment.half {
            Half::Interval | Half::Second => story.mark_once(Marker::HalfTime),
            Half::AfterPlay => {
                story.mark_once(Marker::End);
                if shoot_out && is_kick(kind) {
                    story.mark_once(Marker::Penalties);
                }
            }
            Half::First | Half::ExtraTime => {}
        }
        if !kind.is_marker() {
            story.entries.push(Entry::Event(occurrence.plainly(origin)));
        }
    }
    if shoot_out {
        story.mark_once(Marker::Penalties);
    }
    match state {
        MatchState::Live(Phase::HalfTime) => story.mark_once(Marker::HalfTime),
        MatchState::Live(Phase::Penalties) | MatchState::Suspended => {}
        MatchState::Live(phase) => story.entries.extend(current_time(Some(phase), clock).map(Entry::Marker)),
        MatchState::Interrupted => story.entries.extend(current_time(None, clock).map(Entry::Marker)),
        MatchState::Ended | MatchState::Finished => story.mark_once(Marker::End),
        MatchState::Preview | MatchState::LineupsOut | MatchState::Postponed | MatchState::Cancelled => {}
    }
    story.entries
}

struct Story<P> {
    entries: Vec<Entry<P>>,
}

impl<P> Story<P> {
    fn mark(&mut self, marker: Marker) {
        self.entries.push(Entry::Marker(marker));
    }

    fn mark_once(&mut self, marker: Marker) {
        if !self.entries.iter().any(|entry| matches!(entry, Entry::Marker(known) if *known == marker)) {
            self.mark(marker);
        }
    }
}

/// Whether there is anything to tell of an occurrence of this kind.
fn is_told(kind: EventKind, has_embed: bool) -> bool {
    match kind {
        EventKind::Unknown => false,
        EventKind::Moment => has_embed,
        _ => true,
    }
}

/// A kick of the shoot-out, if it comes after play.
fn is_kick(kind: EventKind) -> bool {
    kind.is_goal() || kind == EventKind::PenaltyMissed
}

/// A shoot-out is going on, or has decided the match: then both sides have scored in it.
fn has_shoot_out(state: MatchState, penalties: Option<Score>) -> bool {
    state == MatchState::Live(Phase::Penalties)
        || state.is_result() && penalties.is_some_and(|score| score.home > 0 && score.away > 0)
}

/// Where play has come to. While play rests the phase alone tells; nothing is made up where the clock is not known.
fn current_time(phase: Option<Phase>, clock: Option<Clock>) -> Option<Marker> {
    let resting = phase.filter(|phase| matches!(phase, Phase::AfterNinety | Phase::ExtraTimeBreak | Phase::FullTime));
    let clock = clock.or_else(|| resting.map(|phase| Clock::at(phase, 0)))?;
    let phase = phase.unwrap_or(if clock.minute > 90 { Phase::ExtraTimeFirstHalf } else { Phase::SecondHalf });
    Some(Marker::CurrentTime { clock, percentage: clock.percentage(phase) })
}

#[cfg(test)]
mod tests;
