//! Names that fit.

mod fit;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use football::season::SeasonId;
use store::search::{Beginning, NameClass, NameEntry, NameKind};

use super::asked::{Asked, synonym};
use super::kind::SearchKind;
use super::rank::{self, Item, What};
use crate::app::App;
use crate::error::ApiError;
use crate::wire::season;

pub(super) use fit::{Fit, Likeness};

/// So many words are tried in the place of one with a slip in it.
const MOST_MENDED: usize = 4;
/// So many people with any of the words are looked at, those with most of them first.
const MOST_PEOPLE: usize = 400;
const MOST_CLUBS: usize = 200;
/// Nobody wears a higher number.
const LAST_SHIRT: usize = 100;

/// The names that have any of the words that were typed.
pub(super) struct Named {
    entries: Vec<(NameEntry, Fit)>,
    /// By the place of the word that was typed.
    mended: BTreeMap<usize, Vec<String>>,
    /// How many words are needed.
    needed: BTreeSet<usize>,
    /// The season that is on.
    current: Option<SeasonId>,
    is_bounded: bool,
}

impl Named {
    pub(super) async fn find(app: &App, asked: &Asked) -> Result<Self, ApiError> {
        let store = app.store();
        let needed: BTreeSet<usize> = asked.needed().map(|(place, _)| place).collect();
        let mut forms: Vec<(usize, String, Beginning)> = Vec::new();
        for (place, word) in asked.needed() {
            forms.push((place, word.folded.clone(), word.beginning));
            forms.extend(synonym(&word.folded).map(|other| (place, other.to_owned(), Beginning::Whole)));
        }
        // Two words may be one: “monte claro”.
        forms.extend(asked.joined().map(|(place, _, joined)| (place, joined, Beginning::Whole)));
        let (mut hits, seasons) = tokio::try_join!(find_words(app, &forms), async { Ok(store.seasons().await?) })?;
        let known: BTreeSet<usize> = hits.iter().map(|(place, ..)| *place).collect();
        let unknown = needed.difference(&known).copied().collect();
        let mut mended = mend(app, asked, &unknown).await?;
        hits.extend(find_words(app, &whole(&mended)).await?);
        // Each word may be a name, and no name have them all: “valentin cerejal” is Valentim.
        if needed.len() > 1 && unknown.is_empty() && !has_all(&hits, &needed) {
            mended = mend(app, asked, &needed).await?;
            let tried = find_words(app, &whole(&mended)).await?;
            if has_all(hits.iter().chain(&tried), &needed) {
                hits.extend(tried);
            } else {
                mended.clear();
            }
        }
        let (chosen, is_bounded) = choose(&hits);
        let found = store.names_found(&chosen).await?;
        let synonyms: HashMap<usize, &str> =
            asked.needed().filter_map(|(place, word)| Some((place, synonym(&word.folded)?))).collect();
        let mut entries: Vec<(NameEntry, Fit)> =
            found.into_iter().map(|entry| (Fit::of(&entry, asked, &synonyms, &mended), entry)).map(swap).collect();
        let mut named = Self {
            current: season::current(seasons.iter(), app.today()).map(|season| season.id),
            entries: Vec::new(),
            mended,
            needed,
            is_bounded,
        };
        // Players and coaches are also found by their club: “pimentel farol”.
        let clubs: Vec<(i64, Fit)> = entries
            .iter()
            .filter(|(entry, _)| entry.kind == NameKind::Team)
            .map(|(entry, fit)| (entry.id, fit.clone()))
            .collect();
        for (entry, fit) in &mut entries {
            let club = entry.team_id.and_then(|team| clubs.iter().find(|(id, _)| *id == team));
            if let Some((_, club)) = club {
                fit.add_context(club);
            }
        }
        named.entries = entries;
        named.find_by_club(app, asked).await?;
        named.find_by_position(app, asked).await?;
        Ok(named)
    }

