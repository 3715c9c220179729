//! The demo league: two divisions and a cup of invented clubs, and three competitions in which the best of them meet
//! clubs from elsewhere. There are three seasons, placed around the moment at which they are loaded – so that today is
//! in the middle of a season, with matches yesterday, now and tomorrow. From there on the league lives: matches are
//! played, seasons follow, and where nobody plays, [`friendlies`] are arranged.
//!
//! Everything follows from a seed and a clock: the same two give the same league. A match is a [`script`] from which its
//! state at any moment can be told; with the squads it becomes the story of who did what ([`play`]). So the past is
//! written down at once and the present goes on by the [`Simulator`].

mod abroad;
mod advance;
mod cast;
mod chances;
mod clubs;
mod cup;
mod dates;
mod facts;
mod friendlies;
mod history;
mod load;
mod newsroom;
mod officials;
mod pairing;
mod people;
mod play;
mod promotions;
mod script;
mod squads;
mod strength;
mod turnover;
mod world;

use football::season::SeasonId;

use clubs::Club;

pub use advance::{Simulator, advance, settle_hours};
pub use load::{load, load_seasons};
pub use newsroom::{NewsroomError, write_newsroom};

/// The demo's one seed. Another gives another league of the same kind.
pub const SEED: u64 = 1908;

const FIRST_LEAGUE: &str = "liga-atlantica";
const SECOND_LEAGUE: &str = "segunda-atlantica";
const CUP: &str = "taca-atlantica";
const INTERNATIONAL_KEYS: [&str; 3] = ["1", "2", "3"];
/// All that is played in a season, in the order in which it is written down.
const COMPETITIONS: [&str; 7] = [FIRST_LEAGUE, SECOND_LEAGUE, CUP, "1", "2", "3", friendlies::FRIENDLIES];

/// The rules under which the demo's leagues are played.
const RULES: &str = "liga-portugal";

/// How the demo's data finds a match again.
fn external_id(competition: &str, season: SeasonId, round: u16, home: &Club, away: &Club) -> String {
    format!("demo/{season}/{competition}/{round}/{}-{}", home.key, away.key)
}

#[cfg(test)]
mod survey;
#[cfg(test)]
mod tests;
