use axum::extract::State;
use axum::response::Response;
use media::{IconPurpose, icon};

use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::handlers::art::drawn_aside;
use crate::params::Segment;

pub(super) const SHORTCUT_SIZE: u32 = 96;

/// Those the manifest names.
pub(super) const APP_ICONS: [(IconPurpose, u32); 5] = [
    (IconPurpose::Any, 192),
    (IconPurpose::Any, 512),
    (IconPurpose::Maskable, 192),
    (IconPurpose::Maskable, 512),
    (IconPurpose::Monochrome, 192),
];

/// Phones by Apple cut it to their own form, and fill what is clear with black.
const TOUCH_ICON: (IconPurpose, u32) = (IconPurpose::Maskable, 180);

pub(super) fn address(purpose: IconPurpose, size: u32) -> String {
    format!("/icons/{}-{size}.png", name(purpose))
}

pub(super) fn name(purpose: IconPurpose) -> &'static str {
    match purpose {
        IconPurpose::Any => "any",
        IconPurpose::Maskable => "maskable",
        IconPurpose::Monochrome => "monochrome",
    }
}

/// `/icons/{file}`: the league's sign, in the sizes that devices ask for and in no others.
pub(crate) async fn show_icon(
    State(app): State<App>,
    Segment(file): Segment,
    wanted: Wanted,
) -> Result<Response, ApiError> {
    let drawn = APP_ICONS.into_iter().chain([TOUCH_ICON, (IconPurpose::Any, SHORTCUT_SIZE)]);
    let mut drawn = drawn.map(|(purpose, size)| (format!("{}-{size}.png", name(purpose)), purpose, size));
    let (file, purpose, size) = drawn.find(|(known, ..)| *known == file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("icon {file}"), async |_| {
            let (sign, ground) = (app.installation().sign.clone(), app.installation().ground);
            let bytes = drawn_aside(move || icon(&sign, size, purpose, ground)).await?;
            Ok(Answer::picture(bytes, "image/png", Policy::Revalidate))
        })
        .await
}
