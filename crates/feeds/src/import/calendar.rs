//! Rounds and matches of an import.

use std::collections::HashMap;

use football::round::RoundKind;
use football::score::{FullScore, Score};
use football::state::MatchState;
use jiff::tz::TimeZone;
use store::Write;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::rounds::Round;

use super::rounds::{self, Plan, RoundKey};
use super::{Import, ImportError, Report};
use crate::formats::{FileError, FileMatch, FileResult, fold};

pub(super) async fn save(
    write: &mut Write,
    import: &Import,
    edition: &Edition,
    teams: &HashMap<String, i64>,
    report: &mut Report,
) -> Result<(), ImportError> {
    let plan = rounds::plan(import);
    let known = Known { matches: write.find_matches(edition.id).await?, rounds: write.find_rounds(edition.id).await? };
    let wishes = pair_up(import, &plan, teams, &known)?;
    let round_ids = make_rounds(write, edition, &plan, &wishes, &known.rounds).await?;
    for wish in wishes {
        if plan.is_entry(wish.round) {
            write.enter_team(edition, wish.home, wish.source.group.as_deref()).await?;
            write.enter_team(edition, wish.away, wish.source.group.as_deref()).await?;
        }
        let facts = facts(wish.source, wish.known, &import.zone);
        match wish.known {
            None => {
                write.add_match(edition, round_ids[wish.round], (wish.home, wish.away), None, facts).await?;
                report.added += 1;
            }
            Some(known) => {
                let round = if plan.is_guess { known.round_id } else { round_ids[wish.round] };
                match write.update_match(edition, known, round, facts).await? {
                    true => report.updated += 1,
                    false => report.unchanged += 1,
                }
            }
        }
    }
    write.remove_empty_rounds(edition).await?;
    Ok(write.settle_round_windows(edition).await?)
}

/// A match of the files with what it means here.
struct Wish<'a> {
    source: &'a FileMatch,
    home: i64,
    away: i64,
    round: &'a RoundKey,
    known: Option<&'a Match>,
}

/// What the edition has already.
struct Known {
    matches: Vec<Match>,
    rounds: Vec<Round>,
}

impl Known {
    /// The same match in the store. A pairing that there is once, here and in the files, is the same match whatever its
    /// round; one that there is more often is the same in the same round.
    fn find(&self, pair: (i64, i64), is_once: bool, key: &RoundKey) -> Option<&Match> {
        let mut same: Vec<&Match> = self.matches.iter().filter(|m| (m.home_team_id, m.away_team_id) == pair).collect();
        if same.len() > 1 || !is_once {
            let round = self.rounds.iter().find(|round| key.is(round)).map(|round| round.id);
            same.retain(|m| Some(m.round_id) == round);
        }
        same.first().copied()
    }
}

fn pair_up<'a>(
    import: &'a Import,
    plan: &'a Plan,
    teams: &HashMap<String, i64>,
    known: &'a Known,
) -> Result<Vec<Wish<'a>>, ImportError> {
    let all = || import.files.iter().flat_map(|(name, file)| file.matches.iter().map(move |m| (name, m)));
    let pair_of = |m: &FileMatch| (teams[&fold(&m.home)], teams[&fold(&m.away)]);
    let mut times: HashMap<(i64, i64), usize> = HashMap::new();
    for (_, source) in all() {
        *times.entry(pair_of(source)).or_default() += 1;
    }
    let mut seen: HashMap<(i64, i64), Vec<&RoundKey>> = HashMap::new();
    let mut wishes = Vec::with_capacity(plan.of_match.len());
    for ((file, source), round) in all().zip(&plan.of_match) {
        let refuse = |reason: String| FileError { file: file.clone(), line: source.line, reason };
        let (home, away) = pair_of(source);
        if home == away {
            return Err(refuse(format!("“{}” and “{}” are the same club", source.home, source.away)).into());
        }
        let rounds = seen.entry((home, away)).or_default();
        if rounds.contains(&round) {
            return Err(refuse(format!("“{}” v “{}” is there twice", source.home, source.away)).into());
        }
        rounds.push(round);
        let found = known.find((home, away), times[&(home, away)] == 1, round);
        wishes.push(Wish { source, home, away, round, known: found });
    }
    Ok(wishes)
}

/// Makes the rounds (and phases) that are missing; says the id of each.
async fn make_rounds(
    write: &mut Write,
    edition: &Edition,
    plan: &Plan,
    wishes: &[Wish<'_>],
    known: &[Round],
) -> Result<HashMap<RoundKey, i64>, ImportError> {
    let mut ids = HashMap::new();
    let mut numbers: HashMap<u16, i64> = known.iter().map(|round| (round.number, round.id)).collect();
    let mut phases: Vec<(RoundKind, i64)> = Vec::new();
    for round in known {
        if !phases.iter().any(|&(_, id)| id == round.phase_id) {
            phases.push((round.kind, round.phase_id));
        }
    }
    for planned in &plan.rounds {
        if let Some(round) = known.iter().find(|round| planned.key.is(round)) {
            ids.insert(planned.key.clone(), round.id);
            continue;
        }
        // A worked-out round is needed only for a match that is new.
        if plan.is_guess && !wishes.iter().any(|wish| *wish.round == planned.key && wish.known.is_none()) {
            continue;
        }
        let phase = match phases.iter().find(|(kind, _)| *kind == planned.kind) {
            Some(&(_, phase)) => phase,
            None => {
                let phase = write.add_phase(edition, phases.len() as i32 + 1, planned.kind, None).await?;
                phases.push((planned.kind, phase));
                phase
            }
        };
        let next = numbers.keys().max().copied().unwrap_or(0) + 1;
        let number = match planned.key {
            RoundKey::Number(number) => number,
            RoundKey::Named(_) => next,
        };
        // A league's own rounds keep their numbers; a named round in the way moves behind the last.
        if let Some(in_the_way) = numbers.remove(&number) {
            write.renumber_round(edition, in_the_way, next).await?;
            numbers.insert(next, in_the_way);
        }
        let id = write.add_round(edition, phase, number, planned.label.clone()).await?;
        numbers.insert(number, id);
        ids.insert(planned.key.clone(), id);
    }
    Ok(ids)
}

/// What the file says, over what is known: a file without a result does not take one back.
fn facts(source: &FileMatch, known: Option<&Match>, zone: &TimeZone) -> MatchFacts {
    let before = known.map_or_else(MatchFacts::undated, |known| known.facts.clone());
    let kickoff = source
        .day
        .zip(source.time)
        .and_then(|(day, time)| day.to_datetime(time).to_zoned(zone.clone()).ok().map(|zoned| zoned.timestamp()));
    let (state, score) = match &source.result {
        FileResult::None if before.state.has_score() => (before.state, before.score),
        FileResult::None => (MatchState::Preview, None),
        FileResult::Played(score) | FileResult::Awarded(score) => (MatchState::Finished, Some(*score)),
        FileResult::Postponed => (MatchState::Postponed, None),
        FileResult::Cancelled => (MatchState::Cancelled, None),
        FileResult::Abandoned(score) => {
            (MatchState::Suspended, Some(FullScore::plain(score.unwrap_or(Score::new(0, 0)))))
        }
    };
    // The same day without an hour keeps the hour that is known.
    let kickoff = kickoff.or(before.kickoff.filter(|_| source.time.is_none() && source.day == before.day));
    MatchFacts {
        day: source.day.or(before.day),
        kickoff,
        date_defined: source.day.is_some() || before.date_defined,
        state,
        score,
        ..before
    }
}
