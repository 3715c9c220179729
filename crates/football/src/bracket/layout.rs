//! Where each tie stands: every tie between the two that feed it, so that no two paths cross.

use super::{Outcome, Side, Stage, Tie};
use crate::TeamId;

/// Stages that nothing is known of yet are drawn empty as far back from the final as this.
const MOST_OPEN: u16 = 16;

pub(super) fn place(stages: &mut [Stage]) {
    find_consolations(stages);
    let tree: Vec<usize> = (0..stages.len()).filter(|&index| !stages[index].is_consolation).collect();
    for pair in tree.windows(2) {
        let (before, after) = stages.split_at_mut(pair[1]);
        link(&before[pair[0]].ties, &mut after[0].ties);
    }
    fill(stages, &tree);
    order(stages, &tree);
}

/// A stage in which only the beaten of the stage before meet decides no place in the next.
fn find_consolations(stages: &mut [Stage]) {
    for index in 1..stages.len() {
        let (before, after) = stages.split_at_mut(index);
        let (Some(before), Some(stage)) = (before.iter().rfind(|stage| !stage.is_consolation), after.first_mut())
        else {
            continue;
        };
        let is_beaten = |team: TeamId| {
            let tie = before.ties.iter().find(|tie| tie.has(team));
            tie.and_then(Tie::winner).is_some_and(|winner| winner != team)
        };
        let beaten = |tie: &Tie| [tie.home.team, tie.away.team].iter().all(|side| side.is_some_and(is_beaten));
        stage.is_consolation = !stage.ties.is_empty() && stage.ties.iter().all(beaten);
    }
}

/// A club that was in a tie of the stage before comes from there.
fn link(before: &[Tie], ties: &mut [Tie]) {
    let origin =
        |team: Option<TeamId>| team.and_then(|team| before.iter().find(|tie| tie.has(team))).map(|tie| tie.number);
    let known: Vec<u16> = before.iter().map(|tie| tie.number).collect();
    for side in ties.iter_mut().flat_map(|tie| [&mut tie.home, &mut tie.away]) {
        side.from = origin(side.team).or(side.from).filter(|from| known.contains(from));
        // What was drawn as a winner is a club as soon as there is one.
        if side.team.is_none()
            && let Some(from) = side.from
        {
            side.team = before.iter().find(|tie| tie.number == from).and_then(Tie::winner);
        }
    }
    for tie in ties.iter_mut().filter(|tie| tie.outcome == Outcome::Undrawn) {
        if tie.home.team.is_some() && tie.away.team.is_some() {
            tie.outcome = Outcome::ToPlay;
        }
    }
}

/// Stages without any tie yet get as many as the way to the final needs.
fn fill(stages: &mut [Stage], tree: &[usize]) {
    let mut wanted: u16 = 1;
    for &index in tree.iter().rev() {
        let ties = &mut stages[index].ties;
        if ties.is_empty() && wanted <= MOST_OPEN {
            let open = |number| Tie {
                number,
                slot: 0,
                home: Side::default(),
                away: Side::default(),
                legs: Vec::new(),
                outcome: Outcome::Undrawn,
            };
            ties.extend((1..=wanted).map(open));
        }
        wanted = wanted.max(ties.len() as u16).saturating_mul(2);
    }
}

/// From the last stage back: a tie's feeders stand at twice its place. Ties that feed nobody (yet) take the places left.
fn order(stages: &mut [Stage], tree: &[usize]) {
    for (at, &index) in tree.iter().enumerate().rev() {
        let mut taken: Vec<(u16, u16)> = Vec::new();
        if let Some(&next) = tree.get(at + 1) {
            for tie in &stages[next].ties {
                taken.extend(tie.home.from.map(|from| (from, tie.slot * 2)));
                taken.extend(tie.away.from.map(|from| (from, tie.slot * 2 + 1)));
            }
        }
        let is_free = |slot: &u16| !taken.iter().any(|(_, known)| known == slot);
        let mut free = (0_u16..).filter(is_free);
        for tie in &mut stages[index].ties {
            let known = taken.iter().find(|(number, _)| *number == tie.number).map(|(_, slot)| *slot);
            tie.slot = known.or_else(|| free.next()).unwrap_or(0);
        }
        stages[index].ties.sort_by_key(|tie| (tie.slot, tie.number));
    }
    for stage in stages.iter_mut().filter(|stage| stage.is_consolation) {
        for (slot, tie) in (0..).zip(&mut stage.ties) {
            tie.slot = slot;
        }
    }
}
