//! From stored facts to the body of a table.

use std::collections::HashMap;

use football::form::{outcome_for, recent};
use football::rules::{self, RuleSet};
use football::table::{Deduction, Row, Standings, TableMatch, View, after_round};
use football::{MatchId, TeamId};
use store::editions::{Edition, Promotion};
use store::matches::TableFact;
use store::rounds::Round;
use store::tags::Tag;
use store::teams::{Entrant, Team};

use super::{Asked, find_round};
use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::locale::Locale;
use crate::params::RoundRef;
use crate::wire::competition::PromotionBody;
use crate::wire::standings::{
    CriterionBody, LastFixture, RowBody, RowPenalty, StandingsBody, TableBody, WholeNotes, criterion_label,
};

/// What a table is made from, as it was read.
pub(crate) struct Material {
    pub edition: Edition,
    entrants: Vec<Entrant>,
    matches: Vec<TableFact>,
    deductions: Vec<store::editions::Deduction>,
    pub rounds: Vec<Round>,
    /// The round after which the table is wanted.
    pub until: Option<u16>,
}

impl Material {
    /// A competition without league rounds or groups has no table.
    pub(crate) async fn read(
        app: &App,
        reads: &mut Reads,
        asked: &Asked,
        round: Option<RoundRef>,
    ) -> Result<Self, ApiError> {
        let edition = asked.find(app, reads).await?;
        reads.tag(Tag::teams());
        let (store, id) = (app.store(), edition.id);
        let (entrants, matches, deductions, rounds) =
            tokio::try_join!(store.entrants(id), store.table_facts(id), store.deductions(id), store.rounds(id))?;
        if matches.is_empty() {
            return Err(ApiError::NotFound(Missing::Standings));
        }
        let until = round.map(|round| find_round(&rounds, round)).transpose()?.map(|round| round.number);
        Ok(Self { edition, entrants, matches, deductions, rounds, until })
    }

    pub(crate) fn facts(&self) -> Facts<'_> {
        let Self { edition, entrants, matches, deductions, .. } = self;
        Facts { edition, entrants, matches, deductions }
    }
}

/// What a table is made from.
#[derive(Clone, Copy)]
pub(crate) struct Facts<'a> {
    pub edition: &'a Edition,
    pub entrants: &'a [Entrant],
    pub matches: &'a [TableFact],
    pub deductions: &'a [store::editions::Deduction],
}

pub(crate) fn body<'a>(
    facts: &Facts<'a>,
    live: bool,
    until: Option<u16>,
    locale: Locale,
) -> Result<StandingsBody<'a>, ApiError> {
    let rules = facts.rules()?;
    let now = Moment::new(facts, live, until);
    let before = now.previous(facts);
    let tables = Tables { facts, rules, now: &now, before: &before, locale };
    let groups = facts.groups();
    let standings = if groups.is_empty() {
        let label = |pt: &str, en: &str| locale.pick(pt, en).to_owned();
        vec![
            tables.of("overall".to_owned(), label("Geral", "Overall"), None, View::Overall),
            tables.of("home".to_owned(), label("Casa", "Home"), None, View::Home),
            tables.of("away".to_owned(), label("Fora", "Away"), None, View::Away),
        ]
    } else {
        let group = |name: &&str| {
            let label = format!("{} {}", locale.pick("Grupo", "Group"), name.to_uppercase());
            tables.of(group_key(name), label, Some(name), View::Overall)
        };
        groups.iter().map(group).collect()
    };
    let steps = rules.steps(now.season_over).iter().map(|step| step.by.name());
    let criterion = |key| CriterionBody { key, label: criterion_label(key, locale) };
    Ok(StandingsBody {
        last_round: now.last_round,
        live,
        criteria: std::iter::once("points").chain(steps).map(criterion).collect(),
        standings,
    })
}

pub(crate) fn group_key(name: &str) -> String {
    format!("group-{}", name.to_lowercase())
}

impl<'a> Facts<'a> {
    pub(crate) fn rules(&self) -> Result<&'static RuleSet, ApiError> {
        rules::in_force(&self.edition.rules, self.edition.season)
            .map_err(|error| ApiError::Internal(format!("edition {}: {error}", self.edition.id)))
    }

    /// The names of the groups, where there are any.
    pub(crate) fn groups(&self) -> Vec<&'a str> {
        let mut groups: Vec<&str> = self.entrants.iter().filter_map(|entrant| entrant.group.as_deref()).collect();
        groups.sort_unstable();
        groups.dedup();
        groups
    }

    pub(crate) fn teams(&self, group: Option<&str>) -> Vec<&'a Team> {
        let in_group = |entrant: &&Entrant| group.is_none() || entrant.group.as_deref() == group;
        self.entrants.iter().filter(in_group).map(|entrant| &entrant.team).collect()
    }

    /// The points taken away, as the table counts them.
    pub(crate) fn deductions(&self) -> Vec<Deduction> {
        let deduction = |d: &store::editions::Deduction| Deduction {
            team: d.team_id,
            points: d.points,
            from_round: u16::try_from(d.from_round).unwrap_or(0),
        };
        self.deductions.iter().map(deduction).collect()
    }
}

/// The calendar at one moment: which matches count, and whether the season is over.
pub(crate) struct Moment {
    pub matches: Vec<TableMatch>,
    pub season_over: bool,
    pub last_round: u16,
    counts_live: bool,
    until: Option<u16>,
}

