//! The course of a match by the clock of the world: its script, and what may stop it.

use football::score::FullScore;
use football::state::MatchState;
use store::rounds::Label;

use super::super::script::{LINE_UPS, OFFICIAL, Script};
use super::record::NOMINATIONS;

/// What stops a match. Minutes are counted from the kick-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Incident {
    /// The lights go out, and come on again.
    Interrupted { after: i64, minutes: i64 },
    /// It cannot go on that day: what was played stands, and the rest follows later.
    Abandoned { after: i64, minutes: i64 },
}

pub(in super::super) struct Course {
    pub script: Script,
    pub incident: Option<Incident>,
}

/// A match at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Standing {
    pub state: MatchState,
    pub score: Option<FullScore>,
    /// Minutes of the script that have passed: stops do not count.
    pub passed: i64,
    /// Minutes from kick-off to the beginning of the phase, such that its clock can be told from it.
    pub phase_began: Option<i64>,
}

impl Course {
    pub(in super::super) fn plain(script: Script) -> Self {
        Self { script, incident: None }
    }

    /// The match as it stands `minutes` after its kick-off.
    pub(in super::super) fn at(&self, minutes: i64) -> Standing {
        match self.incident {
            Some(Incident::Abandoned { after, minutes: pause }) if minutes >= after => {
                self.stopped(minutes, after, pause, MatchState::Suspended)
            }
            Some(Incident::Interrupted { after, minutes: pause }) if minutes >= after => {
                self.stopped(minutes, after, pause, MatchState::Interrupted)
            }
            _ => self.running(minutes, 0),
        }
    }

    fn stopped(&self, minutes: i64, after: i64, pause: i64, state: MatchState) -> Standing {
        if minutes < after + pause {
            Standing { state, phase_began: None, ..self.running(after, 0) }
        } else {
            self.running(minutes - pause, pause)
        }
    }

    /// Minutes during which nothing is played, half time aside.
    fn pause(&self) -> i64 {
        match self.incident {
            None => 0,
            Some(Incident::Abandoned { minutes, .. } | Incident::Interrupted { minutes, .. }) => minutes,
        }
    }

    /// Minutes from kick-off to the final whistle.
    pub(in super::super) fn length(&self) -> i64 {
        self.script.length() + self.pause()
    }

    /// When the match, as it stands that many minutes after kick-off, has something new to tell; never, once its result
    /// is official.
    pub(in super::super) fn next(&self, minutes: i64) -> Option<i64> {
        let state = self.at(minutes).state;
        let next = match state {
            MatchState::Preview => Some(if minutes < -NOMINATIONS { -NOMINATIONS } else { -LINE_UPS }),
            MatchState::LineupsOut => Some(0),
            MatchState::Live(_) | MatchState::Interrupted => Some(minutes + 1),
            MatchState::Suspended => match self.incident {
                Some(Incident::Abandoned { after, minutes }) => Some(after + minutes),
                _ => None,
            },
            MatchState::Ended => Some(self.length() + OFFICIAL),
            MatchState::Finished | MatchState::Postponed | MatchState::Cancelled => None,
        };
        next.filter(|next| *next > minutes)
    }

    /// The first minute in which the match is in this state, which it may be in more than once.
    pub(in super::super) fn first_in(&self, state: MatchState) -> Option<i64> {
        let mut minutes = -NOMINATIONS - 1;
        loop {
            if self.at(minutes).state == state {
                return Some(minutes);
            }
            minutes = self.next(minutes)?;
        }
    }

    fn running(&self, passed: i64, pause: i64) -> Standing {
        let (state, score) = self.script.at(passed);
        let is_live = matches!(state, MatchState::Live(_));
        let phase_began = is_live.then(|| self.script.phase_began(passed)).map(|began| began + pause);
        Standing { state, score, passed, phase_began }
    }
}

impl Standing {
    /// Why a match does not go on.
    pub(in super::super) fn reason(&self) -> Option<Label> {
        let (pt, en) = match self.state {
            MatchState::Interrupted => ("Falha na iluminação do estádio", "Floodlight failure"),
            MatchState::Suspended => ("Relvado impraticável devido à chuva", "Pitch waterlogged after heavy rain"),
            MatchState::Postponed => ("Nevoeiro cerrado", "Thick fog"),
            _ => return None,
        };
        Some(Label { pt: pt.to_owned(), en: en.to_owned() })
    }

    pub(in super::super) fn postponed() -> Self {
        Self { state: MatchState::Postponed, score: None, passed: i64::MIN, phase_began: None }
    }
}

#[cfg(test)]
mod tests {
    use football::state::Phase;

    use super::super::super::chances::Chances;
    use super::super::super::script::Kind;
    use super::*;

    #[test]
    fn an_interrupted_match_goes_on_where_it_stopped() {
        let script = Script::write(Chances::new(5, "course"), (1.6, 1.4), Kind::League);
        let course = Course { script, incident: Some(Incident::Interrupted { after: 8, minutes: 25 }) };
        assert_eq!(course.at(7).state, MatchState::Live(Phase::FirstHalf));
        assert_eq!((course.at(8).state, course.at(32).state), (MatchState::Interrupted, MatchState::Interrupted));
        let again = course.at(33);
        assert_eq!((again.state, again.passed), (MatchState::Live(Phase::FirstHalf), 8));
        assert_eq!(again.phase_began, Some(25));
        assert!(course.at(20).reason().is_some() && again.reason().is_none());
    }

    #[test]
    fn an_abandoned_match_keeps_its_score() {
        let script = Script::write(Chances::new(5, "course"), (1.6, 1.4), Kind::League);
        let course = Course { script, incident: Some(Incident::Abandoned { after: 80, minutes: 20_000 }) };
        let stopped = course.at(10_000);
        assert_eq!((stopped.state, stopped.passed), (MatchState::Suspended, 80));
        assert_eq!(stopped.score, course.at(80).score);
        assert_eq!(course.at(20_080).state, MatchState::Live(Phase::SecondHalf));
        assert_eq!(course.at(30_000).state, MatchState::Finished);
    }

    #[test]
    fn between_two_looks_nothing_is_missed() {
        for (seed, incident) in [
            (1, None),
            (2, Some(Incident::Interrupted { after: 8, minutes: 25 })),
            (3, Some(Incident::Abandoned { after: 80, minutes: 9_000 })),
        ] {
            let course =
                Course { script: Script::write(Chances::new(seed, "course"), (1.6, 1.4), Kind::KnockOut), incident };
            let mut minutes = -NOMINATIONS - 1;
            while let Some(next) = course.next(minutes) {
                let quiet = (minutes..next).map(|minute| course.at(minute));
                assert!(
                    quiet.clone().all(|standing| standing.state == course.at(minutes).state),
                    "{minutes} to {next}"
                );
                minutes = next;
            }
            assert_eq!(course.at(minutes).state, MatchState::Finished);
            assert_eq!(course.first_in(MatchState::Ended), Some(course.length()));
            assert_eq!(course.first_in(MatchState::LineupsOut), Some(-60));
            assert_eq!(course.first_in(MatchState::Cancelled), None);
        }
    }
}
