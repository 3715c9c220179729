//! Referees, assistants, those at the screens, delegates and observers – and who of them goes to which match.

use football::duty::{Calling, Duty};
use football::season::SeasonId;
use jiff::civil::Date;

use super::chances::Chances;
use super::people::Newcomer;

/// What a group of officials does, and how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trade {
    Referee,
    Assistant,
    Var,
    Delegate,
    Observer,
}

impl Trade {
    const ALL: [Self; 5] = [Self::Referee, Self::Assistant, Self::Var, Self::Delegate, Self::Observer];

    fn letter(self) -> char {
        match self {
            Self::Referee => 'r',
            Self::Assistant => 'a',
            Self::Var => 'v',
            Self::Delegate => 'd',
            Self::Observer => 'o',
        }
    }

    /// At home there are enough for the fullest day of two leagues and a cup; abroad for that of three competitions.
    fn count(self, abroad: bool) -> usize {
        match (self, abroad) {
            (Self::Referee, false) => 24,
            (Self::Assistant, false) => 40,
            (Self::Var, false) => 12,
            (Self::Delegate, false) => 20,
            (Self::Observer, false) => 14,
            (Self::Referee | Self::Delegate, true) => 16,
            (Self::Assistant, true) => 24,
            (Self::Var | Self::Observer, true) => 8,
        }
    }

    pub(super) fn calling(self) -> Calling {
        match self {
            Self::Referee | Self::Assistant | Self::Var => Calling::Referee,
            Self::Delegate => Calling::Delegate,
            Self::Observer => Calling::Observer,
        }
    }

    /// As it stands on the licence; the youngest referees are a category lower.
    pub(super) fn category(self, place: usize, abroad: bool) -> &'static str {
        match self {
            Self::Referee if abroad => "Internacional",
            Self::Referee if place < 18 => "C1",
            Self::Referee => "C2",
            Self::Assistant => "Assistente",
            Self::Var => "VAR",
            Self::Delegate => "Delegado",
            Self::Observer => "Observador",
        }
    }
}

/// The associations to which officials belong.
const ASSOCIATIONS: [&str; 10] = [
    "AF Cabo Alto",
    "AF Santa Maré",
    "AF Ribeira Nova",
    "AF Serra Alta",
    "AF Castro Vilar",
    "AF Monteclaro",
    "AF Penedo do Norte",
    "AF Lagoa Brava",
    "AF Bragadouro",
    "AF Praia das Dunas",
];
const CONFEDERATION: &str = "Confederação dos Oceanos";

/// The officials of a season, by trade.
#[derive(Clone, Debug)]
pub(super) struct Officials<P> {
    pub abroad: bool,
    pub referees: Vec<P>,
    pub assistants: Vec<P>,
    pub vars: Vec<P>,
    pub delegates: Vec<P>,
    pub observers: Vec<P>,
}

impl<P> Default for Officials<P> {
    fn default() -> Self {
        let (referees, assistants, vars) = (Vec::new(), Vec::new(), Vec::new());
        Self { abroad: false, referees, assistants, vars, delegates: Vec::new(), observers: Vec::new() }
    }
}

impl<P: Clone> Officials<P> {
    pub(super) fn of(&self, trade: Trade) -> &[P] {
        match trade {
            Trade::Referee => &self.referees,
            Trade::Assistant => &self.assistants,
            Trade::Var => &self.vars,
            Trade::Delegate => &self.delegates,
            Trade::Observer => &self.observers,
        }
    }

    fn of_mut(&mut self, trade: Trade) -> &mut Vec<P> {
        match trade {
            Trade::Referee => &mut self.referees,
            Trade::Assistant => &mut self.assistants,
            Trade::Var => &mut self.vars,
            Trade::Delegate => &mut self.delegates,
            Trade::Observer => &mut self.observers,
        }
    }

    /// Everybody with trade and place in it.
    pub(super) fn all(&self) -> impl Iterator<Item = (Trade, usize, &P)> {
        let with_trade = |trade: Trade| self.of(trade).iter().enumerate().map(move |(place, it)| (trade, place, it));
        Trade::ALL.into_iter().flat_map(with_trade)
    }

    /// The same people under another name.
    pub(super) fn map<Q>(&self, name: impl Fn(&P) -> Q) -> Officials<Q> {
        let named = |trade: Trade| self.of(trade).iter().map(&name).collect();
        Officials {
            abroad: self.abroad,
            referees: named(Trade::Referee),
            assistants: named(Trade::Assistant),
            vars: named(Trade::Var),
            delegates: named(Trade::Delegate),
            observers: named(Trade::Observer),
        }
    }

