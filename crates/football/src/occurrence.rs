//! What happened in a match, as a source tells it and as it is told plainly.

use crate::event::EventKind;
use crate::moment::Moment;
use crate::side::Side;

/// Which source tells of it. At home an own goal is told of the side that conceded it; abroad, of the side credited
/// with it. Sources abroad also put the second person first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    Domestic,
    International,
}

/// Something that happened. `P` is whatever stands for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Occurrence<P> {
    pub id: i64,
    /// `None` where the source gave no type.
    pub kind: Option<EventKind>,
    pub moment: Moment,
    pub side: Option<Side>,
    /// Who did it; in a substitution, who comes on.
    pub player: Option<P>,
    /// Who assisted a goal; in a substitution, who goes off.
    pub related: Option<P>,
    /// A moment is only shown with the clip or picture it is about.
    pub has_embed: bool,
}

impl<P> Occurrence<P> {
    /// The same told plainly: of the side credited with it, and with the person who did it first. Told twice it is
    /// again what the source said.
    pub fn plainly(mut self, origin: Origin) -> Occurrence<P> {
        match origin {
            Origin::Domestic if self.kind == Some(EventKind::OwnGoal) => {
                self.side = self.side.map(Side::other);
            }
            Origin::International if self.player.is_some() && self.related.is_some() => {
                std::mem::swap(&mut self.player, &mut self.related);
            }
            Origin::Domestic | Origin::International => {}
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::Half;

    #[test]
    fn told_plainly() {
        use EventKind::{Goal, OwnGoal, Substitution};
        use Origin::{Domestic, International};
        let (home, away) = (Some(Side::Home), Some(Side::Away));
        let (both, alone) = ((Some('a'), Some('b')), (Some('a'), None));
        let cases = [
            ("an own goal at home changes sides", Domestic, OwnGoal, home, alone, away, alone),
            ("an own goal of nobody's stays so", Domestic, OwnGoal, None, alone, None, alone),
            ("a goal does not", Domestic, Goal, home, both, home, both),
            ("an own goal abroad does not", International, OwnGoal, home, alone, home, alone),
            ("names abroad are swapped", International, Substitution, away, both, away, (Some('b'), Some('a'))),
            ("a name alone stays first", International, Goal, away, alone, away, alone),
            ("also where it is the second", International, Goal, away, (None, Some('b')), away, (None, Some('b'))),
        ];
        for (rule, origin, kind, side, (player, related), told_side, told_people) in cases {
            let moment = Moment { half: Half::First, minute: 9, time: None, added: None };
            let source = Occurrence { id: 1, kind: Some(kind), moment, side, player, related, has_embed: false };
            let told = source.plainly(origin);
            assert_eq!((told.side, (told.player, told.related)), (told_side, told_people), "{rule}");
            assert_eq!(told.plainly(origin), source, "{rule}");
        }
    }
}
