//! Seasons as a file could tell them, made up.

use std::collections::HashSet;

use football::score::{FullScore, Score};
use jiff::civil::{Date, Time, date};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use crate::formats::{FileMatch, FileResult, RoundName, SeasonFile, fold};

/// The awkward names first: they are the ones that break formats.
const CLUBS: [&str; 16] = [
    "1° de Dezembro",
    "FC Felgueiras 1932",
    "Estrela FC V. Novas",
    "Associação Académica de Coimbra",
    "Vitória SC (Guimarães)",
    "B-SAD",
    "1. FC Köln",
    "Schalke 04",
    "Porto, FC",
    "The \"Others\"",
    "C# Lisboa",
    "Group FC",
    "Sat Aug 6",
    "Matchday 3",
    "Ñ",
    "Os Belenenses - Sociedade Desportiva de Futebol SAD",
];

pub fn season() -> impl Strategy<Value = SeasonFile> {
    let name = option::of(select(vec!["Primeira Liga 2022/23", "Taça de Portugal", "L"])).prop_map(owned);
    let matches =
        (any::<bool>(), 1870i16..2100).prop_flat_map(|(cup, year)| prop::collection::vec(one(cup, year), 0..40));
    (name, matches).prop_map(|(name, matches)| SeasonFile { name, matches: only_possible(matches) })
}

pub fn club() -> impl Strategy<Value = String> {
    let invented = "[A-Za-zÀ-ÿ]{1,12}( [A-Za-z0-9.&'/]{1,8}){0,3}";
    prop_oneof![
        select(CLUBS.to_vec()).prop_map(str::to_owned),
        invented.prop_filter("football.txt could not tell it apart", |name: &String| {
            crate::formats::wording::club(name).as_ref() == Ok(name)
        }),
    ]
}

fn one(cup: bool, year: i16) -> impl Strategy<Value = FileMatch> {
    let words = (round(cup), option::of(select(vec!["A", "B", "Norte", "2"])).prop_map(owned));
    let kick_off = (option::weighted(0.8, day(year)), option::weighted(0.6, time()));
    (words, kick_off, club(), club(), result()).prop_map(|((round, group), (day, time), home, away, result)| {
        FileMatch { line: 0, round, group, day, time, home, away, result }
    })
}

fn round(cup: bool) -> BoxedStrategy<RoundName> {
    let unknown = Just(RoundName::Unknown);
    let number = (1u16..40).prop_map(RoundName::Number);
    match cup {
        true => {
            let names = vec!["Round 2", "Round of 16", "Quarterfinals", "Final", "1ª Eliminatória", "A v B"];
            prop_oneof![1 => unknown, 1 => number, 4 => select(names).prop_map(|name| RoundName::Named(name.to_owned()))]
                .boxed()
        }
        false => prop_oneof![1 => unknown, 6 => number].boxed(),
    }
}

/// Mostly within a season, sometimes far off.
fn day(year: i16) -> impl Strategy<Value = Date> {
    let from = |year, span: i64| (0..span).prop_map(move |days: i64| date(year, 7, 1) + jiff::Span::new().days(days));
    prop_oneof![6 => from(year, 365), 1 => from(year - 1, 1500)]
}

fn time() -> impl Strategy<Value = Time> {
    select(vec![(15, 30), (20, 15), (9, 5), (0, 0)]).prop_map(|(hour, minute)| Time::constant(hour, minute, 0, 0))
}

fn score() -> impl Strategy<Value = Score> {
    (0u16..12, 0u16..12).prop_map(|(home, away)| Score::new(home, away))
}

fn full_score() -> impl Strategy<Value = FullScore> {
    let add = |a: Score, b: Score| Score::new(a.home + b.home, a.away + b.away);
    (score(), option::of(score()), option::of(score()), option::of(score())).prop_map(
        move |(first, second, third, shoot_out)| {
            let later = add(first, second.unwrap_or(Score::new(0, 0)));
            FullScore {
                goals: third.map_or(later, |third| add(later, third)),
                half_time: second.map(|_| first),
                ninety: third.map(|_| later),
                penalties: shoot_out.filter(|score| score.home != score.away),
            }
        },
    )
}

fn result() -> impl Strategy<Value = FileResult> {
    prop_oneof![
        2 => Just(FileResult::None),
        6 => full_score().prop_map(FileResult::Played),
        1 => Just(FileResult::Postponed),
        1 => Just(FileResult::Cancelled),
        1 => option::of(score()).prop_map(FileResult::Abandoned),
        1 => full_score().prop_map(FileResult::Awarded),
    ]
}

/// Leaves out what no file may say: a club against itself, and the same match twice in a round.
fn only_possible(mut matches: Vec<FileMatch>) -> Vec<FileMatch> {
    let mut seen = HashSet::new();
    matches.retain(|m| {
        let pair = (fold(&m.home), fold(&m.away));
        pair.0 != pair.1 && seen.insert((m.round.clone(), pair))
    });
    // "Round 2" is a name only beside another name.
    let named = |m: &FileMatch| matches!(&m.round, RoundName::Named(name) if name != "Round 2");
    if !matches.iter().any(named) {
        matches.retain(|m| !matches!(m.round, RoundName::Named(_)));
    }
    matches
}

fn owned(text: Option<&str>) -> Option<String> {
    text.map(str::to_owned)
}
