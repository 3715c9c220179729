//! Referees, delegates and observers.

use football::duty::Duty;
use football::season::SeasonId;
use serde::Serialize;
use store::officials::{Official, OfficiatedMatch, RefereedEdition};
use store::persons::Person;
use utoipa::ToSchema;

use super::match_::MatchBody;
use super::picture::{Dress, Formats, portrait};
use super::player::season_names;
use super::statistic::{average, hundredths, mmss, percentage};

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
    pub matches: usize,
    #[schema(example = "1352:20")]
    total_time: String,
    #[schema(example = "54:12")]
    pub average_useful_time: Option<String>,
    /// Of the time played.
    pub average_percentage: Option<f64>,
    pub red_cards: i64,
    pub double_yellow_cards: i64,
    pub yellow_cards: i64,
    /// Of any kind; null without a match.
    #[schema(example = 4.62)]
    pub cards_per_match: Option<f64>,
    /// The same of all matches of the competitions in which he was the referee that season; null where he was in none.
    league: Option<LeagueFigures>,
}

/// What is usual in the competitions of a referee.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeagueFigures {
    #[schema(example = 4.31)]
    cards_per_match: f64,
    average_percentage: Option<f64>,
}

/// An official's season.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OfficialSeason<'a> {
    #[schema(example = 20_262_027)]
    season: i64,
    #[schema(example = "2026/27")]
    label: String,
    #[schema(example = "C1")]
    category: Option<&'a str>,
    #[schema(example = "AF Cabo Alto")]
    football_association: Option<&'a str>,
    stats: OfficialStats,
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
    /// How long the ball was in play.
    pub useful_time: Option<UsefulShare>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UsefulShare {
    #[schema(example = "54:12")]
    pub time: String,
    /// Of the time played.
    pub percentage: Option<f64>,
}

impl UsefulShare {
    pub(crate) fn new(useful: Option<i32>, played: Option<i32>) -> Option<Self> {
        let useful = useful?;
        let share = played.and_then(|played| percentage(useful.into(), played.into()));
        Some(Self { time: mmss(useful), percentage: share })
    }
}

impl OfficialStats {
    /// `officiated` are the matches of one season and calling, `refereed` the competitions in which he was the referee.
    pub(crate) fn of(officiated: &[&OfficiatedMatch], season: SeasonId, refereed: &[RefereedEdition]) -> Self {
        let as_referee: Vec<&OfficiatedMatch> = officiated.iter().copied().filter(|a| a.duty == Duty::Main).collect();
        let counted = if as_referee.is_empty() { officiated } else { &as_referee };
        let timed: Vec<(i64, i64)> =
            counted.iter().filter_map(|a| Some((a.useful?.into(), a.played?.into()))).collect();
        let (useful, played) = timed.iter().fold((0, 0), |sum, time| (sum.0 + time.0, sum.1 + time.1));
        let seconds = |value: i64| mmss(i32::try_from(value).unwrap_or(i32::MAX));
        let sum = |cards: fn(&OfficiatedMatch) -> i64| counted.iter().map(|a| cards(a)).sum::<i64>();
        let (yellows, second_yellows, reds) = (sum(|a| a.yellows), sum(|a| a.second_yellows), sum(|a| a.reds));
        // Whoever refereed nothing has no referees to be held against.
        let league = refereed.iter().filter(|it| it.season == season && !as_referee.is_empty());
        Self {
            matches: counted.len(),
            total_time: seconds(counted.iter().filter_map(|a| a.played).map(i64::from).sum()),
            average_useful_time: (!timed.is_empty()).then(|| seconds(useful / timed.len() as i64)),
            average_percentage: percentage(useful, played),
            red_cards: reds,
            double_yellow_cards: second_yellows,
            yellow_cards: yellows,
            cards_per_match: average(yellows + second_yellows + reds, counted.len() as i64).map(hundredths),
            league: LeagueFigures::of(league),
        }
    }
}

impl LeagueFigures {
    fn of<'r>(editions: impl Iterator<Item = &'r RefereedEdition>) -> Option<Self> {
        let (mut matches, mut cards, mut useful, mut played) = (0, 0, 0, 0);
        for edition in editions {
            matches += edition.matches;
            cards += edition.cards;
            useful += edition.useful;
            played += edition.played;
        }
        Some(Self {
            cards_per_match: hundredths(average(cards, matches)?),
            average_percentage: percentage(useful, played),
        })
    }
}

impl<'a> OfficialSeason<'a> {
    /// His licences as seasons, in their order.
    pub(crate) fn list(
        licences: &'a [Official],
        officiated: &[OfficiatedMatch],
        refereed: &[RefereedEdition],
    ) -> Vec<Self> {
        let body = |licence: &'a Official| {
            let his: Vec<&OfficiatedMatch> = officiated
                .iter()
                .filter(|it| it.season == licence.season && it.duty.calling() == licence.calling)
                .collect();
            let (season, label) = season_names(licence.season);
            Self {
                season,
                label,
                category: licence.category.as_deref(),
                football_association: licence.association.as_deref(),
                stats: OfficialStats::of(&his, licence.season, refereed),
            }
        };
        licences.iter().map(body).collect()
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
