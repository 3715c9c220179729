//! Making editions: their rules and places, who takes part, points taken away.

use std::collections::HashMap;

use football::season::SeasonId;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, FromQueryResult, QueryFilter, QueryOrder};

use super::{Ball, Edition, NewDeduction, Promotion, SELECT, find};
use crate::entities::{competition, deduction, edition, entry, team_season};
use crate::tags::Tag;
use crate::{Result, StoreError, Write, boxed, query};

#[derive(FromQueryResult)]
struct CountRow {
    count: i64,
}

fn to_json(promotions: &[Promotion]) -> Result<serde_json::Value> {
    serde_json::to_value(promotions).map_err(|error| StoreError::Corrupt(format!("promotions: {error}")))
}

impl Write {
    #[boxed]
    pub async fn find_edition(&self, competition: &str, season: SeasonId) -> Result<Option<Edition>> {
        let sql = format!("{SELECT} WHERE c.key = $1 AND e.season_id = $2");
        find(&self.tx, &sql, [competition.into(), season.number().into()]).await
    }

    #[boxed]
    pub async fn find_edition_by_id(&self, id: i64) -> Result<Option<Edition>> {
        find(&self.tx, &format!("{SELECT} WHERE e.id = $1"), [id.into()]).await
    }

    #[boxed]
    pub async fn add_edition(
        &mut self,
        competition: &competition::Model,
        season: SeasonId,
        rules: &str,
        promotions: &[Promotion],
    ) -> Result<Edition> {
        let row = edition::ActiveModel {
            id: NotSet,
            competition_id: Set(competition.id),
            season_id: Set(season.number()),
            rules: Set(rules.to_owned()),
            promotions: Set(to_json(promotions)?),
            ball: Set(None),
        };
        let row = row.insert(&self.tx).await?;
        self.touch(Tag::seasons());
        self.touch(Tag::edition(&competition.key, season.number()));
        self.rename_competition(competition.id);
        Ok(Edition {
            id: row.id,
            season,
            rules: rules.to_owned(),
            promotions: promotions.to_vec(),
            competition: competition.clone(),
            ball: None,
        })
    }

    /// Says by which rules an edition is played and where its places lead; saying the same again changes nothing.
    #[boxed]
    pub async fn set_rules(&mut self, edition: &Edition, rules: &str, promotions: &[Promotion]) -> Result<bool> {
        if (edition.rules.as_str(), &edition.promotions[..]) == (rules, promotions) {
            return Ok(false);
        }
        let row = edition::ActiveModel {
            id: Set(edition.id),
            rules: Set(rules.to_owned()),
            promotions: Set(to_json(promotions)?),
            ..Default::default()
        };
        row.update(&self.tx).await?;
        self.touch(Tag::seasons());
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(true)
    }

    /// Who takes part in an edition, with the group.
    #[boxed]
    pub async fn find_entries(&self, edition: i64) -> Result<HashMap<i64, Option<String>>> {
        let find = entry::Entity::find().filter(entry::Column::EditionId.eq(edition));
        Ok(find.all(&self.tx).await?.into_iter().map(|row| (row.team_id, row.group_key)).collect())
    }

    /// Puts an entrant in another group.
    #[boxed]
    pub async fn set_group(&mut self, edition: &Edition, team: i64, group: Option<&str>) -> Result<()> {
        let row = entry::ActiveModel {
            edition_id: Set(edition.id),
            team_id: Set(team),
            group_key: Set(group.map(str::to_owned)),
        };
        row.update(&self.tx).await?;
        self.touch_entry(edition, team);
        Ok(())
    }

    /// Takes an entrant out of an edition in which it has no match; says whether it could.
    #[boxed]
    pub async fn withdraw_team(&mut self, edition: &Edition, team: i64) -> Result<bool> {
        let sql =
            "SELECT COUNT(*) AS count FROM match WHERE edition_id = $1 AND (home_team_id = $2 OR away_team_id = $2)";
        let row: Option<CountRow> = query::one(&self.tx, sql, [edition.id.into(), team.into()]).await?;
        if row.is_some_and(|row| row.count > 0) {
            return Ok(false);
        }
        entry::Entity::delete_by_id((edition.id, team)).exec(&self.tx).await?;
        self.touch_entry(edition, team);
        Ok(true)
    }

