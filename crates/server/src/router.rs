//! Every address there is, in one list.

use std::sync::Arc;

use ::content::model::Model;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::routing::{any, get, post};
use axum::{Extension, Router};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::ask::Api;
use crate::edge::{Edge, LARGEST_UPLOAD, name_route};
use crate::error::{ApiError, Missing};
use crate::handlers::art::show_ball::show_ball;
use crate::handlers::art::show_crest::show_crest;
use crate::handlers::art::show_emblem::show_emblem;
use crate::handlers::art::show_kit::show_kit;
use crate::handlers::art::show_moment::show_moment;
use crate::handlers::art::show_portrait::show_portrait;
use crate::handlers::art::show_scene::show_scene;
use crate::handlers::art::show_tiles::show_tiles;
use crate::handlers::pages::show_bridge::show_bridge;
use crate::handlers::pages::show_page::show_page;
use crate::handlers::seasons::list;
use crate::handlers::system::{docs, health};
use crate::handlers::uploads::show_upload::show_upload;
use crate::handlers::{
    account, accreditation, auth, calendar, coach, competition, content, events, favourite, feed, home, installation,
    international, match_, newsletters, official, old_addresses, player, profile, search, share, sitemap, syndication,
    team, users, views,
};
use crate::metrics;
use crate::openapi;

