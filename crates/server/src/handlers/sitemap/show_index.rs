use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::part::Part;
use super::{origin, xml};
use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::ApiError;
use crate::site::Section;

/// `/sitemap.xml`: the parts of the map.
pub(crate) async fn show_sitemap(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    let origin = origin(&app)?;
    app.cache()
        .answer(&wanted, "sitemap".to_owned(), async |reads| {
            reads.tag(Tag::seasons());
            Section::ALL.iter().for_each(|section| reads.tag(Tag::content(section.content_type())));
            let parts = Part::all(&app).await?;
            let body = xml::index(origin, parts.into_iter().map(Part::name));
            Ok(Answer::text(body, "application/xml; charset=utf-8", Policy::Revalidate))
        })
        .await
}
