//! Referees, delegates and observers: themselves and their matches. The three differ only in their calling.

pub(crate) mod list_matches;
pub(crate) mod show;
pub(crate) mod show_history;

use football::duty::Calling;
use football::season::SeasonId;
use store::officials::{Official, RefereedEdition};
use store::persons::Person;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};

/// An official in the season asked for, else in his last.
pub(crate) struct FoundOfficial {
    pub person: Person,
    pub licence: Official,
}

pub(crate) async fn find_official(
    app: &App,
    reads: &mut Reads,
    id: i64,
    calling: Calling,
    season: Option<SeasonId>,
) -> Result<FoundOfficial, ApiError> {
    let (person, licences) = find_licences(app, reads, id, calling).await?;
    let licence = licences.into_iter().find(|licence| season.is_none_or(|season| licence.season == season));
    Ok(FoundOfficial { person, licence: licence.ok_or_else(|| missing(calling))? })
}

/// The person with this number with his licences of one calling, newest first, if he has ever had one.
async fn find_licences(
    app: &App,
    reads: &mut Reads,
    id: i64,
    calling: Calling,
) -> Result<(Person, Vec<Official>), ApiError> {
    let person = app.store().person(id).await?.ok_or_else(|| missing(calling))?;
    let licences = app.store().licences(id, calling).await?;
    if licences.is_empty() {
        return Err(missing(calling));
    }
    reads.tag(Tag::person(id));
    Ok((person, licences))
}

/// Cards in anybody's match change what is usual.
fn depend_on(reads: &mut Reads, refereed: &[RefereedEdition]) {
    for edition in refereed {
        reads.tag(Tag::statistics(&edition.competition, edition.season.number()));
    }
}

fn missing(calling: Calling) -> ApiError {
    ApiError::NotFound(match calling {
        Calling::Referee => Missing::Referee,
        Calling::Delegate => Missing::Delegate,
        Calling::Observer => Missing::Observer,
    })
}
