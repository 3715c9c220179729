//! Cup draws, weeks abroad, and seasons that are over.

use std::collections::BTreeMap;

use football::season::SeasonId;
use football::side::Side;
use football::table::Row;
use jiff::{SignedDuration, Timestamp, ToSpan};
use media::art::Scene;
use serde::Deserialize;

use super::super::NewsroomError;
use super::super::archive::Game;
use super::super::blocks::{self, Placed};
use super::super::template::Facts;
use super::super::texts::{self, Article};
use super::super::words::{Both, Tongue, day, list};
use super::people::result_text;
use super::{Desk, Story, filled, rounds};
use crate::demo::{CUP, FIRST_LEAGUE, INTERNATIONAL_KEYS, SECOND_LEAGUE};

pub(in super::super) const FILE: &str = include_str!("../texts/reviews.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reviews {
    champion: Vec<Article>,
    promoted: Vec<Article>,
    relegated: Vec<Article>,
}

pub(super) fn told(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let texts: rounds::Texts = texts::read(rounds::FILE);
    let mut stories = draws(desk, &texts)?;
    stories.extend(abroad(desk, &texts)?);
    stories.extend(reviews(desk)?);
    Ok(stories)
}

/// Who meets whom in the cup. The final follows from the semi-finals and needs no draw.
fn draws(desk: &Desk<'_>, texts: &rounds::Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut rounds: BTreeMap<(SeasonId, u16), Vec<&Game>> = BTreeMap::new();
    for game in archive.games.iter().filter(|game| game.competition == CUP && game.round < 3) {
        rounds.entry((game.season, game.round)).or_default().push(game);
    }
    let mut stories = Vec::new();
    for ((season, round), games) in rounds.into_iter().rev() {
        let (Some(first), Some(date)) = (games.first(), games.first().and_then(|game| game.day)) else { continue };
        let Some(at) = desk.past(archive.instant(date.saturating_sub(9.days()), 17, 10)) else { continue };
        let pairs: Vec<String> = games
            .iter()
            .map(|game| format!("{}–{}", archive.team_name(game.home), archive.team_name(game.away)))
            .collect();
        let mut facts = archive.game_facts(first, at);
        facts.text("cup", archive.competition_name(CUP)).both("day", day(date));
        facts.both("pairs", Both::made(|tongue| list(&pairs, tongue)));
        facts.both("pairs_capital", Both::made(|tongue| list(&pairs, tongue)));
        facts.both("pairs_short", Both::made(|tongue| list(&pairs[..pairs.len().min(2)], tongue)));
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let rows: Vec<Vec<String>> = games
                .iter()
                .zip(&pairs)
                .map(|(game, name)| {
                    let date = game.day.map(|date| day(date).get(tongue).to_owned()).unwrap_or_default();
                    let ground = archive.ground_name(game).to_owned();
                    vec![date, blocks::link(&archive.match_address(game), name), ground]
                })
                .collect();
            let columns = [tongue.pick("Dia", "Day"), tongue.pick("Jogo", "Match"), tongue.pick("Estádio", "Ground")];
            blocks::table(tongue.pick("Os encontros", "The ties"), &columns, &rows)
        });
        let filled = filled(&texts.draw, usize::from(round) + stories.len(), &facts)?;
        let mut story = Story::new("draw", format!("draw-{season}-{round}"), at, filled, placed).within(CUP);
        story.teams = games.iter().flat_map(|game| [game.home, game.away]).collect();
        story.matches = games.iter().map(|game| game.id).collect();
        stories.push(story.shown(Scene::Cup, "calendario"));
    }
    Ok(stories)
}

