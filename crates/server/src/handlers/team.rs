//! Teams: themselves, their squads, matches and figures in a season.

pub(crate) mod list_for_profile;
pub(crate) mod list_leaders;
pub(crate) mod list_matches;
pub(crate) mod show_info;
pub(crate) mod show_squad;
pub(crate) mod show_stadium;
pub(crate) mod show_standings;
pub(crate) mod show_statistics;

use football::season::SeasonId;
use store::editions::Edition;
use store::figures::GroundFigures;
use store::profiles::TeamSeason;
use store::stadiums::Stadium;
use store::tags::Tag;
use store::teams::Team;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::params::CompetitionKey;
use crate::wire::season;
use crate::wire::stadium::StadiumBody;

/// A team in one season, with the competitions it plays in.
pub(crate) struct TeamInSeason {
    pub team: Team,
    pub season: SeasonId,
    pub editions: Vec<Edition>,
}

impl TeamInSeason {
    /// Without a season, in the current one.
    pub(crate) async fn find(
        app: &App,
        reads: &mut Reads,
        id: i64,
        season: Option<SeasonId>,
    ) -> Result<Self, ApiError> {
        let missing = || ApiError::NotFound(Missing::Team);
        reads.tag(Tag::team(id));
        reads.tag(Tag::teams());
        reads.tag(Tag::seasons());
        let team = app.store().team(id).await?.ok_or_else(missing)?;
        let season = season_or_current(app, reads, season).await?.ok_or_else(missing)?;
        let editions = app.store().editions_of_team(id, season).await?;
        for edition in &editions {
            reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
        }
        Ok(Self { team, season, editions })
    }

    /// Only this competition, where one is asked for: the team must play in it.
    pub(crate) fn only(mut self, competition: Option<&CompetitionKey>) -> Result<Self, ApiError> {
        if let Some(competition) = competition {
            self.editions.retain(|edition| edition.competition.key == competition.as_str());
            if self.editions.is_empty() {
                return Err(ApiError::NotFound(Missing::TeamInCompetition));
            }
        }
        Ok(self)
    }

    fn edition_ids(&self) -> Vec<i64> {
        self.editions.iter().map(|edition| edition.id).collect()
    }
}

/// The season that is on, or was last.
pub(crate) async fn current_season(app: &App, reads: &mut Reads) -> Result<Option<SeasonId>, ApiError> {
    reads.tag(Tag::seasons());
    reads.until(app.midnight());
    let seasons = app.store().seasons().await?;
    Ok(season::current(seasons.iter(), app.today()).map(|season| season.id))
}

/// The season asked for, or the current one, where there is one.
pub(crate) async fn season_or_current(
    app: &App,
    reads: &mut Reads,
    season: Option<SeasonId>,
) -> Result<Option<SeasonId>, ApiError> {
    match season {
        Some(season) => Ok(Some(season)),
        None => current_season(app, reads).await,
    }
}

/// The ground at which a team plays in a season, with what is known of it.
struct HomeGround {
    stadium: Stadium,
    figures: GroundFigures,
}

impl HomeGround {
    async fn find(app: &App, found: &TeamInSeason, season: Option<&TeamSeason>) -> Result<Option<Self>, ApiError> {
        let Some(id) = season.and_then(|season| season.stadium_id) else { return Ok(None) };
        let (ids, editions) = ([id], found.edition_ids());
        let store = app.store();
        let (mut stadiums, figures) =
            tokio::try_join!(store.stadiums(&ids), store.ground_figures(found.team.id, id, &editions))?;
        Ok(stadiums.pop().map(|stadium| Self { stadium, figures }))
    }

    fn body(&self, team: &Team) -> StadiumBody<'_> {
        StadiumBody::new(&self.stadium, team, &self.figures)
    }
}
