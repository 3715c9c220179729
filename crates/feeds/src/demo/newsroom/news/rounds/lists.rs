//! News that are lists: who referees, who is suspended, what is on television.

use std::collections::HashSet;

use football::duty::Duty;
use media::art::Scene;

use super::super::super::NewsroomError;
use super::super::super::archive::{CardKind, Game, minute, minute_said};
use super::super::super::blocks::{self, Placed};
use super::super::super::words::{day, hour, weekday};
use super::super::{Desk, Story, filled};
use super::{Played, Texts};
use crate::demo::FIRST_LEAGUE;

impl Played<'_> {
    pub(super) fn referees(&self, desk: &Desk<'_>, texts: &Texts, turn: usize) -> Result<Option<Story>, NewsroomError> {
        let Some(at) = self.before(desk, 1, 11, "referees") else { return Ok(None) };
        let archive = desk.archive;
        let appointed: Vec<(&Game, i64)> =
            self.games.iter().filter_map(|game| Some((*game, game.referee()?))).collect();
        let size = |(game, _): &&(&Game, i64)| game.attendance;
        let Some(&(main_game, main)) = appointed.iter().max_by_key(size) else { return Ok(None) };
        let mut facts = self.facts(desk);
        facts.text("main", archive.person_name(main)).text("main_match", Self::match_name(desk, main_game));
        // Who has two matches is counted once.
        let others: HashSet<i64> =
            appointed.iter().map(|(_, person)| *person).filter(|person| *person != main).collect();
        let var = main_game.official(Duty::Var).map_or("", |person| archive.person_name(person));
        facts.text("main_var", var).number("others", others.len() as i64);
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let rows: Vec<Vec<String>> = appointed
                .iter()
                .map(|&(game, person)| {
                    let address = format!("/referee/{}/{person}", self.season);
                    let var = game.official(Duty::Var).map_or("", |person| archive.person_name(person));
                    vec![Self::linked(desk, game), blocks::link(&address, archive.person_name(person)), var.to_owned()]
                })
                .collect();
            let columns = [tongue.pick("Jogo", "Match"), tongue.pick("Árbitro", "Referee"), "VAR"];
            blocks::table(tongue.pick("As nomeações", "The appointments"), &columns, &rows)
        });
        let filled = filled(&texts.referees, turn, &facts)?;
        Ok(Some(self.story("referees", at, filled, placed).shown(Scene::Whistle, "arbitragem")))
    }

    pub(super) fn discipline(
        &self,
        desk: &Desk<'_>,
        texts: &Texts,
        turn: usize,
    ) -> Result<Option<Story>, NewsroomError> {
        let Some(at) = self.after(desk, 2, 16, "discipline") else { return Ok(None) };
        let archive = desk.archive;
        let mut sent_off = Vec::new();
        for game in &self.games {
            for card in game.cards.iter().filter(|card| card.kind != CardKind::Yellow) {
                if let Some(person) = card.person {
                    sent_off.push((*game, card, person));
                }
            }
        }
        // The list wants company; a lone offender is left in peace.
        let [(game, card, person), _, ..] = sent_off.as_slice() else { return Ok(None) };
        let mut facts = self.facts(desk);
        facts.text("first", archive.person_name(*person)).text("first_match", Self::match_name(desk, game));
        facts.both("first_minute", minute_said(card.moment)).number("others", sent_off.len() as i64 - 1);
        archive.club(&mut facts, "first_team", game.team(card.side));
        if minute(card.moment).is_empty() {
            return Ok(None);
        }
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let rows: Vec<Vec<String>> = sent_off
                .iter()
                .map(|(game, card, person)| {
                    let team = game.team(card.side);
                    let address = archive.player_address(*person, self.season, team);
                    let why = match card.kind {
                        CardKind::SecondYellow => tongue.pick("Dois amarelos", "Two yellow cards"),
                        CardKind::Yellow | CardKind::Red => tongue.pick("Vermelho direto", "Straight red"),
                    };
                    vec![
                        blocks::link(&address, archive.person_name(*person)),
                        archive.team_name(team).to_owned(),
                        why.to_owned(),
                        Self::linked(desk, game),
                    ]
                })
                .collect();
            let columns = [
                tongue.pick("Jogador", "Player"),
                tongue.pick("Clube", "Club"),
                tongue.pick("Motivo", "Reason"),
                tongue.pick("Jogo", "Match"),
            ];
            blocks::table(tongue.pick("Expulsos na jornada", "Sent off in the round"), &columns, &rows)
        });
        let filled = filled(&texts.discipline, turn, &facts)?;
        let mut story = self.story("discipline", at, filled, placed).shown(Scene::Whistle, "disciplina");
        story.players = sent_off.iter().map(|(.., person)| *person).collect();
        story.club = Some(game.team(card.side));
        Ok(Some(story))
    }

    pub(super) fn television(
        &self,
        desk: &Desk<'_>,
        texts: &Texts,
        turn: usize,
    ) -> Result<Option<Story>, NewsroomError> {
        let Some(at) = self.before(desk, 4, 15, "television") else { return Ok(None) };
        let on_air: Vec<&Game> = self.games.iter().filter(|game| game.channel.is_some()).copied().collect();
        let ([opening, .., closing], true) = (on_air.as_slice(), self.competition == FIRST_LEAGUE) else {
            return Ok(None);
        };
        let Some(pick) = on_air.iter().max_by_key(|game| game.attendance) else { return Ok(None) };
        let mut facts = self.facts(desk);
        facts.text("pick", Self::match_name(desk, pick)).number("count", on_air.len() as i64);
        facts.text("opening", Self::match_name(desk, opening)).text("closing", Self::match_name(desk, closing));
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let rows: Vec<Vec<String>> = on_air
                .iter()
                .map(|game| {
                    let when = game.day.map(|date| {
                        let (name, date) = (weekday(date), day(date));
                        format!("{}, {}", name.get(tongue), date.get(tongue))
                    });
                    let time = game.kickoff.map(|kickoff| hour(kickoff, &desk.archive.zone));
                    vec![
                        when.unwrap_or_default(),
                        time.unwrap_or_default(),
                        Self::linked(desk, game),
                        game.channel.clone().unwrap_or_default(),
                    ]
                })
                .collect();
            let columns = [
                tongue.pick("Dia", "Day"),
                tongue.pick("Hora", "Time"),
                tongue.pick("Jogo", "Match"),
                tongue.pick("Canal", "Channel"),
            ];
            blocks::table(tongue.pick("Em direto", "Live"), &columns, &rows)
        });
        let filled = filled(&texts.television, turn, &facts)?;
        Ok(Some(self.story("television", at, filled, placed).shown(Scene::Stadium, "televisao")))
    }
}
