//! A season, reduced to what is counted.

use std::collections::{BTreeMap, HashMap};

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::score::Score;
use football::season::SeasonId;
use football::statistic::Statistic;
use jiff::civil::Date;
use store::records::MatchRecord;

use super::super::cast::{Cast, Span};
use super::super::clubs::Club;
use super::super::dates::Dates;
use super::super::facts::attendance;
use super::super::history::{LeagueSeason, divisions};
use super::super::people::People;
use super::super::play::{Discipline, Member, Setting, Story};
use super::super::world::World;
use super::super::{FIRST_LEAGUE, external_id};

/// The year in which the surveyed seasons begin.
pub(super) const YEAR: i64 = 2026;

/// A match as results tell it.
pub(super) struct Result {
    pub home: usize,
    pub away: usize,
    pub goals: Score,
    pub half_time: Option<Score>,
}

#[derive(Default)]
pub(super) struct Surveyed {
    pub results: Vec<Result>,
    pub events: BTreeMap<&'static str, f64>,
    /// Sums of both sides.
    pub statistics: BTreeMap<Statistic, f64>,
    /// Goals by quarters of an hour.
    pub spans: [f64; 6],
    /// The home side's possession.
    pub possession: Vec<f64>,
    /// Shares: the ball in play, and the ground filled.
    pub useful: Vec<f64>,
    pub filled: Vec<f64>,
    pub ratings: Vec<f64>,
    pub goals_of: HashMap<PersonId, f64>,
    pub ages: Vec<f64>,
    /// How many players come from where.
    pub countries: BTreeMap<String, f64>,
    /// How often a formation was played, and how the weather was by month.
    pub tactics: BTreeMap<String, f64>,
    pub weather: BTreeMap<i8, BTreeMap<String, (f64, f64)>>,
}

impl Surveyed {
    /// The first division of a seed, in the third season of its story.
    pub(super) fn of(seed: u64) -> Self {
        let id = SeasonId::starting_in(YEAR).unwrap();
        let world = world(seed);
        let season = LeagueSeason::new(seed, FIRST_LEAGUE, id, 0, true);
        let middle = "2026-11-14T21:10:00Z".parse().unwrap();
        let dates = Dates::around(middle, middle, &jiff::tz::TimeZone::UTC);
        let team = |club: &Club| season.clubs.iter().position(|known| known.key == club.key).unwrap();
        let mut surveyed = Self::default();
        surveyed.people(
            &world.people,
            season.clubs.iter().flat_map(|club| &world.home.squads.0[club.key]).map(|p| p.person),
        );
        let casts: HashMap<&str, Cast> = season.clubs.iter().map(|club| (club.key, cast(&world, club))).collect();
        let mut discipline = Discipline::default();
        for pairing in season.pairings() {
            let (home, away) = (pairing.home, pairing.away);
            let script = season.script(home, away);
            let external_id = external_id(FIRST_LEAGUE, id, pairing.round, home, away);
            let day = dates.league(0, pairing.round, pairing.place, true).day;
            let setting = Setting {
                seed,
                id: &external_id,
                season: YEAR,
                home,
                away,
                ground: home,
                day,
                hour: 18,
                origin: football::occurrence::Origin::Domestic,
                script: &script,
                appointments: Vec::new(),
            };
            let (home_team, away_team) = (team(home), team(away));
            let available = [(home, home_team), (away, away_team)]
                .map(|(club, team)| casts[club.key].available(day, |person| discipline.may_play(team as i64, person)));
            let record = Story::write(setting, [&available[0], &available[1]]).record_at(script.length());
            discipline.note(home_team as i64, away_team as i64, &record.events);
            let result = script.result();
            let half_time = result.half_time;
            surveyed.results.push(Result { home: home_team, away: away_team, goals: result.goals, half_time });
            let filled = f64::from(attendance(seed, &external_id, home.capacity)) / f64::from(home.capacity);
            surveyed.filled.push(filled);
            surveyed.record(&record, day);
        }
        surveyed
    }

