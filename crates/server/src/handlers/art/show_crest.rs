use axum::extract::State;
use axum::response::Response;
use media::art::CrestVariant;
use store::tags::Tag;

use super::Form;
use crate::app::App;
use crate::cache::{Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;
use crate::wire::team::{crest_fingerprint, draw_crest};

/// `/art/crest/7-1a2b3c4d.svg`, `/art/crest/7-1a2b3c4d-negative.svg`; as a small picture for lists `/art/crest/7-1a2b3c4d.webp`.
/// An old fingerprint still gets the crest, only not for ever.
pub(crate) async fn show_crest(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let (id, variant, fingerprint, form) = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    let key = format!("crest {id} {variant} {fingerprint} {form:?}");
    app.cache()
        .answer(&wanted, key, async |reads| {
            let team = app.store().team(id).await?.ok_or(ApiError::NotFound(Missing::Team))?;
            reads.tag(Tag::team(id));
            let is_current = crest_fingerprint(&team) == fingerprint;
            let policy = if is_current { Policy::Immutable } else { Policy::Revalidate };
            let answer = form.answer(draw_crest(&team, variant), policy).await?;
            Ok(if is_current { answer } else { answer.not_kept() })
        })
        .await
}

fn read(file: &str) -> Option<(i64, CrestVariant, &str, Form)> {
    let (name, form) = Form::of(file)?;
    let mut parts = name.split('-');
    let (id, fingerprint) = (parts.next()?, parts.next()?);
    let variant = parts.next().map_or(Some(CrestVariant::Normal), |name| name.parse().ok())?;
    let is_hex = fingerprint.len() == 8 && fingerprint.bytes().all(|b| b.is_ascii_hexdigit());
    if parts.next().is_some() || !is_hex || !id.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((id.parse().ok()?, variant, fingerprint, form))
}
