//! What people are called: names repeat rarely, and none is everywhere.

use std::collections::BTreeMap;

use super::season::world;
use super::{Found, SEEDS, page};

#[test]
fn names_repeat_rarely_and_none_dominates() {
    let (mut full, mut surname, mut given, mut longest) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for seed in SEEDS {
        let world = world(seed);
        let (mut in_full, mut last, mut first) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for person in &world.people.all {
            let name = person.full_name.as_deref().unwrap();
            assert!(name.split(' ').count() >= 3 || name.contains('-'), "{name}");
            assert!(name.split(' ').all(|part| part.chars().all(|c| c.is_alphabetic() || "'’-".contains(c))), "{name}");
            assert!(name.chars().next().is_some_and(char::is_uppercase), "{name}");
            *in_full.entry(name).or_insert(0.0) += 1.0;
            *last.entry(name.rsplit(' ').next().unwrap()).or_insert(0.0) += 1.0;
            *first.entry(name.split(' ').next().unwrap()).or_insert(0.0) += 1.0;
        }
        let people = world.people.all.len() as f64;
        let most = |counts: &BTreeMap<&str, f64>| counts.values().copied().fold(0.0, f64::max) / people;
        full.push(in_full.values().filter(|count| **count > 1.0).sum::<f64>() / people);
        surname.push(most(&last));
        given.push(most(&first));
        longest.push(in_full.keys().map(|name| name.chars().count()).max().unwrap() as f64);
    }
    let rows: Vec<String> = [
        ("people who share their full name with another", Found::of(&full), 0.01),
        ("people with the most frequent last name", Found::of(&surname), 0.03),
        ("people with the most frequent first name", Found::of(&given), 0.03),
    ]
    .into_iter()
    .map(|(what, found, limit)| {
        assert!(found.high <= limit, "{what}: {:.4}", found.high);
        let show = |value: f64| format!("{:.2} %", (100.0 * value).abs());
        format!(
            "| {what} | {} | {} – {} | at most {} |",
            show(found.mean),
            show(found.low),
            show(found.high),
            show(limit)
        )
    })
    .collect();
    assert!(longest.iter().all(|length| *length < 60.0));
    page::check("names", &rows);
}
