//! How much there is to see: formations, events, weather, faces, kits.

use std::collections::{BTreeMap, BTreeSet};

use football::event::EventKind;
use media::art::{Cast, KitVariant, PosterFormat, Scene, Sitter, kit, portrait, poster};

use super::super::SEED;
use super::super::clubs::{ABROAD, Club, FIRST, Foreign, SECOND, THIRD};
use super::page;
use super::season::{Surveyed, world};

#[test]
fn there_is_much_to_see() {
    let season = Surveyed::of(SEED);
    let mut rows = Vec::new();
    let played: f64 = season.tactics.values().sum();
    assert!(season.tactics.len() >= 5, "{:?}", season.tactics);
    assert!(season.tactics.values().all(|count| (0.03..0.4).contains(&(count / played))), "{:?}", season.tactics);
    let shares = season.tactics.iter().map(|(name, count)| format!("{name} {:.0} %", 100.0 * count / played));
    rows.push(format!("| formations | {} | {} |", season.tactics.len(), shares.collect::<Vec<_>>().join(", ")));

    let happening = [
        "goal",
        "own goal",
        "penalty scored",
        "penalty missed",
        "yellow",
        "second yellow",
        "red",
        "substitution",
        "moment",
    ];
    let counts = happening.map(|name| (name, season.events.get(name).copied().unwrap_or(0.0)));
    assert!(counts.iter().all(|(_, count)| *count > 5.0), "{counts:?}");
    // The others are worked out when a timeline is shown.
    let worked_out = 7;
    assert_eq!(counts.len() + worked_out, EventKind::ALL.len());
    let counts = counts.iter().map(|(name, count)| format!("{name} {count:.0}"));
    rows.push(format!(
        "| kinds of event in a season | {} | {} |",
        happening.len(),
        counts.collect::<Vec<_>>().join(", ")
    ));

    rows.push(weather(&season));
    rows.push(portraits());
    rows.push(kits());
    page::check("variety", &rows);
}

/// Every kind is there, it rains more in winter, and August is warmer than January.
fn weather(season: &Surveyed) -> String {
    let mut kinds = BTreeSet::new();
    let mut months = Vec::new();
    let (mut warmth, mut wet): (BTreeMap<i8, f64>, BTreeMap<i8, f64>) = (BTreeMap::new(), BTreeMap::new());
    for (month, weather) in &season.weather {
        kinds.extend(weather.keys().cloned());
        let count: f64 = weather.values().map(|(count, _)| count).sum();
        let degrees = weather.values().map(|(_, degrees)| degrees).sum::<f64>() / count;
        let rain = weather.get("rain").map_or(0.0, |(rain, _)| rain / count);
        warmth.insert(*month, degrees);
        wet.insert(*month, rain);
        months.push(format!("{month}: {degrees:.0} °C, rain {:.0} %", 100.0 * rain));
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
    assert!(warmth[&8] > warmth[&1] + 6.0, "{warmth:?}");
    assert!(wet[&1] + wet[&2] > wet[&8] + wet[&9], "{wet:?}");
    format!("| kinds of weather | {} | by month – {} |", kinds.len(), months.join("; "))
}

/// Few of a thousand look like another, and in a squad hardly anybody does.
fn portraits() -> String {
    let world = world(SEED);
    let different = |people: &mut dyn Iterator<Item = usize>| {
        let club = FIRST[0].kit_spec();
        let face = |person: usize| portrait(&world.people.all[person].external_id, &club, Sitter::default());
        people.map(face).collect::<BTreeSet<String>>().len()
    };
    let all = different(&mut (0..1_000));
    let squads: Vec<usize> =
        world.home.squads.0.values().map(|squad| different(&mut squad.iter().map(|player| player.person))).collect();
    let least = squads.iter().min().unwrap();
    assert!(all > 800 && *least >= 22, "{all} different faces, {least} in a squad");
    format!("| portraits, of 1000 people in one shirt | {all} | at least {least} of 25 in every squad |")
}

fn kits() -> String {
    let clubs = || [FIRST, SECOND, THIRD].into_iter().flatten().chain(ABROAD.iter().map(|Foreign { club, .. }| club));
    let patterns: BTreeSet<&str> = clubs().map(|club| club.kit).collect();
    let shirts: BTreeSet<String> = clubs().map(|club| kit(&club.kit_spec(), KitVariant::default(), None)).collect();
    let grown = clubs().filter(|club| club.reserve_of.is_none()).count();
    assert!(patterns.len() >= 8 && shirts.len() + 6 >= grown, "{} shirts of {grown} clubs", shirts.len());
    let posters: BTreeSet<String> = Scene::ALL
        .into_iter()
        .flat_map(|scene| clubs().map(move |club: &Club| (scene, club)))
        .map(|(scene, club)| {
            let cast = Cast { seed: club.key, home: Some(club.kit_spec()), ..Cast::default() };
            poster(scene, &cast, PosterFormat::Wide)
        })
        .collect();
    assert!(posters.len() > 300, "{} posters", posters.len());
    let (patterns, posters) = (patterns.len(), posters.len());
    format!("| home shirts of {grown} clubs | {} | in {patterns} patterns; {posters} different posters |", shirts.len())
}
