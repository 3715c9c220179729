//! Scores and what they mean.

/// Goals of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    pub home: u16,
    pub away: u16,
}

/// How a match went, from one side's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win,
    Draw,
    Loss,
}

impl Score {
    pub fn new(home: u16, away: u16) -> Self {
        Self { home, away }
    }

    pub fn outcome_for_home(self) -> Outcome {
        match self.home.cmp(&self.away) {
            std::cmp::Ordering::Greater => Outcome::Win,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Loss,
        }
    }

    /// The same score read from the other bench.
    pub fn reversed(self) -> Self {
        Self { home: self.away, away: self.home }
    }
}

/// The score to show: the running one, where there is one, comes before what was stored.
pub fn prevailing(live: Option<Score>, stored: Option<Score>) -> Option<Score> {
    live.or(stored)
}

impl Outcome {
    /// The letter used on the wire, the same in every language: W, D, L.
    pub fn letter(self) -> &'static str {
        match self {
            Self::Win => "W",
            Self::Draw => "D",
            Self::Loss => "L",
        }
    }
}

/// A score with all that a knock-out match may add to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FullScore {
    /// Goals when play stopped, extra time included, shoot-out not.
    pub goals: Score,
    pub half_time: Option<Score>,
    /// After ninety minutes; only known (and only interesting) where extra time was played.
    pub ninety: Option<Score>,
    pub penalties: Option<Score>,
}

impl FullScore {
    pub fn plain(goals: Score) -> Self {
        Self { goals, half_time: None, ninety: None, penalties: None }
    }

    /// Whether the parts fit together: nobody loses goals as a match goes on, a shoot-out follows a draw and ends with
    /// a winner. The error says which part is wrong.
    pub fn check(self) -> Result<Self, &'static str> {
        if self.penalties.is_some_and(|penalties| penalties.home == penalties.away) {
            return Err("a shoot-out without a winner");
        }
        self.check_running()
    }

    /// The same while the match is on: a shoot-out may be level.
    pub fn check_running(self) -> Result<Self, &'static str> {
        let within =
            |part: Option<Score>, whole: Score| part.is_none_or(|p| p.home <= whole.home && p.away <= whole.away);
        if !within(self.half_time, self.ninety.unwrap_or(self.goals)) {
            return Err("more goals at half time than at the end");
        }
        if !within(self.ninety, self.goals) {
            return Err("more goals after ninety minutes than at the end");
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes() {
        assert_eq!(Score::new(2, 1).outcome_for_home(), Outcome::Win);
        assert_eq!(Score::new(2, 1).reversed().outcome_for_home(), Outcome::Loss);
        assert_eq!(Score::new(0, 0).outcome_for_home(), Outcome::Draw);
    }

    #[test]
    fn the_live_score_prevails() {
        let (live, stored) = (Some(Score::new(1, 0)), Some(Score::new(0, 0)));
        let cases = [(live, stored, live), (live, None, live), (None, stored, stored), (None, None, None)];
        for (live, stored, expected) in cases {
            assert_eq!(prevailing(live, stored), expected);
        }
    }

    #[test]
    fn impossible_scores_are_refused() {
        let score = FullScore::plain(Score::new(2, 1));
        assert!(score.check().is_ok());
        assert!(FullScore { half_time: Some(Score::new(3, 0)), ..score }.check().is_err());
        assert!(FullScore { ninety: Some(Score::new(1, 2)), ..score }.check().is_err());
        assert!(
            FullScore { half_time: Some(Score::new(1, 1)), ninety: Some(Score::new(1, 0)), ..score }.check().is_err()
        );
        let level = FullScore { penalties: Some(Score::new(4, 4)), ..score };
        assert!(level.check().is_err() && level.check_running().is_ok());
        assert!(FullScore { half_time: Some(Score::new(3, 0)), ..score }.check_running().is_err());
        assert!(FullScore { penalties: Some(Score::new(4, 3)), ..score }.check().is_ok());
    }
}
