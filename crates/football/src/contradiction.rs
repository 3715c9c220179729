//! What cannot have happened in one match: the events of a match held against its team sheets and each other.
//!
//! Sources do not agree on the order of what happens in one minute, so only what is a minute or more apart counts as
//! before and after.

use std::cmp::Ordering;

use crate::PersonId;
use crate::event::EventKind;
use crate::moment::Moment;
use crate::occurrence::Occurrence;
use crate::participant::Participant;
use crate::side::Side;

/// Two things of which one must be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The occurrence that cannot be.
    pub id: i64,
    /// The one that stands against it, where there is one.
    pub against: Option<i64>,
    pub why: Impossible,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// The person is not on his side's team sheet.
    NotOnTheSheet,
    /// Coaches and doctors do not score or come on.
    NotAPlayer,
    /// One person in both parts.
    WithHimself,
    BookedTwice,
    SecondYellowTwice,
    SecondYellowWithoutFirst,
    SentOffTwice,
    AfterBeingSentOff,
    AfterBeingReplaced,
    NeverOnThePitch,
    NotYetOnThePitch,
    OnThePitchAlready,
    CameOnTwice,
    ReplacedTwice,
}

impl Impossible {
    pub fn text(self) -> &'static str {
        match self {
            Self::NotOnTheSheet => "this person is not on his side's team sheet",
            Self::NotAPlayer => "this person is on the sheet, but not as a player",
            Self::WithHimself => "the same person cannot do both parts",
            Self::BookedTwice => "a first yellow card was shown to this person already",
            Self::SecondYellowTwice => "a second yellow card was shown to this person already",
            Self::SecondYellowWithoutFirst => "a second yellow card needs a first",
            Self::SentOffTwice => "this person was sent off already",
            Self::AfterBeingSentOff => "this person had been sent off",
            Self::AfterBeingReplaced => "this person had been substituted",
            Self::NeverOnThePitch => "this person never came on",
            Self::NotYetOnThePitch => "this person had not come on yet",
            Self::OnThePitchAlready => "a starter cannot come on",
            Self::CameOnTwice => "this person came on already",
            Self::ReplacedTwice => "this person was substituted already",
        }
    }
}

/// Somebody on a team sheet.
pub type Listed = (PersonId, Side, Participant);

/// Every contradiction among occurrences, which are told plainly and in any order. A side without a sheet is taken at
/// its word.
pub fn contradictions(sheet: &[Listed], occurrences: &[Occurrence<PersonId>]) -> Vec<Contradiction> {
    let game = Game { sheet, occurrences };
    occurrences.iter().flat_map(|it| game.against(it)).collect()
}

struct Game<'a> {
    sheet: &'a [Listed],
    occurrences: &'a [Occurrence<PersonId>],
}

