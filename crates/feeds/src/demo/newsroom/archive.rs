//! What the newsroom knows of the league: everything of the last seasons, read once, and as it stood at any moment.

mod addresses;
mod read;
mod standing;

use std::collections::HashMap;

use football::PersonId;
use football::duty::Duty;
use football::moment::{Half, Moment};
use football::position::Position;
use football::score::{FullScore, Score};
use football::season::SeasonId;
use football::side::Side;
use football::state::MatchState;
use football::table;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use store::editions::Edition;
use store::officials::Appointment;
use store::persons::PersonFacts;
use store::rounds::Label;
use store::seasons::Season;
use store::stadiums::Stadium;
use store::teams::Team;

use super::super::{FIRST_LEAGUE, SECOND_LEAGUE};
use super::words::{Article, Both, ordinal};

pub(super) use addresses::slug_of;
pub(super) use standing::Scorer;

pub(super) struct Archive {
    pub now: Timestamp,
    pub zone: TimeZone,
    /// Newest first.
    pub seasons: Vec<Season>,
    pub editions: HashMap<i64, Edition>,
    pub teams: HashMap<i64, Team>,
    pub people: HashMap<PersonId, PersonFacts>,
    pub grounds: HashMap<i64, Stadium>,
    /// In the order of play; those of clubs from elsewhere among themselves are left out.
    pub games: Vec<Game>,
    /// For whom players of the leagues have played, and how many minutes, by season.
    pub minutes: HashMap<(SeasonId, PersonId), Vec<(i64, i64)>>,
    /// Who takes part, by edition.
    entrants: HashMap<i64, Vec<i64>>,
    deductions: HashMap<i64, Vec<table::Deduction>>,
    /// Head coaches by team and season, in their order, with the day on which they left.
    coaches: HashMap<(i64, SeasonId), Vec<Tenure>>,
}

/// A head coach, and the day on which he left.
type Tenure = (PersonId, Option<Date>);

