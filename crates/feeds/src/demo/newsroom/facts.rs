//! What a text may say: of a match, of a league at a moment.

use football::score::Score;
use football::season::SeasonId;
use football::side::Side;
use football::table::Row;
use jiff::Timestamp;

use super::super::{FIRST_LEAGUE, SECOND_LEAGUE};
use super::archive::{Archive, Game};
use super::template::Facts;
use super::words::{Article, Both, average, day, hour, month, number, ordinal, weekday};

/// Grounds whose name begins with one of these are feminine in Portuguese.
const FEMININE_GROUNDS: [&str; 2] = ["Arena", "Academia"];

impl Archive {
    pub fn club(&self, facts: &mut Facts, name: &str, team: i64) {
        facts.named(name, Both::same(self.team_name(team)), self.article(team));
    }

    /// What can be said of a match at a moment: of its result only once it is over.
    pub fn game_facts(&self, game: &Game, at: Timestamp) -> Facts {
        let mut facts = Facts::default();
        self.club(&mut facts, "home", game.home);
        self.club(&mut facts, "away", game.away);
        facts.named("competition", Both::same(self.competition_name(&game.competition)), Article::Feminine);
        facts.both("round", self.round_name(game));
        facts.both("round_in", round_in(game)).both("round_of", round_of(game));
        facts.number("round_number", i64::from(game.round));
        facts.text("season", game.season.label());
        let ground = self.ground_name(game);
        let is_feminine = FEMININE_GROUNDS.iter().any(|word| ground.starts_with(word));
        let article = if is_feminine { Article::Feminine } else { Article::Masculine };
        facts.named("ground", Both::same(ground), article);
        let city = game.ground.and_then(|id| self.grounds.get(&id)).and_then(|ground| ground.city.clone());
        facts.text("city", city.unwrap_or_default());
        facts.text("channel", game.channel.clone().unwrap_or_default());
        facts.text("match_url", self.match_address(game));
        facts.text("home_url", self.team_address(game.home, game.season));
        facts.text("away_url", self.team_address(game.away, game.season));
        facts.text("round_url", self.round_address(&game.competition, game.season, game.round));
        if let Some(date) = game.day {
            facts.both("day", day(date)).both("weekday", weekday(date)).both("month", month(date));
        }
        if let Some(kickoff) = game.kickoff {
            facts.text("hour", hour(kickoff, &self.zone));
        }
        for (name, side) in [("home_coach", Side::Home), ("away_coach", Side::Away)] {
            let coach = game.day.and_then(|day| self.coach(game.team(side), game.season, day));
            facts.text(name, coach.map_or("", |coach| self.person_name(coach)));
        }
        facts.text("referee", game.referee().map_or("", |person| self.person_name(person)));
        self.result_facts(&mut facts, game, at);
        self.place_facts(&mut facts, game, at);
        facts
    }

    fn result_facts(&self, facts: &mut Facts, game: &Game, at: Timestamp) {
        let is_over = game.ended().is_some_and(|ended| ended <= at);
        let (Some(score), true) = (game.result(), is_over) else { return };
        facts.text("score", shown(score));
        facts.number("home_goals", i64::from(score.home)).number("away_goals", i64::from(score.away));
        facts.number("goals", i64::from(score.home + score.away));
        if let Some(attendance) = game.attendance {
            facts.number("attendance", i64::from(attendance));
            let capacity = game.ground.and_then(|id| self.grounds.get(&id)).and_then(|ground| ground.capacity);
            let share = capacity.map_or(0, |capacity| i64::from(attendance) * 100 / i64::from(capacity.max(1)));
            facts.number("share", share);
        }
        facts.text("best", game.best.map_or("", |person| self.person_name(person)));
        if let Some(half) = game.score.and_then(|score| score.half_time) {
            facts.text("half_time", shown(half));
        }
        if let Some(penalties) = game.score.and_then(|score| score.penalties) {
            facts.text("penalties", shown(penalties));
        }
        let side = game.winner().unwrap_or(Side::Home);
        self.club(facts, "winner", game.team(side));
        self.club(facts, "loser", game.team(side.other()));
        facts.text("winner_url", self.team_address(game.team(side), game.season));
        let of_winner = if side == Side::Home { score } else { score.reversed() };
        facts.text("winner_score", shown(of_winner));
        facts.number("winner_goals", i64::from(of_winner.home)).number("loser_goals", i64::from(of_winner.away));
        facts.number("margin", i64::from(of_winner.home) - i64::from(of_winner.away));
        for (name, side) in [("winner_coach", side), ("loser_coach", side.other())] {
            let coach = game.day.and_then(|day| self.coach(game.team(side), game.season, day));
            facts.text(name, coach.map_or("", |coach| self.person_name(coach)));
        }
    }

