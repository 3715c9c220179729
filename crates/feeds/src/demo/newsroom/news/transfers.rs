//! Moves of the summer, read from where players had their minutes.

use football::position::Position;
use jiff::ToSpan;
use media::art::Scene;

use super::super::NewsroomError;
use super::super::blocks::Placed;
use super::super::template::Facts;
use super::super::texts;
use super::super::words::Both;
use super::people::{FILE, Texts};
use super::pictures::photo;
use super::{Desk, Story, filled};
use crate::demo::chances::Chances;

/// Minutes after which somebody counts as having played for a club.
const ENOUGH: i64 = 700;

pub(super) fn told(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let texts: Texts = texts::read(FILE);
    let archive = desk.archive;
    let mut stories = Vec::new();
    for season in &archive.seasons {
        let Ok(before) = season.id.previous() else { continue };
        let mut moves: Vec<(i64, i64, i64, i64)> = Vec::new();
        for ((_, person), played) in archive.minutes.iter().filter(|((own, _), _)| *own == season.id) {
            let Some(past) = archive.minutes.get(&(before, *person)) else { continue };
            let ([(to, _)], Some((from, minutes))) = (played.as_slice(), past.last()) else { continue };
            let is_goalkeeper = archive.people[person].position == Some(Position::Goalkeeper);
            // Between a club and its reserves nobody is presented with a scarf.
            let parent = |team: &i64| archive.teams[team].reserve_of.unwrap_or(*team);
            if parent(from) != parent(to) && *minutes >= ENOUGH && !is_goalkeeper {
                moves.push((*person, *from, *to, *minutes));
            }
        }
        // Where most minutes changed hands, there is most to tell.
        moves.sort_by_key(|&(person, .., minutes)| (std::cmp::Reverse(minutes), person));
        for (turn, (person, from, to, minutes)) in moves.into_iter().take(14).enumerate() {
            let days = 6 + Chances::new(desk.seed, &format!("transfer/{person}")).below(44) as i64;
            let date = season.initial_date.saturating_sub(days.days());
            let at = archive.instant(date, 12, 0) + desk.minutes(&format!("transfer/{person}/{}", season.id), 240);
            let (Some(at), Some(age)) = (desk.past(at), archive.age(person, date)) else { continue };
            let mut facts = Facts::default();
            let name = archive.person_name(person);
            facts.text("name", name).both("position", archive.position(person)).number("age", age);
            archive.club(&mut facts, "from", from);
            archive.club(&mut facts, "to", to);
            facts.number("minutes", minutes).text("season", season.id.label());
            facts.text("to_city", archive.teams[&to].city.clone().unwrap_or_default());
            facts.text("player_url", archive.player_address(person, season.id, to));
            let mut placed = Placed::default();
            let caption = Both::new(
                format!("{name}: cachecol novo, sorriso antigo."),
                format!("{name}: a new scarf, an old smile."),
            );
            photo(&mut placed, "photo", Scene::Number, Some(&archive.teams[&to].external_id), &caption);
            let filled = filled(&texts.transfer, turn, &facts)?;
            let story = Story::new("transfer", format!("transfer-{person}-{}", season.id), at, filled, placed);
            let mut story = story.of_player(person, to).shown(Scene::Number, "mercado");
            story.teams.push(from);
            stories.push(story.heard("signing", &facts, "name", "to")?);
        }
    }
    Ok(stories)
}
