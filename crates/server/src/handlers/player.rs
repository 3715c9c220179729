//! Players: themselves, their matches, their seasons.

pub(crate) mod list_matches;
pub(crate) mod list_videos;
pub(crate) mod show;
pub(crate) mod show_history;
pub(crate) mod show_percentiles;
pub(crate) mod show_statistics;

use football::season::SeasonId;
use store::persons::Person;
use store::squads::SquadMember;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};

/// A player in one season, at one team.
pub(crate) struct FoundPlayer {
    pub person: Person,
    pub member: SquadMember,
}

/// The person with this number, if he has ever played.
async fn find_player(app: &App, reads: &mut Reads, id: i64) -> Result<(Person, Vec<SquadMember>), ApiError> {
    let missing = || ApiError::NotFound(Missing::Player);
    let person = app.store().person(id).await?.ok_or_else(missing)?;
    let career = app.store().playing_career(id).await?;
    if career.is_empty() {
        return Err(missing());
    }
    reads.tag(Tag::person(id));
    reads.tag(Tag::teams());
    Ok((person, career))
}

/// A player in the season asked for (else his last) and at the team asked for (else his last of that season).
pub(crate) async fn find_spell(
    app: &App,
    reads: &mut Reads,
    id: i64,
    season: Option<SeasonId>,
    team: Option<i64>,
) -> Result<FoundPlayer, ApiError> {
    let (person, career) = find_player(app, reads, id).await?;
    let last = career.last().map(|member| member.season);
    let season = season.or(last);
    let mut spells = career.into_iter().filter(|member| Some(member.season) == season);
    let member = spells.rfind(|member| team.is_none_or(|team| member.team_id == team));
    Ok(FoundPlayer { person, member: member.ok_or(ApiError::NotFound(Missing::Player))? })
}