    /// Where both stand in their league, and whom they meet next.
    fn place_facts(&self, facts: &mut Facts, game: &Game, at: Timestamp) {
        let table = if game.is_league() { self.table(&game.competition, game.season, at) } else { Vec::new() };
        for (name, team) in [("home", game.home), ("away", game.away)] {
            if let Some(row) = table.iter().find(|row| row.team == team) {
                let position = i64::from(row.position);
                facts.both(&format!("{name}_place"), ordinal(position));
                facts.both(&format!("{name}_rank"), self.article(team).rank(position));
                facts.number(&format!("{name}_points"), i64::from(row.points));
            }
            // A fixture that is merely announced has no certain day.
            if let Some(next) = self.next_of(team, at.max(game.kickoff.unwrap_or(at))) {
                let opponent = if next.home == team { next.away } else { next.home };
                self.club(facts, &format!("{name}_next"), opponent);
            }
        }
    }

    /// How the league stands, for texts that are about no match: columns, releases, pages.
    pub fn general_facts(&self, at: Timestamp) -> Facts {
        let mut facts = Facts::default();
        let season = self.planned_season(at);
        facts.text("season", season.label());
        let before = season.previous().map_or_else(|_| season.label(), SeasonId::label);
        facts.text("last_season", before);
        facts.number("year", i64::from(self.day_of(at).year()));
        facts.text("year_digits", self.day_of(at).year().to_string());
        facts.both("today", day(self.day_of(at))).both("month", month(self.day_of(at)));
        // Before anybody has played, and nothing is known of earlier seasons, what is written looks ahead to how it went.
        let has_played = self.played_table(FIRST_LEAGUE, at).1.iter().any(|row| row.tally.matches > 0);
        let at = if has_played { at } else { self.now };
        let (league, second) = (self.played_table(FIRST_LEAGUE, at), self.played_table(SECOND_LEAGUE, at));
        for (prefix, (season, rows)) in [("", &league), ("second_", &second)] {
            let [Some(top), Some(next), Some(last)] = [rows.first(), rows.get(1), rows.last()] else { continue };
            self.club(&mut facts, &format!("{prefix}leader"), top.team);
            self.club(&mut facts, &format!("{prefix}runner_up"), next.team);
            self.club(&mut facts, &format!("{prefix}bottom"), last.team);
            facts.number(&format!("{prefix}leader_points"), i64::from(top.points));
            facts.number(&format!("{prefix}gap"), i64::from(top.points - next.points));
            facts.text(&format!("{prefix}leader_url"), self.team_address(top.team, *season));
            facts.text(&format!("{prefix}table_season"), season.label());
        }
        let season = league.0;
        let scorer = self.scorers(FIRST_LEAGUE, season, at).into_iter().next();
        let who = scorer.as_ref().map(|scorer| Both::same(self.person_name(scorer.person)));
        facts.both("top_scorer", who.unwrap_or_else(|| Both::new("quem marcar mais", "whoever scores most")));
        facts.number("top_goals", scorer.as_ref().map_or(0, |scorer| scorer.goals));
        if let Some(team) = scorer.map(|scorer| scorer.team).or_else(|| league.1.first().map(|row| row.team)) {
            self.club(&mut facts, "top_scorer_team", team);
        }
        self.sums(&mut facts, season, at);
        facts
    }

