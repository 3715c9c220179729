//! Rounds and matches of an import.

use std::collections::HashMap;

use football::round::window;
use football::score::FullScore;
use football::state::MatchState;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use store::Write;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};

use super::rounds::{self, Plan, PlannedRound};
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
    let known = Known::new(write.find_matches(edition.id).await?);
    let wanted = pair_up(import, &plan, teams, &known)?;
    let round_ids = make_rounds(write, edition, &plan, &wanted).await?;
    for wish in wanted {
        if plan.is_entry(wish.round) {
            write.enter_team(edition, wish.home, wish.source.group.as_deref()).await?;
            write.enter_team(edition, wish.away, wish.source.group.as_deref()).await?;
        }
        let facts = facts(wish.source, wish.known, &import.zone);
        match wish.known {
            None => {
                let round = round_ids[&wish.round];
                write.add_match(edition, round, (wish.home, wish.away), None, facts).await?;
                report.added += 1;
            }
            Some(known) => {
                let round = if plan.is_guess { known.round_id } else { round_ids[&wish.round] };
                match write.update_match(edition, known, round, facts).await? {
                    true => report.updated += 1,
                    false => report.unchanged += 1,
                }
            }
        }
    }
    set_windows(write, edition).await
}

/// A match of the files with what it means here.
struct Wish<'a> {
    source: &'a FileMatch,
    home: i64,
    away: i64,
    round: u16,
    known: Option<&'a Match>,
}

/// The matches that the edition has already, by pairing.
struct Known {
    by_pair: HashMap<(i64, i64), Vec<Match>>,
}

impl Known {
    fn new(matches: Vec<Match>) -> Self {
        let mut by_pair: HashMap<(i64, i64), Vec<Match>> = HashMap::new();
        for m in matches {
            by_pair.entry((m.home_team_id, m.away_team_id)).or_default().push(m);
        }
        Self { by_pair }
    }

    /// The same match: a pairing that there is once is the same whatever its round; of several, the `nth`.
    fn find(&self, pair: (i64, i64), nth: usize) -> Option<&Match> {
        self.by_pair.get(&pair)?.get(nth)
    }
}

fn pair_up<'a>(
    import: &'a Import,
    plan: &Plan,
    teams: &HashMap<String, i64>,
    known: &'a Known,
) -> Result<Vec<Wish<'a>>, ImportError> {
    let mut seen: HashMap<(i64, i64), Vec<u16>> = HashMap::new();
    let mut wishes = Vec::with_capacity(plan.of_match.len());
    let all = import.files.iter().flat_map(|(name, file)| file.matches.iter().map(move |m| (name, m)));
    for ((file, source), &round) in all.zip(&plan.of_match) {
        let refuse = |reason: String| FileError { file: file.clone(), line: source.line, reason };
        let (home, away) = (teams[&fold(&source.home)], teams[&fold(&source.away)]);
        if home == away {
            return Err(refuse(format!("“{}” and “{}” are the same club", source.home, source.away)).into());
        }
        let rounds = seen.entry((home, away)).or_default();
        if rounds.contains(&round) {
            return Err(refuse(format!("“{}” v “{}” is there twice", source.home, source.away)).into());
        }
        let found = known.find((home, away), rounds.len());
        rounds.push(round);
        wishes.push(Wish { source, home, away, round, known: found });
    }
    Ok(wishes)
}

/// Makes the rounds (and phases) that are missing; says the id of each by number.
async fn make_rounds(
    write: &mut Write,
    edition: &Edition,
    plan: &Plan,
    wanted: &[Wish<'_>],
) -> Result<HashMap<u16, i64>, ImportError> {
    let known = write.find_rounds(edition.id).await?;
    let mut ids: HashMap<u16, i64> = known.iter().map(|round| (round.number, round.id)).collect();
    let mut phases: Vec<(football::round::RoundKind, i64)> = Vec::new();
    for round in &known {
        if !phases.iter().any(|&(_, id)| id == round.phase_id) {
            phases.push((round.kind, round.phase_id));
        }
    }
    // Worked-out rounds give way to known ones, so a round is needed only for a match that is new.
    let is_needed = |round: &&PlannedRound| {
        !plan.is_guess || wanted.iter().any(|wish| wish.round == round.number && wish.known.is_none())
    };
    for round in plan.rounds.iter().filter(is_needed) {
        if ids.contains_key(&round.number) {
            continue;
        }
        let phase = match phases.iter().find(|(kind, _)| *kind == round.kind) {
            Some(&(_, phase)) => phase,
            None => {
                let number = phases.len() as i32 + 1;
                let phase = write.add_phase(edition, number, round.kind, None).await?;
                phases.push((round.kind, phase));
                phase
            }
        };
        let id = write.add_round(edition, phase, round.number, round.label.clone()).await?;
        ids.insert(round.number, id);
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
        FileResult::Abandoned(Some(score)) => (MatchState::Suspended, Some(FullScore::plain(*score))),
        FileResult::Abandoned(None) => {
            (MatchState::Suspended, Some(FullScore::plain(football::score::Score::new(0, 0))))
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

async fn set_windows(write: &mut Write, edition: &Edition) -> Result<(), ImportError> {
    let matches = write.find_matches(edition.id).await?;
    for round in write.find_rounds(edition.id).await? {
        let days: Vec<Date> = matches.iter().filter(|m| m.round_id == round.id).filter_map(|m| m.facts.day).collect();
        write.set_round_window(edition, &round, window(&days)).await?;
    }
    Ok(())
}