    /// Who is asked for by his club alone: its coach, and whoever wears a number – “9 farol”.
    async fn find_by_club(&mut self, app: &App, asked: &Asked) -> Result<(), ApiError> {
        let number = |(place, word): (usize, &super::asked::AskedWord)| Some((place, word.folded.parse::<i16>().ok()?));
        let numbers: Vec<(usize, i16)> = asked.needed().filter_map(number).collect();
        let of_club: BTreeSet<usize> =
            self.needed.iter().copied().filter(|place| numbers.iter().all(|(number, _)| number != place)).collect();
        if of_club.is_empty() || numbers.len() > 1 || asked.position.is_some() {
            return Ok(());
        }
        let Some((club, fit)) = self.best_club(&of_club) else { return Ok(()) };
        let number = numbers.first().map(|(_, number)| *number);
        let mut people = app.store().names_of_team(club.id, number).await?;
        people.retain(|entry| entry.season == club.season);
        for entry in people {
            let mut of_person = Fit::default();
            of_person.add_context(&fit);
            match (numbers.first(), entry.kit_number == number) {
                (Some((place, _)), true) => of_person.add_number(*place),
                (None, _) if entry.kind == NameKind::Coach => of_person.is_of_club = true,
                _ => continue,
            }
            self.add(entry, of_person);
        }
        Ok(())
    }

    /// Who plays in a position: of a club – “guarda-redes farol” –, or of all in the season that is on. Whoever was found by name
    /// is preferred where he plays there.
    async fn find_by_position(&mut self, app: &App, asked: &Asked) -> Result<(), ApiError> {
        let Some(position) = asked.position else { return Ok(()) };
        let store = app.store();
        let players = self.entries.iter().filter(|(entry, _)| entry.kind == NameKind::Player);
        let players: Vec<i64> = players.map(|(entry, _)| entry.id).collect();
        let there = store.who_plays(position, &players).await?;
        for (_, fit) in self.entries.iter_mut().filter(|(entry, _)| there.contains(&entry.id)) {
            fit.is_of_position = true;
        }
        let (people, context) = if self.needed.is_empty() {
            let Some(season) = self.current else { return Ok(()) };
            (store.names_of_position(position, season, MOST_PEOPLE + 1).await?, Fit::default())
        } else {
            let Some((club, fit)) = self.best_club(&self.needed) else { return Ok(()) };
            let mut people = store.names_of_team_and_position(club.id, position).await?;
            people.retain(|entry| entry.season == club.season);
            (people, fit)
        };
        self.is_bounded |= people.len() > MOST_PEOPLE;
        for entry in people.into_iter().take(MOST_PEOPLE) {
            let mut of_person = Fit::default();
            of_person.is_of_position = true;
            of_person.add_context(&context);
            self.add(entry, of_person);
        }
        Ok(())
    }

    /// The club that is best called by all of these words.
    fn best_club(&self, words: &BTreeSet<usize>) -> Option<(NameEntry, Fit)> {
        let clubs = self.entries.iter().filter(|(entry, fit)| entry.kind == NameKind::Team && fit.covers(words));
        clubs.min_by_key(|(entry, fit)| (fit.quality_reversed(), entry.standing, entry.id)).cloned()
    }

    fn add(&mut self, entry: NameEntry, fit: Fit) {
        match self.entries.iter_mut().find(|(known, _)| (known.kind, known.id) == (entry.kind, entry.id)) {
            Some((_, known)) => known.join(&fit),
            None => self.entries.push((entry, fit)),
        }
    }

    /// The words that were tried in the place of those that nothing is called, by their places.
    pub(super) fn mended(&self) -> BTreeMap<usize, Vec<String>> {
        self.mended.clone()
    }

    /// The clubs and competitions that have any of the words.
    pub(super) fn of_kind(&self, kind: NameKind) -> impl Iterator<Item = (&NameEntry, &Fit)> {
        self.entries.iter().filter(move |(entry, _)| entry.kind == kind).map(|(entry, fit)| (entry, fit))
    }

    pub(super) fn needed(&self) -> &BTreeSet<usize> {
        &self.needed
    }

    /// What has all of the words.
    pub(super) fn items(&self) -> Vec<Item> {
        let fits = self.entries.iter().filter_map(|(entry, fit)| Some((entry, fit, fit.points(entry, &self.needed)?)));
        fits.map(|(entry, fit, points)| self.item(entry, fit, points)).collect()
    }

    /// What has most of the words, where nothing has all of them.
    pub(super) fn partly(&self) -> Vec<Item> {
        let count = |fit: &Fit| fit.own_words();
        let most = self.entries.iter().map(|(_, fit)| count(fit)).max().unwrap_or(0);
        let best = self.entries.iter().filter(|(_, fit)| count(fit) == most && most > 0);
        best.map(|(entry, fit)| self.item(entry, fit, rank::PARTLY + 1)).collect()
    }

    /// The clubs whose matches were asked for.
    pub(super) fn sides(&self, teams: &[i64]) -> Vec<Item> {
        let sides = self.of_kind(NameKind::Team).filter(|(entry, _)| teams.contains(&entry.id));
        sides.map(|(entry, fit)| self.item(entry, fit, if fit.has_slip() { rank::SLIP } else { rank::SIDE })).collect()
    }

