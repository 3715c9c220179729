//! One thing that was told wrong and put right the day after, so that a correction can be seen.

use football::event::EventKind;
use football::season::SeasonId;
use football::state::MatchState;
use jiff::SignedDuration;
use serde_json::json;
use store::{Store, StoreError};

use super::super::FIRST_LEAGUE;
use super::super::dates::CURRENT_ROUND;

const BY: &str = "Comissão de Análise";
const WHY: &str = "Revistas as imagens, o passe foi de um adversário";
/// After the kick-off.
const LATER: SignedDuration = SignedDuration::from_hours(15);

/// Takes an assist back that was given in the round before the current one.
pub(super) async fn make_amends(store: &Store, season: SeasonId) -> Result<(), StoreError> {
    let Some(edition) = store.edition(FIRST_LEAGUE, season).await? else { return Ok(()) };
    let rounds = store.rounds(edition.id).await?;
    let Some(round) = rounds.iter().find(|round| round.number == CURRENT_ROUND - 1) else { return Ok(()) };
    let mut write = store.write().await?;
    for m in store.matches_of_round(round.id).await? {
        let (MatchState::Finished, Some(kickoff)) = (m.facts.state, m.facts.kickoff) else { continue };
        let mut record = write.find_record(m.id).await?;
        let is_assisted =
            |event: &&mut store::records::Event| event.kind == Some(EventKind::Goal) && event.related_id.is_some();
        let Some(goal) = record.events.iter_mut().find(is_assisted) else { continue };
        goal.related_id = None;
        write.sign(BY);
        write.because(Some(WHY));
        write.set_record(&edition, m.id, record).await?;
        let at = kickoff.saturating_add(LATER).unwrap_or(kickoff);
        write.commit(at, "demo", json!({ "corrected": m.id })).await?;
        return Ok(());
    }
    Ok(())
}
