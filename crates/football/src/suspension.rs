//! Who misses a match because of cards, as far as cards alone tell: what a disciplinary body adds is not known here.

use std::collections::HashMap;
use std::hash::Hash;

use crate::event::EventKind;

/// Yellow cards in one competition and season that cost a match. Then the count starts again.
pub const YELLOWS: usize = 5;

/// Why somebody misses a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ban {
    /// One match at the least.
    RedCard,
    SecondYellow,
    /// The yellow card that completed a series.
    Yellows,
}

impl Ban {
    /// The name used on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::RedCard => "redCard",
            Self::SecondYellow => "secondYellow",
            Self::Yellows => "yellows",
        }
    }
}

/// Where the players of a team stand before its next match in a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discipline<P> {
    pub banned: Vec<(P, Ban)>,
    /// One more yellow card, and they miss a match.
    pub at_risk: Vec<P>,
}

/// `matches` are those that a team has played in one competition and season, oldest first: the cards that its players
/// were shown in each.
pub fn discipline<P: Copy + Eq + Hash + Ord>(matches: &[Vec<(P, EventKind)>]) -> Discipline<P> {
    let mut yellows: HashMap<P, usize> = HashMap::new();
    let mut banned = Vec::new();
    for cards in matches {
        // Only the last match reaches into the next.
        banned.clear();
        let mut booked: Vec<P> = cards.iter().map(|(player, _)| *player).collect();
        booked.sort_unstable();
        booked.dedup();
        for player in booked {
            let was_shown = |kind: EventKind| cards.contains(&(player, kind));
            // The yellow cards behind a second yellow are spent with it.
            if was_shown(EventKind::YellowCard) && !was_shown(EventKind::SecondYellow) {
                *yellows.entry(player).or_default() += 1;
            }
            let completed = yellows.get(&player) == Some(&YELLOWS);
            if completed {
                yellows.remove(&player);
            }
            if was_shown(EventKind::RedCard) {
                banned.push((player, Ban::RedCard));
            } else if was_shown(EventKind::SecondYellow) {
                banned.push((player, Ban::SecondYellow));
            } else if completed {
                banned.push((player, Ban::Yellows));
            }
        }
    }
    let is_banned = |player: &P| banned.iter().any(|(one, _)| one == player);
    let near = yellows.into_iter().filter(|(player, count)| count + 1 == YELLOWS && !is_banned(player));
    let mut at_risk: Vec<P> = near.map(|(player, _)| player).collect();
    at_risk.sort_unstable();
    Discipline { banned, at_risk }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A season in letters: `Y`ellow, `S`econd yellow (after a yellow), `R`ed; a word for each match, `-` for none.
    fn season(text: &str) -> Vec<Vec<(char, EventKind)>> {
        let card = |letter: char| match letter {
            'Y' => Some(EventKind::YellowCard),
            'S' => Some(EventKind::SecondYellow),
            'R' => Some(EventKind::RedCard),
            _ => None,
        };
        text.split(' ').map(|cards| cards.chars().filter_map(card).map(|kind| ('a', kind)).collect()).collect()
    }

    #[test]
    fn cards_cost_the_next_match() {
        let cases = [
            ("nothing happened", "-", None, false),
            ("a yellow card costs nothing", "Y", None, false),
            ("a red card costs a match", "R", Some(Ban::RedCard), false),
            ("but only the next", "R -", None, false),
            ("so does a second yellow", "YS", Some(Ban::SecondYellow), false),
            ("four yellow cards are a warning", "Y - Y Y Y", None, true),
            ("five cost a match", "Y Y Y Y - Y", Some(Ban::Yellows), false),
            ("then the count starts again", "Y Y Y Y Y - Y", None, false),
            ("ten are two series", "Y Y Y Y Y Y Y Y Y Y", Some(Ban::Yellows), false),
            ("a second yellow spends the first", "Y Y Y Y YS", Some(Ban::SecondYellow), false),
            ("and the series goes on after it", "Y Y Y Y YS -", None, true),
            ("a yellow beside a red counts", "Y Y Y YR", Some(Ban::RedCard), false),
            ("and warns afterwards", "Y Y Y YR -", None, true),
            ("the harder reason is told", "Y Y Y Y YR", Some(Ban::RedCard), false),
            ("a yellow told twice in a match is one", "YY Y Y", None, false),
        ];
        for (rule, text, ban, at_risk) in cases {
            let found = discipline(&season(text));
            assert_eq!(found.banned.first().map(|(_, ban)| *ban), ban, "{rule}");
            assert_eq!(!found.at_risk.is_empty(), at_risk, "{rule}");
        }
    }

    #[test]
    fn players_do_not_share_cards() {
        let matches = [
            vec![('b', EventKind::YellowCard), ('a', EventKind::YellowCard)],
            vec![('b', EventKind::RedCard), ('a', EventKind::SecondYellow), ('a', EventKind::YellowCard)],
        ];
        assert_eq!(discipline(&matches).banned, [('a', Ban::SecondYellow), ('b', Ban::RedCard)]);
    }
}
