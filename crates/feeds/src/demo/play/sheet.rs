//! The team sheet: eleven who start, those on the bench, the captain.

use football::PersonId;
use football::participant::Participant;
use football::position::Position;
use football::side::Side;

use super::super::chances::Chances;
use super::formation::Formation;
use super::{Available, Member, Setting};

/// Field players on the bench, beside a goalkeeper.
const BENCH: usize = 8;

pub(super) struct TeamSheet {
    pub tactic: &'static str,
    /// The goalkeeper, then row by row.
    pub starters: Vec<Member>,
    pub bench: Vec<(Participant, Member)>,
    pub captain: Option<PersonId>,
    pub staff: Vec<(Participant, PersonId)>,
}

pub(super) fn choose(setting: &Setting<'_>, side: Side, available: &Available) -> TeamSheet {
    let club = side.pick(setting.home, setting.away).key;
    let mut chances = Chances::new(setting.seed, &format!("{}/sheet/{club}", setting.id));
    let formation = Formation::of(setting.seed, club, setting.season, &mut chances);
    let mut pool = by_form(available, &mut chances);
    let mut starters: Vec<Member> = take(&mut pool, Position::Goalkeeper).into_iter().collect();
    for position in formation.places() {
        starters.extend(take(&mut pool, position).or_else(|| take_any(&mut pool)));
    }
    let extra = if chances.happens(0.05) { 1 + chances.below(2) } else { 0 };
    let mut bench: Vec<Member> = take(&mut pool, Position::Goalkeeper).into_iter().collect();
    let wanted = [Position::Defender, Position::Midfielder, Position::Forward, Position::Midfielder];
    for position in wanted.into_iter().cycle().take(BENCH + extra) {
        bench.extend(take(&mut pool, position).or_else(|| take_any(&mut pool)));
    }
    let role = |place: usize| match place.checked_sub(BENCH) {
        None | Some(0) => Participant::Bench,
        Some(1) => Participant::ExtraBench,
        Some(_) => Participant::ExtraBenchSecond,
    };
    TeamSheet {
        tactic: formation.name,
        captain: captain(setting, club, &starters),
        starters,
        bench: bench.into_iter().enumerate().map(|(place, member)| (role(place), member)).collect(),
        staff: available.staff.clone(),
    }
}

/// The players, best first: within a position the lower numbers are the regulars, but form changes from week to week.
fn by_form(available: &Available, chances: &mut Chances) -> Vec<Member> {
    let mut rated: Vec<(f64, Member)> = Vec::with_capacity(available.players.len());
    let mut rank = [0_u32; 4];
    for member in &available.players {
        let place = &mut rank[member.position as usize];
        // A goalkeeper keeps his place; in the field there is more to choose from.
        let luck = if member.position == Position::Goalkeeper { 1.15 } else { 4.2 };
        rated.push((f64::from(*place) + luck * chances.unit(), *member));
        *place += 1;
    }
    rated.sort_by(|a, b| a.0.total_cmp(&b.0));
    rated.into_iter().map(|(_, member)| member).collect()
}

fn take(pool: &mut Vec<Member>, position: Position) -> Option<Member> {
    let found = pool.iter().position(|member| member.position == position)?;
    Some(pool.remove(found))
}

/// Where a position has nobody left, somebody else from the field helps out.
fn take_any(pool: &mut Vec<Member>) -> Option<Member> {
    let found = pool.iter().position(|member| member.position != Position::Goalkeeper)?;
    Some(pool.remove(found))
}

/// A squad has an order of captains for the season.
fn captain(setting: &Setting<'_>, club: &str, starters: &[Member]) -> Option<PersonId> {
    let rank = |member: &&Member| {
        let name = format!("{}/captain/{club}/{}", setting.season, member.kit);
        (Chances::new(setting.seed, &name).below(1_000_000), member.kit)
    };
    starters.iter().min_by_key(rank).map(|member| member.person)
}