impl Game<'_> {
    fn against(&self, it: &Occurrence<PersonId>) -> Vec<Contradiction> {
        let mut found = Vec::new();
        let mut wrong = |against: Option<i64>, why: Impossible| found.push(Contradiction { id: it.id, against, why });
        let Some(kind) = it.kind.filter(|kind| !kind.is_marker() && *kind != EventKind::Moment) else { return found };
        if it.player.is_some() && it.player == it.related {
            wrong(None, Impossible::WithHimself);
            return found;
        }
        if let Some(player) = it.player {
            let side = if kind == EventKind::OwnGoal { it.side.map(Side::other) } else { it.side };
            match self.role(player, side) {
                Some(None) => wrong(None, Impossible::NotOnTheSheet),
                Some(Some(role)) if !role.is_player() && !kind.is_card() => wrong(None, Impossible::NotAPlayer),
                _ => {
                    let problem = match kind {
                        EventKind::Substitution => self.cannot_come_on(player, side, it),
                        kind if kind.is_card() => self.cannot_be_shown(player, kind, it),
                        _ => self.cannot_play(player, side, it.moment),
                    };
                    if let Some((against, why)) = problem {
                        wrong(against, why);
                    }
                }
            }
        }
        if let Some(related) = it.related.filter(|_| kind.is_goal() || kind == EventKind::Substitution) {
            match self.role(related, it.side) {
                Some(None) => wrong(None, Impossible::NotOnTheSheet),
                Some(Some(role)) if !role.is_player() => wrong(None, Impossible::NotAPlayer),
                _ => {
                    let again = (kind == EventKind::Substitution)
                        .then(|| self.other(it, |other| is_change(other) && other.related == Some(related)))
                        .flatten();
                    match again {
                        Some(other) if is_later(it, other) => wrong(Some(other.id), Impossible::ReplacedTwice),
                        Some(_) => {}
                        None => {
                            if let Some((against, why)) = self.cannot_play(related, it.side, it.moment) {
                                wrong(against, why);
                            }
                        }
                    }
                }
            }
        }
        found
    }

    /// `None` where the side has no sheet, `Some(None)` where it has one without this person.
    fn role(&self, person: PersonId, side: Option<Side>) -> Option<Option<Participant>> {
        let side = side?;
        let mut of_side = self.sheet.iter().filter(|(_, listed, _)| *listed == side).peekable();
        of_side.peek()?;
        Some(of_side.find(|(listed, ..)| *listed == person).map(|(.., role)| *role))
    }

    /// Another occurrence than this one.
    fn other(
        &self,
        it: &Occurrence<PersonId>,
        is_wanted: impl Fn(&Occurrence<PersonId>) -> bool,
    ) -> Option<&Occurrence<PersonId>> {
        self.occurrences.iter().find(|other| other.id != it.id && is_wanted(other))
    }

    /// Why somebody cannot take part in play at a moment.
    fn cannot_play(&self, person: PersonId, side: Option<Side>, at: Moment) -> Option<(Option<i64>, Impossible)> {
        let is_before = |other: &Occurrence<PersonId>| other.moment.compare(at) == Ordering::Less;
        let find = |is_wanted: &dyn Fn(&Occurrence<PersonId>) -> bool| self.occurrences.iter().find(|it| is_wanted(it));
        if let Some(card) = find(&|it| is_before(it) && sends_off(it, person)) {
            return Some((Some(card.id), Impossible::AfterBeingSentOff));
        }
        if let Some(change) = find(&|it| is_before(it) && is_change(it) && it.related == Some(person)) {
            return Some((Some(change.id), Impossible::AfterBeingReplaced));
        }
        let is_on_bench = self.role(person, side).flatten().is_some_and(Participant::is_on_bench);
        match find(&|it| is_change(it) && it.player == Some(person)) {
            Some(change) if change.moment.compare(at) == Ordering::Greater => {
                Some((Some(change.id), Impossible::NotYetOnThePitch))
            }
            None if is_on_bench => Some((None, Impossible::NeverOnThePitch)),
            _ => None,
        }
    }

    fn cannot_come_on(
        &self,
        person: PersonId,
        side: Option<Side>,
        it: &Occurrence<PersonId>,
    ) -> Option<(Option<i64>, Impossible)> {
        if self.role(person, side).flatten() == Some(Participant::Starter) {
            return Some((None, Impossible::OnThePitchAlready));
        }
        let again = self.other(it, |other| is_change(other) && other.player == Some(person));
        if let Some(other) = again.filter(|other| is_later(it, other)) {
            return Some((Some(other.id), Impossible::CameOnTwice));
        }
        let card =
            self.other(it, |other| sends_off(other, person) && other.moment.compare(it.moment) == Ordering::Less);
        card.map(|card| (Some(card.id), Impossible::AfterBeingSentOff))
    }

    fn cannot_be_shown(
        &self,
        person: PersonId,
        kind: EventKind,
        it: &Occurrence<PersonId>,
    ) -> Option<(Option<i64>, Impossible)> {
        let shown =
            |wanted: EventKind| self.other(it, |other| other.kind == Some(wanted) && other.player == Some(person));
        let same = shown(kind).filter(|other| is_later(it, other));
        let twice = match kind {
            EventKind::YellowCard => Impossible::BookedTwice,
            EventKind::SecondYellow => Impossible::SecondYellowTwice,
            _ => Impossible::SentOffTwice,
        };
        if let Some(other) = same {
            return Some((Some(other.id), twice));
        }
        let before = |other: &&Occurrence<PersonId>| other.moment.compare(it.moment) == Ordering::Less;
        if let Some(card) = self.other(it, |other| sends_off(other, person)).filter(before) {
            let why = if kind.sends_off() { Impossible::SentOffTwice } else { Impossible::AfterBeingSentOff };
            return Some((Some(card.id), why));
        }
        if kind == EventKind::SecondYellow {
            return match shown(EventKind::YellowCard) {
                None => Some((None, Impossible::SecondYellowWithoutFirst)),
                Some(first) if first.moment.compare(it.moment) == Ordering::Greater => {
                    Some((Some(first.id), Impossible::SecondYellowWithoutFirst))
                }
                Some(_) => None,
            };
        }
        None
    }
}