    fn record(&mut self, record: &MatchRecord, day: Date) {
        for event in &record.events {
            let name = match event.kind.unwrap() {
                EventKind::Goal => "goal",
                EventKind::OwnGoal => "own goal",
                EventKind::PenaltyScored => "penalty scored",
                EventKind::PenaltyMissed => "penalty missed",
                EventKind::YellowCard => "yellow",
                EventKind::SecondYellow => "second yellow",
                EventKind::RedCard => "red",
                EventKind::Substitution => "substitution",
                EventKind::Moment => "moment",
                kind => panic!("{kind:?} does not happen, it is worked out"),
            };
            *self.events.entry(name).or_default() += 1.0;
            let kind = event.kind.unwrap();
            if kind == EventKind::Goal && event.related_id.is_some() {
                *self.events.entry("assisted").or_default() += 1.0;
            }
            if kind == EventKind::Moment {
                let text = &event.description.as_ref().unwrap().en;
                let is_video = ["VAR", "monitor", "Lines drawn"].iter().any(|word| text.contains(word));
                *self.events.entry("video").or_default() += f64::from(u8::from(is_video));
            }
            if kind.is_goal() {
                let quarter = (usize::from(event.moment.minute.max(1)) - 1) / 15;
                let first = if event.moment.half == Half::First { 0 } else { 3 };
                self.spans[first + quarter.min(2)] += 1.0;
            }
            if matches!(kind, EventKind::Goal | EventKind::PenaltyScored) {
                *self.goals_of.entry(event.person_id.unwrap()).or_default() += 1.0;
            }
        }
        let report = record.report.as_ref().unwrap();
        for &(statistic, home, away) in &report.statistics {
            *self.statistics.entry(statistic).or_default() += (home + away) as f64;
            if statistic == Statistic::Possession {
                self.possession.push(home as f64);
            }
        }
        let played = report.first_half.unwrap() + report.second_half.unwrap();
        self.useful.push(f64::from(report.useful.unwrap()) / f64::from(played));
        let ratings = record.line_up.iter().filter_map(|entry| entry.rating);
        self.ratings.extend(ratings.map(|rating| f64::from(rating) / 10.0));
        for tactic in [&report.home_tactic, &report.away_tactic] {
            *self.tactics.entry(tactic.clone().unwrap()).or_default() += 1.0;
        }
        let weather = self.weather.entry(day.month()).or_default();
        let (count, degrees) = weather.entry(report.climate.clone().unwrap()).or_default();
        *count += 1.0;
        *degrees += f64::from(report.temperature.unwrap());
    }

    fn people(&mut self, people: &People, players: impl Iterator<Item = usize>) {
        for player in players {
            let person = &people.all[player];
            let birthday = person.birthday.unwrap();
            self.ages.push((YEAR - i64::from(birthday.year())) as f64 + 0.3 - f64::from(birthday.month()) / 12.0 + 0.3);
            *self.countries.entry(person.country.clone().unwrap()).or_default() += 1.0;
        }
    }

    /// Points, most first, at three for a win.
    pub(super) fn points(&self) -> Vec<f64> {
        let teams = self.results.iter().map(|result| result.home).max().unwrap() + 1;
        let mut points = vec![0.0; teams];
        for Result { home, away, goals, .. } in &self.results {
            let (of_home, of_away) = match goals.home.cmp(&goals.away) {
                std::cmp::Ordering::Greater => (3.0, 0.0),
                std::cmp::Ordering::Equal => (1.0, 1.0),
                std::cmp::Ordering::Less => (0.0, 3.0),
            };
            points[*home] += of_home;
            points[*away] += of_away;
        }
        points.sort_by(|a, b| f64::total_cmp(b, a));
        points
    }
}

/// The people of the three seasons that a newcomer sees.
pub(super) fn world(seed: u64) -> World {
    let mut world = World::new(seed);
    for years in (0..3).rev() {
        let (first, second) = divisions(years);
        let clubs: Vec<&'static Club> = first.into_iter().chain(second).collect();
        world.next_season(SeasonId::starting_in(YEAR - years as i64).unwrap(), &clubs, None);
    }
    world
}

fn cast(world: &World, club: &Club) -> Cast {
    let member = |player: &super::super::squads::Player| {
        let member = Member { person: player.person as PersonId, position: player.position, kit: player.kit };
        (member, Span::default())
    };
    let staff = world.home.staffs.all[club.key].iter();
    let staff = staff.map(|employee| (employee.role, employee.person as PersonId, Span::default()));
    Cast::new(world.home.squads.0[club.key].iter().map(member).collect(), staff.collect())
}
