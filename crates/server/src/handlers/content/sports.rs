//! Things of the league that content refers to, in the form in which they are referred to.

use std::collections::HashMap;

use content::model::SportEntity;
use serde::Serialize;
use serde_json::Value;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::ApiError;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::wire::competition::CompetitionRef;
use crate::wire::content::Node;
use crate::wire::person::PersonRef;
use crate::wire::team::TeamRef;

/// Those of these numbers that are there.
pub(super) async fn read(
    app: &App,
    reads: &mut Reads,
    entity: SportEntity,
    ids: &[i64],
    locale: Locale,
) -> Result<HashMap<i64, Node>, ApiError> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let store = app.store();
    match entity {
        SportEntity::Team => {
            let teams = store.teams(ids).await?;
            reads.tag(Tag::teams());
            teams.iter().map(|team| Ok((team.id, entry(&TeamRef::new(team))?))).collect()
        }
        SportEntity::Player => {
            let persons = store.persons(ids).await?;
            reads.tag(Tag::persons());
            persons.iter().map(|person| Ok((person.id, entry(&PersonRef::player(person, None))?))).collect()
        }
        SportEntity::Competition => {
            let competitions = store.competitions_by_id(ids).await?;
            reads.tag(Tag::seasons());
            competitions.iter().map(|one| Ok((one.id, entry(&CompetitionRef::new(one))?))).collect()
        }
        SportEntity::Match => {
            let matches = store.matches(ids).await?;
            let frame = MatchFrame::read(app, reads, &matches).await?;
            let context = frame.context(app, locale);
            let body = |m| Ok(context.body(m).map(|body| entry(&body)).transpose()?.map(|entry| (m.id, entry)));
            matches.iter().filter_map(|m| body(m).transpose()).collect()
        }
    }
}

/// A body that has its `id` among its fields, as an entry.
fn entry(body: &impl Serialize) -> Result<Node, ApiError> {
    let body = serde_json::to_value(body).map_err(|error| ApiError::Internal(error.to_string()))?;
    let Value::Object(mut fields) = body else {
        return Err(ApiError::Internal("something of the league is no object".to_owned()));
    };
    let id = fields.remove("id").unwrap_or_default();
    Ok(Node::entry(id, fields.into_iter().map(|(name, value)| (name, value.into())).collect()))
}
