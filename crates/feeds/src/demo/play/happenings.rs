//! What happens in a match: the goals of the script get their scorers, and cards and substitutions come to them. It is
//! told in order, so that only those act who are on the pitch.

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::position::Position;
use football::side::Side;
use store::rounds::Label;

use super::super::chances::Chances;
use super::super::script::{Script, Time};
use super::sheet::TeamSheet;
use super::weights::{creating, defending, penalty_taker, rashness, scoring};
use super::{Member, Presence, Setting, halves, moments, substitutions};

/// Bookings of a side; every now and then one is a second.
const BOOKINGS: f64 = 2.25;
const SECOND_BOOKING: f64 = 0.3;
const DIRECT_RED: f64 = 0.055;
const PENALTY_GOAL: f64 = 0.09;
const MISSED_PENALTY: f64 = 0.035;
const OWN_GOAL: f64 = 0.03;
const ASSISTED: f64 = 0.8;

/// Something that happened, told plainly.
#[derive(Clone, Debug)]
pub(super) struct Happening {
    pub time: Time,
    /// Minutes since kick-off.
    pub passed: i64,
    pub kind: EventKind,
    pub side: Side,
    pub player: Option<PersonId>,
    pub related: Option<PersonId>,
    pub description: Option<Label>,
    pub has_embed: bool,
}

pub(super) struct Happenings {
    /// In order.
    pub all: Vec<Happening>,
    pub presences: [Vec<Presence>; 2],
}

/// What is going to happen to a side, before it is known to whom. In the same minute the first of these comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Intent {
    Goal,
    MissedPenalty,
    Booking,
    DirectRed,
    Moment,
    Change,
}

pub(super) fn happen(setting: &Setting<'_>, sheets: &[TeamSheet; 2]) -> Happenings {
    let mut chances = Chances::new(setting.seed, &format!("{}/play", setting.id));
    let script = setting.script;
    let mut plan: Vec<(i64, Intent, Side, Time)> = Vec::new();
    let mut intend = |intent: Intent, side: Side, time: Time| plan.push((script.passed(time), intent, side, time));
    for (time, side) in script.goals() {
        intend(Intent::Goal, side, time);
    }
    for side in Side::BOTH {
        for _ in 0..chances.poisson(MISSED_PENALTY) {
            intend(Intent::MissedPenalty, side, some_time(script, 0.5, &mut chances));
        }
        for _ in 0..chances.poisson(BOOKINGS) {
            intend(Intent::Booking, side, some_time(script, 0.34, &mut chances));
        }
        for _ in 0..chances.poisson(DIRECT_RED) {
            intend(Intent::DirectRed, side, some_time(script, 0.3, &mut chances));
        }
        for _ in 0..chances.poisson(0.65) {
            intend(Intent::Moment, side, some_time(script, 0.48, &mut chances));
        }
        for time in substitutions::plan(script, &mut chances) {
            intend(Intent::Change, side, time);
        }
    }
    plan.sort_by_key(|&(passed, intent, side, time)| (passed, time.half == Half::Interval, intent, side));
    let mut telling = Telling { chances, teams: [Team::new(&sheets[0]), Team::new(&sheets[1])], all: Vec::new() };
    for (passed, intent, side, time) in plan {
        telling.realise(intent, side, time, passed);
    }
    telling.kicks(script);
    let until = script.length();
    Happenings { all: telling.all, presences: telling.teams.map(|team| team.presences(until)) }
}

/// A minute of the match; `first` is the share of the first half. Extra time has its part.
fn some_time(script: &Script, first: f64, chances: &mut Chances) -> Time {
    let halves = halves(script);
    let half = if halves.len() > 2 && chances.happens(0.2) {
        halves[2]
    } else if chances.happens(first) {
        Half::First
    } else {
        Half::Second
    };
    Time { half, minute: 1 + chances.below(script.minutes_of(half) as usize) as i64 }
}

/// One side while the match is told.
struct Team {
    on: Vec<Presence>,
    gone: Vec<Presence>,
    bench: Vec<Member>,
    booked: Vec<(PersonId, i64)>,
}

