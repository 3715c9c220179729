//! Pages of the demo league: kept, held against the least that a server can do for their size, and made anew.

use std::path::Path;
use std::time::Duration;

use crate::load::{self, Load};
use crate::program::Program;
use crate::table::{Row, Table};

/// What a page may take where nothing is kept, in milliseconds, and what it must reach of the ceiling where it is.
const P50: f64 = 90.0;
const OF_CEILING: f64 = 0.6;

/// Of a season that is over: with matches in play, a page is another one every minute.
const KEPT: &[(&str, &str)] = &[
    ("competition", "/competition/liga-atlantica?season=20252026"),
    ("table", "/competition/liga-atlantica/classification?season=20252026"),
    ("statistics", "/competition/liga-atlantica?tab=statistics&season=20252026"),
    ("cup", "/competition/taca-atlantica?season=20252026"),
    ("bracket", "/competition/taca-atlantica?tab=bracket&season=20252026"),
    ("calendar", "/calendar/20252026/2026-02"),
    ("search", SEARCH),
    ("news", "/news"),
    ("videos", "/videos"),
    ("statements", "/statements"),
    ("editors' page", "/pages/about"),
];

const SEARCH: &str = "/search?q=farol";

/// The front doors: with matches in play, and on a day on which nobody plays.
const LIVE: &[(&str, &str)] = &[("home, live", "/"), ("international, live", "/international")];
const QUIET: &[(&str, &str)] = &[("home", "/"), ("international", "/international")];
/// A Tuesday, when everything of the round has been played.
const QUIET_DAY: &str = "2026-11-17T12:00:00Z";

/// Also of the season that is on, with two matches in play; and what a keystroke in the search asks for.
const ANEW: &[(&str, &str)] = &[
    ("competition, live", "/competition/liga-atlantica"),
    ("table, live", "/competition/liga-atlantica/classification"),
    ("round, live", "/competition/liga-atlantica/liga-atlantica/round/14"),
    ("calendar, live", "/calendar"),
    ("search, its call", "/api/v1/search?q=farol"),
];

/// In seconds, for matches that are on to be over.
const LONGEST_PLAY: u32 = 120;

const SEASON: &str = "20262027";
const SEASON_OVER: &str = "20252026";
/// Some of its matches are over, some in play and some ahead.
const ROUND: u16 = 14;
/// What their pages are called, and the status that they have on the wire.
const STATES: &[(&str, u64)] = &[("match, over", OVER), ("match, live", 3), ("match, ahead", 1)];
const OVER: u64 = 5;

struct Page {
    what: &'static str,
    path: String,
}

