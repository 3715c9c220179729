//! What counts as a correction: a change to something that had been told as a fact. News – another goal while a match is
//! on, an hour that is set for the first time – is none.

use jiff::Timestamp;
use jiff::civil::Date;

use crate::event::EventKind;
use crate::moment::Moment;
use crate::occurrence::Occurrence;
use crate::score::FullScore;
use crate::side::Side;
use crate::state::MatchState;

/// Where a match stood, and with which score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub state: MatchState,
    pub score: Option<FullScore>,
}

impl Standing {
    /// Whether going on from here to `after` takes something back: another result, a result or score withdrawn, or –
    /// while the match is on – a goal that no longer counts.
    pub fn is_corrected_by(&self, after: &Standing) -> bool {
        match (self.score, after.score) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(before), Some(score)) if self.state.is_result() => before != score || !after.state.is_result(),
            (Some(before), Some(score)) => score.goals.home < before.goals.home || score.goals.away < before.goals.away,
        }
    }
}

/// When a match was to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    pub day: Option<Date>,
    pub kickoff: Option<Timestamp>,
    pub is_settled: bool,
}

impl When {
    /// Whether a date that was settled is another one, or open again. An hour that is set for the first time is news.
    pub fn is_corrected_by(&self, after: &When) -> bool {
        let has_other_hour = self.kickoff.is_some_and(|hour| after.kickoff != Some(hour));
        self.is_settled && (!after.is_settled || self.day != after.day || has_other_hour)
    }
}

/// A goal or a card as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told<P> {
    pub kind: EventKind,
    pub moment: Moment,
    pub side: Option<Side>,
    pub player: Option<P>,
    pub related: Option<P>,
}

impl<P: Copy> Told<P> {
    /// `None` for what may change without anybody having been told wrong: clips, changes, markers.
    pub fn of(occurrence: &Occurrence<P>) -> Option<Self> {
        let kind = occurrence.kind.filter(|kind| kind.is_goal() || kind.is_card())?;
        let Occurrence { moment, side, player, related, .. } = *occurrence;
        Some(Self { kind, moment, side, player, related })
    }
}

/// Whether the step from one telling of an event to another is a correction. What comes up only after a whole match was
/// told (`is_told`) is one too.
pub fn is_event_corrected<P: PartialEq>(before: Option<&Told<P>>, after: Option<&Told<P>>, is_told: bool) -> bool {
    match (before, after) {
        (None, None) => false,
        (None, Some(_)) => is_told,
        (Some(before), after) => after != Some(before),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::Half;
    use crate::score::Score;
    use crate::state::Phase;

    #[test]
    fn results_and_goals_taken_back_are_corrections() {
        use MatchState::{Ended, Finished, Live, Postponed, Preview, Suspended};
        let standing = |state: MatchState, score: Option<(u16, u16)>| Standing {
            state,
            score: score.map(|(home, away)| FullScore::plain(Score::new(home, away))),
        };
        let second = Live(Phase::SecondHalf);
        let cases = [
            ("the first goal", second, Some((0, 0)), second, Some((1, 0)), false),
            ("a goal that no longer counts", second, Some((1, 0)), second, Some((0, 0)), true),
            ("a goal given to the other side", second, Some((1, 0)), second, Some((0, 1)), true),
            ("the final whistle", second, Some((1, 0)), Ended, Some((1, 0)), false),
            ("a goal in the last minute", second, Some((1, 0)), Ended, Some((2, 0)), false),
            ("the result is official", Ended, Some((1, 0)), Finished, Some((1, 0)), false),
            ("another result", Finished, Some((1, 0)), Finished, Some((3, 0)), true),
            ("another result before it was official", Ended, Some((1, 0)), Finished, Some((1, 1)), true),
            ("the match is on again", Ended, Some((1, 0)), second, Some((1, 0)), true),
            ("the result is withdrawn", Finished, Some((1, 0)), Postponed, None, true),
            ("stopped for the day", second, Some((1, 0)), Suspended, Some((1, 0)), false),
            ("kick-off", Preview, None, Live(Phase::FirstHalf), Some((0, 0)), false),
            ("put off", Preview, None, Postponed, None, false),
        ];
        for (what, state, score, next, next_score, expected) in cases {
            let (before, after) = (standing(state, score), standing(next, next_score));
            assert_eq!(before.is_corrected_by(&after), expected, "{what}");
        }
    }

    #[test]
    fn settled_dates_that_change_are_corrections() {
        let when = |day: i8, hour: Option<i8>, is_settled: bool| {
            let day = jiff::civil::date(2026, 11, day);
            let kickoff = hour.map(|hour| day.at(hour, 0, 0, 0).in_tz("UTC").unwrap().timestamp());
            When { day: Some(day), kickoff, is_settled }
        };
        let none = When { day: None, kickoff: None, is_settled: false };
        let settled = when(14, Some(20), true);
        let cases = [
            ("the same again", settled, settled, false),
            ("another hour", settled, when(14, Some(21), true), true),
            ("another day", settled, when(15, Some(20), true), true),
            ("open again, with the same date", settled, when(14, Some(20), false), true),
            ("put off without a date", settled, none, true),
            ("the hour is taken back", settled, when(14, None, true), true),
            ("the hour is set for the first time", when(14, None, true), settled, false),
            ("a date that was open", when(13, None, false), settled, false),
            ("a first date", none, settled, false),
        ];
        for (what, before, after, expected) in cases {
            assert_eq!(before.is_corrected_by(&after), expected, "{what}");
        }
    }

    #[test]
    fn goals_and_cards_told_differently_are_corrections() {
        let moment = Moment { half: Half::First, minute: 9, time: None, added: None };
        let of = |kind: EventKind, player: char, minute: u16| {
            let moment = Moment { minute, ..moment };
            let side = Some(Side::Home);
            Told::of(&Occurrence {
                id: 1,
                kind: Some(kind),
                moment,
                side,
                player: Some(player),
                related: None,
                has_embed: false,
            })
        };
        let (goal, card) = (of(EventKind::Goal, 'a', 9), of(EventKind::YellowCard, 'a', 9));
        let cases = [
            ("a goal while the match is on", None, goal, false, false),
            ("a goal found after all was told", None, goal, true, true),
            ("the same again", goal, goal, true, false),
            ("another scorer", goal, of(EventKind::Goal, 'b', 9), false, true),
            ("another minute", goal, of(EventKind::Goal, 'a', 10), false, true),
            ("an own goal after all", goal, of(EventKind::OwnGoal, 'a', 9), false, true),
            ("a goal that no longer counts", goal, None, false, true),
            ("a card for somebody else", card, of(EventKind::YellowCard, 'b', 9), true, true),
            (
                "a change is no goal",
                of(EventKind::Substitution, 'a', 9),
                of(EventKind::Substitution, 'b', 9),
                true,
                false,
            ),
        ];
        for (what, before, after, is_told, expected) in cases {
            assert_eq!(is_event_corrected(before.as_ref(), after.as_ref(), is_told), expected, "{what}");
        }
    }
}
