//! Figures of a competition: spectators, grounds, useful time, rounds.

use football::event::EventKind;
use football::statistic::Statistic;
use serde::Serialize;
use store::editions::EditionFigures;
use store::figures::{GroundRating, Spectators, UsefulTime};
use store::stadiums::Stadium;
use store::teams::Team;
use store::totals::TeamTotal;
use utoipa::ToSchema;

use super::match_::StadiumRef;
use super::round::RoundBody;
use super::statistic::{average, hundredths, mmss, percentage, tenths};
use super::team::TeamRef;

/// How many came to a team's home matches.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SpectatorsBody<'a> {
    position: usize,
    team: TeamRef<'a>,
    stadium: Option<StadiumRef<'a>>,
    matches: i64,
    total: i64,
    average: i64,
    /// Seats taken, in percent; null where the capacity is not known.
    occupancy: Option<f64>,
}

/// How a ground was marked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingBody<'a> {
    position: usize,
    stadium: StadiumRef<'a>,
    team: TeamRef<'a>,
    /// The average mark, from 0 to 5.
    #[schema(example = 4.3)]
    score: f64,
    /// How many marks there are.
    ratings: i64,
}

/// How long the ball was in play in a team's matches.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamUsefulTime<'a> {
    position: usize,
    team: TeamRef<'a>,
    matches: i64,
    /// A match's average.
    #[schema(example = "54:12")]
    average: String,
    #[serde(rename = "averageSeconds")]
    average_seconds: i64,
    /// Of the time played.
    percentage: Option<f64>,
    #[schema(example = "758:48")]
    total: String,
}

/// A round in figures.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RoundStatistics<'a> {
    pub round: u16,
    /// How many matches there are, and how many of them have a result: the figures are of these.
    pub matches: usize,
    pub played: usize,
    pub goals: u32,
    pub average_goals: Option<f64>,
    pub yellow_cards: usize,
    pub second_yellow_cards: usize,
    pub red_cards: usize,
    pub attendance: i64,
    pub average_attendance: Option<i64>,
    /// A match's average.
    #[schema(example = "54:12")]
    pub useful_time: Option<String>,
    pub useful_time_percentage: Option<f64>,
    pub home_wins: Share,
    pub draws: Share,
    pub away_wins: Share,
    /// Most goals scored, and fewest conceded; several where they are level.
    pub best_attack: Vec<RoundBest<'a>>,
    pub best_defense: Vec<RoundBest<'a>>,
}

/// One of all rounds in figures.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RoundFigures {
    #[schema(example = 14)]
    round: u16,
    #[schema(example = "Jornada 14")]
    label: String,
    #[serde(rename = "is_current_round")]
    is_current_round: bool,
    #[serde(rename = "has_started")]
    has_started: bool,
    /// How many matches there are, and how many of them have a result: the figures are of these.
    matches: usize,
    played: usize,
    pub goals: u32,
    average_goals: Option<f64>,
    yellow_cards: usize,
    second_yellow_cards: usize,
    red_cards: usize,
    average_attendance: Option<i64>,
    /// Seats taken, in percent, where the capacity is known.
    occupancy: Option<f64>,
    /// A match's average.
    #[schema(example = "54:12")]
    useful_time: Option<String>,
    useful_time_percentage: Option<f64>,
}

impl RoundFigures {
    pub(crate) fn empty(round: &RoundBody, matches: usize) -> Self {
        Self {
            round: round.number,
            label: round.label.clone(),
            is_current_round: round.is_current_round,
            has_started: round.has_started,
            matches,
            played: 0,
            goals: 0,
            average_goals: None,
            yellow_cards: 0,
            second_yellow_cards: 0,
            red_cards: 0,
            average_attendance: None,
            occupancy: None,
            useful_time: None,
            useful_time_percentage: None,
        }
    }

    pub(crate) fn count_card(&mut self, kind: EventKind) {
        match kind {
            EventKind::YellowCard => self.yellow_cards += 1,
            EventKind::SecondYellow => self.second_yellow_cards += 1,
            EventKind::RedCard => self.red_cards += 1,
            _ => {}
        }
    }

