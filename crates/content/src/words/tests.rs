use proptest::prelude::*;

use super::*;

fn terms(text: &str) -> Vec<String> {
    folded(text)
}

/// `Far|ol` with what is marked between bars.
fn shown(parts: &[Part]) -> String {
    let piece = |part: &Part| if part.is_match { format!("|{}|", part.text) } else { part.text.clone() };
    parts.iter().map(piece).collect()
}

#[test]
fn text_and_query_are_taken_apart_alike() {
    let cases: &[(&str, &[&str])] = &[
        ("São Gualter da Enseada Funda", &["sao", "gualter", "da", "enseada", "funda"]),
        ("Vila Âmbar–Ponte Romã: 2-1!", &["vila", "ambar", "ponte", "roma", "2", "1"]),
        ("1.º de Maio", &["1", "o", "de", "maio"]),
        ("O’Neill & d'Ouro", &["o", "neill", "d", "ouro"]),
        ("Weiß ŁÓDŹ Ørsted", &["weiss", "lodz", "orsted"]),
        ("e\u{301} de\u{301}cada", &["e", "decada"]),
        ("⚽🔥", &[]),
        ("⚽ golo 🔥", &["golo"]),
        ("東京ヴェルディ", &["東京ウェルティ"]),
        ("½", &["1", "2"]),
        ("\"golo\" OR 1=1; --", &["golo", "or", "1", "1"]),
        ("   ", &[]),
    ];
    for (text, words) in cases {
        assert_eq!(folded(text), *words, "{text}");
        let placed: Vec<String> = placed(text).into_iter().map(|word| word.folded).collect();
        assert_eq!(placed, *words, "{text}");
    }
    assert_eq!(folded(&"a".repeat(10_000))[0].len(), LONGEST_WORD);
    assert_eq!(folded(&"golo ".repeat(2_000)).len(), 2_000);
}

#[test]
fn small_words_are_known() {
    assert!(SMALL.is_sorted());
    assert!(["de", "vs", "the"].into_iter().all(is_small));
    assert!(!["b", "liga", "cabo", ""].into_iter().any(is_small));
}

#[test]
fn slips_are_counted() {
    let cases = [
        ("farol", "farol", Some(0)),
        ("farol", "faroll", Some(1)),
        ("farol", "faol", Some(1)),
        ("farol", "faril", Some(1)),
        ("farol", "fraol", Some(1)),
        ("farol", "parol", Some(1)),
        ("farol", "", None),
        ("farol", "nortada", None),
        ("valmarinho", "valmrinoh", Some(2)),
        ("valmarinho", "vlmrnh", None),
        ("", "", Some(0)),
        ("ab", "ba", Some(1)),
        ("ca", "abc", None),
    ];
    for (one, other, count) in cases {
        assert_eq!(slips(one, other, 2), count, "{one} {other}");
        assert_eq!(slips(other, one, 2), count, "{other} {one}");
    }
    assert_eq!(slips("farol", "fraoll", 1), None);
    assert_eq!([0, 3, 4, 7, 8, 40].map(allowed_slips), [0, 0, 1, 1, 2, 2]);
}

#[test]
fn grams_have_the_ends_of_a_word() {
    assert_eq!(grams("faro"), [" fa", "aro", "far", "ro "]);
    assert_eq!(grams("aaaa"), [" aa", "aa ", "aaa"]);
    assert_eq!(grams("é"), [" é "]);
}

#[test]
fn what_was_searched_for_is_marked_where_it_stands() {
    let cases = [
        ("Farol do Cabo", "far", "|Far|ol do Cabo"),
        ("Farol do Cabo", "cabo farol", "|Farol| do |Cabo|"),
        ("Vila Âmbar", "amb", "Vila |Âmb|ar"),
        ("Vila A\u{302}mbar", "a", "Vila A\u{302}mbar"),
        ("Vila A\u{302}mbar", "am", "Vila |A\u{302}m|bar"),
        ("Weiß", "weis", "|Weiß|"),
        ("O golo", "o", "|O| golo"),
        ("½ ano", "1", "|½| ano"),
        ("nada", "", "nada"),
        ("", "x", ""),
        ("<b>golo</b>", "golo", "<b>|golo|</b>"),
    ];
    for (text, query, expected) in cases {
        assert_eq!(shown(&marked(text, &terms(query))), expected, "{text} / {query}");
    }
}

#[test]
fn an_excerpt_is_around_the_first_match() {
    let text =
        format!("{} O golo de Pimentel decidiu tudo. {}", "Começo longo. ".repeat(20), "E assim acabou. ".repeat(30));
    let parts = excerpt(&text, &terms("pimentel"), 120);
    let whole: String = parts.iter().map(|part| part.text.as_str()).collect();
    assert!(whole.starts_with('…') && whole.ends_with('…'), "{whole}");
    assert!(whole.chars().count() <= 122 && shown(&parts).contains("O golo de |Pimentel| decidiu"), "{whole}");
    assert_eq!(shown(&excerpt("Curto e bom.", &terms("bom"), 120)), "Curto e |bom|.");
    assert_eq!(shown(&excerpt("Curto e bom.", &terms("nada"), 120)), "Curto e bom.");
    assert!(shown(&excerpt(&text, &terms("nada"), 60)).starts_with("Começo longo."));
    assert!(excerpt("", &terms("nada"), 60).is_empty());
}

proptest! {
    #[test]
    fn marks_lose_nothing_of_a_text(text in "\\PC{0,80}", query in "\\PC{0,12}") {
        let parts = marked(&text, &terms(&query));
        let whole: String = parts.iter().map(|part| part.text.as_str()).collect();
        prop_assert_eq!(whole, text);
    }

    #[test]
    fn excerpts_never_fail_and_stay_short(text in "\\PC{0,300}", query in "\\PC{0,12}", letters in 1usize..100) {
        let length: usize = excerpt(&text, &terms(&query), letters).iter().map(|part| part.text.chars().count()).sum();
        prop_assert!(length <= letters + 2);
    }

    #[test]
    fn one_slip_is_one_slip(word in "[a-z]{4,10}", at in 0usize..4, letter in "[a-z]") {
        let mut slipped = word.clone();
        slipped.replace_range(at..=at, &letter);
        prop_assert!(slips(&word, &slipped, 1).is_some());
    }
}
