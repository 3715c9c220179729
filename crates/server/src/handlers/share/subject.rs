//! Clubs and people as shared pictures show them.

use football::season::SeasonId;
use football::statistic::Statistic;
use media::art::{Attire, Backdrop, CrestVariant, KitSpec, Sitter, monogram};
use media::card::{CardField, CardPicture};
use media::colour::Colour;
use store::editions::Edition;
use store::persons::Person;
use store::tags::Tag;
use store::teams::Team;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::handlers::player::{FoundPlayer, find_spell};
use crate::wire::picture::plain_kit;
use crate::wire::team::{colour, draw_crest};

/// A club's field, with its crest.
pub(super) fn club(team: &Team) -> CardField {
    CardField {
        colour: own_colour(team),
        picture: CardPicture::Crest(draw_crest(team, CrestVariant::Normal)),
        number: String::new(),
    }
}

/// Somebody's field in the colour of his club, with his portrait; with his initials where there is nothing to paint from.
pub(super) fn somebody(person: &Person, team: Option<&Team>, attire: Attire, number: Option<i16>) -> CardField {
    let kit = team.map_or(KitSpec::OFFICIAL, plain_kit);
    let picture = match person.facts.portrait {
        Some(_) => {
            let sitter = Sitter { attire, backdrop: Backdrop::None, ..Sitter::default() };
            CardPicture::Portrait(media::art::portrait(&person.id.to_string(), &kit, sitter))
        }
        None => {
            let letters: String = person.facts.name.split(' ').filter_map(|word| word.chars().next()).collect();
            CardPicture::Crest(monogram(&letters, kit.first, kit.second, CrestVariant::Normal))
        }
    };
    let number = number.map(|number| number.to_string()).unwrap_or_default();
    CardField { colour: kit.first, picture, number }
}

fn own_colour(team: &Team) -> Colour {
    colour(team).parse().unwrap_or(Colour::INK)
}

/// A player with his club and all that he did in a season.
pub(super) struct SharedPlayer {
    pub found: FoundPlayer,
    pub team: Team,
    /// The competition that his club's season is known by.
    pub edition: Option<Edition>,
    sums: Vec<(Statistic, i64)>,
}

impl SharedPlayer {
    /// With a team, what he did for it; without one, all of the season.
    pub(super) async fn find(
        app: &App,
        reads: &mut Reads,
        id: i64,
        season: Option<SeasonId>,
        team: Option<i64>,
    ) -> Result<Self, ApiError> {
        let found = find_spell(app, reads, id, season, team).await?;
        let (store, member) = (app.store(), &found.member);
        let (own, editions, totals) = tokio::try_join!(
            store.team(member.team_id),
            store.editions_of_season(member.season),
            store.totals_of_player(id),
        )?;
        for edition in &editions {
            reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
        }
        let own = own.ok_or(ApiError::NotFound(Missing::Team))?;
        let entered = store.editions_of_team(own.id, member.season).await?;
        let counts = |it: &&store::totals::PlayerTotal| {
            team.is_none_or(|team| it.team_id == team) && editions.iter().any(|edition| edition.id == it.edition_id)
        };
        let sums = totals.iter().filter(counts).map(|total| (total.statistic, total.value)).collect();
        Ok(Self { found, team: own, edition: entered.into_iter().next(), sums })
    }

    pub(super) fn sum(&self, statistic: Statistic) -> i64 {
        self.sums.iter().filter(|(known, _)| *known == statistic).map(|(_, value)| value).sum()
    }
}