    fn item(&self, entry: &NameEntry, fit: &Fit, points: i32) -> Item {
        let is_former = self.current.is_some() && entry.season < self.current;
        let standing = usize::try_from(entry.standing).unwrap_or(0);
        // Who has nothing but his position in common with what was typed stands by the number on his shirt.
        let shirt = entry.kit_number.and_then(|number| usize::try_from(number).ok()).unwrap_or(LAST_SHIRT);
        let place = if fit.is_by_position() { standing * LAST_SHIRT + shirt.min(LAST_SHIRT) } else { standing };
        let order = (fit.has_slip(), i32::from(is_former), place);
        Item { points, what: What::Name(entry.clone()), order }
    }

    /// The season that is on, or was last.
    pub(super) fn current(&self) -> Option<SeasonId> {
        self.current
    }

    /// The kinds of which there may be more than were looked at.
    pub(super) fn unbounded(&self) -> Vec<SearchKind> {
        match self.is_bounded {
            true => vec![SearchKind::Player, SearchKind::Coach],
            false => Vec::new(),
        }
    }
}

fn swap((fit, entry): (Fit, NameEntry)) -> (NameEntry, Fit) {
    (entry, fit)
}

/// A word that was typed, and something that has it in its name.
type Hit = (usize, NameClass, i64);

async fn find_words(app: &App, forms: &[(usize, String, Beginning)]) -> Result<Vec<Hit>, ApiError> {
    let asked: Vec<(String, Beginning)> = forms.iter().map(|(_, word, beginning)| (word.clone(), *beginning)).collect();
    let found = app.store().find_name_words(&asked).await?;
    Ok(found.into_iter().map(|word| (forms[word.asked].0, word.class, word.id)).collect())
}

/// For each of these words, the nearest ones that some name has.
async fn mend(app: &App, asked: &Asked, places: &BTreeSet<usize>) -> Result<BTreeMap<usize, Vec<String>>, ApiError> {
    let unknown: Vec<(usize, String)> = asked
        .needed()
        .filter(|(place, word)| places.contains(place) && word.folded.parse::<u64>().is_err())
        .map(|(place, word)| (place, word.folded.clone()))
        .collect();
    let words: Vec<String> = unknown.iter().map(|(_, word)| word.clone()).collect();
    let similar = app.store().similar_words(&words).await?;
    let mended = unknown.into_iter().zip(similar).map(|((place, word), mut similar)| {
        similar.retain(|known| *known != word);
        similar.truncate(MOST_MENDED);
        (place, similar)
    });
    Ok(mended.filter(|(_, similar)| !similar.is_empty()).collect())
}

fn whole(mended: &BTreeMap<usize, Vec<String>>) -> Vec<(usize, String, Beginning)> {
    let forms = mended.iter().flat_map(|(place, words)| words.iter().map(|word| (*place, word.clone())));
    forms.map(|(place, word)| (place, word, Beginning::Whole)).collect()
}

/// The words that each name has, by their places.
fn by_name<'h>(hits: impl IntoIterator<Item = &'h Hit>) -> HashMap<(NameClass, i64), BTreeSet<usize>> {
    let mut places: HashMap<(NameClass, i64), BTreeSet<usize>> = HashMap::new();
    for (place, class, id) in hits {
        places.entry((*class, *id)).or_default().insert(*place);
    }
    places
}

/// Whether somebody or something has all of the words.
fn has_all<'h>(hits: impl IntoIterator<Item = &'h Hit>, needed: &BTreeSet<usize>) -> bool {
    by_name(hits).values().any(|places| places.is_superset(needed))
}

/// What is looked at more closely, and whether that leaves anybody out.
fn choose(hits: &[Hit]) -> (Vec<(NameClass, i64)>, bool) {
    let mut all: Vec<((NameClass, i64), usize)> =
        by_name(hits).into_iter().map(|(key, places)| (key, places.len())).collect();
    all.sort_unstable_by_key(|((class, id), count)| (*class, std::cmp::Reverse(*count), *id));
    let mut chosen = Vec::new();
    let mut is_bounded = false;
    for class in NameClass::ALL {
        let most = if class == NameClass::Person { MOST_PEOPLE } else { MOST_CLUBS };
        let of_class = all.iter().filter(|((known, _), _)| *known == class);
        is_bounded |= of_class.clone().count() > most;
        chosen.extend(of_class.take(most).map(|(key, _)| *key));
    }
    (chosen, is_bounded)
}
