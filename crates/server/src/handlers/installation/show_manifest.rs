use axum::extract::State;
use axum::response::Response;
use serde_json::{Value, json};
use store::tags::Tag;

use super::show_icon::{APP_ICONS, SHORTCUT_SIZE, address, name};
use crate::app::App;
use crate::cache::{Answer, Policy, Reads, Wanted};
use crate::error::ApiError;
use crate::handlers::entries;
use crate::handlers::team::current_season;
use crate::locale::Locale;
use crate::params::Params;
use crate::site;
use media::IconPurpose;

/// `/manifest.webmanifest`, `?lang=en`: what the site is called and looks like among a device's apps.
pub(crate) async fn show_manifest(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let locale = params.language()?;
    app.cache()
        .answer(&wanted, format!("manifest {}", locale.code()), async |reads| {
            let body = manifest(&app, reads, locale).await?.to_string();
            Ok(Answer::text(body, "application/manifest+json", Policy::Revalidate))
        })
        .await
}

async fn manifest(app: &App, reads: &mut Reads, locale: Locale) -> Result<Value, ApiError> {
    reads.tag(Tag::content("settings"));
    let installation = app.installation();
    let site_name = entries::site_name(app, locale).await?;
    let short_name = installation.short_name.as_deref().unwrap_or(&site_name);
    let description = locale
        .pick("Jogos em direto, classificações, notícias e o seu clube.", "Live matches, tables, news and your club.");
    let ground = installation.ground.to_string();
    let start = |address: &str| site::in_language(address, locale);
    let icons: Vec<Value> = APP_ICONS
        .into_iter()
        .map(|(purpose, size)| {
            json!({
                "src": address(purpose, size), "sizes": format!("{size}x{size}"), "type": "image/png",
                "purpose": name(purpose),
            })
        })
        .collect();
    let related: Vec<Value> =
        installation.android.iter().map(|app| json!({ "platform": "play", "id": app.package })).collect();
    Ok(json!({
        // The same app in both languages.
        "id": "/",
        "name": site_name,
        "short_name": short_name,
        "description": description,
        "lang": locale.code(),
        "dir": "ltr",
        "start_url": start("/"),
        "scope": "/",
        "display": "standalone",
        "display_override": ["standalone", "minimal-ui"],
        "orientation": "any",
        "theme_color": ground,
        "background_color": ground,
        "categories": ["sports", "news"],
        "icons": icons,
        "shortcuts": shortcuts(app, reads, locale).await?,
        "screenshots": screenshots(locale),
        "related_applications": related,
        "prefer_related_applications": false,
    }))
}

/// Where a long press on the icon leads: matches, the table of the first competition, news, the visitor's own.
async fn shortcuts(app: &App, reads: &mut Reads, locale: Locale) -> Result<Vec<Value>, ApiError> {
    let season = current_season(app, reads).await?;
    let editions = match season {
        Some(season) => app.store().editions_of_season(season).await?,
        None => Vec::new(),
    };
    let domestic = editions.iter().filter(|edition| !edition.competition.is_international);
    let first = domestic.min_by_key(|edition| edition.competition.position);
    let table = first.map(|edition| format!("{}/classification", site::competition(&edition.competition.key)));
    let places = [
        (locale.pick("Jogos", "Matches"), Some("/calendar".to_owned())),
        (locale.pick("Classificação", "Table"), table),
        (locale.pick("Notícias", "News"), Some(site::Section::News.list())),
        (locale.pick("O meu perfil", "My profile"), Some("/profile".to_owned())),
    ];
    let icon = json!([{
        "src": address(IconPurpose::Any, SHORTCUT_SIZE),
        "sizes": format!("{SHORTCUT_SIZE}x{SHORTCUT_SIZE}"),
        "type": "image/png",
    }]);
    let shortcut = |(name, place): (&str, Option<String>)| {
        Some(json!({ "name": name, "url": site::in_language(&place?, locale), "icons": icon }))
    };
    Ok(places.into_iter().filter_map(shortcut).collect())
}

/// What app stores and browsers show before somebody installs it: files of the web app.
fn screenshots(locale: Locale) -> Vec<Value> {
    let home = locale.pick("A jornada, em direto", "The matchday, live");
    let table = locale.pick("A classificação, jornada a jornada", "The table, round by round");
    let matches = locale.pick("Todos os jogos, dia a dia", "Every match, day by day");
    let picture = |file: &str, sizes: &str, form: &str, label: &str| {
        json!({
            "src": format!("/screenshots/{file}.webp"), "sizes": sizes, "type": "image/webp",
            "form_factor": form, "label": label,
        })
    };
    vec![
        picture("home-narrow", "780x1688", "narrow", home),
        picture("matches-narrow", "780x1688", "narrow", matches),
        picture("table-narrow", "780x1688", "narrow", table),
        picture("home-wide", "1440x900", "wide", home),
    ]
}
