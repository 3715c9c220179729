//! Teams: themselves, their squads, matches and figures in a season.

pub(crate) mod list_leaders;
pub(crate) mod list_matches;
pub(crate) mod show_info;
pub(crate) mod show_squad;
pub(crate) mod show_stadium;
pub(crate) mod show_standings;
pub(crate) mod show_statistics;

use football::season::SeasonId;
use store::editions::Edition;
use store::figures::{GroundRating, Mark, Spectators};
use store::tags::Tag;
use store::teams::Team;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::params::CompetitionKey;
use crate::wire::season;

/// A team in one season, with the competitions it plays in.
struct TeamInSeason {
    team: Team,
    season: SeasonId,
    editions: Vec<Edition>,
}

impl TeamInSeason {
    /// Without a season, in the current one.
    async fn find(app: &App, reads: &mut Reads, id: i64, season: Option<SeasonId>) -> Result<Self, ApiError> {
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
    fn only(mut self, competition: Option<&CompetitionKey>) -> Result<Self, ApiError> {
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

/// Who came, and how the grounds were marked, in some editions.
async fn ground_figures(app: &App, editions: &[Edition]) -> Result<(Vec<Spectators>, Vec<GroundRating>), ApiError> {
    let (mut spectators, mut ratings) = (Vec::new(), Vec::new());
    // A team plays in a handful of competitions at most.
    for edition in editions {
        spectators.extend(app.store().spectators(edition.id, None).await?);
        ratings.extend(app.store().ground_ratings(edition.id, Mark::Stadium).await?);
    }
    Ok((spectators, ratings))
}