    /// When everything is added up: spectators and seats, the time in play of each match and the time of all.
    pub(crate) fn close(&mut self, played: usize, seen: &[i64], seats: (i64, i64), useful: &[i64], whole: i64) {
        let sum = |list: &[i64]| list.iter().sum::<i64>();
        self.played = played;
        self.average_goals = average(self.goals.into(), played as i64).map(hundredths);
        self.average_attendance = average(sum(seen), seen.len() as i64).map(|average| average.round() as i64);
        self.occupancy = percentage(seats.0, seats.1);
        self.useful_time = average(sum(useful), useful.len() as i64).map(|seconds| mmss(seconds.round() as i32));
        self.useful_time_percentage = percentage(sum(useful), whole);
    }
}

#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct Share {
    pub total: usize,
    pub percentage: Option<f64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundBest<'a> {
    pub team: TeamRef<'a>,
    pub goals: u16,
}

/// A competition's season in figures.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompetitionFigures {
    matches: i64,
    goals: i64,
    average_goals: Option<f64>,
    yellow_cards: i64,
    second_yellow_cards: i64,
    red_cards: i64,
    attendance: i64,
    average_attendance: Option<i64>,
}

impl CompetitionFigures {
    /// `totals` are those of the edition's teams.
    pub(crate) fn new(figures: EditionFigures, totals: &[TeamTotal]) -> Self {
        let cards = |statistic: Statistic| {
            totals.iter().filter(|total| total.statistic == statistic).map(|total| total.value).sum()
        };
        Self {
            matches: figures.results,
            goals: figures.goals,
            average_goals: average(figures.goals, figures.results).map(hundredths),
            yellow_cards: cards(Statistic::YellowCards),
            second_yellow_cards: cards(Statistic::SecondYellows),
            red_cards: cards(Statistic::RedCards),
            attendance: figures.attendance,
            average_attendance: average(figures.attendance, figures.attended).map(|average| average.round() as i64),
        }
    }
}

impl Share {
    pub(crate) fn of(total: usize, whole: usize) -> Self {
        Self { total, percentage: percentage(total as i64, whole as i64) }
    }
}

fn find_team(teams: &[Team], id: i64) -> Option<&Team> {
    teams.iter().find(|team| team.id == id)
}

fn find_stadium(stadiums: &[Stadium], id: Option<i64>) -> Option<StadiumRef<'_>> {
    stadiums.iter().find(|stadium| Some(stadium.id) == id).map(StadiumRef::new)
}

impl<'a> SpectatorsBody<'a> {
    pub(crate) fn list(rows: &[Spectators], teams: &'a [Team], stadiums: &'a [Stadium], most: usize) -> Vec<Self> {
        let body = |(index, row): (usize, &Spectators)| {
            Some(Self {
                position: index + 1,
                team: TeamRef::new(find_team(teams, row.team_id)?),
                stadium: find_stadium(stadiums, row.stadium_id),
                matches: row.matches,
                total: row.total,
                average: average(row.total, row.matches).unwrap_or_default().round() as i64,
                occupancy: percentage(row.total, row.seats),
            })
        };
        rows.iter().take(most).enumerate().filter_map(body).collect()
    }
}

impl<'a> RatingBody<'a> {
    pub(crate) fn list(rows: &[GroundRating], teams: &'a [Team], stadiums: &'a [Stadium]) -> Vec<Self> {
        let body = |(index, row): (usize, &GroundRating)| {
            Some(Self {
                position: index + 1,
                stadium: find_stadium(stadiums, Some(row.stadium_id))?,
                team: TeamRef::new(find_team(teams, row.team_id)?),
                score: tenths(row.tenths as f64 / 10.0 / row.marks.max(1) as f64),
                ratings: row.marks,
            })
        };
        rows.iter().enumerate().filter_map(body).collect()
    }
}

impl<'a> TeamUsefulTime<'a> {
    pub(crate) fn list(rows: &[UsefulTime], teams: &'a [Team]) -> Vec<Self> {
        let body = |(index, row): (usize, &UsefulTime)| {
            let average = row.useful / row.matches.max(1);
            Some(Self {
                position: index + 1,
                team: TeamRef::new(find_team(teams, row.team_id)?),
                matches: row.matches,
                average: mmss(i32::try_from(average).unwrap_or(i32::MAX)),
                average_seconds: average,
                percentage: percentage(row.useful, row.played),
                total: mmss(i32::try_from(row.useful).unwrap_or(i32::MAX)),
            })
        };
        rows.iter().enumerate().filter_map(body).collect()
    }
}
