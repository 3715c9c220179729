//! Who has most of something.

use std::collections::HashMap;

use football::PersonId;
use football::names;
use football::statistic::Statistic;
use serde::Serialize;
use store::persons::Person;
use store::teams::Team;
use store::totals::PlayerTotal;
use utoipa::ToSchema;

use super::person::LeaderPlayer;
use super::statistic::label;
use super::team::TeamRef;
use crate::locale::Locale;

/// The best of a competition in one statistic.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeadersBody<'a> {
    #[schema(example = 142)]
    stat_id: i32,
    #[schema(example = "Golos")]
    label: &'static str,
    leaders: Vec<LeaderBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeaderBody<'a> {
    /// Shared by players with the same total.
    ranking_position: usize,
    total: i64,
    player_id: i64,
    player_name: &'a str,
    team_id: i64,
    team_name: &'a str,
    player: LeaderPlayer<'a>,
    team: TeamRef<'a>,
}

/// A player's place among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ranked {
    pub position: usize,
    pub person: PersonId,
    pub team: i64,
    pub total: i64,
}

/// Ranks players by their totals over all teams and editions given; each is shown with the team for which he did most.
/// Those with the same total share a position.
pub(crate) fn rank(totals: &[PlayerTotal], statistic: Statistic) -> Vec<Ranked> {
    let mut sums: HashMap<PersonId, (i64, i64, i64)> = HashMap::new();
    for total in totals.iter().filter(|total| total.statistic == statistic) {
        let (sum, best, team) = sums.entry(total.person_id).or_insert((0, i64::MIN, total.team_id));
        *sum += total.value;
        if total.value > *best {
            (*best, *team) = (total.value, total.team_id);
        }
    }
    let mut ranked: Vec<Ranked> = sums
        .into_iter()
        .map(|(person, (total, _, team))| Ranked { position: 0, person, team, total })
        .filter(|ranked| ranked.total > 0)
        .collect();
    ranked.sort_by_key(|ranked| (-ranked.total, ranked.person));
    for i in 0..ranked.len() {
        let is_level = i > 0 && ranked[i].total == ranked[i - 1].total;
        ranked[i].position = if is_level { ranked[i - 1].position } else { i + 1 };
    }
    ranked
}

impl<'a> LeadersBody<'a> {
    pub(crate) fn new(
        statistic: Statistic,
        ranked: &[Ranked],
        people: &'a HashMap<PersonId, Person>,
        teams: &'a [Team],
        locale: Locale,
    ) -> Self {
        let leader = |ranked: &Ranked| {
            let person = people.get(&ranked.person)?;
            let team = teams.iter().find(|team| team.id == ranked.team)?;
            Some(LeaderBody {
                ranking_position: ranked.position,
                total: ranked.total,
                player_id: person.id,
                player_name: &person.facts.name,
                team_id: team.id,
                team_name: &team.name,
                player: LeaderPlayer::new(person, Some(team), locale),
                team: TeamRef::new(team),
            })
        };
        let mut leaders: Vec<LeaderBody<'a>> = ranked.iter().filter_map(leader).collect();
        leaders
            .sort_by_cached_key(|leader| (leader.ranking_position, names::fold(leader.player_name), leader.player_id));
        Self { stat_id: statistic.id(), label: label(statistic, locale), leaders }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(person_id: i64, team_id: i64, value: i64) -> PlayerTotal {
        PlayerTotal { edition_id: 1, person_id, team_id, statistic: Statistic::Goals, value }
    }

    #[test]
    fn goals_for_two_teams_are_one_total_and_level_players_share_a_place() {
        let totals = [total(1, 10, 3), total(1, 11, 4), total(2, 10, 9), total(3, 10, 7), total(4, 10, 2)];
        let ranked: Vec<_> =
            rank(&totals, Statistic::Goals).iter().map(|r| (r.position, r.person, r.team, r.total)).collect();
        assert_eq!(ranked, [(1, 2, 10, 9), (2, 1, 11, 7), (2, 3, 10, 7), (4, 4, 10, 2)]);
        assert!(rank(&totals, Statistic::Assists).is_empty());
    }
}
