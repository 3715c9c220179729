//! Matches that fit: those of the clubs that were named.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use football::season::SeasonId;
use jiff::civil::Date;
use store::matches::Match;
use store::search::{NameEntry, NameKind};
use store::tags::Tag;

use super::asked::{Asked, Day};
use super::kind::SearchKind;
use super::named::{Fit, Likeness, Named};
use super::rank::{self, Item, What};
use crate::app::App;
use crate::cache::Reads;
use crate::error::ApiError;

/// So many clubs are tried with each other.
const MOST_CLUBS: usize = 24;
/// So many matches of a club, before and after today.
const MOST_OF_CLUB: usize = 25;
/// Of which so many are among its first results.
const FIRST_OF_CLUB: usize = 3;
/// So many of a day.
const MOST_OF_DAY: usize = 200;

/// Whose matches are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Meant {
    /// Two clubs, or one, or none.
    teams: Vec<i64>,
    competition: Option<i64>,
    /// How the words are in their names, at the worst.
    least: Likeness,
}

pub(super) async fn find(app: &App, reads: &mut Reads, asked: &Asked, named: &Named) -> Result<Vec<Item>, ApiError> {
    let Some(meant) = meant(named, asked) else { return Ok(Vec::new()) };
    // Whatever becomes of any match.
    reads.tag(Tag::seasons());
    if let Some(day) = asked.day {
        return of_day(app, &meant, day).await;
    }
    let store = app.store();
    let mut matches = match (meant.teams.as_slice(), asked.round) {
        ([one, other], _) => store.matches_between(*one, *other).await?,
        ([one], _) => of_team(app, *one, asked.season).await?,
        (_, Some(round)) => of_round(app, &meant, round, asked.season, named).await?,
        (_, None) => return Ok(Vec::new()),
    };
    if asked.season.is_some() || (meant.competition.is_some() && !meant.teams.is_empty()) {
        let mut ids: Vec<i64> = matches.iter().map(|m| m.edition_id).collect();
        ids.sort_unstable();
        ids.dedup();
        let editions = store.editions_by_id(&ids).await?;
        matches.retain(|m| {
            let edition = editions.iter().find(|edition| edition.id == m.edition_id);
            let is_of_season = |season: SeasonId| edition.is_some_and(|edition| edition.season == season);
            let is_of = |id: i64| edition.is_some_and(|edition| edition.competition.id == id);
            asked.season.is_none_or(is_of_season) && meant.competition.is_none_or(is_of)
        });
    }
    in_order(&mut matches, app.today());
    let is_hinted = asked.hints.contains(&SearchKind::Match);
    let item = |(place, m): (usize, Match)| {
        let points = match (meant.teams.len(), meant.least) {
            (2, Likeness::Slip) => rank::SIDE + 1,
            (2, _) => rank::EXACT_NAME,
            (_, Likeness::Slip) => rank::SLIP - 1,
            (0, _) => rank::ALL_WORDS,
            // After the club itself.
            (_, Likeness::Also) => rank::ALSO_KNOWN_BY - 1,
            (_, Likeness::AlsoBeginning) => rank::ALSO_BEGINNING - 1,
            _ if place < FIRST_OF_CLUB || is_hinted => rank::OWN_MATCH,
            _ => rank::FURTHER_MATCH,
        };
        Item { points, what: What::Match(Box::new(m)), order: (meant.least == Likeness::Slip, 0, place) }
    };
    let mut items: Vec<Item> = matches.into_iter().enumerate().map(item).collect();
    if meant.teams.len() == 2 {
        items.extend(named.sides(&meant.teams));
    }
    Ok(items)
}

