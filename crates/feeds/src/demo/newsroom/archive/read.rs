//! Reading the last seasons out of the store: a handful of statements for each edition.

use crate::boxed;
use std::collections::{BTreeSet, HashMap, HashSet};

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::participant::Participant;
use football::season::SeasonId;
use football::statistic::Statistic;
use football::table;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use store::competitions::Format;
use store::editions::Edition;
use store::matches::Match;
use store::records::Report;
use store::rounds::Round;
use store::{Store, StoreError};

use super::super::super::{CUP, FIRST_LEAGUE, INTERNATIONAL_KEYS, SECOND_LEAGUE};
use super::{Archive, Card, CardKind, Game, Goal, GoalKind};

/// Two seasons that have begun, and whatever is announced.
const BEGUN: usize = 2;
const KINDS: [EventKind; 6] = [
    EventKind::Goal,
    EventKind::OwnGoal,
    EventKind::PenaltyScored,
    EventKind::YellowCard,
    EventKind::SecondYellow,
    EventKind::RedCard,
];

impl Archive {
    /// `None` where there is no demo league to write about.
    #[boxed]
    pub async fn read(store: &Store, now: Timestamp, zone: &TimeZone) -> Result<Option<Self>, StoreError> {
        let today = now.to_zoned(zone.clone()).date();
        let mut seasons = store.seasons().await?;
        let announced = seasons.iter().take_while(|season| season.initial_date > today).count();
        seasons.truncate(announced + BEGUN);
        let mut archive = Self {
            now,
            zone: zone.clone(),
            seasons,
            editions: HashMap::new(),
            teams: HashMap::new(),
            people: HashMap::new(),
            grounds: HashMap::new(),
            games: Vec::new(),
            minutes: HashMap::new(),
            entrants: HashMap::new(),
            deductions: HashMap::new(),
            coaches: HashMap::new(),
        };
        let (mut ours, mut people) = (HashSet::new(), HashSet::new());
        for season in archive.seasons.iter().map(|season| season.id).collect::<Vec<_>>() {
            let keys = [FIRST_LEAGUE, SECOND_LEAGUE, CUP].into_iter().chain(INTERNATIONAL_KEYS);
            for key in keys {
                let Some(edition) = store.edition(key, season).await? else { continue };
                archive.edition(store, edition, &mut ours, &mut people).await?;
            }
        }
        if archive.games.is_empty() {
            return Ok(None);
        }
        archive.games.sort_by_key(|game| (game.day.is_none(), game.day, game.kickoff.is_none(), game.kickoff, game.id));
        archive.others(store, people).await?;
        Ok(Some(archive))
    }