fn is_change(it: &Occurrence<PersonId>) -> bool {
    it.kind == Some(EventKind::Substitution)
}

fn sends_off(it: &Occurrence<PersonId>, person: PersonId) -> bool {
    it.kind.is_some_and(EventKind::sends_off) && it.player == Some(person)
}

/// Of two that exclude each other, the later one is wrong.
fn is_later(it: &Occurrence<PersonId>, other: &Occurrence<PersonId>) -> bool {
    it.moment.compare(other.moment).then(it.id.cmp(&other.id)) == Ordering::Greater
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::Half;
    use EventKind::{Goal, OwnGoal, PenaltyScored, RedCard, SecondYellow, Substitution, YellowCard};

    /// 1–3 play for the home side, 4 sits on its bench, 5 coaches it; 11 and 12 are away.
    const SHEET: [Listed; 7] = [
        (1, Side::Home, Participant::Starter),
        (2, Side::Home, Participant::Starter),
        (3, Side::Home, Participant::Starter),
        (4, Side::Home, Participant::Bench),
        (5, Side::Home, Participant::HeadCoach),
        (11, Side::Away, Participant::Starter),
        (12, Side::Away, Participant::Bench),
    ];

    type Short = (EventKind, u16, Side, PersonId, Option<PersonId>);

    /// What it is about, what is told, and which of it cannot be.
    type Case<'a> = (&'a str, &'a [Short], &'a [(i64, Impossible)]);

    fn told(events: &[Short]) -> Vec<Occurrence<PersonId>> {
        let occurrence = |(id, &(kind, minute, side, player, related)): (i64, &Short)| Occurrence {
            id,
            kind: Some(kind),
            moment: match minute {
                0..=45 => Moment { half: Half::First, minute, time: None, added: None },
                46..=90 => Moment { half: Half::Second, minute: minute - 45, time: None, added: None },
                _ => Moment { half: Half::AfterPlay, minute: minute - 120, time: None, added: None },
            },
            side: Some(side),
            player: Some(player),
            related,
            has_embed: false,
        };
        (0..).zip(events).map(occurrence).collect()
    }

    #[test]
    fn what_cannot_be() {
        use Impossible::*;
        use Side::{Away, Home};
        let change = |minute| (Substitution, minute, Home, 4, Some(1));
        let cases: &[Case] = &[
            ("a goal with an assist", &[(Goal, 9, Home, 1, Some(2))], &[]),
            ("an own goal", &[(OwnGoal, 9, Home, 11, None)], &[]),
            ("an own goal for one's own side", &[(OwnGoal, 9, Home, 1, None)], &[(0, NotOnTheSheet)]),
            ("a stranger", &[(Goal, 9, Home, 77, None)], &[(0, NotOnTheSheet)]),
            ("somebody of the other side", &[(Goal, 9, Home, 11, None)], &[(0, NotOnTheSheet)]),
            ("a coach is booked", &[(YellowCard, 9, Home, 5, None)], &[]),
            ("a coach scores", &[(Goal, 9, Home, 5, None)], &[(0, NotAPlayer)]),
            ("a coach assists", &[(Goal, 9, Home, 1, Some(5))], &[(0, NotAPlayer)]),
            ("assisted by himself", &[(Goal, 9, Home, 1, Some(1))], &[(0, WithHimself)]),
            ("a change, then a goal by who came on", &[change(60), (Goal, 70, Home, 4, None)], &[]),
            ("a goal by who went off", &[change(60), (Goal, 70, Home, 1, None)], &[(1, AfterBeingReplaced)]),
            (
                "the same, told the other way round",
                &[(Goal, 70, Home, 1, None), change(60)],
                &[(0, AfterBeingReplaced)],
            ),
            ("an assist by who went off", &[change(60), (Goal, 70, Home, 2, Some(1))], &[(1, AfterBeingReplaced)]),
            (
                "in the minute of the change both may score",
                &[change(60), (Goal, 60, Home, 1, None), (Goal, 60, Home, 4, None)],
                &[],
            ),
            ("before he came on", &[(Goal, 50, Home, 4, None), change(60)], &[(0, NotYetOnThePitch)]),
            ("from the bench", &[(Goal, 50, Away, 12, None)], &[(0, NeverOnThePitch)]),
            ("booked on the bench", &[change(60), (YellowCard, 70, Home, 1, None)], &[]),
            ("a starter comes on", &[(Substitution, 60, Home, 2, Some(1))], &[(0, OnThePitchAlready)]),
            ("comes on twice", &[change(60), (Substitution, 70, Home, 4, Some(2))], &[(1, CameOnTwice)]),
            (
                "goes off twice",
                &[change(60), (Substitution, 70, Home, 12, Some(1))],
                &[(1, NotOnTheSheet), (1, ReplacedTwice)],
            ),
            ("booked, then sent off", &[(YellowCard, 9, Home, 1, None), (SecondYellow, 30, Home, 1, None)], &[]),
            ("both in one minute", &[(SecondYellow, 30, Home, 1, None), (YellowCard, 30, Home, 1, None)], &[]),
            ("a second without a first", &[(SecondYellow, 30, Home, 1, None)], &[(0, SecondYellowWithoutFirst)]),
            (
                "a second before the first",
                &[(YellowCard, 40, Home, 1, None), (SecondYellow, 30, Home, 1, None)],
                &[(0, AfterBeingSentOff), (1, SecondYellowWithoutFirst)],
            ),
            (
                "two second yellows",
                &[(YellowCard, 9, Home, 1, None), (SecondYellow, 30, Home, 1, None), (SecondYellow, 31, Home, 1, None)],
                &[(2, SecondYellowTwice)],
            ),
            ("booked twice", &[(YellowCard, 9, Home, 1, None), (YellowCard, 9, Home, 1, None)], &[(1, BookedTwice)]),
            ("two reds", &[(RedCard, 9, Home, 1, None), (RedCard, 9, Home, 1, None)], &[(1, SentOffTwice)]),
            (
                "a goal after a red card",
                &[(RedCard, 9, Home, 1, None), (Goal, 10, Home, 1, None)],
                &[(1, AfterBeingSentOff)],
            ),
            (
                "booked after a red card",
                &[(RedCard, 9, Home, 1, None), (YellowCard, 10, Home, 1, None)],
                &[(1, AfterBeingSentOff)],
            ),
            ("back from a red card", &[(RedCard, 9, Home, 4, None), change(60)], &[(1, AfterBeingSentOff)]),
            ("a kick by who went off", &[change(60), (PenaltyScored, 121, Home, 1, None)], &[(1, AfterBeingReplaced)]),
        ];
        for (what, events, expected) in cases {
            let found = contradictions(&SHEET, &told(events));
            let found: Vec<_> = found.iter().map(|wrong| (wrong.id, wrong.why)).collect();
            assert_eq!(found, *expected, "{what}");
        }
    }

    #[test]
    fn without_a_sheet_only_the_events_speak() {
        let events = told(&[(Goal, 9, Side::Home, 77, None), (Substitution, 20, Side::Home, 78, Some(77))]);
        assert_eq!(contradictions(&[], &events), []);
        let events = told(&[(Substitution, 20, Side::Home, 78, Some(77)), (Goal, 39, Side::Home, 77, Some(78))]);
        let wrong = Contradiction { id: 1, against: Some(0), why: Impossible::AfterBeingReplaced };
        assert_eq!(contradictions(&[], &events), [wrong]);
    }
}