    /// Who goes to the match in this `place` among those of its day. While a day has no more matches than there are
    /// people for, nobody goes to two.
    pub(super) fn appointed(&self, seed: u64, day: Date, place: usize) -> Vec<(Duty, P)> {
        let mut appointed = Vec::with_capacity(Duty::ALL.len());
        let drawn = |trade: Trade| {
            let mut order = self.of(trade).to_vec();
            Chances::new(seed, &format!("{day}/{}/{}", trade.letter(), self.abroad)).shuffle(&mut order);
            order
        };
        let (referees, assistants, vars) = (drawn(Trade::Referee), drawn(Trade::Assistant), drawn(Trade::Var));
        let (delegates, observers) = (drawn(Trade::Delegate), drawn(Trade::Observer));
        let mut appoint = |duty: Duty, list: &[P], index: usize| {
            if let Some(person) = list.get(index % list.len().max(1)) {
                appointed.push((duty, person.clone()));
            }
        };
        appoint(Duty::Main, &referees, 2 * place);
        appoint(Duty::FirstAssistant, &assistants, 3 * place);
        appoint(Duty::SecondAssistant, &assistants, 3 * place + 1);
        appoint(Duty::Fourth, &referees, 2 * place + 1);
        appoint(Duty::Var, &vars, place);
        appoint(Duty::Avar, &assistants, 3 * place + 2);
        appoint(Duty::FieldDelegate, &delegates, 2 * place);
        appoint(Duty::LeagueDelegate, &delegates, 2 * place + 1);
        appoint(Duty::Observer, &observers, place);
        appointed
    }
}

/// Somebody with a licence, before he is anybody in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Licensee {
    pub external_id: String,
    pub born: i64,
}

pub(super) type Roster = Officials<Licensee>;

impl Roster {
    pub(super) fn new(abroad: bool) -> Self {
        Self { abroad, ..Self::default() }
    }

    /// The officials of a season, if the story begins with the season `oldest`.
    pub(super) fn of_season(seed: u64, oldest: SeasonId, season: SeasonId, abroad: bool) -> Self {
        let mut roster = Self::new(abroad);
        for year in oldest.start_year()..=season.start_year() {
            roster.next_season(year, seed);
        }
        roster
    }

    /// The officials of the next season: about one in ten ends his career.
    pub(super) fn next_season(&mut self, year: i64, seed: u64) {
        let origin = if self.abroad { 'x' } else { 'n' };
        for trade in Trade::ALL {
            let letter = trade.letter();
            let mut chances = Chances::new(seed, &format!("{year}/officials/{letter}/{origin}"));
            let count = trade.count(self.abroad);
            let list = self.of_mut(trade);
            list.retain(|known| year - known.born < 55 && !chances.happens(0.06));
            for number in 1..=count - list.len() {
                let age = match trade {
                    Trade::Referee | Trade::Assistant | Trade::Var => 27 + chances.below(17) as i64,
                    Trade::Delegate | Trade::Observer => 36 + chances.below(18) as i64,
                };
                let external_id = format!("{letter}-{origin}-{year}-{number:02}");
                list.push(Licensee { external_id, born: year - age });
            }
        }
    }
}

impl Licensee {
    /// How he comes into the story.
    pub(super) fn newcomer(&self, season: SeasonId, abroad: bool) -> Newcomer<'static> {
        Newcomer {
            external_id: self.external_id.clone(),
            home: "PT",
            at_home: if abroad { 0.0 } else { 1.0 },
            age: season.start_year() - self.born,
            season,
        }
    }
}

/// The association somebody belongs to; it stays with the person.
pub(super) fn association(seed: u64, external_id: &str, abroad: bool) -> &'static str {
    if abroad {
        return CONFEDERATION;
    }
    ASSOCIATIONS[Chances::new(seed, &format!("association/{external_id}")).below(ASSOCIATIONS.len())]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use jiff::civil::date;

    use super::*;

    #[test]
    fn nobody_does_two_things_on_one_day() {
        let season = |year| SeasonId::starting_in(year).unwrap();
        let officials = Roster::of_season(3, season(2020), season(2026), false);
        assert_eq!(Trade::ALL.map(|trade| officials.of(trade).len()), [24, 40, 12, 20, 14]);
        let mut seen = HashSet::new();
        for place in 0..12 {
            let appointed = officials.appointed(3, date(2026, 3, 1), place);
            assert_eq!(appointed.iter().map(|(duty, _)| *duty).collect::<Vec<_>>(), Duty::ALL);
            for (duty, person) in appointed.into_iter().filter(|(duty, _)| duty.calling() == Calling::Referee) {
                assert!(seen.insert(person.external_id), "{duty:?} of match {place}");
            }
        }
    }
}
