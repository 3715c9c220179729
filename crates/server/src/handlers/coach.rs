//! Coaches: themselves, their matches, their teams.

pub(crate) mod list_matches;
pub(crate) mod show;
pub(crate) mod show_history;

use football::season::SeasonId;
use store::persons::Person;
use store::squads::StaffMember;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};

/// The person with this number, if he has ever worked for a team, with where he did.
pub(crate) async fn find_coach(app: &App, reads: &mut Reads, id: i64) -> Result<(Person, Vec<StaffMember>), ApiError> {
    let missing = || ApiError::NotFound(Missing::Coach);
    let person = app.store().person(id).await?.ok_or_else(missing)?;
    let career = app.store().coaching_career(id).await?;
    if career.is_empty() {
        return Err(missing());
    }
    reads.tag(Tag::person(id));
    reads.tag(Tag::teams());
    // Any match that he coached may get another result.
    reads.tag(Tag::seasons());
    Ok((person, career))
}

/// A coach in the season asked for (else his last) and at the team asked for (else his last of that season).
pub(crate) fn find_spell(
    career: &[StaffMember],
    season: Option<SeasonId>,
    team: Option<i64>,
) -> Result<&StaffMember, ApiError> {
    let season = season.or(career.last().map(|member| member.season));
    let mut spells = career.iter().filter(|member| Some(member.season) == season);
    let member = spells.rfind(|member| team.is_none_or(|team| member.team_id == team));
    member.ok_or(ApiError::NotFound(Missing::Coach))
}
