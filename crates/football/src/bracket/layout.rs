//! Where each tie stands: every tie between the two that feed it, so that no two paths cross.

use super::{Outcome, Side, Stage, Tie};

/// Stages that nothing is known of yet are drawn empty as far back from the final as this.
const MOST_OPEN: u16 = 16;

pub(super) fn place(stages: &mut [Stage]) {
    let tree: Vec<usize> = (0..stages.len()).filter(|&index| !stages[index].is_consolation).collect();
    fill(stages, &tree);
    prune(stages, &tree);
    order(stages, &tree);
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

/// Nobody comes from a tie that there is not.
fn prune(stages: &mut [Stage], tree: &[usize]) {
    for (at, &index) in tree.iter().enumerate() {
        let known: Vec<u16> = match at.checked_sub(1) {
            Some(before) => stages[tree[before]].ties.iter().map(|tie| tie.number).collect(),
            None => Vec::new(),
        };
        for side in stages[index].ties.iter_mut().flat_map(|tie| [&mut tie.home, &mut tie.away]) {
            side.from = side.from.filter(|from| known.contains(from));
        }
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
