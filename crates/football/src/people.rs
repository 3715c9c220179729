//! The order in which people and their careers are listed, and how old they are.

use std::cmp::Reverse;

use jiff::civil::Date;

use crate::participant::Participant;
use crate::season::SeasonId;

/// Puts the head coach before the rest of the staff, who keep their order.
pub fn head_coach_first<T>(staff: &mut [T], role: impl Fn(&T) -> Participant) {
    staff.sort_by_key(|member| role(member) != Participant::HeadCoach);
}

/// A career from its latest season back; within a season, the later club first. `key` gives the season and the place
/// within it.
pub fn history_order<T>(entries: &mut [T], key: impl Fn(&T) -> (SeasonId, i32)) {
    entries.sort_by_key(|entry| Reverse(key(entry)));
}

/// Whole years on `today`; nobody has an age before being born. Born on 29 February, one is a year older on 1 March
/// where the year has no such day.
pub fn age(birthday: Date, today: Date) -> Option<u16> {
    let had_birthday = (today.month(), today.day()) >= (birthday.month(), birthday.day());
    let years = today.year() - birthday.year() - i16::from(!had_birthday);
    u16::try_from(years).ok()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn the_head_coach_leads_the_staff() {
        let mut staff = [(1, 5), (2, 13), (3, 3), (4, 13)];
        head_coach_first(&mut staff, |&(_, code)| Participant::from_code(code));
        assert_eq!(staff.map(|(id, _)| id), [3, 1, 2, 4]);
    }

    #[test]
    fn careers_are_told_backwards() {
        let mut career = [(2024, 1), (2026, 1), (2025, 2), (2026, 3), (2025, 1)];
        history_order(&mut career, |&(year, order)| (SeasonId::starting_in(year).unwrap(), order));
        assert_eq!(career, [(2026, 3), (2026, 1), (2025, 2), (2025, 1), (2024, 1)]);
    }

    #[test]
    fn ages_in_whole_years() {
        let cases = [
            (date(2000, 11, 15), date(2026, 11, 14), Some(25)),
            (date(2000, 11, 15), date(2026, 11, 15), Some(26)),
            (date(2004, 2, 29), date(2025, 2, 28), Some(20)),
            (date(2004, 2, 29), date(2025, 3, 1), Some(21)),
            (date(2026, 11, 15), date(2026, 11, 15), Some(0)),
            (date(2026, 11, 16), date(2026, 11, 15), None),
            (date(2030, 1, 1), date(2026, 11, 15), None),
        ];
        for (birthday, today, expected) in cases {
            assert_eq!(age(birthday, today), expected, "{birthday} on {today}");
        }
    }
}
