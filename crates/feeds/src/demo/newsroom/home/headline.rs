//! What an editor says of the match that leads a front page. Nobody writes it again when the match goes on, so it says what
//! has happened, never how things stand.

use std::cmp::Ordering;

use serde::Deserialize;

use super::super::archive::{Archive, Game, Goal, GoalKind, minute_said};
use super::super::facts::shown;
use super::super::template::{Unfilled, capitalized};
use super::super::words::Both;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Headline {
    pub title: Both,
    pub lead: Both,
}

/// By what there is to say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Headlines {
    to_come: Headline,
    /// It is on, and nobody has scored.
    goalless: Headline,
    /// Somebody scored, and his side was in front.
    ahead: Headline,
    /// The same by a goal that nobody scored for his own side.
    ahead_alone: Headline,
    level: Headline,
    level_alone: Headline,
    /// In front after the others had been.
    turned: Headline,
    won: Headline,
    won_on_penalties: Headline,
    drawn: Headline,
}

/// The last goal that changed who was in front.
struct Turn<'a> {
    goal: &'a Goal,
    what: Change,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Ahead,
    Level,
    Turned,
}

impl Headlines {
    pub fn of(&self, archive: &Archive, game: &Game) -> Result<Headline, Unfilled> {
        let at = game.ended().map_or(archive.now, |ended| ended.max(archive.now));
        let mut facts = archive.game_facts(game, at);
        let on_penalties = game.score.and_then(|score| score.penalties);
        let headline = match (game.result(), turn(&game.goals)) {
            (Some(_), _) if on_penalties.is_some() => &self.won_on_penalties,
            (Some(_), _) if game.winner().is_some() => &self.won,
            (Some(_), _) => &self.drawn,
            (None, _) if !game.state.is_live() => &self.to_come,
            (None, None) => &self.goalless,
            (None, Some(Turn { goal, what })) => {
                archive.club(&mut facts, "side", game.team(goal.side));
                archive.club(&mut facts, "other", game.team(goal.side.other()));
                facts.both("minute", minute_said(goal.moment));
                let scorer =
                    goal.scorer.filter(|_| goal.kind != GoalKind::Own).map(|person| archive.person_name(person));
                if let Some(scorer) = scorer {
                    facts.text("scorer", scorer);
                }
                match (what, scorer) {
                    (Change::Turned, _) => &self.turned,
                    (Change::Ahead, Some(_)) => &self.ahead,
                    (Change::Ahead, None) => &self.ahead_alone,
                    (Change::Level, Some(_)) => &self.level,
                    (Change::Level, None) => &self.level_alone,
                }
            }
        };
        if let Some(penalties) = on_penalties {
            facts.text("penalties", shown(penalties));
        }
        let said = |text: &Both| -> Result<Both, Unfilled> {
            let Both { pt, en } = facts.fill(text)?;
            Ok(Both::new(capitalized(&pt), capitalized(&en)))
        };
        Ok(Headline { title: said(&headline.title)?, lead: said(&headline.lead)? })
    }
}

fn turn(goals: &[Goal]) -> Option<Turn<'_>> {
    let (mut home, mut away) = (0, 0);
    let mut has_led = [false; 2];
    let mut last = None;
    for goal in goals {
        let before = i32::cmp(&home, &away);
        *goal.side.pick(&mut home, &mut away) += 1;
        let now = i32::cmp(&home, &away);
        let other_led = has_led[goal.side.other().pick(0, 1)];
        let what = match (before, now) {
            (_, Ordering::Equal) => Change::Level,
            (Ordering::Equal, _) if other_led => Change::Turned,
            (Ordering::Equal, _) => Change::Ahead,
            _ => continue,
        };
        if what != Change::Level {
            has_led[goal.side.pick(0, 1)] = true;
        }
        last = Some(Turn { goal, what });
    }
    last
}

#[cfg(test)]
mod tests {
    use football::moment::{Half, Moment};
    use football::side::Side;

    use super::*;

    fn told(sides: &str) -> Option<(Change, usize)> {
        let goal = |(minute, side): (usize, char)| Goal {
            moment: Moment { half: Half::First, minute: minute as u16, time: None, added: None },
            side: if side == 'h' { Side::Home } else { Side::Away },
            scorer: None,
            assist: None,
            kind: GoalKind::Play,
        };
        let goals: Vec<Goal> = sides.chars().enumerate().map(goal).collect();
        let turn = turn(&goals)?;
        let place = goals.iter().position(|goal| std::ptr::eq(goal, turn.goal)).unwrap();
        Some((turn.what, place))
    }

    #[test]
    fn the_goal_that_is_told_is_the_last_that_changed_who_was_in_front() {
        let cases = [
            ("", None),
            ("h", Some((Change::Ahead, 0))),
            ("hhh", Some((Change::Ahead, 0))),
            ("ha", Some((Change::Level, 1))),
            ("haa", Some((Change::Turned, 2))),
            ("haaa", Some((Change::Turned, 2))),
            ("hah", Some((Change::Ahead, 2))),
            ("haah", Some((Change::Level, 3))),
            ("hhaaa", Some((Change::Turned, 4))),
            ("hha", Some((Change::Ahead, 0))),
        ];
        for (sides, expected) in cases {
            assert_eq!(told(sides), expected, "{sides}");
        }
    }
}
