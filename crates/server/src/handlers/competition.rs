//! A competition: itself, its rounds, matches, teams and table.

pub(crate) mod knock_out;
pub(crate) mod list_matches;
pub(crate) mod list_nominations;
pub(crate) mod list_pitch_ratings;
pub(crate) mod list_round_figures;
pub(crate) mod list_rounds;
pub(crate) mod list_spectators;
pub(crate) mod list_stadium_ratings;
pub(crate) mod list_teams;
pub(crate) mod list_top_players;
pub(crate) mod list_useful_time;
pub(crate) mod show;
pub(crate) mod show_bracket;
pub(crate) mod show_positions;
pub(crate) mod show_round_statistics;
pub(crate) mod show_standings;
pub(crate) mod show_ties;

mod round_figures;
pub(crate) mod standings;

use football::season::SeasonId;
use jiff::civil::Date;
use store::editions::Edition;
use store::rounds::Round;
use store::seasons::Season;
use store::stadiums::Stadium;
use store::tags::Tag;
use store::teams::Team;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::params::{CompetitionKey, OneOrAll, Params, RoundRef};
use crate::wire::season;

/// The edition asked for by `competition` and `season`; without a season, the current one.
pub(crate) struct Asked {
    pub competition: CompetitionKey,
    pub season: Option<SeasonId>,
}

impl Asked {
    pub(crate) fn by_query(params: &Params) -> Result<Self, ApiError> {
        Ok(Self { competition: params.required("competition")?, season: params.season()? })
    }

    pub(crate) fn by_path(id: &str, params: &Params) -> Result<Self, ApiError> {
        let competition = id.parse().map_err(|()| ApiError::malformed("id"))?;
        Ok(Self { competition, season: params.season()? })
    }

    /// The part of a cache key that stands for the edition.
    pub(crate) fn key(&self) -> String {
        let season = self.season.map(|season| season.to_string()).unwrap_or_default();
        format!("{} {season}", self.competition.as_str())
    }

    pub(crate) async fn find(&self, app: &App, reads: &mut Reads) -> Result<Edition, ApiError> {
        let edition = match self.season {
            Some(season) => app.store().edition(self.competition.as_str(), season).await?,
            None => {
                reads.tag(Tag::seasons());
                reads.until(app.midnight());
                newest_begun(app.store().editions_of(self.competition.as_str()).await?, app.today())
            }
        };
        let Some(edition) = edition else {
            let known = app.store().competition(self.competition.as_str()).await?.is_some();
            return Err(ApiError::NotFound(if known { Missing::Season } else { Missing::Competition }));
        };
        reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(edition)
    }
}

/// The newest edition whose season has begun, else the first to come.
fn newest_begun(mut editions: Vec<(Edition, Season)>, today: Date) -> Option<Edition> {
    let begun = editions.iter().position(|(_, season)| season.initial_date <= today);
    let index = begun.or(editions.len().checked_sub(1))?;
    Some(editions.swap_remove(index).0)
}

/// The league's day where the edition's season is the current one; there is no current round in another.
pub(crate) async fn today_if_current(
    app: &App,
    edition: &Edition,
    reads: &mut Reads,
) -> Result<Option<Date>, ApiError> {
    reads.tag(Tag::seasons());
    reads.until(app.midnight());
    let (seasons, today) = (app.store().seasons().await?, app.today());
    let is_current = season::current(seasons.iter(), today).is_some_and(|season| season.id == edition.season);
    Ok(is_current.then_some(today))
}

pub(crate) fn find_round(rounds: &[Round], asked: RoundRef) -> Result<&Round, ApiError> {
    let found = rounds.iter().find(|round| match asked {
        RoundRef::Number(number) => round.number == number,
        RoundRef::Id(id) => round.id == id,
    });
    found.ok_or(ApiError::NotFound(Missing::Round))
}

/// The id of the round that a `filter` names.
async fn find_filtered_round(
    app: &App,
    edition: &Edition,
    filter: OneOrAll<RoundRef>,
) -> Result<Option<i64>, ApiError> {
    let OneOrAll::One(asked) = filter else { return Ok(None) };
    Ok(Some(find_round(&app.store().rounds(edition.id).await?, asked)?.id))
}

/// The teams and stadiums of a list of both.
async fn grounds(
    app: &App,
    reads: &mut Reads,
    places: impl Iterator<Item = (i64, Option<i64>)>,
) -> Result<(Vec<Team>, Vec<Stadium>), ApiError> {
    reads.tag(Tag::teams());
    let (teams, stadiums): (Vec<i64>, Vec<Option<i64>>) = places.unzip();
    let stadiums: Vec<i64> = stadiums.into_iter().flatten().collect();
    Ok(tokio::try_join!(app.store().teams(&teams), app.store().stadiums(&stadiums))?)
}
