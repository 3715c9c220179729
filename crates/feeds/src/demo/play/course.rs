//! The course of a match by the clock of the world: its script, and what may stop it.

use football::score::FullScore;
use football::state::MatchState;
use store::rounds::Label;

use super::super::script::Script;

/// What stops a match. Minutes are counted from the kick-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Incident {
    /// The lights go out, and come on again.
    Interrupted { after: i64, minutes: i64 },
    /// It cannot go on that day: what was played stands.
    Abandoned { after: i64 },
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
            Some(Incident::Abandoned { after }) if minutes >= after => {
                Standing { state: MatchState::Suspended, phase_began: None, ..self.running(after, 0) }
            }
            Some(Incident::Interrupted { after, minutes: pause }) if minutes >= after => {
                if minutes < after + pause {
                    Standing { state: MatchState::Interrupted, phase_began: None, ..self.running(after, 0) }
                } else {
                    self.running(minutes - pause, pause)
                }
            }
            _ => self.running(minutes, 0),
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
        let course = Course { script, incident: Some(Incident::Abandoned { after: 80 }) };
        let stopped = course.at(10_000);
        assert_eq!((stopped.state, stopped.passed), (MatchState::Suspended, 80));
        assert_eq!(stopped.score, course.at(80).score);
    }
}