impl Team {
    fn new(sheet: &TeamSheet) -> Self {
        let on = sheet.starters.iter().map(|&member| Presence { member, after: -1, until: i64::MAX }).collect();
        let bench = sheet.bench.iter().map(|&(_, member)| member).collect();
        Self { on, gone: Vec::new(), bench, booked: Vec::new() }
    }

    /// Somebody who is on the pitch, the likelier the more he weighs.
    fn pick(&self, passed: i64, chances: &mut Chances, weight: impl Fn(&Member) -> f64) -> Option<Member> {
        let weighed: Vec<(f64, Member)> = self
            .on
            .iter()
            .filter(|presence| presence.covers(passed))
            .map(|presence| (weight(&presence.member), presence.member))
            .filter(|(weight, _)| *weight > 0.0)
            .collect();
        let whole: f64 = weighed.iter().map(|(weight, _)| weight).sum();
        let mut draw = chances.unit() * whole;
        for (weight, member) in &weighed {
            if draw < *weight {
                return Some(*member);
            }
            draw -= weight;
        }
        weighed.last().map(|(_, member)| *member)
    }

    fn leaves(&mut self, person: PersonId, passed: i64) {
        if let Some(place) = self.on.iter().position(|presence| presence.member.person == person) {
            let presence = self.on.remove(place);
            self.gone.push(Presence { until: passed, ..presence });
        }
    }

    fn presences(self, until: i64) -> Vec<Presence> {
        let still_on = self.on.into_iter().map(|presence| Presence { until, ..presence });
        self.gone.into_iter().chain(still_on).collect()
    }
}

struct Telling {
    chances: Chances,
    teams: [Team; 2],
    all: Vec<Happening>,
}

impl Telling {
    fn team(&mut self, side: Side) -> &mut Team {
        &mut self.teams[side as usize]
    }

    fn tell(&mut self, kind: EventKind, side: Side, time: Time, passed: i64, people: [Option<PersonId>; 2]) {
        let [player, related] = people;
        let happening = Happening { time, passed, kind, side, player, related, description: None, has_embed: false };
        self.all.push(happening);
    }

    fn realise(&mut self, intent: Intent, side: Side, time: Time, passed: i64) {
        match intent {
            Intent::Goal => self.goal(side, time, passed),
            Intent::MissedPenalty => {
                if let Some(taker) = self.pick(side, passed, penalty_taker) {
                    self.tell(EventKind::PenaltyMissed, side, time, passed, [Some(taker.person), None]);
                }
            }
            Intent::Booking => self.booking(side, time, passed),
            Intent::DirectRed => {
                if let Some(player) = self.pick(side, passed, rashness) {
                    self.tell(EventKind::RedCard, side, time, passed, [Some(player.person), None]);
                    self.team(side).leaves(player.person, passed);
                }
            }
            Intent::Moment => {
                if let Some(player) = self.pick(side, passed, scoring) {
                    self.all.push(moments::in_play(side, time, passed, player.person, &mut self.chances));
                }
            }
            Intent::Change => self.change(side, time, passed),
        }
    }

    fn pick(&mut self, side: Side, passed: i64, weight: impl Fn(&Member) -> f64) -> Option<Member> {
        self.teams[side as usize].pick(passed, &mut self.chances, weight)
    }

    fn goal(&mut self, side: Side, time: Time, passed: i64) {
        if self.chances.happens(OWN_GOAL)
            && let Some(unlucky) = self.pick(side.other(), passed, |member| defending(member) + 0.3)
        {
            self.tell(EventKind::OwnGoal, side, time, passed, [Some(unlucky.person), None]);
            return;
        }
        let is_penalty = self.chances.happens(PENALTY_GOAL);
        let weight = if is_penalty { penalty_taker } else { scoring };
        let scorer = self.pick(side, passed, weight).map(|member| member.person);
        let kind = if is_penalty { EventKind::PenaltyScored } else { EventKind::Goal };
        let mut assist = None;
        if !is_penalty && self.chances.happens(ASSISTED) {
            let other = |member: &Member| if Some(member.person) == scorer { 0.0 } else { creating(member) };
            assist = self.pick(side, passed, other).map(|member| member.person);
        }
        self.tell(kind, side, time, passed, [scorer, assist]);
        if self.chances.happens(0.14) {
            self.all.push(moments::checked_goal(side, time, passed, scorer, &mut self.chances));
        }
    }