    async fn edition(
        &mut self,
        store: &Store,
        edition: Edition,
        ours: &mut HashSet<i64>,
        people: &mut HashSet<PersonId>,
    ) -> Result<(), StoreError> {
        let entrants: Vec<i64> = store.entrants(edition.id).await?.iter().map(|entrant| entrant.team.id).collect();
        if !edition.competition.is_international {
            ours.extend(&entrants);
        }
        if edition.competition.format == Format::League.name() {
            for total in store.player_totals(edition.id, &[Statistic::PlayedMinutes]).await? {
                people.insert(total.person_id);
                let played = self.minutes.entry((edition.season, total.person_id)).or_default();
                played.push((total.team_id, total.value));
            }
        }
        let rounds = store.rounds(edition.id).await?;
        let mut matches = store.matches_of_edition(edition.id).await?;
        matches.retain(|m| ours.contains(&m.home_team_id) || ours.contains(&m.away_team_id));
        let ids: Vec<i64> = matches.iter().map(|m| m.id).collect();
        let mut reports: HashMap<i64, Report> = store.reports(&ids).await?.into_iter().collect();
        let mut appointed = HashMap::<i64, Vec<_>>::new();
        for (id, appointment) in store.appointments(&ids).await? {
            people.insert(appointment.person_id);
            appointed.entry(id).or_default().push(appointment);
        }
        let mut told = HashMap::<i64, (Vec<Goal>, Vec<Card>)>::new();
        for (id, event) in store.events_of_matches(&ids, &KINDS).await? {
            let occurrence = event.occurrence().plainly(edition.origin());
            let (Some(kind), Some(side)) = (occurrence.kind, occurrence.side) else { continue };
            people.extend(occurrence.player.into_iter().chain(occurrence.related));
            let (goals, cards) = told.entry(id).or_default();
            let moment = occurrence.moment;
            let mut goal = |kind: GoalKind| {
                // Kicks of a shoot-out are no goals.
                if moment.half != Half::AfterPlay {
                    goals.push(Goal { moment, side, scorer: occurrence.player, assist: occurrence.related, kind });
                }
            };
            let mut card = |kind| cards.push(Card { moment, side, person: occurrence.player, kind });
            match kind {
                EventKind::Goal => goal(GoalKind::Play),
                EventKind::OwnGoal => goal(GoalKind::Own),
                EventKind::PenaltyScored => goal(GoalKind::Penalty),
                EventKind::YellowCard => card(CardKind::Yellow),
                EventKind::SecondYellow => card(CardKind::SecondYellow),
                EventKind::RedCard => card(CardKind::Red),
                _ => {}
            }
        }
        for m in matches {
            let (goals, cards) = told.remove(&m.id).unwrap_or_default();
            let report = reports.remove(&m.id).unwrap_or_default();
            people.extend(report.mvp);
            let Some(round) = rounds.iter().find(|round| round.id == m.round_id) else { continue };
            let officials = appointed.remove(&m.id).unwrap_or_default();
            let mut game = game(&edition, round, m, report);
            game.goals = goals;
            game.goals.sort_by(|a, b| a.moment.compare(b.moment));
            game.cards = cards;
            game.officials = officials;
            self.games.push(game);
        }
        let deductions = store.deductions(edition.id).await?.into_iter().map(|row| table::Deduction {
            team: row.team_id,
            points: row.points,
            from_round: u16::try_from(row.from_round).unwrap_or(0),
        });
        self.deductions.insert(edition.id, deductions.collect());
        self.entrants.insert(edition.id, entrants);
        self.editions.insert(edition.id, edition);
        Ok(())
    }

    /// Who and what the matches lead to: clubs, grounds, coaches, people.
    async fn others(&mut self, store: &Store, mut people: HashSet<PersonId>) -> Result<(), StoreError> {
        let teams: HashSet<i64> = self.games.iter().flat_map(|game| [game.home, game.away]).collect();
        let teams: Vec<i64> = teams.into_iter().chain(self.entrants.values().flatten().copied()).collect();
        self.teams = store.teams(&teams).await?.into_iter().map(|team| (team.id, team)).collect();
        let grounds: HashSet<i64> = self.games.iter().filter_map(|game| game.ground).collect();
        let grounds: Vec<i64> = grounds.into_iter().collect();
        self.grounds = store.stadiums(&grounds).await?.into_iter().map(|ground| (ground.id, ground)).collect();
        let entered: BTreeSet<(i64, SeasonId)> =
            self.games.iter().flat_map(|game| [(game.home, game.season), (game.away, game.season)]).collect();
        for (team, season) in entered {
            let mut coaches = store.staff(team, season).await?;
            coaches.retain(|member| member.role == Participant::HeadCoach);
            coaches.sort_by_key(|member| member.season_order);
            // Who came later in the season counts his teams, not the team its coaches: those who left go first.
            coaches.sort_by_key(|member| (member.left.is_none(), member.left));
            people.extend(coaches.iter().map(|member| member.person_id));
            let coaches = coaches.into_iter().map(|member| (member.person_id, member.left)).collect();
            self.coaches.insert((team, season), coaches);
        }
        let people: Vec<PersonId> = people.into_iter().collect();
        self.people = store.persons(&people).await?.into_iter().map(|person| (person.id, person.facts)).collect();
        Ok(())
    }
}

fn game(edition: &Edition, round: &Round, m: Match, report: Report) -> Game {
    Game {
        id: m.id,
        competition: edition.competition.key.clone(),
        season: edition.season,
        round: round.number,
        label: round.label.clone(),
        home: m.home_team_id,
        away: m.away_team_id,
        day: m.facts.day,
        kickoff: m.facts.kickoff,
        state: m.facts.state,
        score: m.facts.score,
        ground: m.facts.stadium_id,
        attendance: m.facts.attendance,
        channel: m.facts.transmission,
        goals: Vec::new(),
        cards: Vec::new(),
        officials: Vec::new(),
        best: report.mvp,
        climate: report.climate,
        useful: report.useful,
    }
}
