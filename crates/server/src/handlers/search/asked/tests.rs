use super::*;

fn needed(typed: &str) -> Vec<String> {
    Asked::new(typed).needed().map(|(_, word)| word.folded.clone()).collect()
}

#[test]
fn what_matters_is_told_from_what_does_not() {
    let cases: &[(&str, &[&str], &[SearchKind])] = &[
        ("Farol do Cabo", &["farol", "cabo"], &[]),
        ("farol x nortada", &["farol", "nortada"], &[]),
        ("vídeos Farol", &["farol"], &[SearchKind::Video]),
        ("jogos do Farol", &["farol"], &[SearchKind::Match]),
        ("treinador da Nortada", &["nortada"], &[SearchKind::Coach]),
        ("videos", &["videos"], &[]),
        ("video arbitro", &["video", "arbitro"], &[]),
        ("do", &["do"], &[]),
        ("9 farol", &["9", "farol"], &[]),
        ("", &[], &[]),
        ("?!… — '\"", &[], &[]),
        ("⚽", &[], &[]),
        ("a", &["a"], &[]),
        ("'; DROP TABLE document; --", &["drop", "table", "document"], &[]),
        ("golo* OR NEAR(a b) AND \"x", &["golo", "or", "near", "b", "and"], &[]),
    ];
    for (typed, words, hints) in cases {
        let asked = Asked::new(typed);
        assert_eq!(needed(typed), *words, "{typed}");
        assert_eq!(asked.hints, *hints, "{typed}");
    }
}

#[test]
fn seasons_and_rounds_narrow() {
    let season = |year: i64| SeasonId::starting_in(year).ok();
    let cases = [
        ("farol porto 2024/25", season(2024), None, 2),
        ("farol 2024-2025", season(2024), None, 1),
        ("24/25 farol", season(2024), None, 1),
        ("farol 99/00", season(1999), None, 1),
        ("farol 20242025", season(2024), None, 1),
        ("farol 2024", None, None, 2),
        ("farol 2024/26", None, None, 3),
        ("jornada 11 liga atlântica", None, Some(11), 2),
        ("11.ª jornada liga atlântica", None, Some(11), 2),
        ("liga atlântica round 3 2025/26", season(2025), Some(3), 2),
        ("3 round", None, Some(3), 0),
        ("jornada", None, None, 1),
        ("jornada 0", None, None, 2),
        ("jornada 999999999999", None, None, 2),
    ];
    for (typed, season, round, count) in cases {
        let asked = Asked::new(typed);
        assert_eq!((asked.season, asked.round, asked.needed().count()), (season, round, count), "{typed}");
    }
}

#[test]
fn what_is_long_is_cut() {
    let long = Asked::new(&"golo ".repeat(2_000));
    assert_eq!((long.query.chars().count(), long.words.len()), (199, MOST_WORDS));
    let long = Asked::new(&"é".repeat(10_000));
    assert_eq!((long.query.chars().count(), long.words.len()), (LONGEST_QUERY, 1));
}

#[test]
fn words_that_are_still_being_typed_are_beginnings() {
    let beginnings = |typed: &str| Asked::new(typed).words.into_iter().map(|word| word.beginning).collect::<Vec<_>>();
    assert_eq!(beginnings("9 farol d"), [Beginning::Whole, Beginning::Prefix, Beginning::Prefix]);
}

#[test]
fn positions_and_days_are_known_in_both_languages() {
    type Case<'a> = (&'a str, Option<Position>, Option<Day>, &'a [&'a str], &'a [SearchKind]);
    let cases: &[Case<'_>] = &[
        ("guarda-redes farol", Some(Position::Goalkeeper), None, &["farol"], &[SearchKind::Player]),
        ("Goalkeeper Farol", Some(Position::Goalkeeper), None, &["farol"], &[SearchKind::Player]),
        ("avançado", Some(Position::Forward), None, &[], &[]),
        ("ponta de lança dunas", Some(Position::Forward), None, &["dunas"], &[SearchKind::Player]),
        ("defesas santa maré", Some(Position::Defender), None, &["santa", "mare"], &[SearchKind::Player]),
        ("vídeos defesas farol", Some(Position::Defender), None, &["farol"], &[SearchKind::Video]),
        ("guarda", None, None, &["guarda"], &[]),
        ("jogos de hoje", None, Some(Day::Today), &[], &[SearchKind::Match]),
        ("Today's matches", None, Some(Day::Today), &[], &[SearchKind::Match]),
        ("jogos de amanhã do farol", None, Some(Day::Tomorrow), &["farol"], &[SearchKind::Match]),
        ("resultados ontem", None, Some(Day::Yesterday), &[], &[SearchKind::Match]),
        ("notas de imprensa bolsas", None, None, &["bolsas"], &[SearchKind::PressRelease; 2]),
    ];
    for (typed, position, day, words, hints) in cases {
        let asked = Asked::new(typed);
        assert_eq!((asked.position, asked.day), (*position, *day), "{typed}");
        assert_eq!(
            (needed(typed), asked.hints.as_slice()),
            (words.iter().map(|&w| w.to_owned()).collect(), *hints),
            "{typed}"
        );
    }
}