/// The matches of a day, of all or of those that were named: those in play first, then competition by competition.
async fn of_day(app: &App, meant: &Meant, day: Day) -> Result<Vec<Item>, ApiError> {
    let (store, today) = (app.store(), app.today());
    let day = match day {
        Day::Yesterday => today.yesterday(),
        Day::Today => Ok(today),
        Day::Tomorrow => today.tomorrow(),
    };
    let Ok(day) = day else { return Ok(Vec::new()) };
    let mut editions = store.editions_of_days(day, day).await?;
    editions.retain(|edition| meant.competition.is_none_or(|id| edition.competition.id == id));
    let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
    let mut matches = store.matches_of_days(&ids, (day, day), meant.teams.first().copied()).await?;
    matches.retain(|m| meant.teams.iter().all(|&team| m.home_team_id == team || m.away_team_id == team));
    let place = |m: &Match| ids.iter().position(|&id| id == m.edition_id);
    matches.sort_by_key(|m| (!m.facts.state.is_live(), place(m)));
    matches.truncate(MOST_OF_DAY);
    let is_slip = meant.least == Likeness::Slip;
    let points = if is_slip { rank::SLIP - 1 } else { rank::EXACT_NAME };
    let item = |(place, m): (usize, Match)| Item { points, what: What::Match(Box::new(m)), order: (is_slip, 0, place) };
    Ok(matches.into_iter().enumerate().map(item).collect())
}

async fn of_team(app: &App, team: i64, season: Option<SeasonId>) -> Result<Vec<Match>, ApiError> {
    let store = app.store();
    let Some(season) = season else { return Ok(store.matches_around(team, app.today(), MOST_OF_CLUB).await?) };
    let editions: Vec<i64> = store.editions_of_team(team, season).await?.iter().map(|edition| edition.id).collect();
    Ok(store.matches_of_team(team, &editions).await?)
}

/// The matches of a round of the competition that was named.
async fn of_round(
    app: &App,
    meant: &Meant,
    round: u16,
    season: Option<SeasonId>,
    named: &Named,
) -> Result<Vec<Match>, ApiError> {
    let store = app.store();
    let Some(id) = meant.competition else { return Ok(Vec::new()) };
    let found = store.competitions_by_id(&[id]).await?;
    let (Some(competition), Some(season)) = (found.first(), season.or(named.current())) else { return Ok(Vec::new()) };
    let Some(edition) = store.edition(&competition.key, season).await? else { return Ok(Vec::new()) };
    let rounds = store.rounds(edition.id).await?;
    match rounds.iter().find(|known| known.number == round) {
        Some(round) => Ok(store.matches_of_round(round.id).await?),
        None => Ok(Vec::new()),
    }
}

/// The one in play, then the next and the last one, whichever is nearer, those before, and those after.
fn in_order(matches: &mut Vec<Match>, today: Date) {
    let is_over = |m: &Match| m.facts.state.is_result() || m.facts.day.is_some_and(|day| day < today);
    let (live, rest): (Vec<Match>, Vec<Match>) = matches.drain(..).partition(|m| m.facts.state.is_live());
    let (mut past, mut ahead): (Vec<Match>, Vec<Match>) = rest.into_iter().partition(is_over);
    past.sort_by_key(|m| Reverse((m.facts.day, m.facts.kickoff, m.id)));
    ahead.sort_by_key(|m| (m.facts.day.is_none(), m.facts.day, m.facts.kickoff, m.id));
    let later = ahead.split_off(ahead.len().min(1));
    let earlier = past.split_off(past.len().min(1));
    let days = |m: Option<&Match>| {
        let day = m.and_then(|m| m.facts.day)?;
        Some(today.duration_until(day).abs())
    };
    let is_past_nearer = match (days(past.first()), days(ahead.first())) {
        (Some(past), Some(ahead)) => past < ahead,
        (past, _) => past.is_some(),
    };
    let nearest = if is_past_nearer { past.into_iter().chain(ahead) } else { ahead.into_iter().chain(past) };
    matches.extend(live.into_iter().chain(nearest).chain(earlier).chain(later));
}

/// A club or competition, and the words that it has.
struct Candidate<'a> {
    entry: &'a NameEntry,
    fit: &'a Fit,
    places: BTreeSet<usize>,
}