    /// The latest table of a league that somebody has played for.
    pub fn played_table(&self, league: &str, at: Timestamp) -> (SeasonId, Vec<Row>) {
        let season = self.season_at(at);
        let rows = self.table(league, season, at);
        if rows.iter().any(|row| row.tally.matches > 0) {
            return (season, rows);
        }
        let before = season.previous().unwrap_or(season);
        let last = self.table(league, before, at);
        if last.is_empty() { (season, rows) } else { (before, last) }
    }

    fn sums(&self, facts: &mut Facts, season: SeasonId, at: Timestamp) {
        let games: Vec<&Game> =
            self.played(at).filter(|game| game.season == season && game.competition == FIRST_LEAGUE).collect();
        let goals: i64 =
            games.iter().filter_map(|game| game.result()).map(|score| i64::from(score.home + score.away)).sum();
        let crowd: i64 = games.iter().filter_map(|game| game.attendance).map(i64::from).sum();
        let count = games.len().max(1) as i64;
        facts.number("played", games.len() as i64).number("all_goals", goals).number("crowd", crowd);
        facts.both("goals_per_match", average(goals, count)).both("crowd_average", number(crowd / count));
        let useful: i64 = games.iter().filter_map(|game| game.useful).map(i64::from).sum();
        facts.number("useful_minutes", useful / 60 / count);
        let home_wins = games.iter().filter(|game| game.winner() == Some(Side::Home)).count() as i64;
        facts.number("home_wins_share", home_wins * 100 / count);
        let draws = games.iter().filter(|game| game.winner().is_none()).count() as i64;
        facts.number("draws", draws);
        let late = games.iter().flat_map(|game| &game.goals).filter(|goal| goal.moment.running() > 75).count() as i64;
        facts.number("late_share", late * 100 / goals.max(1));
    }
}

/// `2–1`.
pub(super) fn shown(score: Score) -> String {
    format!("{}–{}", score.home, score.away)
}

/// `na jornada 13`, `in round 13`; `nas meias-finais`, `in the semi-finals`.
fn round_in(game: &Game) -> Both {
    joined(game, ["na", "no", "nas", "nos"], "in")
}

fn round_of(game: &Game) -> Both {
    joined(game, ["da", "do", "das", "dos"], "of")
}

fn joined(game: &Game, [feminine, masculine, feminines, masculines]: [&str; 4], english: &str) -> Both {
    let Some(label) = &game.label else {
        let groups = if game.is_league() { ("", "") } else { (" da fase de grupos", " of the group stage") };
        return Both::new(
            format!("{feminine} jornada {}{}", game.round, groups.0),
            format!("{english} round {}{}", game.round, groups.1),
        );
    };
    let (name, leg) = label.pt.split_once(", ").map_or((label.pt.as_str(), None), |(name, leg)| (name, Some(leg)));
    let (name_en, leg_en) =
        label.en.split_once(", ").map_or((label.en.as_str(), None), |(name, leg)| (name, Some(leg)));
    let name = name.to_lowercase();
    let is_plural = name.starts_with("quartos") || name.starts_with("meias") || name.starts_with("oitavos");
    let is_masculine = name.starts_with("quartos") || name.starts_with("oitavos") || name.starts_with("play");
    let word = |[feminine, masculine, feminines, masculines]: [&'static str; 4]| match (is_masculine, is_plural) {
        (false, false) => feminine,
        (true, false) => masculine,
        (false, true) => feminines,
        (true, true) => masculines,
    };
    let pt = match leg {
        Some(leg) => format!("{feminine} {leg} {} {name}", word(["da", "do", "das", "dos"])),
        None => {
            let own = match (is_masculine, is_plural) {
                (false, false) => feminine,
                (true, false) => masculine,
                (false, true) => feminines,
                (true, true) => masculines,
            };
            format!("{own} {name}")
        }
    };
    let name_en = name_en.to_lowercase();
    let en = match leg_en {
        Some(leg) => format!("{english} the {leg} of the {name_en}"),
        None => format!("{english} the {name_en}"),
    };
    Both::new(pt, en)
}