/// What our clubs did in a week against clubs from elsewhere.
fn abroad(desk: &Desk<'_>, texts: &rounds::Texts) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut weeks: BTreeMap<i64, Vec<&Game>> = BTreeMap::new();
    for game in archive.played(archive.now) {
        let (Some(kickoff), true) = (game.kickoff, INTERNATIONAL_KEYS.contains(&game.competition.as_str())) else {
            continue;
        };
        // Weeks that begin on Monday.
        weeks.entry((kickoff.as_second() / (24 * 3600) + 3) / 7).or_default().push(game);
    }
    let mut stories = Vec::new();
    for (week, mut games) in weeks.into_iter().rev() {
        games.reverse();
        let Some(last) = games.iter().filter_map(|game| game.ended()).max() else { continue };
        let date = archive.day_of(last).saturating_add(1.day());
        let Some(at) = desk.past(archive.instant(date, 9, 40)) else { continue };
        let ours = |team: i64| super::super::tags::of_team(archive, team).is_some();
        let margin = |game: &&Game| {
            let Some(score) = game.result() else { return i64::MIN };
            let difference = i64::from(score.home) - i64::from(score.away);
            if ours(game.home) { difference } else { -difference }
        };
        let wins = games.iter().filter(|game| margin(game) > 0).count();
        let Some(best) = games.iter().copied().max_by_key(margin) else { continue };
        let mut facts = archive.game_facts(best, at);
        facts.number("wins", wins as i64).number("games", games.len() as i64);
        facts.text("best_result", result_text(archive, best));
        let round = facts.fill(&Both::new("{round_in} {do competition}", "{round_in} of the {competition}"))?;
        facts.both("best_round", round);
        let mut placed = Placed::default();
        placed.add("list", |tongue| {
            let rows: Vec<Vec<String>> = games
                .iter()
                .map(|game| {
                    let link = blocks::link(&archive.match_address(game), &result_text(archive, game));
                    vec![archive.competition_name(&game.competition).to_owned(), link]
                })
                .collect();
            let columns = [tongue.pick("Prova", "Competition"), tongue.pick("Resultado", "Result")];
            blocks::table(tongue.pick("Os nossos, esta semana", "Ours, this week"), &columns, &rows)
        });
        let filled = filled(&texts.abroad, stories.len(), &facts)?;
        let mut story = Story::new("abroad", format!("abroad-{week}"), at, filled, placed);
        story.club = [Side::Home, Side::Away].map(|side| best.team(side)).into_iter().find(|team| ours(*team));
        for game in &games {
            story = story.about(game);
        }
        story.teams.retain(|team| ours(*team));
        stories.push(story.shown(Scene::Wave, "la-fora"));
    }
    Ok(stories)
}

/// Champions, those who go up and those who go down, of each season that is over.
fn reviews(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let texts: Reviews = texts::read(FILE);
    let archive = desk.archive;
    let mut stories = Vec::new();
    for season in archive.seasons.iter().map(|season| season.id) {
        for league in [FIRST_LEAGUE, SECOND_LEAGUE] {
            let games: Vec<&Game> = archive
                .games
                .iter()
                .filter(|game| game.season == season && game.competition == league && game.is_league())
                .collect();
            let Some(last) = games.iter().map(|game| game.ended()).collect::<Option<Vec<Timestamp>>>() else {
                continue;
            };
            let Some(last) = last.into_iter().max() else { continue };
            let rows = archive.table(league, season, last);
            if rows.len() < 18 {
                continue;
            }
            let review = Review { desk, season, league, rows: &rows, ended: last };
            if league == FIRST_LEAGUE {
                stories.extend(review.champion(&texts)?);
                stories.extend(review.relegated(&texts)?);
            } else {
                stories.extend(review.promoted(&texts)?);
            }
        }
    }
    Ok(stories)
}

struct Review<'a> {
    desk: &'a Desk<'a>,
    season: SeasonId,
    league: &'static str,
    rows: &'a [Row],
    ended: Timestamp,
}

