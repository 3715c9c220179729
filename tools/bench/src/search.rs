//! The search, without any cache: what fans type, over twenty thousand documents and more than five thousand names.

use std::path::Path;
use std::time::Duration;

use content::model::Model;
use store::{DatabaseUrl, Store, StoreOptions};

use crate::load::{Load, Outcome};
use crate::program::Program;
use crate::table::{Row, Table};
use crate::{NOW, run};

/// In each of two languages.
const ENTRIES: usize = 10_000;
/// Beside those of the demo league.
const NAMES: usize = 4_000;
const P50: f64 = 20.0;

/// What is typed, by what it takes to answer it.
const TYPED: &[(&str, &[&str])] = &[
    ("a club or a player", &["farol", "ribeira%20nova", "santa%20mar%C3%A9", "torrebela", "pimentel"]),
    ("a slip of the finger", &["valmrinho", "ribera%20nva", "nortda", "alvoerdo"]),
    ("two clubs", &["farol%20nortada", "santa%20mare%20valmarinho", "dunas%20alvoredo"]),
    ("the beginning of a word", &["fa", "rib", "campe", "trei", "v"]),
    ("a common word", &["jornada", "golo", "equipa", "treinador%20equipa"]),
    ("several words of a text", &["reviravolta%20estadio%20golo", "conferencia%20imprensa%20presidente"]),
    ("what is nowhere", &["xyzzyx", "qqqq%20wwww"]),
];

pub(crate) async fn measure() {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading {ENTRIES} entries in two languages and {NAMES} further names …");
    Program::jornada(&["demo", "--seasons", "3"], folder.path(), &[]).wait();
    fill(folder.path()).await;
    let (mut server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
    let mut table = Table::default();
    let mut all: Option<Outcome> = None;
    for (what, queries) in TYPED {
        let mut of_kind: Option<Outcome> = None;
        for query in *queries {
            let path = format!("/api/v1/search?q={query}");
            let load = Load { time: Duration::from_secs(1), path, ..Load::default() };
            merge(&mut of_kind, run(&format!("search: {query}"), server.address(), &load).await);
            // As much of each in the whole, however many a second holds.
            let load = Load { most: Some(20), ..load };
            merge(&mut all, load.run(server.address()).await);
        }
        if let Some(outcome) = &of_kind {
            table.push(Row::apart(format!("search, uncached: {what}"), outcome, Some(server.memory())));
        }
    }
    let all = all.expect("something is typed");
    table.push(Row::apart("search, uncached: all of them".to_owned(), &all, Some(server.memory())));
    server.stop();
    println!("{table}");
    let p50 = all.percentile(0.5);
    println!("search at p50: {p50:.2} ms, at most {P50} ms{}", if p50 > P50 { " – beyond it" } else { "" });
}

fn merge(sum: &mut Option<Outcome>, outcome: Outcome) {
    match sum {
        Some(sum) => sum.merge(outcome),
        None => *sum = Some(outcome),
    }
}

async fn fill(data: &Path) {
    let url = DatabaseUrl::new(None, data).unwrap();
    let store = Store::open(&StoreOptions::new(url)).await.unwrap();
    let newest = NOW.parse().unwrap();
    testkit::newsroom::fill_with_words(&store, &Model::built_in(), newest, ENTRIES).await;
    testkit::newsroom::name(&store, newest, NAMES).await;
    store.close().await.unwrap();
}
