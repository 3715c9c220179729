//! Writing down clubs, grounds and competitions.

use football::colours::COMPETITION_PAIRS;
use media::colour::{Colour, on_colour};
use store::StoreError;
use store::competitions::{Competition, Format, NewCompetition};
use store::profiles::TagMark;
use store::stadiums::NewStadium;
use store::teams::NewTeam;

use super::super::clubs::Club;
use super::super::{CUP, FIRST_LEAGUE, SECOND_LEAGUE, friendlies};
use super::Loader;
use crate::formats::fold;

pub(super) struct Competitions {
    pub first: Competition,
    pub second: Competition,
    pub cup: Competition,
    pub international: Vec<Competition>,
    pub friendlies: Competition,
}

impl Loader {
    pub(super) async fn clubs(&mut self, mut clubs: Vec<&'static Club>) -> Result<(), StoreError> {
        // Reserve teams come after the clubs that they belong to.
        clubs.sort_by_key(|club| club.reserve_of.is_some());
        for club in clubs {
            let ground = NewStadium {
                external_id: club.key.to_owned(),
                name: club.stadium.to_owned(),
                city: Some(club.city.to_owned()),
                capacity: Some(club.capacity),
                address: Some(format!("{}, {}", club.stadium, club.city)),
            };
            self.grounds.insert(club.key, self.write.add_stadium(ground).await?);
            let text = club.field.parse().map_or(Colour::WHITE, on_colour);
            let crest = serde_json::to_value(club.crest_spec()).map_err(|e| StoreError::Corrupt(e.to_string()))?;
            let team = NewTeam {
                external_id: club.key.to_owned(),
                name: club.name.to_owned(),
                abbreviation: Some(club.abbreviation.to_owned()),
                fullname: Some(club.fullname.to_owned()),
                category_variant: club.reserve_of.map(|_| "B".to_owned()),
                city: Some(club.city.to_owned()),
                founded: Some(club.founded),
                color: Some(club.field.to_owned()),
                text_color: Some(text.to_string()),
                secondary_color: Some(club.second.to_owned()),
                reserve_of: club.reserve_of.map(|parent| self.teams[parent]),
                crest: Some(crest),
            };
            let team = self.write.add_team(team).await?;
            let mut names = vec![fold(club.name), fold(club.fullname)];
            names.dedup();
            names.extend(club.nickname().map(fold));
            for name in names {
                self.write.add_alias(&name, team.id).await?;
            }
            self.write.set_team_profile(team.id, &club.profile(self.seed)).await?;
            self.teams.insert(club.key, team.id);
        }
        Ok(())
    }

    pub(super) async fn competitions(&mut self) -> Result<Competitions, StoreError> {
        let new = |key: &str, label: &str, format, position, (color, text): (&str, &str)| NewCompetition {
            key: key.to_owned(),
            label: label.to_owned(),
            format,
            is_international: false,
            is_european: false,
            position,
            color: Some(color.to_owned()),
            text_color: Some(text.to_owned()),
            highlight: key == FIRST_LEAGUE,
            tags: vec![TagMark {
                slug: key.to_owned(),
                name: label.to_owned(),
                background_colour: color.to_owned(),
                text_colour: text.to_owned(),
            }],
        };
        let first = new(FIRST_LEAGUE, "Liga Atlântica", Format::League, 1, COMPETITION_PAIRS[3]);
        let second = new(SECOND_LEAGUE, "Segunda Atlântica", Format::League, 2, COMPETITION_PAIRS[1]);
        let cup = new(CUP, "Taça Atlântica", Format::Tournament, 3, COMPETITION_PAIRS[0]);
        Ok(Competitions {
            first: self.write.add_competition(first).await?,
            second: self.write.add_competition(second).await?,
            cup: self.write.add_competition(cup).await?,
            international: self.international().await?,
            friendlies: self.write.add_competition(friendlies::competition()).await?,
        })
    }
}