impl Moment {
    pub(crate) fn new(facts: &Facts<'_>, live: bool, until: Option<u16>) -> Self {
        let counts = |fact: &TableFact| fact.state.is_result() || (live && fact.state.is_live());
        let all: Vec<TableMatch> = facts
            .matches
            .iter()
            // A match that will never be played keeps nobody waiting.
            .filter(|fact| fact.state.is_settled() == fact.state.is_result())
            .map(|fact| fact.counted(counts(fact)))
            .collect();
        let last_of_season = all.iter().map(|m| m.round).max().unwrap_or(0);
        let matches = until.map_or_else(|| all.clone(), |round| after_round(&all, round));
        Self {
            season_over: until.is_none_or(|round| round >= last_of_season)
                && facts.matches.iter().all(|fact| fact.state.is_settled()),
            last_round: matches.iter().filter(|m| m.score.is_some()).map(|m| m.round).max().unwrap_or(0),
            counts_live: live && facts.matches.iter().any(|fact| fact.state.is_live()),
            matches,
            until,
        }
    }

    /// The moment to which positions are compared: before the matches in play, else before the last round.
    fn previous(&self, facts: &Facts<'_>) -> Self {
        if self.counts_live {
            return Self::new(facts, false, self.until);
        }
        let last_round = self.last_round.saturating_sub(1);
        let matches = after_round(&self.matches, last_round);
        Self { matches, season_over: false, last_round, counts_live: false, until: Some(last_round) }
    }
}

struct Tables<'f, 'a> {
    facts: &'f Facts<'a>,
    rules: &'f RuleSet,
    now: &'f Moment,
    before: &'f Moment,
    locale: Locale,
}

impl<'a> Tables<'_, 'a> {
    fn of(&self, key: String, label: String, group: Option<&str>, view: View) -> TableBody<'a> {
        let teams = self.facts.teams(group);
        let ids: Vec<TeamId> = teams.iter().map(|team| team.id).collect();
        let by_id: HashMap<TeamId, &'a Team> = teams.iter().map(|&team| (team.id, team)).collect();
        let before = self.table(&ids, self.before, view);
        // Before the first match clubs stand by name, and nobody has risen or fallen from there.
        let previous: HashMap<TeamId, u16> = match self.before.last_round {
            0 => HashMap::new(),
            _ => before.iter().map(|row| (row.team, row.position)).collect(),
        };
        let mut places = Places::default();
        let row = |row: Row| {
            let team = by_id[&row.team];
            let (letters, last_fixtures) = self.form(row.team, view).into_iter().unzip();
            let place = places.next(team);
            let whole = (view == View::Overall).then(|| WholeNotes {
                previous_position: previous.get(&row.team).copied().unwrap_or(row.position),
                promotion: self.promotion(place).filter(|_| self.now.last_round > 0),
                penalty: self.penalty(&row),
                last_fixtures,
            });
            RowBody::new(&row, team, letters, whole)
        };
        let standings = self.table(&ids, self.now, view).into_iter().map(row).collect();
        TableBody { key, label, standings }
    }

    fn table(&self, teams: &[TeamId], moment: &Moment, view: View) -> Vec<Row> {
        let deductions = self.facts.deductions();
        let (matches, season_over) = (&moment.matches, moment.season_over);
        Standings { rules: self.rules, teams, matches, deductions: &deductions, season_over }.table(view)
    }

    fn promotion(&self, place: Place) -> Option<PromotionBody<'a>> {
        let leads_to = |promotion: &&Promotion| {
            let counted = if promotion.skips_reserves { place.without_reserves } else { Some(place.in_table) };
            counted == Some(promotion.rank)
        };
        let found = self.facts.edition.promotions.iter().find(leads_to);
        found.map(|promotion| PromotionBody::new(promotion, self.locale))
    }

    fn penalty(&self, row: &Row) -> Option<RowPenalty> {
        if row.deducted == 0 {
            return None;
        }
        let in_force = |d: &&store::editions::Deduction| {
            d.team_id == row.team && (self.now.season_over || d.from_round <= i32::from(self.now.last_round))
        };
        let message = |d: &'a store::editions::Deduction| self.locale.pick(&d.message_pt, &d.message_en).as_str();
        let messages: Vec<&str> = self.facts.deductions.iter().filter(in_force).map(message).collect();
        Some(RowPenalty { points: row.deducted, message: messages.join("; ") })
    }

    /// A team's last matches in this table. Matches in playing order: the store lists them so.
    fn form(&self, team: TeamId, view: View) -> Vec<(&'static str, LastFixture)> {
        let mine = |m: &TableMatch| match view {
            View::Overall => m.home == team || m.away == team,
            View::Home => m.home == team,
            View::Away => m.away == team,
        };
        let played: Vec<(&'static str, LastFixture)> =
            self.now.matches.iter().filter(|m| mine(m)).filter_map(|m| last_fixture(m.id, m, team)).collect();
        recent(&played).to_vec()
    }
}

fn last_fixture(id: MatchId, m: &TableMatch, team: TeamId) -> Option<(&'static str, LastFixture)> {
    let score = m.score?;
    let outcome = outcome_for(team, m.home, m.away, score)?;
    let home = m.home == team;
    let (own, opponent) = if home { (score, m.away) } else { (score.reversed(), m.home) };
    let score = format!("{}-{}", own.home, own.away);
    Some((outcome.letter(), LastFixture { id, home, opponent, score }))
}

/// Where a club stands in the list. Not its position: clubs that share one cannot both go up.
#[derive(Clone, Copy)]
struct Place {
    in_table: u16,
    /// Counted among the clubs that may go up; `None` for a reserve team.
    without_reserves: Option<u16>,
}

/// Counts places from the top of a table.
#[derive(Default)]
struct Places {
    all: u16,
    without_reserves: u16,
}

impl Places {
    fn next(&mut self, team: &Team) -> Place {
        self.all += 1;
        let is_reserve = team.reserve_of.is_some();
        self.without_reserves += u16::from(!is_reserve);
        Place { in_table: self.all, without_reserves: (!is_reserve).then_some(self.without_reserves) }
    }
}
