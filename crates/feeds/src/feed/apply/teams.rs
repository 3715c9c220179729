//! Teams and their squads.

use football::names;
use football::participant::Participant;
use store::squads::{SquadMember, StaffMember};
use store::teams::{NewTeam, Team};

use super::super::Outcome;
use super::super::items::{SquadItem, SquadPlayerItem, TeamItem};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedPosition;
use super::checks;

const MOST_MEMBERS: usize = 200;
const MOST_ALIASES: usize = 50;

impl Session<'_> {
    pub(in super::super) async fn apply_team(&mut self, item: &TeamItem) -> Result<Outcome, Stop> {
        check_team(item)?;
        let reserve_of = match item.reserve_of.value() {
            Some(first) if *first == item.id => {
                return Err(Fault::contradiction("reserveOf", "a team is not its own reserve").into());
            }
            Some(first) => Some(self.team("reserveOf", first)?),
            None => None,
        };
        let known = self.teams.get(&item.id).cloned();
        let name = item.name.clone().or_else(|| known.as_ref().map(|known| known.name.clone()));
        let name = name.ok_or_else(|| Fault::invalid("name", "a new team needs a name"))?;
        let before = known.clone().map(NewTeam::from).unwrap_or_default();
        let facts = NewTeam {
            external_id: item.id.clone(),
            name,
            abbreviation: item.abbreviation.clone().over(before.abbreviation),
            fullname: item.full_name.clone().over(before.fullname),
            city: item.city.clone().over(before.city),
            founded: item.founded.clone().over(before.founded),
            color: item.color.clone().over(before.color),
            text_color: item.text_color.clone().over(before.text_color),
            secondary_color: item.secondary_color.clone().over(before.secondary_color),
            reserve_of: item.reserve_of.clone().map(|_| reserve_of).over(Some(before.reserve_of)).flatten(),
            category_variant: before.category_variant,
            crest: before.crest,
        };
        self.check_names(item, &facts.name, known.as_ref()).await?;
        let (team, mut outcome) = match &known {
            None => (self.write.add_team(facts).await?, Outcome::Created),
            Some(known) => {
                let team = self.write.update_team(known, facts).await?;
                let is_news = team != *known;
                (team, Outcome::updated(is_news))
            }
        };
        if self.call(&team, item).await? && outcome == Outcome::Unchanged {
            outcome = Outcome::Updated;
        }
        self.teams.insert(item.id.clone(), team);
        Ok(outcome)
    }

    /// No two teams are called the same.
    async fn check_names(&mut self, item: &TeamItem, name: &str, known: Option<&Team>) -> Result<(), Stop> {
        if self.aliases.is_none() {
            self.aliases = Some(self.write.find_aliases().await?);
        }
        let Some(aliases) = &self.aliases else { return Ok(()) };
        for (field, name) in names_of(item, name) {
            if aliases.get(&names::fold(name)).is_some_and(|team| known.is_none_or(|known| known.id != *team)) {
                return Err(Fault::contradiction(&field, "another team is called like this").into());
            }
        }
        Ok(())
    }

    /// Notes every name under which the team is found; says whether one was new.
    async fn call(&mut self, team: &Team, item: &TeamItem) -> Result<bool, Stop> {
        let mut is_new = false;
        for (_, name) in names_of(item, &team.name) {
            let folded = names::fold(name);
            if self.aliases.as_mut().is_some_and(|aliases| aliases.insert(folded.clone(), team.id).is_none()) {
                self.write.add_alias(&folded, team.id).await?;
                is_new = true;
            }
        }
        Ok(is_new)
    }

    /// The team that lends a player to `borrower`.
    fn lender(&self, field: &str, player: &SquadPlayerItem, borrower: i64) -> Result<Option<i64>, Stop> {
        let Some(lender) = &player.loan_from else { return Ok(None) };
        let lender = self.team(field, lender)?;
        if lender == borrower {
            return Err(Fault::contradiction(field, "a team does not lend a player to itself").into());
        }
        Ok(Some(lender))
    }

    pub(in super::super) async fn apply_squad(&mut self, item: &SquadItem) -> Result<Outcome, Stop> {
        let team_id = self.team("team", &item.team)?;
        self.check_season(item.season).await?;
        checks::at_most("players", item.players.as_ref(), MOST_MEMBERS)?;
        checks::at_most("staff", item.staff.as_ref(), MOST_MEMBERS)?;
        let season = item.season;
        let mut is_news = false;
        if let Some(players) = &item.players {
            let mut members = Vec::with_capacity(players.len());
            for (index, player) in players.iter().enumerate() {
                checks::shirt(&format!("players[{index}].number"), player.number)?;
                checks::within(&format!("players[{index}].order"), player.order, (1, 20))?;
                checks::day_in(&format!("players[{index}].left"), player.left, season)?;
                let loan_from = self.lender(&format!("players[{index}].loanFrom"), player, team_id)?;
                members.push(SquadMember {
                    team_id,
                    season,
                    person_id: self.person(&format!("players[{index}].person"), &player.person)?,
                    season_order: player.order.unwrap_or(1),
                    kit_number: player.number,
                    position: player.position.map(FeedPosition::meaning),
                    left: player.left,
                    loan_from,
                });
            }
            if let Some(index) = checks::repeated(members.iter().map(|member| member.person_id)) {
                let field = format!("players[{index}].person");
                return Err(Fault::contradiction(&field, "he is in this squad already").into());
            }
            let staying: Vec<(usize, i16)> = (members.iter().enumerate())
                .filter(|(_, member)| member.left.is_none())
                .filter_map(|(index, member)| Some((index, member.kit_number?)))
                .collect();
            if let Some(place) = checks::repeated(staying.iter().map(|(_, number)| *number)) {
                let field = format!("players[{}].number", staying[place].0);
                return Err(Fault::contradiction(&field, "somebody else has this number").into());
            }
            is_news |= self.write.set_squad(team_id, season, &members).await?;
        }
        if let Some(staff) = &item.staff {
            let mut members = Vec::with_capacity(staff.len());
            for (index, member) in staff.iter().enumerate() {
                checks::within(&format!("staff[{index}].order"), member.order, (1, 20))?;
                checks::day_in(&format!("staff[{index}].left"), member.left, season)?;
                let role = member.role.meaning();
                if !Participant::is_staff(role) {
                    return Err(Fault::invalid(&format!("staff[{index}].role"), "players are no staff").into());
                }
                members.push(StaffMember {
                    team_id,
                    season,
                    person_id: self.person(&format!("staff[{index}].person"), &member.person)?,
                    season_order: member.order.unwrap_or(1),
                    role,
                    left: member.left,
                });
            }
            if let Some(index) = checks::repeated(members.iter().map(|member| member.person_id)) {
                let field = format!("staff[{index}].person");
                return Err(Fault::contradiction(&field, "he is in this staff already").into());
            }
            is_news |= self.write.set_staff(team_id, season, &members).await?;
        }
        Ok(Outcome::updated(is_news))
    }
}

fn names_of<'a>(item: &'a TeamItem, name: &'a str) -> impl Iterator<Item = (String, &'a str)> {
    let others = item.aliases.iter().flatten().enumerate();
    std::iter::once(("name".to_owned(), name))
        .chain(others.map(|(index, alias)| (format!("aliases[{index}]"), alias.as_str())))
}

fn check_team(item: &TeamItem) -> Result<(), Fault> {
    checks::names([
        ("name", item.name.as_ref()),
        ("abbreviation", item.abbreviation.value()),
        ("fullName", item.full_name.value()),
        ("city", item.city.value()),
    ])?;
    checks::at_most("aliases", item.aliases.as_ref(), MOST_ALIASES)?;
    for (field, name) in names_of(item, item.name.as_deref().unwrap_or("x")) {
        checks::name(&field, name)?;
        if names::fold(name).is_empty() {
            return Err(Fault::invalid(&field, "a team's name has a letter or a digit"));
        }
    }
    checks::colour("color", item.color.value())?;
    checks::colour("textColor", item.text_color.value())?;
    checks::colour("secondaryColor", item.secondary_color.value())?;
    checks::within("founded", item.founded.value().copied(), (1800, 2200))
}
