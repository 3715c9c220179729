use axum::extract::State;
use axum::response::Response;
use media::art::{TilePalette, azulejo};
use media::colour::Colour;

use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/tiles/liga-atlantica-E1FF19-6x3.svg`: a wall of tiles in a competition's colour. A single row is a band, in the
/// quieter colours that go under a page. The address says all there is to know, so the picture never changes.
pub(crate) async fn show_tiles(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let Tiles { seed, accent, columns, rows } = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("tiles {file}"), async |_| {
            let palette = if rows == 1 { TilePalette::footer(accent) } else { TilePalette::hero(accent) };
            let svg = azulejo(seed, columns, rows, &palette);
            Ok(Answer::text(svg, "image/svg+xml", Policy::Immutable))
        })
        .await
}

struct Tiles<'a> {
    seed: &'a str,
    accent: Colour,
    columns: u32,
    rows: u32,
}

fn read(file: &str) -> Option<Tiles<'_>> {
    let (rest, size) = file.strip_suffix(".svg")?.rsplit_once('-')?;
    let (seed, accent) = rest.rsplit_once('-')?;
    let (columns, rows) = size.split_once('x')?;
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let count = |text: &str| text.parse().ok().filter(|count| (1..=24).contains(count) && is_number(text));
    let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    let is_seed = (1..=64).contains(&seed.len()) && seed.bytes().all(fits);
    Some(Tiles { seed: is_seed.then_some(seed)?, accent: hex(accent)?, columns: count(columns)?, rows: count(rows)? })
}

/// `E1FF19`, in capitals only: one picture, one address.
pub(super) fn hex(text: &str) -> Option<Colour> {
    let fits = text.len() == 6 && text.bytes().all(|b| b.is_ascii_digit() || (b'A'..=b'F').contains(&b));
    fits.then(|| format!("#{text}").parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_addresses_are_pictures() {
        let tiles = read("liga-atlantica-E1FF19-6x3.svg").unwrap();
        assert_eq!((tiles.seed, tiles.columns, tiles.rows), ("liga-atlantica", 6, 3));
        for file in [
            "E1FF19-6x3.svg",
            "-E1FF19-6x3.svg",
            "a-e1ff19-6x3.svg",
            "a-E1FF19-0x3.svg",
            "a-E1FF19-25x3.svg",
            "a-E1FF19-6.svg",
            "a-E1FF19-6x3",
            "A-E1FF19-6x3.svg",
            "a-E1FF1-6x3.svg",
            "a-E1FF19-+6x3.svg",
            ".svg",
            "",
        ] {
            assert!(read(file).is_none(), "{file}");
        }
    }
}
