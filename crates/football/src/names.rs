//! The form of a name under which clubs are compared, and the one in which they are shown where there is little room.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Folds a name so that "Vitória de Guimarães" meets "VITORIA DE GUIMARAES" and "1.º de Maio" meets "1° de Maio":
/// no marks, lower case, and every run of anything else than letters and digits is one space.
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for letter in name.chars() {
        fold_letter(letter, |letter| {
            if letter != ' ' || !(folded.is_empty() || folded.ends_with(' ')) {
                folded.push(letter);
            }
        });
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// What is left of one letter, handed over piece by piece: nothing of a mark, a space of what is no letter or digit.
pub fn fold_letter(letter: char, mut take: impl FnMut(char)) {
    // Most letters are these, and whole articles are folded.
    if letter.is_ascii() {
        return take(if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' });
    }
    for letter in letter.nfkd().flat_map(char::to_lowercase).nfkd() {
        match letter {
            'ß' => "ss".chars().for_each(&mut take),
            'æ' => "ae".chars().for_each(&mut take),
            'œ' => "oe".chars().for_each(&mut take),
            'þ' => "th".chars().for_each(&mut take),
            'ø' | '°' => take('o'),
            'ł' => take('l'),
            'đ' | 'ð' => take('d'),
            'ı' => take('i'),
            mark if is_combining_mark(mark) => {}
            letter if letter.is_alphanumeric() => take(letter),
            _ => take(' '),
        }
    }
}

/// Whether a text may name a competition in addresses: a–z, 0–9 and hyphens, at most 64, and at least one letter – a
/// number alone names an international one.
pub fn is_slug(text: &str) -> bool {
    let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    (1..=64).contains(&text.len()) && text.bytes().all(fits) && text.bytes().any(|b| b.is_ascii_lowercase())
}

/// A club's abbreviation, or its name where it has none.
pub fn abbreviation_or_name<'a>(abbreviation: Option<&'a str>, name: &'a str) -> &'a str {
    abbreviation.filter(|abbreviation| !abbreviation.trim().is_empty()).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_meet_in_their_folded_form() {
        let cases = [
            ("Vitória de Guimarães", "vitoria de guimaraes"),
            ("1° de Dezembro", "1o de dezembro"),
            ("Naval 1º de Maio", "naval 1o de maio"),
            ("SC Beira-Mar", "sc beira mar"),
            ("  O.A.F.  (Coimbra) ", "o a f coimbra"),
            ("Weiß Straße", "weiss strasse"),
            ("STRAẞE", "strasse"),
            ("Brøndby IF", "brondby if"),
            ("Næstved", "naestved"),
            ("ŁKS Łódź", "lks lodz"),
            ("Länk FC Vilaverdense", "lank fc vilaverdense"),
            ("İstanbul Başakşehir", "istanbul basaksehir"),
            ("...", ""),
        ];
        for (name, folded) in cases {
            assert_eq!(fold(name), folded);
        }
    }

    #[test]
    fn an_abbreviation_falls_back_to_the_name() {
        for (abbreviation, shown) in [(Some("SCB"), "SCB"), (Some(""), "Braga"), (Some(" "), "Braga"), (None, "Braga")]
        {
            assert_eq!(abbreviation_or_name(abbreviation, "Braga"), shown);
        }
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(name in "\\PC*") {
            let once = fold(&name);
            prop_assert_eq!(fold(&once), once);
        }

        #[test]
        fn a_folded_name_has_no_marks_and_no_double_space(name in "\\PC*") {
            let folded = fold(&name);
            prop_assert!(!folded.contains("  ") && folded.trim() == folded);
            prop_assert!(folded.chars().all(|letter| letter == ' ' || letter.is_alphanumeric()));
        }
    }
}
