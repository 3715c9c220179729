//! Results in words: `2-1 (1-0)`, `2-1 a.e.t. (1-1, 0-0)`, `1-4 pen. 0-0 a.e.t. (0-0)`, `3-0 [awarded]`.

use football::score::{FullScore, Score};

use crate::formats::FileResult;
use crate::formats::result_parts::{ResultParts, Status, read_score, written_score};

const EXTRA_TIME: [&str; 3] = ["a.e.t.", "a.e.t", "aet"];
const PENALTIES: [&str; 4] = ["pen.", "pen", "pens", "pens."];

/// Reads what stands after the away club; nothing there means not played yet.
pub(super) fn read(text: &str) -> Result<FileResult, String> {
    let text = without_ground(text).trim();
    let (score, status) = match text.strip_suffix(']').and_then(|text| text.rsplit_once('[')) {
        Some((score, status)) => (score.trim_end(), Some(Status::read(status.trim())?)),
        None => (text, None),
    };
    let parts = match score {
        "" => ResultParts::default(),
        score => read_scores(score).ok_or_else(|| format!("`{score}` is not a result"))?,
    };
    ResultParts { status, ..parts }.into_result()
}

fn without_ground(text: &str) -> &str {
    text.split_once('@').map_or(text, |(result, _)| result)
}