impl Review<'_> {
    fn at(&self, hours: i64) -> Option<Timestamp> {
        self.desk.past(self.ended + SignedDuration::from_hours(hours))
    }

    fn standings(&self, from: usize, count: usize) -> Placed {
        let archive = self.desk.archive;
        let mut placed = Placed::default();
        placed.add("standings", |tongue: Tongue| {
            let rows: Vec<Vec<String>> = self
                .rows
                .iter()
                .skip(from)
                .take(count)
                .map(|row| {
                    let link = blocks::link(&archive.team_address(row.team, self.season), archive.team_name(row.team));
                    vec![row.position.to_string(), link, row.tally.matches.to_string(), row.points.to_string()]
                })
                .collect();
            let columns = ["#", tongue.pick("Clube", "Club"), tongue.pick("J", "P"), "Pts"];
            blocks::table(tongue.pick("Classificação final", "Final table"), &columns, &rows)
        });
        placed
    }

    fn story(&self, name: &str, at: Timestamp, filled: super::Filled, placed: Placed, teams: &[i64]) -> Story {
        let key = format!("review-{name}-{}", self.season);
        let mut story = Story::new("review", key, at, filled, placed).within(self.league);
        story.teams = teams.to_vec();
        story.club = teams.first().copied();
        story.shown(Scene::Cup, "reportagem")
    }

    fn champion(&self, texts: &Reviews) -> Result<Option<Story>, NewsroomError> {
        let (Some(at), [first, second, third, ..]) = (self.at(3), self.rows) else { return Ok(None) };
        let archive = self.desk.archive;
        let scorers = archive.scorers(self.league, self.season, at);
        let Some(scorer) = scorers.first() else { return Ok(None) };
        let mut facts = Facts::default();
        facts.text("season", self.season.label());
        for (name, row) in [("champion", first), ("second", second), ("third", third)] {
            archive.club(&mut facts, name, row.team);
        }
        facts.number("points", i64::from(first.points)).number("wins", i64::from(first.tally.wins));
        facts.number("goals_for", i64::from(first.tally.goals_for));
        facts.number("goals_against", i64::from(first.tally.goals_against));
        let margin = match first.points - second.points {
            0 => Both::new("melhor desempate", "ahead on the tie-break of"),
            1 => Both::new("um ponto de avanço", "one point ahead of"),
            points => Both::new(format!("{points} pontos de avanço"), format!("{points} points ahead of")),
        };
        facts.both("margin_text", margin);
        facts.text("scorer", archive.person_name(scorer.person)).number("scorer_goals", scorer.goals);
        archive.club(&mut facts, "scorer_team", scorer.team);
        let day = archive.day_of(self.ended);
        let coach = archive.coach(first.team, self.season, day).map_or("", |coach| archive.person_name(coach));
        facts.text("coach", coach);
        let filled = filled(&texts.champion, 0, &facts)?;
        let mut story = self.story("champion", at, filled, self.standings(0, 6), &[first.team, second.team]);
        story.players.push(scorer.person);
        Ok(Some(story))
    }

    fn promoted(&self, texts: &Reviews) -> Result<Option<Story>, NewsroomError> {
        let archive = self.desk.archive;
        let rising: Vec<&Row> =
            self.rows.iter().filter(|row| archive.teams[&row.team].reserve_of.is_none()).take(2).collect();
        let (Some(at), [first, second]) = (self.at(20), rising.as_slice()) else { return Ok(None) };
        let mut facts = Facts::default();
        facts.text("season", self.season.label());
        archive.club(&mut facts, "first", first.team);
        archive.club(&mut facts, "second", second.team);
        facts.number("first_points", i64::from(first.points)).number("second_points", i64::from(second.points));
        let filled = filled(&texts.promoted, 0, &facts)?;
        Ok(Some(self.story("promoted", at, filled, self.standings(0, 6), &[first.team, second.team])))
    }

    fn relegated(&self, texts: &Reviews) -> Result<Option<Story>, NewsroomError> {
        let (Some(at), [.., playoff, lower, lowest]) = (self.at(22), self.rows) else { return Ok(None) };
        let archive = self.desk.archive;
        let mut facts = Facts::default();
        facts.text("season", self.season.label());
        for (name, row) in [("playoff", playoff), ("lower", lower), ("lowest", lowest)] {
            archive.club(&mut facts, name, row.team);
            facts.number(&format!("{name}_points"), i64::from(row.points));
        }
        let filled = filled(&texts.relegated, 0, &facts)?;
        Ok(Some(self.story("relegated", at, filled, self.standings(12, 6), &[lower.team, lowest.team])))
    }
}
