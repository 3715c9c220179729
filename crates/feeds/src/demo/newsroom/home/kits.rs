//! What the press gets for a match.

use jiff::SignedDuration;
use media::art::Scene;
use serde_json::json;

use super::super::archive::{Archive, Game};
use super::super::artwork::poster_for;
use super::super::draft::Draft;
use super::super::words::{day, hour};
use crate::demo::FIRST_LEAGUE;

/// For the next matches of the first division, and the last ones.
pub(super) fn media_kits(archive: &Archive) -> Vec<Draft> {
    let dated = |game: &&Game| game.competition == FIRST_LEAGUE && game.kickoff.is_some();
    let coming = archive.games.iter().filter(dated).filter(|game| game.kickoff > Some(archive.now)).take(3);
    let over = archive.played(archive.now).filter(dated).take(3);
    let draft = |game: &Game| {
        let kickoff = game.kickoff.unwrap_or(archive.now);
        let at = (kickoff - SignedDuration::from_hours(48)).min(archive.now - SignedDuration::from_mins(30));
        let name = format!("{} – {}", archive.team_name(game.home), archive.team_name(game.away));
        Draft::new("media-kit", game.id.to_string(), at, |tongue| {
            let date = day(archive.day_of(kickoff));
            let when = format!("{}, {}", date.get(tongue), hour(kickoff, &archive.zone));
            json!({
                "title": format!("{}: {name}", tongue.pick("Dossiê de imprensa", "Press kit")),
                "gameKey": game.id.to_string(),
                "match": game.id,
                "description": format!("{}, {when}. {}", archive.ground_name(game), tongue.pick(
                    "Onzes uma hora antes; conferências dez minutos depois do fim.",
                    "Line-ups an hour before; press conferences ten minutes after the end.",
                )),
                "date": at.to_string(),
                "image": poster_for(Scene::Tunnel, None, 1),
                "files": ["@file:paper/media-guide"],
                "links": [
                    { "label": tongue.pick("Página do jogo", "Match page"), "url": archive.match_address(game) },
                ],
                "teams": [game.home, game.away],
                "competitions": [game.competition],
            })
        })
    };
    coming.chain(over).map(draft).collect()
}