    fn booking(&mut self, side: Side, time: Time, passed: i64) {
        let booked = self.teams[side as usize].booked.clone();
        let when = |person: PersonId| booked.iter().find(|(known, _)| *known == person).map(|(_, when)| *when);
        let Some(player) = self.pick(side, passed, rashness) else { return };
        match when(player.person) {
            Some(before) if before < passed && self.chances.happens(SECOND_BOOKING) => {
                self.tell(EventKind::SecondYellow, side, time, passed, [Some(player.person), None]);
                self.team(side).leaves(player.person, passed);
            }
            Some(_) => {
                // The referee lets him off: another of his side is booked.
                let fresh = |member: &Member| if when(member.person).is_some() { 0.0 } else { rashness(member) };
                if let Some(other) = self.pick(side, passed, fresh) {
                    self.book(other.person, side, time, passed);
                }
            }
            None => self.book(player.person, side, time, passed),
        }
    }

    fn book(&mut self, person: PersonId, side: Side, time: Time, passed: i64) {
        self.team(side).booked.push((person, passed));
        self.tell(EventKind::YellowCard, side, time, passed, [Some(person), None]);
    }

    fn change(&mut self, side: Side, time: Time, passed: i64) {
        let team = &self.teams[side as usize];
        let starters: Vec<PersonId> =
            team.on.iter().filter(|presence| presence.after < 0).map(|presence| presence.member.person).collect();
        let booked: Vec<PersonId> = team.booked.iter().map(|(person, _)| *person).collect();
        let keeper_hurt = self.chances.happens(0.004);
        let weight = |member: &Member| match member.position {
            _ if !starters.contains(&member.person) => 0.0,
            Position::Goalkeeper => f64::from(u8::from(keeper_hurt)) * 100.0,
            _ if booked.contains(&member.person) => 4.0,
            Position::Defender => 1.2,
            Position::Midfielder | Position::Forward => 2.6,
        };
        let Some(off) = self.pick(side, passed, weight) else { return };
        let bench = &self.team(side).bench;
        let place = bench.iter().position(|member| member.position == off.position).or_else(|| {
            let is_keeper = off.position == Position::Goalkeeper;
            bench.iter().position(|member| (member.position == Position::Goalkeeper) == is_keeper)
        });
        let Some(place) = place else { return };
        let on = self.team(side).bench.remove(place);
        self.team(side).leaves(off.person, passed);
        self.team(side).on.push(Presence { member: on, after: passed, until: i64::MAX });
        self.tell(EventKind::Substitution, side, time, passed, [Some(on.person), Some(off.person)]);
    }

    /// The shoot-out, kick by kick: everybody who is still on takes one before anybody takes two.
    fn kicks(&mut self, script: &Script) {
        let kicks = script.kicks();
        if kicks.is_empty() {
            return;
        }
        let mut takers = Side::BOTH.map(|side| {
            let mut list: Vec<Member> = self.teams[side as usize].on.iter().map(|presence| presence.member).collect();
            self.chances.shuffle(&mut list);
            list.sort_by_key(|member| std::cmp::Reverse(member.position));
            list.into_iter().cycle()
        });
        for (number, (side, scored, passed)) in (1_i64..).zip(kicks) {
            let taker = takers[side as usize].next().map(|member| member.person);
            let kind = if scored { EventKind::PenaltyScored } else { EventKind::PenaltyMissed };
            let time = Time { half: Half::AfterPlay, minute: number };
            self.tell(kind, side, time, passed, [taker, None]);
        }
    }
}