/// The documented part: what is routed here is in the OpenAPI document.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::description())
        .routes(routes!(list::list_seasons))
        .routes(routes!(competition::show::show_competition))
        .routes(routes!(competition::list_rounds::list_rounds))
        .routes(routes!(competition::list_matches::list_matches))
        .routes(routes!(competition::list_teams::list_teams))
        .routes(routes!(competition::show_standings::show_standings))
        .routes(routes!(competition::show_ties::show_ties))
        .routes(routes!(competition::show_positions::show_positions))
        .routes(routes!(competition::show_bracket::show_bracket))
        .routes(routes!(competition::list_top_players::list_top_players))
        .routes(routes!(competition::show_round_statistics::show_round_statistics))
        .routes(routes!(competition::list_round_figures::list_round_figures))
        .routes(routes!(competition::list_stadium_ratings::list_stadium_ratings))
        .routes(routes!(competition::list_pitch_ratings::list_pitch_ratings))
        .routes(routes!(competition::list_spectators::list_spectators))
        .routes(routes!(competition::list_useful_time::list_useful_time))
        .routes(routes!(competition::list_nominations::list_nominations))
        .routes(routes!(match_::show_details::show_match_details))
        .routes(routes!(match_::show_static::show_match_static))
        .routes(routes!(match_::show_static::show_match_static_v2))
        .routes(routes!(match_::show_dynamic::show_match_dynamic))
        .routes(routes!(match_::show_dynamic::show_match_dynamic_v2))
        .routes(routes!(match_::show_formations::show_match_formations))
        .routes(routes!(match_::show_climate::show_match_climate))
        .routes(routes!(match_::show_mvp::show_match_mvp))
        .routes(routes!(match_::show_referees::show_match_referees))
        .routes(routes!(match_::show_history::show_teams_history))
        .routes(routes!(match_::list_corrections::list_match_corrections))
        .routes(routes!(match_::list_absences::list_match_absences))
        .routes(routes!(match_::show_tie::show_match_tie))
        .routes(routes!(match_::show_place::show_match_place))
        .routes(routes!(team::show_info::show_team))
        .routes(routes!(team::show_stadium::show_team_stadium))
        .routes(routes!(team::show_squad::show_team_squad))
        .routes(routes!(team::list_matches::list_team_matches))
        .routes(routes!(team::show_statistics::show_team_statistics))
        .routes(routes!(team::list_leaders::list_team_leaders))
        .routes(routes!(team::show_standings::show_team_standings))
        .routes(routes!(player::show::show_player))
        .routes(routes!(player::list_matches::list_player_matches))
        .routes(routes!(player::show_statistics::show_player_season_statistics))
        .routes(routes!(player::show_statistics::show_player_competition_statistics))
        .routes(routes!(player::show_history::show_player_history))
        .routes(routes!(player::show_percentiles::show_player_percentiles))
        .routes(routes!(player::list_videos::list_player_videos))
        .routes(routes!(coach::show::show_coach))
        .routes(routes!(coach::list_matches::list_coach_matches))
        .routes(routes!(coach::show_history::show_coach_history))
        .routes(routes!(official::show::show_referee))
        .routes(routes!(official::show::show_delegate))
        .routes(routes!(official::show::show_observer))
        .routes(routes!(official::list_matches::list_referee_matches))
        .routes(routes!(official::list_matches::list_delegate_matches))
        .routes(routes!(official::list_matches::list_observer_matches))
        .routes(routes!(official::show_history::show_referee_history))
        .routes(routes!(official::show_history::show_delegate_history))
        .routes(routes!(official::show_history::show_observer_history))
        .routes(routes!(calendar::list_month::list_calendar_month))
        .routes(routes!(calendar::list_teams::list_calendar_teams))
        .routes(routes!(calendar::list_undated::list_undated_matches))
        .routes(routes!(calendar::show_file::show_competition_calendar))
        .routes(routes!(calendar::show_file::show_team_calendar))
        .routes(routes!(calendar::show_file::show_teams_calendar))
        .routes(routes!(calendar::show_file::show_match_calendar))
        .routes(routes!(search::list::search))
        .routes(routes!(search::list_news::search_news))
        .routes(routes!(search::list_videos::search_videos))
        .routes(routes!(international::list_seasons::list_international_seasons))
        .routes(routes!(international::list_rounds::list_international_rounds))
        .routes(routes!(international::list_stage_matches::list_international_matches))
        .routes(routes!(international::show_standings::show_international_standings))
        .routes(routes!(international::show_bracket::show_international_bracket))
        .routes(routes!(international::matches::show_international_match))
        .routes(routes!(international::matches::show_international_match_dynamic))
        .routes(routes!(international::matches::show_international_match_formations))
        .routes(routes!(international::matches::show_international_match_history))
        .routes(routes!(international::matches::list_international_match_corrections))
        .routes(routes!(home::show_hero::show_hero))
        .routes(routes!(old_addresses::show_redirect::show_redirect))
        .routes(routes!(feed::send_batch::send_feed_batch))
        .routes(routes!(feed::put_item::put_feed_item))
        .routes(routes!(views::count_view::count_view))
        .routes(routes!(events::count::count_events))
        .routes(routes!(auth::sign_in::sign_in))
        .routes(routes!(auth::register::register))
        .routes(routes!(auth::ask_for_reset::ask_for_reset))
        .routes(routes!(auth::reset_password::reset_password))
        .routes(routes!(auth::change_password::change_password))
        .routes(routes!(auth::ask_for_confirmation::ask_for_confirmation))
        .routes(routes!(auth::confirm_email::confirm_email, auth::confirm_email::follow_confirmation))
        .routes(routes!(auth::sign_out::sign_out))
        .routes(routes!(auth::show_options::show_options))
        .routes(routes!(auth::connect::connect))
        .routes(routes!(auth::connect::come_back, auth::connect::come_back_by_form))
        .routes(routes!(auth::finish_provider::finish_provider))
        .routes(routes!(account::show::show_account, account::delete::delete_account))
        .routes(routes!(account::export::export_account))
        .routes(routes!(account::list_sessions::list_sessions))
        .routes(routes!(account::end_session::end_session))
        .routes(routes!(profile::show::show_profile, profile::save::save_profile))
        .routes(routes!(profile::photo::save_photo, profile::photo::remove_photo))
        .routes(routes!(team::list_for_profile::list_profile_teams))
        .routes(routes!(favourite::list::list_favourites))
        .routes(routes!(favourite::add::add_favourite, favourite::set::set_favourite))
        .routes(routes!(favourite::remove::remove_favourite))
        .routes(routes!(favourite::list_matches::list_favourite_matches))
        .routes(routes!(newsletters::list::list_newsletters, newsletters::save::save_newsletters))
        .routes(routes!(newsletters::confirm::confirm_newsletters))
        .routes(routes!(newsletters::leave::show_leaving, newsletters::leave::leave_newsletter))
        .routes(routes!(accreditation::ask::ask_for_accreditation))
        .routes(routes!(accreditation::list::list_accreditations))
        .routes(routes!(accreditation::show::show_accreditation))
        .routes(routes!(accreditation::show_file::show_accreditation_file))
        .routes(routes!(accreditation::decide::decide_accreditation))
        .routes(routes!(users::show_me::show_me))
}

