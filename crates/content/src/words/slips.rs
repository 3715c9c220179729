//! Slips of the finger: a letter too many, too few, another one, or two that changed places.

/// How many slips a word of so many letters may have and still be taken for the other. Short words are too close to
/// each other.
pub fn allowed_slips(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// How many slips lie between two words; `None` where there are more than `most`.
pub fn slips(one: &str, other: &str, most: usize) -> Option<usize> {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len().abs_diff(other.len()) > most {
        return None;
    }
    // Rows of the usual table: that of the letter before the last, that of the last, and the one being filled.
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut row = Vec::with_capacity(other.len() + 1);
        row.push(i + 1);
        for (j, against) in other.iter().enumerate() {
            let mut least = (last[j] + usize::from(letter != against)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *against {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        if row.iter().min().is_none_or(|least| *least > most) {
            return None;
        }
        (before, last) = (last, row);
    }
    last.last().copied().filter(|count| *count <= most)
}

/// The runs of three letters in a word, its ends counted as letters, each once. Words that differ by a slip share some.
pub fn grams(word: &str) -> Vec<String> {
    let letters: Vec<char> = std::iter::once(' ').chain(word.chars()).chain(std::iter::once(' ')).collect();
    let mut grams: Vec<String> = letters.windows(3).map(|run| run.iter().collect()).collect();
    grams.sort_unstable();
    grams.dedup();
    grams
}