fn read_scores(text: &str) -> Option<ResultParts> {
    if PENALTIES.iter().any(|word| text.ends_with(word)) {
        return read_shoot_out_last(text);
    }
    let (head, brackets) = match text.split_once('(') {
        Some((head, rest)) => (head, Some(rest.strip_suffix(')')?)),
        None => (text, None),
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    let (penalties, words) = match words.as_slice() {
        [penalties, word, rest @ ..] if PENALTIES.contains(word) => (Some(score(penalties)?), rest),
        words => (None, words),
    };
    let in_brackets: Vec<Score> =
        brackets.map_or(Some(Vec::new()), |text| text.split(',').map(|part| score(part.trim())).collect())?;
    let parts = match (words, in_brackets.as_slice()) {
        ([goals], []) => plain(score(goals)?, None),
        ([goals], [half_time]) => plain(score(goals)?, Some(*half_time)),
        // Extra time without the score before it is refused: nothing would be left to tell that it was played.
        ([goals, word], [ninety, rest @ ..]) if EXTRA_TIME.contains(word) && rest.len() <= 1 => {
            ResultParts { extra_time: Some(score(goals)?), ..plain(*ninety, rest.first().copied()) }
        }
        _ => return None,
    };
    Some(ResultParts { penalties, ..parts })
}

/// The younger way of writing: `3-3 a.e.t. (2-2, 2-0), 4-2 pen.`
fn read_shoot_out_last(text: &str) -> Option<ResultParts> {
    let (before, shoot_out) = text.rsplit_once(", ")?;
    let (penalties, word) = shoot_out.split_once(' ')?;
    let parts = read_scores(before).filter(|parts| PENALTIES.contains(&word) && parts.penalties.is_none())?;
    Some(ResultParts { penalties: Some(score(penalties)?), ..parts })
}

fn plain(full_time: Score, half_time: Option<Score>) -> ResultParts {
    ResultParts { full_time: Some(full_time), half_time, ..ResultParts::default() }
}

fn score(text: &str) -> Option<Score> {
    read_score(text).ok()
}

pub(super) fn written(result: &FileResult) -> String {
    let status = |status: Status| format!("[{}]", status.word());
    match result {
        FileResult::None => String::new(),
        FileResult::Played(score) => written_scores(*score),
        FileResult::Postponed => status(Status::Postponed),
        FileResult::Cancelled => status(Status::Cancelled),
        FileResult::Abandoned(None) => status(Status::Abandoned),
        FileResult::Abandoned(Some(score)) => format!("{} {}", written_score(*score), status(Status::Abandoned)),
        FileResult::Awarded(score) => format!("{} {}", written_scores(*score), status(Status::Awarded)),
    }
}

fn written_scores(score: FullScore) -> String {
    let mut text = String::new();
    if let Some(penalties) = score.penalties {
        text = format!("{} pen. ", written_score(penalties));
    }
    text += &written_score(score.goals);
    if score.ninety.is_some() {
        text += " a.e.t.";
    }
    let brackets: Vec<String> = [score.ninety, score.half_time].into_iter().flatten().map(written_score).collect();
    if !brackets.is_empty() {
        text += &format!(" ({})", brackets.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(goals: (u16, u16), others: [Option<(u16, u16)>; 3]) -> FullScore {
        let [half_time, ninety, penalties] = others.map(|part| part.map(|(home, away)| Score::new(home, away)));
        FullScore { goals: Score::new(goals.0, goals.1), half_time, ninety, penalties }
    }

    #[test]
    fn results_are_read_and_written_alike() {
        let cases = [
            ("", FileResult::None),
            ("0-0", FileResult::Played(full((0, 0), [None, None, None]))),
            ("1-5 (0-3)", FileResult::Played(full((1, 5), [Some((0, 3)), None, None]))),
            ("2-1 a.e.t. (1-1, 0-0)", FileResult::Played(full((2, 1), [Some((0, 0)), Some((1, 1)), None]))),
            ("0-1 a.e.t. (0-0)", FileResult::Played(full((0, 1), [None, Some((0, 0)), None]))),
            ("1-4 pen. 0-0 a.e.t. (0-0)", FileResult::Played(full((0, 0), [None, Some((0, 0)), Some((1, 4))]))),
            ("3-2 pen. 1-1 a.e.t. (1-1, 1-1)", {
                FileResult::Played(full((1, 1), [Some((1, 1)), Some((1, 1)), Some((3, 2))]))
            }),
            ("5-3 pen. 1-1 (0-1)", FileResult::Played(full((1, 1), [Some((0, 1)), None, Some((5, 3))]))),
            ("3-0 [awarded]", FileResult::Awarded(full((3, 0), [None, None, None]))),
            ("1-0 [abandoned]", FileResult::Abandoned(Some(Score::new(1, 0)))),
            ("[abandoned]", FileResult::Abandoned(None)),
            ("[postponed]", FileResult::Postponed),
            ("[cancelled]", FileResult::Cancelled),
        ];
        for (text, result) in cases {
            assert_eq!(read(text).as_ref(), Ok(&result), "{text}");
            assert_eq!(written(&result), text);
        }
    }

    #[test]
    fn other_ways_of_writing() {
        let shoot_out = FileResult::Played(full((3, 3), [Some((2, 0)), Some((2, 2)), Some((4, 2))]));
        assert_eq!(read("3-3 a.e.t. (2-2, 2-0), 4-2 pen."), Ok(shoot_out));
        assert_eq!(read("[Canceled]"), Ok(FileResult::Cancelled));
        assert_eq!(read("1-0   @ Estádio da Luz, Lisboa"), Ok(FileResult::Played(full((1, 0), [None, None, None]))));
    }

    #[test]
    fn broken_and_impossible_results_are_refused() {
        for text in [
            "2-",
            "2-1 (",
            "2-1 (1",
            "2-1 (1-",
            "2-1 (1-0",
            "2-1 ()",
            "2-1 (1-0, 0-0)",
            "2-1 a.e.t.",
            "2-1 a.e.t. (1-1, 0-0, 0-0)",
            "2-1 a.e",
            "1-4 pen.",
            "4-2 pen. 3-3 a.e.t. (2-2), 4-2 pen.",
            "1-4 0-0",
            "2-1 (3-0)",
            "2-1 a.e.t. (3-0)",
            "4-4 pen. 1-1",
            "200-0",
            "[awarded]",
            "[postponed",
            "2-1 [postponed]",
            "[moved]",
            "2-1 (1-0) win",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
