//! Finding matches: by number, pair, day, round, edition and team, and as the table needs them.

use football::season::SeasonId;
use jiff::Timestamp;
use jiff::civil::Date;
use sea_orm::{ColumnTrait, Condition, EntityTrait, FromQueryResult};

use super::{Match, TableFact, TableRow, select, sort_by_date};
use crate::entities::match_;
use crate::{Result, Store, StoreError, boxed, query};

const TABLE_FACTS: &str = "SELECT m.id, r.number, m.home_team_id, m.away_team_id, m.status, m.sub_status, \
     m.home_goals, m.away_goals, m.live_home_goals, m.live_away_goals FROM match m JOIN round r ON r.id = m.round_id";

#[derive(FromQueryResult)]
struct DayRow {
    day: Option<String>,
}

fn plays(team: i64) -> Condition {
    Condition::any().add(match_::Column::HomeTeamId.eq(team)).add(match_::Column::AwayTeamId.eq(team))
}

impl Store {
    #[boxed]
    pub async fn match_(&self, id: i64) -> Result<Option<Match>> {
        match_::Entity::find_by_id(id).one(&self.reader).await?.map(Match::try_from).transpose()
    }

    #[boxed]
    pub async fn matches(&self, ids: &[i64]) -> Result<Vec<Match>> {
        select(&self.reader, Condition::all().add(match_::Column::Id.is_in(ids.iter().copied()))).await
    }

    /// All matches between two teams, in either's ground, by date.
    #[boxed]
    pub async fn matches_between(&self, one: i64, other: i64) -> Result<Vec<Match>> {
        let at = |home: i64, away: i64| {
            Condition::all().add(match_::Column::HomeTeamId.eq(home)).add(match_::Column::AwayTeamId.eq(away))
        };
        let mut matches = select(&self.reader, Condition::any().add(at(one, other)).add(at(other, one))).await?;
        sort_by_date(&mut matches);
        Ok(matches)
    }

    /// The matches of a team around a day: so many before it, and so many from it on; those without a day are not among
    /// them. By date.
    #[boxed]
    pub async fn matches_around(&self, team: i64, day: Date, most: usize) -> Result<Vec<Match>> {
        let side = |column: &str, from: &str, order: &str| {
            format!(
                "SELECT * FROM (SELECT * FROM match WHERE {column} = $1 AND day {from} $2 ORDER BY day {order}, id {order} \
                 LIMIT {most}) {column}_{order}"
            )
        };
        let parts = [
            side("home_team_id", "<", "DESC"),
            side("away_team_id", "<", "DESC"),
            side("home_team_id", ">=", "ASC"),
            side("away_team_id", ">=", "ASC"),
        ];
        let rows: Vec<match_::Model> =
            query::all(&self.reader, &parts.join(" UNION ALL "), [team.into(), day.to_string().into()]).await?;
        let mut matches: Vec<Match> = rows.into_iter().map(Match::try_from).collect::<Result<_>>()?;
        sort_by_date(&mut matches);
        let from = matches.partition_point(|m| m.facts.day.is_some_and(|known| known < day));
        matches.truncate(from + most);
        matches.drain(..from.saturating_sub(most));
        Ok(matches)
    }

    /// The matches of some editions from one day to another (both included), of one team or of all, by date.
    #[boxed]
    pub async fn matches_of_days(
        &self,
        editions: &[i64],
        (first, last): (Date, Date),
        team: Option<i64>,
    ) -> Result<Vec<Match>> {
        let mut condition = Condition::all()
            .add(match_::Column::Day.between(first.to_string(), last.to_string()))
            .add(match_::Column::EditionId.is_in(editions.iter().copied()));
        if let Some(team) = team {
            condition = condition.add(plays(team));
        }
        let mut matches = select(&self.reader, condition).await?;
        sort_by_date(&mut matches);
        Ok(matches)
    }

    /// The day on which something is played: that day or the next one, else the last before it. Matches that were called off
    /// do not make one.
    #[boxed]
    pub async fn day_of_play(&self, day: Date) -> Result<Option<Date>> {
        let sql = "SELECT COALESCE(\
             (SELECT MIN(day) FROM match WHERE day >= $1 AND sub_status NOT IN (14, 15)), \
             (SELECT MAX(day) FROM match WHERE day < $1 AND sub_status NOT IN (14, 15))) AS day";
        let found: Option<DayRow> = query::one(&self.reader, sql, [day.to_string().into()]).await?;
        let wrong = |day: String| StoreError::Corrupt(format!("{day}: no day of a match"));
        found.and_then(|row| row.day).map(|day| day.parse().map_err(|_| wrong(day))).transpose()
    }

