//! Signing in: what fifty who sign in at once take from those who read, what it costs to know whose a token is, and what a
//! fan's own calls take.

use std::time::Duration;

use crate::load::{self, Load, Outcome};
use crate::program::Program;
use crate::{STANDINGS, run};

const AT_ONCE: usize = 50;
/// In milliseconds, for cached reads beside them.
const LATEST: f64 = 50.0;
/// In milliseconds, for a call that only says who somebody is, above one that says nothing.
const LONGEST_CHECK: f64 = 0.05;
/// In milliseconds, for a call about what is one's own.
const LONGEST_OWN: f64 = 10.0;
const OWN_CALLS: [&str; 7] = [
    "/api/v1/account",
    "/api/v1/account/sessions",
    "/api/v1/profile",
    "/api/v1/profile/favourite/teams",
    "/api/v1/profile/favourite/teams/matches",
    "/api/v1/profile/favourite/teams/matches?competition=liga-atlantica&season=20262027",
    "/api/v1/profile/newsletters",
];
const PASSWORD: &str = "o galo canta cedo";
/// Nobody is told to wait here: that is not what is measured.
const PATIENT: [(&str, &str); 1] = [("JORNADA_ACCOUNTS__ATTEMPTS_PER_MINUTE", "1000000")];

pub(crate) async fn measure() {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading two seasons …");
    Program::jornada(&["demo", "--seasons", "2"], folder.path(), &[]).wait();
    let add = ["user", "add", "--email", "ana@liga.example", "--role", "author", "--password-stdin"];
    Program::fed(&add, folder.path(), PASSWORD);
    let (mut server, _) = Program::serve(folder.path(), &PATIENT).await;
    let mut beyond: Vec<String> = beside_sign_ins(&server).await.into_iter().collect();
    let bearer = bearer(&server).await;
    beyond.extend(checking(&server, &bearer).await);
    beyond.extend(own_calls(&server, &bearer).await);
    server.stop();
    println!("\nbeyond what they may take: {}", beyond.len());
    beyond.iter().for_each(|what| println!("- {what}"));
}

/// Cached reads alone and beside fifty who sign in again and again, in turns.
async fn beside_sign_ins(server: &Program) -> Option<String> {
    let address = server.address();
    load::probe(address, STANDINGS).await;
    // So many as a busy site has, not as many as it can bear: then everything would wait for everything.
    let reads = Load {
        connections: 8,
        time: Duration::from_secs(6),
        path: STANDINGS.into(),
        pause: Duration::from_millis(2),
        ..Load::default()
    };
    let mut alone = run("cached reads", address, &reads).await;
    let (mut beside, mut sign_ins): (Option<Outcome>, Option<Outcome>) = (None, None);
    for _ in 0..2 {
        let body = format!("{{\"identifier\":\"ana@liga.example\",\"password\":\"{PASSWORD}\"}}");
        let signing = Load {
            connections: AT_ONCE,
            time: reads.time,
            path: "/api/auth/local".into(),
            body: Some(body),
            // Whoever comes when too many wait is asked to come again.
            also: Some(503),
            ..Load::default()
        };
        let (one, other) = tokio::join!(run("cached reads beside sign-ins", address, &reads), signing.run(address));
        load::merge(&mut beside, one);
        load::merge(&mut sign_ins, other);
    }
    alone.merge(run("cached reads again", address, &reads).await);
    let (beside, sign_ins) = (beside?, sign_ins?);
    println!("| {AT_ONCE} who sign in at once | requests/s | p50 ms | p99 ms |");
    println!("|---|--:|--:|--:|");
    for (what, outcome) in
        [("standings, cached, alone", &alone), ("the same beside them", &beside), ("sign-ins", &sign_ins)]
    {
        let (middle, late) = (outcome.percentile(0.5), outcome.percentile(0.99));
        println!("| {what} | {:.0} | {middle:.2} | {late:.2} |", outcome.rate());
    }
    let late = beside.percentile(0.99);
    (late > LATEST).then(|| format!("cached reads beside sign-ins: {late:.1} ms at p99, at most {LATEST}"))
}

/// The line of a head that says who asks.
async fn bearer(server: &Program) -> String {
    let body = format!("{{\"identifier\":\"ana@liga.example\",\"password\":\"{PASSWORD}\"}}");
    let answer = load::post_json(server.address(), "/api/auth/local", "", &body).await;
    let token = answer["jwt"].as_str().expect("somebody is let in");
    format!("Authorization: Bearer {token}\r\n")
}

/// What a fan reads of his own, never kept and always made anew; with two clubs.
async fn own_calls(server: &Program, bearer: &str) -> Vec<String> {
    let address = server.address();
    for team in 1..=2 {
        let body = format!("{{\"team_id\":{team}}}");
        load::post_json(address, "/api/v1/profile/favourite/team", bearer, &body).await;
    }
    println!("\n| a fan's own | requests/s | p50 ms | p99 ms |");
    println!("|---|--:|--:|--:|");
    let mut beyond = Vec::new();
    for path in OWN_CALLS {
        let load = Load {
            connections: 2,
            time: Duration::from_secs(2),
            path: path.into(),
            headers: bearer.to_owned(),
            ..Load::default()
        };
        let outcome = run(path, address, &load).await;
        let (middle, late) = (outcome.percentile(0.5), outcome.percentile(0.99));
        println!("| `{path}` | {:.0} | {middle:.2} | {late:.2} |", outcome.rate());
        if middle > LONGEST_OWN {
            beyond.push(format!("{path}: {middle:.1} ms at p50, at most {LONGEST_OWN}"));
        }
    }
    beyond
}

/// Whose a token is, and the few bytes about him, above what a call that says nothing takes.
async fn checking(server: &Program, bearer: &str) -> Option<String> {
    let address = server.address();
    let nothing = Load { time: Duration::from_secs(3), path: "/api/auth/options".into(), ..Load::default() };
    let me = Load { path: "/api/users/me".into(), headers: bearer.to_owned(), ..nothing.clone() };
    let mut plain = run("a call that knows nobody", address, &nothing).await;
    let mut known = run("a call that knows who asks", address, &me).await;
    plain.merge(run("a call that knows nobody, again", address, &nothing).await);
    known.merge(run("a call that knows who asks, again", address, &me).await);
    let check = known.percentile(0.5) - plain.percentile(0.5);
    println!("\nwhose a token is: {:.0} µs at p50, as the difference of two calls", check * 1000.0);
    (check > LONGEST_CHECK).then(|| format!("whose a token is: {:.0} µs", check * 1000.0))
}