    fn touch_entry(&mut self, edition: &Edition, team: i64) {
        self.rename_team(team);
        self.touch(Tag::team(team));
        self.touch(Tag::teams());
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
    }

    /// The points taken from teams of an edition, in the place of those taken so far. Says whether that is news.
    #[boxed]
    pub async fn set_deductions(&mut self, edition: &Edition, new: &[NewDeduction]) -> Result<bool> {
        let find = deduction::Entity::find().filter(deduction::Column::EditionId.eq(edition.id));
        let known = find.order_by_asc(deduction::Column::Id).all(&self.tx).await?;
        let known: Vec<NewDeduction> = known.into_iter().map(NewDeduction::from).collect();
        if known == new {
            return Ok(false);
        }
        deduction::Entity::delete_many().filter(deduction::Column::EditionId.eq(edition.id)).exec(&self.tx).await?;
        for NewDeduction { team_id, points, from_round, message } in new {
            self.deduct_points(edition, *team_id, *points, *from_round, (&message.pt, &message.en)).await?;
        }
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(true)
    }

    /// Says with which ball an edition is played.
    #[boxed]
    pub async fn set_ball(&mut self, edition: &Edition, ball: &Ball) -> Result<()> {
        let json = serde_json::to_value(ball).map_err(|error| StoreError::Corrupt(format!("a ball: {error}")))?;
        let row = edition::ActiveModel { id: Set(edition.id), ball: Set(Some(json)), ..Default::default() };
        row.update(&self.tx).await?;
        self.touch(Tag::seasons());
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(())
    }

    /// Enters a team; entering it again changes nothing.
    #[boxed]
    pub async fn enter_team(&mut self, edition: &Edition, team: i64, group: Option<&str>) -> Result<()> {
        let key = (edition.id, team);
        if entry::Entity::find_by_id(key).one(&self.tx).await?.is_some() {
            return Ok(());
        }
        let row = entry::ActiveModel {
            edition_id: Set(edition.id),
            team_id: Set(team),
            group_key: Set(group.map(str::to_owned)),
        };
        entry::Entity::insert(row).exec_without_returning(&self.tx).await?;
        self.touch_entry(edition, team);
        Ok(())
    }

    /// Says where a team plays at home in a season; saying the same again changes nothing.
    #[boxed]
    pub async fn set_home_ground(&mut self, team: i64, season: SeasonId, stadium: Option<i64>) -> Result<bool> {
        let known = team_season::Entity::find_by_id((team, season.number())).one(&self.tx).await?;
        let row = team_season::ActiveModel {
            team_id: Set(team),
            season_id: Set(season.number()),
            stadium_id: Set(stadium),
            ..Default::default()
        };
        match known {
            Some(known) if known.stadium_id == stadium => return Ok(false),
            Some(_) => {
                row.update(&self.tx).await?;
            }
            None => {
                team_season::Entity::insert(row).exec_without_returning(&self.tx).await?;
            }
        }
        self.touch(Tag::team(team));
        self.touch(Tag::teams());
        self.rename_team(team);
        Ok(true)
    }

    #[boxed]
    pub async fn deduct_points(
        &mut self,
        edition: &Edition,
        team: i64,
        points: i32,
        from_round: i32,
        message: (&str, &str),
    ) -> Result<()> {
        let row = deduction::ActiveModel {
            id: NotSet,
            edition_id: Set(edition.id),
            team_id: Set(team),
            points: Set(points),
            from_round: Set(from_round),
            message_pt: Set(message.0.to_owned()),
            message_en: Set(message.1.to_owned()),
        };
        row.insert(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(())
    }
}
