//! Where on the site things of the league are found.

use content::slug;
use football::PersonId;
use football::season::SeasonId;

use super::{Archive, Game};
use crate::demo::FIRST_LEAGUE;

impl Archive {
    pub fn match_address(&self, game: &Game) -> String {
        format!("/match/{}/{}/{}/{}", game.season, game.competition, game.round, game.id)
    }

    /// A team's page in the league in which it played that season.
    pub fn team_address(&self, team: i64, season: SeasonId) -> String {
        format!("/team/{team}/{}/{}/{season}", slug::of_name(self.team_name(team)), self.league_of(team, season))
    }

    pub fn player_address(&self, person: PersonId, season: SeasonId, team: i64) -> String {
        format!("/player/{person}/{}/{season}/{team}", slug::of_name(self.person_name(person)))
    }

    pub fn round_address(&self, competition: &str, season: SeasonId, round: u16) -> String {
        let name = slug::of_name(self.competition_name(competition));
        format!("/competition/{competition}/{name}/round/{round}?season={season}")
    }

    /// The league in which a team plays in a season; the first where it plays in none.
    pub fn league_of(&self, team: i64, season: SeasonId) -> &str {
        let is_its = |id: &i64| self.entrants.get(id).is_some_and(|teams| teams.contains(&team));
        let mut leagues = self.editions.iter().filter(|(_, edition)| {
            edition.season == season && edition.competition.format == store::competitions::Format::League.name()
        });
        leagues.find(|(id, _)| is_its(id)).map_or(FIRST_LEAGUE, |(_, edition)| &edition.competition.key)
    }
}

pub(in super::super) fn slug_of(name: &str) -> String {
    slug::made(name, slug::LONGEST).unwrap_or_else(|| "-".to_owned())
}