fn known(pages: &[(&'static str, &str)]) -> Vec<Page> {
    pages.iter().map(|&(what, path)| Page { what, path: path.to_owned() }).collect()
}

/// The pages that are measured while they are kept, and those that are measured only as they are made.
async fn find(server: &Program) -> (Vec<Page>, Vec<Page>) {
    let (mut kept, mut anew) = ([known(KEPT), known(LIVE)].into_iter().flatten().collect::<Vec<_>>(), known(ANEW));
    kept.push(match_page(server, "match", SEASON_OVER, OVER).await);
    for &(what, status) in STATES {
        anew.push(match_page(server, what, SEASON, status).await);
    }
    kept.extend(editorial_pages(server).await);
    let (over, now) = people_pages(server).await;
    kept.extend(over);
    anew.extend(now);
    // What is no page is found out now, and not after minutes of measuring.
    for Page { path, .. } in kept.iter().chain(&anew) {
        load::probe(server.address(), path).await;
    }
    (kept, anew)
}

/// The newest article and the newest video.
async fn editorial_pages(server: &Program) -> Vec<Page> {
    let mut pages = Vec::new();
    for (what, list, root) in [("article", "news", "news"), ("video", "videos", "video")] {
        let newest = format!("/api/{list}?sort=publishedAt:desc&pagination[pageSize]=1&fields[0]=slug");
        let newest = load::json(server.address(), &newest).await;
        let (id, slug) = (&newest["data"][0]["id"], newest["data"][0]["attributes"]["slug"].as_str());
        let slug = slug.unwrap_or_else(|| panic!("there is nothing in {list}"));
        pages.push(Page { what, path: format!("/{root}/{}/{slug}", number(id)) });
    }
    pages
}

/// The pages of a club and of people around it: in the season that is over, and as they are with matches in play.
async fn people_pages(server: &Program) -> (Vec<Page>, Vec<Page>) {
    (people_of(server, SEASON_OVER, &OVER_NAMES).await, people_of(server, SEASON, &LIVE_NAMES).await)
}

const OVER_NAMES: [&str; 5] = ["team", "team statistics", "player", "coach", "referee"];
const LIVE_NAMES: [&str; 5] = ["team, live", "team statistics, live", "player, live", "coach, live", "referee, live"];

/// The club at home in the first match of the round that is over, its player with most minutes, its coach, the referee.
async fn people_of(server: &Program, season: &str, names: &[&'static str; 5]) -> Vec<Page> {
    let ask = async |path: String| load::json(server.address(), &path).await;
    let round = format!("competition=liga-atlantica&season={season}&round={ROUND}");
    let matches = ask(format!("/api/v1/competition/matches?{round}")).await;
    let found = matches.as_array().into_iter().flatten().find(|m| m["status"] == OVER);
    let found = found.unwrap_or_else(|| panic!("no match of round {ROUND} of {season} is over"));
    let team = &found["homeTeam"]["id"];
    let squad = ask(format!("/api/v1/team/squad?id={team}&season={season}")).await;
    let players = squad["players"].as_array().into_iter().flatten();
    let player = players.max_by_key(|player| player["minutes"].as_i64()).map_or(0, |player| number(&player["id"]));
    let coach = &squad["technical_team"][0]["id"];
    let referees = ask(format!("/api/v1/match/referees?{round}&fixture={}", found["id"])).await;
    let referee = &referees["main"]["id"];
    // The short forms lead to the pages: names are written into addresses by the app.
    let whole = async |path: String| load::landing(server.address(), &path).await;
    let club = whole(format!("/team/{team}/liga-atlantica/{season}")).await;
    let paths = [
        club.clone(),
        format!("{club}?tab=statistics"),
        whole(format!("/player/{player}/{season}/{team}")).await,
        format!("/coach/{coach}/{team}/{season}"),
        format!("/referee/{season}/{referee}"),
    ];
    names.iter().zip(paths).map(|(what, path)| Page { what, path }).collect()
}

fn number(value: &serde_json::Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("no number: {value}"))
}

/// The page of the first match of the round that has this status.
async fn match_page(server: &Program, what: &'static str, season: &str, status: u64) -> Page {
    let round = format!("/api/v1/competition/matches?competition=liga-atlantica&season={season}&round={ROUND}");
    let matches = load::json(server.address(), &round).await;
    let found = matches.as_array().into_iter().flatten().find(|m| m["status"] == status);
    let id = found.and_then(|m| m["id"].as_u64());
    let id = id.unwrap_or_else(|| panic!("no match of round {ROUND} of {season} has status {status}"));
    Page { what, path: format!("/match/{season}/liga-atlantica/{ROUND}/{id}") }
}

/// What was found: the rows, and the pages that are beyond what they may take.
#[derive(Default)]
struct Found {
    table: Table,
    beyond: Vec<String>,
}

impl Found {
    /// Pages while they are kept, held against the least that a server can do for their size.
    async fn measure_kept(&mut self, server: &Program, pages: &[Page]) {
        for Page { what, path } in pages {
            eprintln!("==> Measuring {what}, kept …");
            let (size, _) = load::probe(server.address(), path).await;
            let mut ceiling = Program::ceiling(size).await;
            let load = Load { connections: 32, time: Duration::from_secs(3), path: path.clone(), ..Load::default() };
            let least = Load { path: "/".into(), ..load.clone() };
            // They take turns, so that a busy moment does not favour one.
            let mut bare = least.run(ceiling.address()).await;
            let mut found = load.run(server.address()).await;
            bare.merge(least.run(ceiling.address()).await);
            found.merge(load.run(server.address()).await);
            ceiling.stop();
            if found.rate() / bare.rate() < OF_CEILING {
                self.beyond.push(format!("{what}, cached"));
            }
            let memory = Some(server.memory());
            self.table.push(Row::new(format!("{what}, cached, {size} B"), &found, bare.rate(), memory));
        }
    }

    /// Pages as they are made where nothing is kept.
    async fn measure_anew(&mut self, server: &Program, pages: impl Iterator<Item = &Page>) {
        for Page { what, path } in pages {
            eprintln!("==> Measuring {what}, made anew …");
            let load = Load { connections: 1, time: Duration::from_secs(4), path: path.clone(), ..Load::default() };
            let made = undisturbed(&load, server).await;
            if made.percentile(0.5) > P50 {
                self.beyond.push(format!("{what}, uncached"));
            }
            self.table.push(Row::apart(format!("{what}, uncached, 1 caller"), &made, Some(server.memory())));
        }
    }
}

/// So often a load is tried again because the machine was somebody else's meanwhile.
const TRIES: usize = 3;
/// In hundredths of a second.
const NOTHING_STOLEN: u64 = 4;

/// On a machine that others share, the processor is taken away for whole moments: the try in which it was least.
async fn undisturbed(load: &Load, server: &Program) -> load::Outcome {
    let (mut least, mut found) = (u64::MAX, None);
    for _ in 0..TRIES {
        let before = stolen();
        let outcome = load.run(server.address()).await;
        let lost = stolen().saturating_sub(before);
        if lost < least {
            (least, found) = (lost, Some(outcome));
        }
        if least <= NOTHING_STOLEN {
            break;
        }
    }
    found.expect("there is a first try")
}

/// What a hypervisor has kept from this machine since it started, in hundredths of a second; 0 where nobody says.
fn stolen() -> u64 {
    let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    text.split_whitespace().nth(8).and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Prints a table of the pages, and which of them are beyond what they may take.
pub(crate) async fn measure() {
    const NO_CACHE: (&str, &str) = ("JORNADA_CACHE__MEGABYTES", "0");
    const QUIETLY: (&str, &str) = ("JORNADA_NOW", QUIET_DAY);
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading the demo league …");
    // It writes its newsroom before it listens.
    Program::serve_demo(folder.path(), &[]).await.0.stop();
    let mut found = Found::default();
    let (mut server, _) = Program::serve(folder.path(), &[]).await;
    let (kept, anew) = find(&server).await;
    found.measure_kept(&server, &kept).await;
    server.stop();
    let (mut server, _) = Program::serve(folder.path(), &[NO_CACHE]).await;
    found.measure_anew(&server, kept.iter().chain(&anew)).await;
    server.stop();
    play_to_the_end(folder.path()).await;
    let quiet = known(QUIET);
    let (mut server, _) = Program::serve(folder.path(), &[QUIETLY]).await;
    found.measure_kept(&server, &quiet).await;
    server.stop();
    let (mut server, _) = Program::serve(folder.path(), &[QUIETLY, NO_CACHE]).await;
    found.measure_anew(&server, quiet.iter()).await;
    server.stop();
    println!("{}", found.table);
    println!("beyond {P50} ms uncached at p50, or below {OF_CEILING} of the ceiling cached: {}", found.beyond.len());
    found.beyond.iter().for_each(|page| println!("- {page}"));
}

/// Lets the demo league play on until the quiet day, when no match is on.
async fn play_to_the_end(data: &Path) {
    eprintln!("==> Playing the round to its end …");
    let (mut server, _) = Program::serve_demo(data, &[("JORNADA_NOW", QUIET_DAY)]).await;
    for _ in 0..LONGEST_PLAY {
        let seasons = load::json(server.address(), "/api/v2/seasons").await;
        let all = seasons.as_array().into_iter().flatten();
        let mut competitions = all.filter_map(|season| season["competitions"].as_array()).flatten();
        if competitions.all(|competition| competition["hasMatchesLive"] == false) {
            server.stop();
            return;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    panic!("matches are still on at {QUIET_DAY}");
}
