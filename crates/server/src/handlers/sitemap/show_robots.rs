use axum::extract::State;
use axum::response::Response;

use super::origin;
use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::ApiError;

/// `/robots.txt`: everything may be read except what belongs to one visitor alone.
pub(crate) async fn show_robots(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    let origin = origin(&app)?;
    app.cache()
        .answer(&wanted, "robots".to_owned(), async |_| {
            let body = format!(
                "User-agent: *\nDisallow: /auth\nDisallow: /profile\nDisallow: /newsletters/\nDisallow: /accreditation/inbox\nDisallow: /api/docs\n\n\
                 Sitemap: {origin}/sitemap.xml\nSitemap: {origin}/sitemaps/latest-news.xml\n"
            );
            Ok(Answer::text(body, "text/plain; charset=utf-8", Policy::Revalidate))
        })
        .await
}
