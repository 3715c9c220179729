//! Referees, delegates and observers.

use football::duty::Duty;
use serde::Serialize;
use store::officials::{AppointedMatch, Official};
use store::persons::Person;
use utoipa::ToSchema;

use super::match_::MatchBody;
use super::picture::{Dress, Formats, portrait};
use super::statistic::{mmss, percentage};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OfficialBody<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    name: &'a str,
    first_name: &'a str,
    last_name: &'a str,
    #[schema(example = "AF Cabo Alto")]
    football_association: Option<&'a str>,
    #[schema(example = "C1")]
    category: Option<&'a str>,
    birthday: Option<String>,
    age: Option<u16>,
    photo: Option<Formats>,
    profile_photo: Option<String>,
    #[schema(example = 20_262_027)]
    season: i64,
    stats: OfficialStats,
}

/// A season in figures: of the matches he refereed, or, where there are none, of all to which he was appointed. Only
/// matches with a result count.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OfficialStats {
    matches: usize,
    #[schema(example = "1352:20")]
    total_time: String,
    #[schema(example = "54:12")]
    average_useful_time: Option<String>,
    /// Of the time played.
    average_percentage: Option<f64>,
    red_cards: i64,
    double_yellow_cards: i64,
    yellow_cards: i64,
}

/// A match with an official's duty in it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OfficialMatch<'a> {
    #[serde(flatten)]
    pub match_: MatchBody<'a>,
    /// main, aux1, aux2, fourth, var, aVar, fieldDelegate, leagueDelegate or observer
    #[schema(example = "main")]
    pub duty: &'static str,
    pub yellow_cards: i64,
    pub double_yellow_cards: i64,
    pub red_cards: i64,
}

impl OfficialStats {
    pub(crate) fn of(appointed: &[AppointedMatch]) -> Self {
        let over: Vec<&AppointedMatch> = appointed.iter().filter(|a| a.match_.facts.state.is_result()).collect();
        let refereed: Vec<&AppointedMatch> = over.iter().copied().filter(|a| a.duty == Duty::Main).collect();
        let counted = if refereed.is_empty() { over } else { refereed };
        let timed: Vec<(i64, i64)> =
            counted.iter().filter_map(|a| Some((a.useful?.into(), a.played?.into()))).collect();
        let (useful, played) = timed.iter().fold((0, 0), |sum, time| (sum.0 + time.0, sum.1 + time.1));
        let seconds = |value: i64| mmss(i32::try_from(value).unwrap_or(i32::MAX));
        Self {
            matches: counted.len(),
            total_time: seconds(counted.iter().filter_map(|a| a.played).map(i64::from).sum()),
            average_useful_time: (!timed.is_empty()).then(|| seconds(useful / timed.len() as i64)),
            average_percentage: percentage(useful, played),
            red_cards: counted.iter().map(|a| a.reds).sum(),
            double_yellow_cards: counted.iter().map(|a| a.second_yellows).sum(),
            yellow_cards: counted.iter().map(|a| a.yellows).sum(),
        }
    }
}

impl<'a> OfficialBody<'a> {
    pub(crate) fn new(person: &'a Person, licence: &'a Official, age: Option<u16>, stats: OfficialStats) -> Self {
        let facts = &person.facts;
        let (first, last) = facts.name.split_once(' ').unwrap_or((&facts.name, ""));
        let painted = portrait(person, None, Dress::Suit);
        Self {
            id: person.id,
            external_id: &facts.external_id,
            name: &facts.name,
            first_name: first,
            last_name: last,
            football_association: licence.association.as_deref(),
            category: licence.category.as_deref(),
            birthday: facts.birthday.map(|day| day.to_string()),
            age,
            photo: painted.as_deref().map(Formats::all),
            profile_photo: painted,
            season: licence.season.number(),
            stats,
        }
    }
}
