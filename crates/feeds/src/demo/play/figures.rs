//! What is counted in a match. Shots, saves, fouls and the like have their minute and their player, so that they agree
//! with the goals and with one another at any time; passes and duels grow with the minutes somebody plays.

use std::collections::BTreeMap;

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::position::Position;
use football::side::Side;
use football::statistic::{MATCH_STATISTICS, Statistic, shares};

use super::super::chances::Chances;
use super::super::script::Time;
use super::super::strength::strength;
use super::happenings::Happenings;
use super::{Member, Presence, Setting, halves};

pub(super) struct Figures {
    /// One of something, done by somebody at a minute since kick-off.
    deeds: Vec<(i64, Side, PersonId, Statistic)>,
    corners: Vec<(i64, Side)>,
    /// What grows with the minutes somebody is on the pitch.
    efforts: Vec<Effort>,
}

struct Effort {
    side: Side,
    person: PersonId,
    /// In minutes of play.
    from: i64,
    until: i64,
    statistic: Statistic,
    value: i64,
}

/// What somebody has come to.
pub(super) type Counted = BTreeMap<Statistic, i64>;

pub(super) fn count(setting: &Setting<'_>, happenings: &Happenings) -> Figures {
    let chances = Chances::new(setting.seed, &format!("{}/figures", setting.id));
    let mut counting = Counting { setting, happenings, chances, deeds: Vec::new() };
    counting.goals();
    // The stronger side, and the one that scores more, has more of the match, as a rule.
    let goals = setting.script.result().goals;
    let [home, away] = [setting.home, setting.away].map(|club| strength(setting.seed, setting.season, club));
    let ahead = 0.06 * (home - away) + 0.03 * (f64::from(goals.home) - f64::from(goals.away));
    let edge = 0.02 + ahead + 0.5 * (counting.chances.unit() - 0.5);
    let mut corners = Vec::new();
    let mut efforts = Vec::new();
    for side in Side::BOTH {
        let share = (1.0 + side.pick(edge, -edge)).clamp(0.55, 1.45);
        counting.shots(side, share);
        counting.fouls_and_offsides(side);
        for _ in 0..counting.chances.poisson(5.0 * share) {
            corners.push((counting.some_minute(), side));
        }
        counting.efforts(side, share, &mut efforts);
    }
    Figures { deeds: counting.deeds, corners, efforts }
}

struct Counting<'a, 's> {
    setting: &'a Setting<'s>,
    happenings: &'a Happenings,
    chances: Chances,
    deeds: Vec<(i64, Side, PersonId, Statistic)>,
}

impl Counting<'_, '_> {
    fn deed(&mut self, passed: i64, side: Side, person: PersonId, statistics: &[Statistic]) {
        self.deeds.extend(statistics.iter().map(|&statistic| (passed, side, person, statistic)));
    }

    fn present(&self, side: Side, passed: i64) -> impl Iterator<Item = &Member> {
        let presences: &[Presence] = &self.happenings.presences[side as usize];
        presences.iter().filter(move |presence| presence.covers(passed)).map(|presence| &presence.member)
    }

    fn keeper(&self, side: Side, passed: i64) -> Option<PersonId> {
        self.present(side, passed).find(|member| member.position == Position::Goalkeeper).map(|member| member.person)
    }

    fn pick(&mut self, side: Side, passed: i64, weights: [f64; 4]) -> Option<PersonId> {
        let weighed: Vec<(f64, PersonId)> =
            self.present(side, passed).map(|member| (weights[member.position as usize], member.person)).collect();
        let whole: f64 = weighed.iter().map(|(weight, _)| weight).sum();
        let mut draw = self.chances.unit() * whole;
        for (weight, person) in &weighed {
            if draw < *weight {
                return Some(*person);
            }
            draw -= weight;
        }
        None
    }

    fn some_minute(&mut self) -> i64 {
        let script = self.setting.script;
        let halves = halves(script);
        let whole: i64 = halves.iter().map(|half| script.minutes_of(*half)).sum();
        let mut minute = 1 + self.chances.below(whole as usize) as i64;
        for half in halves {
            let length = script.minutes_of(*half);
            if minute <= length {
                return script.passed(Time { half: *half, minute });
            }
            minute -= length;
        }
        1
    }