/// The OpenAPI document.
pub fn document(model: &Model) -> OpenApi {
    openapi::complete(api().split_for_parts().1, model)
}

/// Nobody reads more of a body with files, whatever it says of its length.
fn upload_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(LARGEST_UPLOAD as usize)
}

/// Everything there is, ready to be served.
pub fn service(app: &App) -> Edge {
    metrics::start();
    let (api, document) = api().split_for_parts();
    let document = Extension(Arc::new(openapi::complete(document, app.model())));
    let router = api
        .route("/api/openapi.json", get(docs::show_openapi).layer(document.clone()))
        .route("/api/docs", get(docs::show_docs).layer(document))
        .route("/api/docs.css", get(docs::show_docs_style))
        .route("/api/auth/local", get(auth::sign_in::show_nothing))
        .route("/api/auth/local/", post(auth::sign_in::sign_in).get(auth::sign_in::show_nothing))
        .route("/api/users/me/", get(users::show_me::show_me))
        .route("/api/upload", post(content::upload::upload_files).layer(upload_limit()))
        .route("/api/upload/", post(content::upload::upload_files).layer(upload_limit()))
        .route("/api/{*content}", any(content::content))
        .route("/art/crest/{file}", get(show_crest))
        .route("/art/emblem/{file}", get(show_emblem))
        .route("/art/tiles/{file}", get(show_tiles))
        .route("/art/portrait/{file}", get(show_portrait))
        .route("/art/kit/{file}", get(show_kit))
        .route("/art/ball/{file}", get(show_ball))
        .route("/art/scene/{file}", get(show_scene))
        .route("/art/moment/{file}", get(show_moment))
        .route("/share/table/{competition}/{file}", get(share::show_table::show_shared_table))
        .route("/share/day.png", get(share::show_day::show_shared_day))
        .route("/share/match/{file}", get(share::show_match::show_shared_match))
        .route("/share/round/{competition}/{season}/{file}", get(share::show_round::show_shared_round))
        .route("/share/team/{file}", get(share::show_team::show_shared_team))
        .route("/share/player/{file}", get(share::show_player::show_shared_player))
        .route("/share/coach/{file}", get(share::show_coach::show_shared_coach))
        .route("/share/referee/{file}", get(share::show_official::show_shared_referee))
        .route("/share/delegate/{file}", get(share::show_official::show_shared_delegate))
        .route("/share/observer/{file}", get(share::show_official::show_shared_observer))
        .route("/share/compare/{file}", get(share::show_comparison::show_shared_comparison))
        .route("/feeds/{file}", get(syndication::show_feed::show_feed))
        .route("/sitemap.xml", get(sitemap::show_index::show_sitemap))
        .route("/sitemaps/{file}", get(sitemap::show_part::show_sitemap_part))
        .route("/robots.txt", get(sitemap::show_robots::show_robots))
        .route("/uploads/{*file}", get(show_upload))
        .route("/photos/{file}", get(profile::photo::show_photo))
        .route("/auth/redirect", get(show_bridge))
        .route("/manifest.webmanifest", get(installation::show_manifest::show_manifest))
        .route("/icons/{file}", get(installation::show_icon::show_icon))
        .route("/sw.js", get(installation::show_worker::show_worker))
        .route("/.well-known/assetlinks.json", get(installation::show_associations::show_asset_links))
        .route("/.well-known/apple-app-site-association", get(installation::show_associations::show_site_association))
        .route("/healthz", get(health::healthz))
        // Under the name that clients of the content dialect know.
        .route("/_health", get(async || StatusCode::NO_CONTENT))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::show_metrics))
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed);
    let router = router.fallback(async || ApiError::NotFound(Missing::Page));
    let named = |router: Router<App>| router.layer(from_fn(name_route)).with_state(app.clone());
    // Pages ask the API, so the API's router is there first.
    let api = Api::new(app.clone(), named(router.clone()));
    let show = async |State(app): State<App>, Extension(api): Extension<Api>, request: Request| {
        show_page(app, api, request).await
    };
    let pages = any(show).layer(Extension(api));
    Edge::new(app.clone(), named(router.route("/", pages.clone()).route("/{*page}", pages)))
}
