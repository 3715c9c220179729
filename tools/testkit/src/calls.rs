//! Every call of the sports API, with parameters that the demo league knows.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

use serde_json::Value;

pub const SEASON: &str = "20262027";
pub const LEAGUE: &str = "liga-atlantica";
pub const CUP: &str = "taca-atlantica";

/// A call: its path as the API's description names it, and an address of that kind.
pub struct Call {
    pub path: &'static str,
    pub address: String,
}

/// Matches and people to ask for.
pub struct Sample {
    /// In play, and over, in the current round of the league.
    pub live: i64,
    pub over: i64,
    /// In the first round of the cup.
    pub tie: i64,
    pub team: i64,
    pub opponent: i64,
    pub player: i64,
    pub player_key: String,
    pub coach: i64,
    pub referee: i64,
    pub delegate: i64,
    pub observer: i64,
    pub abroad: Abroad,
}

/// A match abroad, over, and where it belongs.
pub struct Abroad {
    pub competition: String,
    pub stage: i64,
    pub round: i64,
    pub match_id: i64,
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}"))
}

pub fn id(value: &Value) -> i64 {
    value["id"].as_i64().unwrap_or_else(|| panic!("no id: {value}"))
}

/// How a match of the current round is asked for.
pub fn asked(id: i64) -> String {
    format!("competition={LEAGUE}&season={SEASON}&round=14&fixture={id}")
}

impl Sample {
    /// `ask` gets the body of an address.
    pub async fn find(ask: impl AsyncFn(String) -> Value) -> Self {
        let round = format!("/api/v1/competition/matches?competition={LEAGUE}&season={SEASON}&round=14");
        let matches = ask(round).await;
        let with = |status: i64| list(&matches).iter().find(|m| m["status"] == status).unwrap();
        let (live, over) = (with(3), with(5));
        let (team, opponent) = (id(&over["homeTeam"]), id(&over["awayTeam"]));
        let details = ask(format!("/api/v1/match/details?{}", asked(id(over)))).await;
        let referees = &details["referees"];
        let squad = ask(format!("/api/v1/team/squad?id={team}&season={SEASON}")).await;
        let by_minutes = list(&squad["players"]).iter().max_by_key(|player| player["minutes"].as_i64());
        let player = by_minutes.unwrap();
        Self {
            tie: id(&list(
                &ask(format!("/api/v1/competition/matches?competition={CUP}&season={SEASON}&round=1")).await,
            )[0]),
            live: id(live),
            over: id(over),
            team,
            opponent,
            player: id(player),
            player_key: player["external_id"].as_str().unwrap().to_owned(),
            coach: id(&squad["technical_team"][0]),
            referee: id(&referees["main"]),
            delegate: id(&referees["leagueDelegate"]),
            observer: id(&referees["observer"]),
            abroad: Abroad::find(&ask).await,
        }
    }
}

impl Abroad {
    async fn find(ask: &impl AsyncFn(String) -> Value) -> Self {
        let seasons = ask("/api/v2/international/seasons".to_owned()).await;
        let competition = seasons[0]["competitions"][0]["id"].as_str().unwrap().to_owned();
        let rounds = ask(format!("/api/v2/international/competition/{competition}/rounds")).await;
        let (stage, round) = (rounds[0]["phase_id"].as_i64().unwrap(), rounds[0]["number"].as_i64().unwrap());
        let matches = format!("/api/v2/international/competition/{competition}/stages/{stage}/rounds/{round}/matches");
        let match_id = id(&ask(matches).await[0]);
        Self { competition, stage, round, match_id }
    }
}

