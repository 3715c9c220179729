//! The editors' table.

use content::old_address;

use crate::app::App;
use crate::error::ApiError;
use crate::site;

/// The longest chain that is followed.
const MOST_STEPS: usize = 10;

pub(super) enum Led {
    To {
        address: String,
        /// Whether a line that takes many addresses had a part in it.
        by_star: bool,
    },
    /// The table does not know the path.
    Nowhere,
    /// Round in a circle, or on without an end.
    Astray,
}

/// Goes from line to line, so that visitors go but once.
pub(super) async fn follow(app: &App, path: &str) -> Result<Led, ApiError> {
    let (mut address, mut is_moved, mut by_star) = (path.to_owned(), false, false);
    let mut seen = vec![old_address::folded(path)];
    for step in 0..=MOST_STEPS {
        let (next, is_star) = match step_from(app, &address).await? {
            Some(next) if step < MOST_STEPS => next,
            Some(_) => return Ok(Led::Astray),
            None if is_moved => break,
            None => return Ok(Led::Nowhere),
        };
        by_star |= is_star;
        // However it is written, an address of ours is compared as the one that visitors end up at.
        let next = site::settled(app.origin(), &next);
        if !old_address::is_target(&next) {
            return Ok(Led::Astray);
        }
        if !next.starts_with('/') {
            return Ok(Led::To { address: next, by_star });
        }
        let folded = old_address::folded(path_of(&next));
        // A line such as `/a/*` to `/a/b` takes its own end too: there the way is over.
        if seen.last() == Some(&folded) {
            break;
        }
        if seen.contains(&folded) {
            return Ok(Led::Astray);
        }
        seen.push(folded);
        (address, is_moved) = (next, true);
    }
    Ok(if is_moved { Led::To { address, by_star } } else { Led::Astray })
}

/// Where the nearest line leads, and whether it has a star.
async fn step_from(app: &App, address: &str) -> Result<Option<(String, bool)>, ApiError> {
    let Some(sources) = old_address::sources(path_of(address)) else { return Ok(None) };
    let asked: Vec<String> = sources.iter().map(|(source, _)| source.clone()).collect();
    let known = app.store().redirects(app.model(), &asked).await?;
    let nearest = sources.iter().enumerate().find_map(|(place, (source, rest))| {
        let line = known.iter().find(|line| line.source == *source)?;
        Some((old_address::filled(&line.target, rest), place > 0))
    });
    Ok(nearest)
}

fn path_of(address: &str) -> &str {
    address.split(['?', '#']).next().unwrap_or_default()
}