    /// The matches of a round by date, those without a date last.
    #[boxed]
    pub async fn matches_of_round(&self, round: i64) -> Result<Vec<Match>> {
        let mut matches = select(&self.reader, Condition::all().add(match_::Column::RoundId.eq(round))).await?;
        sort_by_date(&mut matches);
        Ok(matches)
    }

    /// The matches of some rounds by date, those without a date last.
    #[boxed]
    pub async fn matches_of_rounds(&self, rounds: &[i64]) -> Result<Vec<Match>> {
        let among = match_::Column::RoundId.is_in(rounds.iter().copied());
        let mut matches = select(&self.reader, Condition::all().add(among)).await?;
        sort_by_date(&mut matches);
        Ok(matches)
    }

    /// The matches of some editions that have no day yet, of one team or of all.
    #[boxed]
    pub async fn undated_matches(&self, editions: &[i64], team: Option<i64>) -> Result<Vec<Match>> {
        let mut condition = Condition::all()
            .add(match_::Column::EditionId.is_in(editions.iter().copied()))
            .add(match_::Column::Day.is_null());
        if let Some(team) = team {
            condition = condition.add(plays(team));
        }
        select(&self.reader, condition).await
    }

    /// The matches of some teams in some editions by date, those without a date last.
    #[boxed]
    pub async fn matches_of_teams(&self, teams: &[i64], editions: &[i64]) -> Result<Vec<Match>> {
        let teams = || teams.iter().copied();
        let plays = Condition::any()
            .add(match_::Column::HomeTeamId.is_in(teams()))
            .add(match_::Column::AwayTeamId.is_in(teams()));
        let among = match_::Column::EditionId.is_in(editions.iter().copied());
        let mut matches = select(&self.reader, Condition::all().add(plays).add(among)).await?;
        sort_by_date(&mut matches);
        Ok(matches)
    }

    /// All matches of an edition by date, those without a date last.
    #[boxed]
    pub async fn matches_of_edition(&self, edition: i64) -> Result<Vec<Match>> {
        let mut matches = select(&self.reader, Condition::all().add(match_::Column::EditionId.eq(edition))).await?;
        sort_by_date(&mut matches);
        Ok(matches)
    }

    /// A team's matches in some editions by date, those without a date last.
    #[boxed]
    pub async fn matches_of_team(&self, team: i64, editions: &[i64]) -> Result<Vec<Match>> {
        self.matches_of_teams(&[team], editions).await
    }

    /// The results of some teams in a season, in all competitions and in playing order.
    #[boxed]
    pub async fn results_of_teams(&self, teams: &[i64], season: SeasonId) -> Result<Vec<TableFact>> {
        if teams.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (0..teams.len()).map(|i| format!("${}", i + 2)).collect();
        let these = places.join(", ");
        let sql = format!(
            "{TABLE_FACTS} JOIN edition n ON n.id = m.edition_id \
             WHERE n.season_id = $1 AND (m.home_team_id IN ({these}) OR m.away_team_id IN ({these})) \
             AND m.status IN (4, 5) ORDER BY m.day IS NULL, m.day, m.kickoff_at, m.id"
        );
        let values = std::iter::once(season.number().into()).chain(teams.iter().map(|&team| team.into()));
        let rows: Vec<TableRow> = query::all(&self.reader, &sql, values).await?;
        rows.into_iter().map(TableFact::try_from).collect()
    }

    /// What the table of an edition is made from, in playing order: matches of league rounds and group stages.
    #[boxed]
    pub async fn table_facts(&self, edition: i64) -> Result<Vec<TableFact>> {
        let sql = format!(
            "{TABLE_FACTS} JOIN phase p ON p.id = r.phase_id WHERE m.edition_id = $1 AND p.kind IN (1, 2) \
             ORDER BY m.day IS NULL, m.day, m.kickoff_at, m.id"
        );
        let rows: Vec<TableRow> = query::all(&self.reader, &sql, [edition.into()]).await?;
        rows.into_iter().map(TableFact::try_from).collect()
    }

    /// Matches that should have kicked off between two instants and whose result is not in.
    #[boxed]
    pub async fn unsettled_matches(&self, from: Timestamp, to: Timestamp) -> Result<Vec<Match>> {
        let condition = Condition::all()
            .add(match_::Column::KickoffAt.between(from.as_millisecond(), to.as_millisecond()))
            .add(match_::Column::Status.is_in([1_i16, 2, 3, 4]))
            .add(match_::Column::SubStatus.is_not_in([13_i16, 14, 15]));
        select(&self.reader, condition).await
    }
}