pub(super) struct Game {
    pub id: i64,
    pub competition: String,
    pub season: SeasonId,
    pub round: u16,
    /// Where the round has a name of its own.
    pub label: Option<Label>,
    pub home: i64,
    pub away: i64,
    pub day: Option<Date>,
    pub kickoff: Option<Timestamp>,
    pub state: MatchState,
    pub score: Option<FullScore>,
    pub ground: Option<i64>,
    pub attendance: Option<i32>,
    pub channel: Option<String>,
    pub goals: Vec<Goal>,
    pub cards: Vec<Card>,
    pub officials: Vec<Appointment>,
    pub best: Option<PersonId>,
    pub climate: Option<String>,
    /// Seconds with the ball in play.
    pub useful: Option<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GoalKind {
    Play,
    Penalty,
    Own,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub moment: Moment,
    /// For whom it counts.
    pub side: Side,
    pub scorer: Option<PersonId>,
    pub assist: Option<PersonId>,
    pub kind: GoalKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardKind {
    Yellow,
    SecondYellow,
    Red,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Card {
    pub moment: Moment,
    pub side: Side,
    pub person: Option<PersonId>,
    pub kind: CardKind,
}

/// From kick-off to the final whistle, with a little for the interval.
const NINETY_MINUTES: SignedDuration = SignedDuration::from_mins(112);
const EXTRA_TIME: SignedDuration = SignedDuration::from_mins(50);

impl Game {
    pub fn is_league(&self) -> bool {
        (self.competition == FIRST_LEAGUE || self.competition == SECOND_LEAGUE) && self.label.is_none()
    }

    pub fn is_of(&self, team: i64) -> bool {
        self.home == team || self.away == team
    }

    pub fn team(&self, side: Side) -> i64 {
        side.pick(self.home, self.away)
    }

    /// When it was over, where it is.
    pub fn ended(&self) -> Option<Timestamp> {
        let kickoff = self.kickoff.filter(|_| self.state.is_result())?;
        let has_more = self.score.is_some_and(|score| score.ninety.is_some());
        Some(kickoff + NINETY_MINUTES + if has_more { EXTRA_TIME } else { SignedDuration::ZERO })
    }

    pub fn result(&self) -> Option<Score> {
        self.score.filter(|_| self.state.is_result()).map(|score| score.goals)
    }

    /// The side that won, on penalties if need be.
    pub fn winner(&self) -> Option<Side> {
        let score = self.score.filter(|_| self.state.is_result())?;
        let decisive = score.penalties.unwrap_or(score.goals);
        match decisive.home.cmp(&decisive.away) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => None,
        }
    }

    pub fn referee(&self) -> Option<PersonId> {
        self.official(Duty::Main)
    }

    pub fn official(&self, duty: Duty) -> Option<PersonId> {
        self.officials.iter().find(|one| one.duty == duty).map(|one| one.person_id)
    }

    /// How many goals somebody scored for his own side.
    pub fn goals_of(&self, person: PersonId) -> usize {
        self.goals.iter().filter(|goal| goal.kind != GoalKind::Own && goal.scorer == Some(person)).count()
    }
}

impl Goal {
    /// `67`, `90+4`.
    pub fn minute(&self) -> String {
        minute(self.moment)
    }

    /// In the last minutes, or after them.
    pub fn is_late(&self) -> bool {
        self.moment.half == Half::Second && self.moment.running() >= 86
    }
}

/// A minute as it is said: `67`, `in the 67th minute`; in added time by its number alone.
pub(super) fn minute_said(moment: Moment) -> Both {
    let digits = minute(moment);
    let english = match digits.parse() {
        Ok(number) => format!("the {} minute", ordinal(number).en),
        Err(_) => format!("minute {digits}"),
    };
    Both::new(digits, english)
}

pub(super) fn minute(moment: Moment) -> String {
    moment.text().trim_end_matches('\'').to_owned()
}

/// Clubs that are spoken of in the feminine.
const FEMININE: [&str; 3] = ["rin", "rinb", "nor"];

impl Archive {
    pub fn day_of(&self, instant: Timestamp) -> Date {
        instant.to_zoned(self.zone.clone()).date()
    }

    pub fn team_name(&self, team: i64) -> &str {
        self.teams.get(&team).map_or("", |team| &team.name)
    }

    pub fn article(&self, team: i64) -> Article {
        let is_feminine = self.teams.get(&team).is_some_and(|team| FEMININE.contains(&team.external_id.as_str()));
        if is_feminine { Article::Feminine } else { Article::Masculine }
    }

    pub fn person_name(&self, person: PersonId) -> &str {
        self.people.get(&person).map_or("", |facts| &facts.name)
    }

    pub fn competition_name(&self, key: &str) -> &str {
        let edition = self.editions.values().find(|edition| edition.competition.key == key);
        edition.map_or("", |edition| &edition.competition.label)
    }

    /// The season that was being played on a day; in summer the one before.
    pub fn season_at(&self, at: Timestamp) -> SeasonId {
        let day = self.day_of(at);
        let begun = self.seasons.iter().find(|season| season.initial_date <= day);
        begun.or(self.seasons.last()).map_or_else(|| self.games[0].season, |season| season.id)
    }

    /// The season that is being played or, once it is over, the one that is being prepared.
    pub fn planned_season(&self, at: Timestamp) -> SeasonId {
        let (season, day) = (self.season_at(at), self.day_of(at));
        let is_over = self.seasons.iter().any(|known| known.id == season && known.final_date < day);
        let next = SeasonId::starting_in(season.start_year() + 1).unwrap_or(season);
        if is_over { next } else { season }
    }

    pub fn edition_of(&self, competition: &str, season: SeasonId) -> Option<&Edition> {
        self.editions.values().find(|one| one.season == season && one.competition.key == competition)
    }

    /// Who takes part in a competition, by name; nobody where it is not announced.
    pub fn clubs_of(&self, competition: &str, season: SeasonId) -> Vec<i64> {
        let edition = self.edition_of(competition, season);
        let mut clubs = edition.and_then(|edition| self.entrants.get(&edition.id)).cloned().unwrap_or_default();
        clubs.sort_by_key(|team| self.team_name(*team));
        clubs
    }

    /// Who was in charge of a team on a day.
    pub fn coach(&self, team: i64, season: SeasonId, day: Date) -> Option<PersonId> {
        let coaches = self.coaches.get(&(team, season))?;
        coaches.iter().find(|(_, left)| left.is_none_or(|left| day < left)).or(coaches.last()).map(|(id, _)| *id)
    }

    /// All that was over by then, newest first.
    pub fn played(&self, until: Timestamp) -> impl Iterator<Item = &Game> {
        self.games.iter().rev().filter(move |game| game.ended().is_some_and(|ended| ended <= until))
    }

    /// A team's next match after a moment.
    pub fn next_of(&self, team: i64, after: Timestamp) -> Option<&Game> {
        let day = self.day_of(after);
        self.games.iter().find(|game| {
            let is_later = match game.kickoff {
                Some(kickoff) => kickoff > after,
                None => game.day.is_some_and(|other| other > day),
            };
            is_later && game.is_of(team) && !matches!(game.state, MatchState::Cancelled | MatchState::Postponed)
        })
    }

    /// Matches of a round, in the order of play.
    pub fn round<'a>(&'a self, competition: &'a str, season: SeasonId, round: u16) -> impl Iterator<Item = &'a Game> {
        self.games
            .iter()
            .filter(move |game| game.competition == competition && game.season == season && game.round == round)
    }

    /// How a round is called in running text: `jornada 13`, `round 13`, `meias-finais`.
    pub fn round_name(&self, game: &Game) -> Both {
        match &game.label {
            Some(label) => Both::new(label.pt.to_lowercase(), label.en.to_lowercase()),
            None => Both::new(format!("jornada {}", game.round), format!("round {}", game.round)),
        }
    }

    /// An hour on the clocks of the league.
    pub fn instant(&self, day: Date, hour: i8, minute: i8) -> Timestamp {
        let zoned = day.at(hour, minute, 0, 0).to_zoned(self.zone.clone());
        zoned.map_or(self.now, |zoned| zoned.timestamp())
    }

    /// How old somebody was on a day.
    pub fn age(&self, person: PersonId, day: Date) -> Option<i64> {
        let birthday = self.people.get(&person)?.birthday?;
        football::people::age(birthday, day).map(i64::from)
    }

    pub fn position(&self, person: PersonId) -> Both {
        let position = self.people.get(&person).and_then(|facts| facts.position).unwrap_or(Position::Midfielder);
        Both::new(position.label_pt(), position.label_en())
    }

    pub fn ground_name(&self, game: &Game) -> &str {
        game.ground.and_then(|id| self.grounds.get(&id)).map_or("", |ground| &ground.name)
    }
}
