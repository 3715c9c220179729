use axum::extract::State;
use axum::response::Response;
use media::art::{Attire, KitPattern, KitSpec, Sitter, portrait};

use super::Form;
use super::show_tiles::hex;
use crate::app::App;
use crate::cache::{Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/portrait/412-FFD21F-15171C.svg`, `…-suit.svg`: somebody without a photograph, in a club's colours; as a small
/// picture for lists `….webp`.
pub(crate) async fn show_portrait(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let (seed, kit, sitter, form) = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("portrait {file}"), async |_| {
            Ok(form.answer(portrait(&seed, &kit, sitter), Policy::Immutable).await?.not_kept())
        })
        .await
}

fn read(file: &str) -> Option<(String, KitSpec, Sitter, Form)> {
    let (name, form) = Form::of(file)?;
    let mut parts = name.split('-');
    let seed =
        parts.next().filter(|seed| (1..=19).contains(&seed.len()) && seed.bytes().all(|b| b.is_ascii_digit()))?;
    let kit = KitSpec { pattern: KitPattern::Plain, first: hex(parts.next()?)?, second: hex(parts.next()?)? };
    let attire = match parts.next() {
        None => Attire::Shirt,
        Some("suit") => Attire::Suit,
        Some(_) => return None,
    };
    parts.next().is_none().then(|| (seed.to_owned(), kit, Sitter { attire, ..Sitter::default() }, form))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_addresses_are_read() {
        assert!(read("412-FFD21F-15171C.svg").is_some());
        assert_eq!(read("412-FFD21F-15171C-suit.svg").map(|(_, _, sitter, _)| sitter.attire), Some(Attire::Suit));
        assert_eq!(read("412-FFD21F-15171C.webp").map(|(.., form)| form), Some(Form::Bitmap));
        for file in
            ["412.svg", "x-FFD21F-15171C.svg", "412-FFD21F.svg", "412-FFD21F-15171C-hat.svg", "412-FFD21F-15171C"]
        {
            assert!(read(file).is_none(), "{file}");
        }
    }
}