pub fn every_call(sample: &Sample) -> Vec<Call> {
    let Sample { team, opponent, player, player_key, coach, referee, delegate, observer, abroad, .. } = sample;
    let Abroad { competition: number, stage, round, match_id } = abroad;
    let edition = format!("competition={LEAGUE}&season={SEASON}");
    let (live, over) = (asked(sample.live), asked(sample.over));
    let most = "statId=142&statId=3&statId=9998&statId=50&statId=10139&statId=30&statId=5&statId=999999";
    let of_team = format!("id={team}&season={SEASON}");
    let call = |path: &'static str, address: String| Call { path, address };
    let with = |path: &'static str, query: &str| Call { path, address: format!("{path}?{query}") };
    vec![
        call("/api/v2/seasons", "/api/v2/seasons".into()),
        call("/api/v2/international/seasons", "/api/v2/international/seasons".into()),
        call("/api/v1/home/hero", "/api/v1/home/hero".into()),
        with("/api/v1/redirect", "path=/pt/homepage"),
        call("/api/v1/competition/{id}", format!("/api/v1/competition/{LEAGUE}?season={SEASON}")),
        with("/api/v1/competition/season/rounds", &edition),
        with("/api/v1/competition/matches", &format!("{edition}&round=14")),
        with("/api/v1/competition/teams", &edition),
        call("/api/v1/teams/profile", "/api/v1/teams/profile".into()),
        with("/api/v2/competition/standings", &edition),
        with("/api/v2/competition/standings/ties", &edition),
        with("/api/v2/competition/standings/positions", &edition),
        with("/api/v2/competition/bracket", &format!("competition={CUP}&season={SEASON}")),
        with("/api/v2/competition/top/players", &format!("{edition}&{most}&size=20")),
        call(
            "/api/v1/competition/matchweek/{round}/statistics",
            format!("/api/v1/competition/matchweek/13/statistics?{edition}"),
        ),
        with("/api/v1/competition/rounds/statistics", &edition),
        with("/api/v1/competition/stadiums/rating", &edition),
        with("/api/v1/competition/pitch/ratings", &edition),
        with("/api/v1/competition/spectators/statistics", &format!("{edition}&filter=all")),
        with("/api/v1/competition/usefultime", &format!("{edition}&filter=all")),
        call(
            "/api/v1/competition/round/{round}/nominations",
            format!("/api/v1/competition/round/14/nominations?{edition}"),
        ),
        with("/api/v1/match/details", &over),
        with("/api/v1/match/info/static", &live),
        with("/api/v2/match/info/static", &over),
        with("/api/v1/match/info/dynamic", &live),
        with("/api/v2/match/info/dynamic", &over),
        with("/api/v1/match/formations", &live),
        with("/api/v1/match/climate", &over),
        with("/api/v1/match/mvp", &over),
        with("/api/v1/match/referees", &over),
        with("/api/v1/match/corrections", &over),
        with("/api/v1/match/absences", &live),
        with("/api/v1/match/tie", &format!("competition={CUP}&season={SEASON}&round=1&fixture={}", sample.tie)),
        call("/api/v1/match/{id}", format!("/api/v1/match/{}", sample.over)),
        with("/api/v1/match/teams/history", &format!("home={team}&away={opponent}")),
        with("/api/v1/team/info", &of_team),
        call("/api/v1/team/{id}/stadium", format!("/api/v1/team/{team}/stadium?{edition}")),
        with("/api/v1/team/squad", &of_team),
        with("/api/v1/team/matches", &of_team),
        with("/api/v1/team/statistics", &format!("{of_team}&competition={LEAGUE}")),
        with("/api/v2/team/leaders", &format!("{of_team}&competition={LEAGUE}&statId=142&statId=3&perPage=5")),
        with("/api/v1/team/standings", &of_team),
        call("/api/v1/player/{id}", format!("/api/v1/player/{player}?season={SEASON}&team={team}")),
        call("/api/v1/player/{id}/matches", format!("/api/v1/player/{player}/matches?season={SEASON}")),
        call(
            "/api/v1/player/{id}/season/statistics",
            format!("/api/v1/player/{player}/season/statistics?season={SEASON}"),
        ),
        call(
            "/api/v1/player/{id}/competition/statistics",
            format!("/api/v1/player/{player}/competition/statistics?{edition}"),
        ),
        call("/api/v1/player/{id}/history", format!("/api/v1/player/{player_key}/history")),
        call("/api/v1/player/{id}/percentiles", format!("/api/v1/player/{player}/percentiles?{edition}")),
        call("/api/v1/player/{id}/videos", format!("/api/v1/player/{player}/videos?page=1&pageSize=4")),
        call("/api/v1/coach/{id}", format!("/api/v1/coach/{coach}?season={SEASON}&team={team}")),
        call("/api/v1/coach/{id}/matches", format!("/api/v1/coach/{coach}/matches?season={SEASON}&matches=20")),
        call("/api/v1/coach/{id}/history", format!("/api/v1/coach/{coach}/history")),
        call("/api/v1/referee/{id}", format!("/api/v1/referee/{referee}?season={SEASON}")),
        call("/api/v1/referee/{id}/matches", format!("/api/v1/referee/{referee}/matches?season={SEASON}")),
        call("/api/v1/referee/{id}/history", format!("/api/v1/referee/{referee}/history")),
        call("/api/v1/delegate/{id}", format!("/api/v1/delegate/{delegate}?season={SEASON}")),
        call("/api/v1/delegate/{id}/matches", format!("/api/v1/delegate/{delegate}/matches?season={SEASON}")),
        call("/api/v1/delegate/{id}/history", format!("/api/v1/delegate/{delegate}/history")),
        call("/api/v1/observer/{id}", format!("/api/v1/observer/{observer}?season={SEASON}")),
        call("/api/v1/observer/{id}/matches", format!("/api/v1/observer/{observer}/matches?season={SEASON}")),
        call("/api/v1/observer/{id}/history", format!("/api/v1/observer/{observer}/history")),
        call(
            "/api/v1/calendar/matches/month/{month}",
            format!("/api/v1/calendar/matches/month/2026-11?season={SEASON}&competition=all&team=all"),
        ),
        with("/api/v1/calendar/competition/teams", &edition),
        with("/api/v1/calendar/matches/undated", &format!("season={SEASON}&competition=all&team=all")),
        with("/api/v1/search", "q=farol&type=team&type=match&type=player&page=1&pageSize=20"),
        call("/api/v1/search/news/{term}", "/api/v1/search/news/farol?page=1&pageSize=20".into()),
        call("/api/v1/search/videos/{term}", "/api/v1/search/videos/farol?page=1&pageSize=20".into()),
        call(
            "/api/v2/international/competition/{id}/rounds",
            format!("/api/v2/international/competition/{number}/rounds"),
        ),
        call(
            "/api/v2/international/competition/{id}/standings",
            format!("/api/v2/international/competition/{number}/standings"),
        ),
        call(
            "/api/v2/international/competition/{id}/bracket",
            format!("/api/v2/international/competition/{number}/bracket"),
        ),
        call(
            "/api/v2/international/competition/{id}/stages/{stage}/rounds/{round}/matches",
            format!("/api/v2/international/competition/{number}/stages/{stage}/rounds/{round}/matches?domestic=true"),
        ),
        call("/api/v1/international/match/{id}/detail", format!("/api/v1/international/match/{match_id}/detail")),
        call("/api/v1/international/match/{id}/dynamic", format!("/api/v1/international/match/{match_id}/dynamic")),
        call(
            "/api/v1/international/match/{id}/formations",
            format!("/api/v1/international/match/{match_id}/formations"),
        ),
        call(
            "/api/v1/international/match/{id}/teams/history",
            format!("/api/v1/international/match/{match_id}/teams/history"),
        ),
        call(
            "/api/v1/international/match/{id}/corrections",
            format!("/api/v1/international/match/{match_id}/corrections"),
        ),
    ]
}

/// The calls that answer with a file for calendar programs: there where the site has pages.
pub fn every_calendar(sample: &Sample) -> Vec<Call> {
    let Sample { team, opponent, over, .. } = sample;
    let call = |path: &'static str, address: String| Call { path, address };
    vec![
        call(
            "/api/v1/calendar/competition/{file}",
            format!("/api/v1/calendar/competition/{LEAGUE}.ics?season={SEASON}"),
        ),
        call("/api/v1/calendar/team/{file}", format!("/api/v1/calendar/team/{team}.ics")),
        call("/api/v1/calendar/teams.ics", format!("/api/v1/calendar/teams.ics?team={team}&team={opponent}&lang=en")),
        call("/api/v1/calendar/match/{file}", format!("/api/v1/calendar/match/{over}.ics")),
    ]
}
