//! The calendar: matches by day, and files that calendar programs subscribe to.

pub(crate) mod list_month;
pub(crate) mod list_teams;
pub(crate) mod list_undated;
pub(crate) mod show_file;

mod entry;
mod ics;

use football::season::SeasonId;
use store::editions::Edition;
use store::matches::Match;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::handlers::team::season_or_current;
use crate::params::{CompetitionKey, Id, OneOrAll, Params};

/// What the calendar is narrowed to.
#[derive(Debug)]
struct Filter {
    season: Option<SeasonId>,
    competition: Option<CompetitionKey>,
    team: Option<i64>,
}

impl Filter {
    fn read(params: &Params) -> Result<Self, ApiError> {
        Ok(Self {
            season: params.season()?,
            competition: params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one),
            team: params.optional::<OneOrAll<Id>>("team")?.and_then(OneOrAll::one).map(|Id(team)| team),
        })
    }

    async fn check_team(&self, app: &App, reads: &mut Reads) -> Result<(), ApiError> {
        reads.tag(Tag::teams());
        if let Some(team) = self.team {
            app.store().team(team).await?.ok_or(ApiError::NotFound(Missing::Team))?;
        }
        Ok(())
    }

    /// The editions of the season, of all competitions or of the one asked for.
    async fn editions(&self, app: &App, reads: &mut Reads) -> Result<Vec<Edition>, ApiError> {
        reads.tag(Tag::seasons());
        let store = app.store();
        let mut editions = match season_or_current(app, reads, self.season).await? {
            Some(season) => store.editions_of_season(season).await?,
            None => Vec::new(),
        };
        if let Some(competition) = &self.competition {
            editions.retain(|edition| edition.competition.key == competition.as_str());
            if editions.is_empty() {
                let known = store.competition(competition.as_str()).await?.is_some();
                return Err(ApiError::NotFound(if known { Missing::Season } else { Missing::Competition }));
            }
        }
        Ok(editions)
    }
}

/// The rounds that some matches belong to, each once.
fn rounds_of(matches: &[Match]) -> Vec<i64> {
    let mut rounds: Vec<i64> = matches.iter().map(|m| m.round_id).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}