impl<'a> Candidate<'a> {
    fn new((entry, fit): (&'a NameEntry, &'a Fit)) -> Self {
        Self { entry, fit, places: fit.words().map(|(place, _)| place).collect() }
    }

    fn likeness(&self) -> usize {
        self.fit.words().map(|(_, likeness)| likeness as usize).sum()
    }

    fn least(&self) -> Likeness {
        self.fit.words().map(|(_, likeness)| likeness).min().unwrap_or(Likeness::Whole)
    }
}

/// What all the words together mean, if they mean matches: clubs, perhaps with a competition.
fn meant(named: &Named, asked: &Asked) -> Option<Meant> {
    let needed = named.needed();
    let mut clubs = candidates(named, NameKind::Team);
    clubs.truncate(MOST_CLUBS);
    let competitions = candidates(named, NameKind::Competition);
    if needed.is_empty() {
        let all = Meant { teams: Vec::new(), competition: None, least: Likeness::Whole };
        return asked.day.map(|_| all);
    }
    let one = clubs.iter().find(|club| needed.is_subset(&club.places));
    let of_one = one.map(|club| Meant { teams: vec![club.entry.id], competition: None, least: club.least() });
    let is_narrowed = asked.round.is_some() || asked.day.is_some();
    let whole = competitions.iter().find(|one| is_narrowed && needed.is_subset(&one.places));
    let of_whole = whole.map(|one| Meant { teams: Vec::new(), competition: Some(one.entry.id), least: one.least() });
    of_one
        .or(of_whole)
        .or_else(|| two_clubs(&clubs, &competitions, needed))
        .or_else(|| club_in_competition(&clubs, &competitions, needed))
}

/// The best first.
fn candidates(named: &Named, kind: NameKind) -> Vec<Candidate<'_>> {
    let mut list: Vec<Candidate<'_>> = named.of_kind(kind).map(Candidate::new).collect();
    list.sort_by_key(|one| (one.fit.quality_reversed(), one.entry.standing, one.entry.id));
    list
}

/// Whether all words are theirs, how like they are, and how the clubs stand.
type Closeness = (bool, usize, Reverse<i32>);

/// The two clubs that have all of the words between them, or all but those of a competition.
fn two_clubs(clubs: &[Candidate<'_>], competitions: &[Candidate<'_>], needed: &BTreeSet<usize>) -> Option<Meant> {
    let mut best: Option<(Closeness, Meant)> = None;
    for (place, one) in clubs.iter().enumerate() {
        for other in &clubs[place + 1..] {
            if one.places.is_subset(&other.places) || other.places.is_subset(&one.places) {
                continue;
            }
            let left: BTreeSet<usize> = needed
                .iter()
                .copied()
                .filter(|word| !one.places.contains(word) && !other.places.contains(word))
                .collect();
            let competition = competitions.iter().find(|one| !left.is_empty() && left.is_subset(&one.places));
            // Words that are in neither name mean something else.
            if !left.is_empty() && competition.is_none() {
                continue;
            }
            let points = (
                left.is_empty(),
                one.likeness() + other.likeness(),
                Reverse(one.entry.standing + other.entry.standing),
            );
            if best.as_ref().is_none_or(|(known, _)| *known < points) {
                let least = one.least().min(other.least());
                let competition = competition.map(|one| one.entry.id);
                best = Some((points, Meant { teams: vec![one.entry.id, other.entry.id], competition, least }));
            }
        }
    }
    best.map(|(_, meant)| meant)
}

fn club_in_competition(
    clubs: &[Candidate<'_>],
    competitions: &[Candidate<'_>],
    needed: &BTreeSet<usize>,
) -> Option<Meant> {
    clubs.iter().find_map(|club| {
        let left: BTreeSet<usize> = needed.difference(&club.places).copied().collect();
        let one = competitions.iter().find(|one| left.is_subset(&one.places))?;
        let least = club.least().min(one.least());
        Some(Meant { teams: vec![club.entry.id], competition: Some(one.entry.id), least })
    })
}
