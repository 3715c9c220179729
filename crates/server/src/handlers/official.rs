//! Referees, delegates and observers: themselves and their matches. The three differ only in their calling.

pub(crate) mod list_matches;
pub(crate) mod show;

use football::duty::Calling;
use football::season::SeasonId;
use store::officials::Official;
use store::persons::Person;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};

/// An official in the season asked for, else in his last.
struct FoundOfficial {
    person: Person,
    licence: Official,
}

async fn find_official(
    app: &App,
    reads: &mut Reads,
    id: i64,
    calling: Calling,
    season: Option<SeasonId>,
) -> Result<FoundOfficial, ApiError> {
    let missing = || {
        ApiError::NotFound(match calling {
            Calling::Referee => Missing::Referee,
            Calling::Delegate => Missing::Delegate,
            Calling::Observer => Missing::Observer,
        })
    };
    let person = app.store().person(id).await?.ok_or_else(missing)?;
    let licences = app.store().licences(id, calling).await?;
    let licence = licences.into_iter().find(|licence| season.is_none_or(|season| licence.season == season));
    reads.tag(Tag::person(id));
    Ok(FoundOfficial { person, licence: licence.ok_or_else(missing)? })
}
