//! Friendlies between clubs from elsewhere, arranged at short notice where nothing else would be on: so that somebody
//! plays at any hour of any day. Kick-offs stand on a grid of slots that is finer than a match is long.

use football::colours::international_pair;
use football::season::SeasonId;
use jiff::Timestamp;
use jiff::civil::Date;
use store::competitions::{Format, NewCompetition};
use store::profiles::TagMark;
use store::rounds::Label;

use super::chances::Chances;
use super::clubs::{ABROAD, Club, Foreign};
use super::script::{Kind, Script};
use super::strength::{expected_goals, strength};

/// The number under which they are known among the international competitions.
pub(super) const FRIENDLIES: &str = "4";
const NUMBER: i32 = 4;
const NAME: &str = "Particulares";

/// Seconds from one kick-off to the next.
const GRID: i64 = 95 * 60;

/// A place on the grid, counted from the epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Slot(i64);

impl Slot {
    pub(super) fn of(instant: Timestamp) -> Self {
        Self(instant.as_second().div_euclid(GRID))
    }

    pub(super) fn kickoff(self) -> Timestamp {
        Timestamp::from_second(self.0 * GRID).unwrap_or(Timestamp::MAX)
    }

    pub(super) fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

pub(super) fn competition() -> NewCompetition {
    let (color, text) = international_pair(NUMBER.into());
    NewCompetition {
        key: FRIENDLIES.to_owned(),
        label: NAME.to_owned(),
        format: Format::Tournament,
        is_international: true,
        is_european: false,
        position: 3 + NUMBER,
        color: Some(color.to_owned()),
        text_color: Some(text.to_owned()),
        highlight: false,
        tags: vec![TagMark {
            slug: crate::formats::fold(NAME),
            name: NAME.to_owned(),
            background_colour: color.to_owned(),
            text_colour: text.to_owned(),
        }],
    }
}

/// What the round of a month is called.
pub(super) fn month_label(day: Date) -> Label {
    const MONTHS: [(&str, &str); 12] = [
        ("Janeiro", "January"),
        ("Fevereiro", "February"),
        ("Março", "March"),
        ("Abril", "April"),
        ("Maio", "May"),
        ("Junho", "June"),
        ("Julho", "July"),
        ("Agosto", "August"),
        ("Setembro", "September"),
        ("Outubro", "October"),
        ("Novembro", "November"),
        ("Dezembro", "December"),
    ];
    let (pt, en) = MONTHS[usize::try_from(day.month() - 1).unwrap_or(0)];
    Label { pt: format!("{pt} de {}", day.year()), en: format!("{en} {}", day.year()) }
}

/// How the demo's data finds a friendly again.
pub(super) fn external_id(season: SeasonId, kickoff: Timestamp, home: &Club, away: &Club) -> String {
    format!("demo/{season}/{FRIENDLIES}/{}/{}-{}", Slot::of(kickoff).0, home.key, away.key)
}

pub(super) fn script(seed: u64, season: SeasonId, kickoff: Timestamp, home: &Club, away: &Club) -> Script {
    let year = season.start_year();
    let goals = expected_goals(strength(seed, year, home), strength(seed, year, away));
    Script::write(Chances::new(seed, &external_id(season, kickoff, home, away)), goals, Kind::League)
}

/// Who could be asked to play, those first who have most time: `busy` says how much else a club does around that day.
pub(super) fn in_question(seed: u64, slot: Slot, busy: impl Fn(&Club) -> u32) -> Vec<&'static Club> {
    let mut clubs: Vec<&'static Club> = ABROAD.iter().map(|Foreign { club, .. }| club).collect();
    Chances::new(seed, &format!("friendly/{}", slot.0)).shuffle(&mut clubs);
    clubs.sort_by_key(|club| busy(club));
    clubs
}

/// Whether these spans, of which none ends before it begins, leave no gap between two instants.
pub(super) fn is_covered(spans: &mut [(Timestamp, Timestamp)], from: Timestamp, to: Timestamp) -> bool {
    spans.sort_unstable();
    let mut reached = from;
    for &(begin, end) in spans.iter() {
        if begin > reached {
            break;
        }
        reached = reached.max(end);
    }
    reached >= to
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;
    use jiff::civil::date;

    use super::*;

    fn at(minutes: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minutes)
    }

    #[test]
    fn slots_are_at_full_five_minutes_and_closer_than_a_match_is_long() {
        let now: Timestamp = "2026-11-14T21:10:00Z".parse().unwrap();
        let slot = Slot::of(now);
        assert!(slot.kickoff() <= now && now < slot.next().kickoff());
        assert_eq!(slot.kickoff().as_second() % 300, 0);
        let season = SeasonId::starting_in(2026).unwrap();
        for number in 0..500 {
            let script = script(number, season, slot.kickoff(), &ABROAD[0].club, &ABROAD[1].club);
            assert!(script.length() * 60 >= GRID + 10 * 60 && !script.has_extra_time());
        }
    }

    #[test]
    fn gaps_are_seen() {
        let mut spans = [(at(50), at(90)), (at(0), at(60))];
        assert!(is_covered(&mut spans, at(10), at(90)));
        assert!(!is_covered(&mut spans, at(10), at(91)));
        assert!(!is_covered(&mut spans, at(-1), at(20)));
        assert!(!is_covered(&mut [(at(0), at(10)), (at(11), at(40))], at(0), at(30)));
        assert!(is_covered(&mut [(at(0), at(10)), (at(10), at(40))], at(0), at(30)));
        assert!(!is_covered(&mut [], at(0), at(1)));
    }

    #[test]
    fn clubs_with_time_are_asked_first() {
        let slot = Slot::of(at(0));
        let clubs = in_question(1, slot, |club| u32::from(club.key < "m"));
        assert_eq!(clubs.len(), ABROAD.len());
        assert!(clubs.is_sorted_by_key(|club| club.key < "m"));
        let other = in_question(1, slot.next(), |club| u32::from(club.key < "m"));
        assert!(clubs.iter().map(|club| club.key).ne(other.iter().map(|club| club.key)));
    }

    #[test]
    fn rounds_are_called_by_their_month() {
        let label = month_label(date(2026, 11, 3));
        assert_eq!((label.pt.as_str(), label.en.as_str()), ("Novembro de 2026", "November 2026"));
    }
}