    /// Goals and penalties are shots, and a goal that was set up has a pass before it.
    fn goals(&mut self) {
        use Statistic::{KeyPasses, PenaltySaves, Saves, Shots, ShotsOnTarget, ShotsWide};
        let happenings = self.happenings;
        for event in happenings.all.iter().filter(|event| event.time.half != Half::AfterPlay) {
            let Some(player) = event.player else { continue };
            match event.kind {
                EventKind::Goal | EventKind::PenaltyScored => {
                    self.deed(event.passed, event.side, player, &[Shots, ShotsOnTarget]);
                    if let Some(creator) = event.related {
                        self.deed(event.passed, event.side, creator, &[KeyPasses]);
                    }
                }
                EventKind::PenaltyMissed => {
                    let keeper = self.keeper(event.side.other(), event.passed);
                    let is_saved = self.chances.happens(0.72);
                    if let Some(keeper) = keeper.filter(|_| is_saved) {
                        self.deed(event.passed, event.side, player, &[Shots, ShotsOnTarget]);
                        let hold = self.hold();
                        self.deed(event.passed, event.side.other(), keeper, &[Saves, hold, PenaltySaves]);
                    } else {
                        self.deed(event.passed, event.side, player, &[Shots, ShotsWide]);
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether a goalkeeper holds what he saves.
    fn hold(&mut self) -> Statistic {
        if self.chances.happens(0.6) { Statistic::SafeSaves } else { Statistic::IncompleteSafeSaves }
    }

    fn shots(&mut self, side: Side, share: f64) {
        use Statistic::{KeyPasses, Saves, Shots, ShotsBlocked, ShotsOnTarget, ShotsWide};
        for (mean, outcome) in [(2.7, ShotsOnTarget), (4.6, ShotsWide), (2.6, ShotsBlocked)] {
            for _ in 0..self.chances.poisson(mean * share) {
                let minute = self.some_minute();
                let Some(shooter) = self.pick(side, minute, [0.0, 1.2, 3.0, 6.0]) else { continue };
                if outcome == ShotsOnTarget {
                    // Without anybody to save it, it would have been a goal.
                    let Some(keeper) = self.keeper(side.other(), minute) else { continue };
                    let hold = self.hold();
                    self.deed(minute, side.other(), keeper, &[Saves, hold]);
                }
                self.deed(minute, side, shooter, &[Shots, outcome]);
                if self.chances.happens(0.6)
                    && let Some(creator) = self.pick(side, minute, [0.05, 1.2, 4.0, 3.0])
                    && creator != shooter
                {
                    self.deed(minute, side, creator, &[KeyPasses]);
                }
            }
        }
    }

    fn fouls_and_offsides(&mut self, side: Side) {
        for _ in 0..self.chances.poisson(13.0) {
            let minute = self.some_minute();
            let by = self.pick(side, minute, [0.05, 2.6, 2.8, 2.0]);
            let on = self.pick(side.other(), minute, [0.2, 1.4, 2.6, 3.0]);
            if let (Some(by), Some(on)) = (by, on) {
                self.deed(minute, side, by, &[Statistic::Fouls]);
                self.deed(minute, side.other(), on, &[Statistic::FoulsSuffered]);
            }
        }
        for _ in 0..self.chances.poisson(1.9) {
            let minute = self.some_minute();
            if let Some(player) = self.pick(side, minute, [0.0, 0.3, 0.8, 5.0]) {
                self.deed(minute, side, player, &[Statistic::Offsides]);
            }
        }
    }

    fn efforts(&mut self, side: Side, share: f64, efforts: &mut Vec<Effort>) {
        let script = self.setting.script;
        let happenings = self.happenings;
        for presence in &happenings.presences[side as usize] {
            let (from, until) = (script.played(presence.after), script.played(presence.until));
            let minutes = (until - from).max(0) as f64 / 90.0;
            let mut add = |statistic: Statistic, value: i64| {
                if value > 0 {
                    efforts.push(Effort { side, person: presence.member.person, from, until, statistic, value });
                }
            };
            let position = presence.member.position as usize;
            let passes = (PASSES[position] * share * minutes * (0.72 + 0.56 * self.chances.unit())).round();
            add(Statistic::Passes, passes as i64);
            add(Statistic::PassesCompleted, (passes * (0.7 + 0.2 * self.chances.unit())) as i64);
            for (statistic, rates) in RATES {
                add(statistic, self.chances.poisson(rates[position] * minutes) as i64);
            }
        }
    }
}

/// In ninety minutes, by position from the goalkeeper forward.
const PASSES: [f64; 4] = [29.0, 45.0, 47.0, 25.0];
const RATES: [(Statistic, [f64; 4]); 7] = [
    (Statistic::Crosses, [0.0, 1.4, 1.5, 2.2]),
    (Statistic::BallsWon, [1.2, 4.9, 4.6, 2.4]),
    (Statistic::Interceptions, [0.1, 1.6, 1.2, 0.4]),
    (Statistic::Tackles, [0.1, 1.9, 2.1, 0.9]),
    (Statistic::Dribbles, [0.0, 0.5, 1.2, 1.9]),
    (Statistic::Clearances, [0.9, 3.4, 1.0, 0.4]),
    (Statistic::Duels, [0.5, 7.0, 8.5, 9.5]),
];

impl Figures {
    /// What everybody has come to `passed` minutes after kick-off, `played` of them with the ball in play.
    pub(super) fn of_players(&self, passed: i64, played: i64) -> BTreeMap<PersonId, Counted> {
        let mut all: BTreeMap<PersonId, Counted> = BTreeMap::new();
        for &(when, _, person, statistic) in &self.deeds {
            if when <= passed {
                *all.entry(person).or_default().entry(statistic).or_default() += 1;
            }
        }
        for effort in &self.efforts {
            let value = effort.by(played);
            if value > 0 {
                *all.entry(effort.person).or_default().entry(effort.statistic).or_default() += value;
            }
        }
        all
    }

    /// What the two sides have come to, cards aside.
    pub(super) fn of_sides(&self, passed: i64, played: i64) -> Vec<(Statistic, i64, i64)> {
        let mut sums: BTreeMap<Statistic, [i64; 2]> = BTreeMap::new();
        for &(when, side, _, statistic) in &self.deeds {
            if when <= passed {
                sums.entry(statistic).or_default()[side as usize] += 1;
            }
        }
        for effort in &self.efforts {
            sums.entry(effort.statistic).or_default()[effort.side as usize] += effort.by(played);
        }
        let corners = sums.entry(Statistic::Corners).or_default();
        for (_, side) in self.corners.iter().filter(|(when, _)| *when <= passed) {
            corners[*side as usize] += 1;
        }
        let sum = |statistic: Statistic| sums.get(&statistic).copied().unwrap_or_default();
        let accuracy = |side: usize| {
            let (passes, completed) = (sum(Statistic::Passes)[side], sum(Statistic::PassesCompleted)[side]);
            if passes == 0 { 0 } else { (200 * completed + passes) / (2 * passes) }
        };
        let with_sides = |statistic: Statistic| {
            let [home, away] = match statistic {
                Statistic::Possession => {
                    let [home, away] = sum(Statistic::Passes);
                    let (home, away) = shares(home, away);
                    [i64::from(home), i64::from(away)]
                }
                Statistic::PassAccuracy => [accuracy(0), accuracy(1)],
                statistic => sum(statistic),
            };
            (statistic, home, away)
        };
        MATCH_STATISTICS.iter().copied().map(with_sides).collect()
    }
}

impl Effort {
    fn by(&self, played: i64) -> i64 {
        let whole = self.until - self.from;
        if played >= self.until || whole <= 0 {
            return self.value;
        }
        self.value * (played - self.from).max(0) / whole
    }
}
