//! How wide Helvetica's letters are, and how Portuguese is written in the encoding that papers use.

/// Thousandths of the size, from the space to the tilde.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
];
const WIDEST_ACCENTED: u16 = 778;
const OTHER: u16 = 556;

pub(super) fn width_of(text: &str, size: f32) -> f32 {
    let thousandths: u32 = text.chars().map(|letter| u32::from(width(letter))).sum();
    thousandths as f32 * size / 1000.0
}

/// Letters with marks are as wide as without; a cautious guess does for them.
fn width(letter: char) -> u16 {
    match u32::from(letter) {
        code @ 32..=126 => WIDTHS[code as usize - 32],
        _ if letter.is_uppercase() => WIDEST_ACCENTED,
        _ => OTHER,
    }
}

/// The text in Windows-1252; what it has no sign for is left out.
pub(super) fn win_ansi(text: &str) -> Vec<u8> {
    let byte = |letter: char| match letter {
        '\u{20}'..='\u{7e}' | '\u{a0}'..='\u{ff}' => u8::try_from(u32::from(letter)).ok(),
        '€' => Some(0x80),
        '…' => Some(0x85),
        '‘' => Some(0x91),
        '’' => Some(0x92),
        '“' => Some(0x93),
        '”' => Some(0x94),
        '–' => Some(0x96),
        '—' => Some(0x97),
        '−' => Some(b'-'),
        _ => None,
    };
    text.chars().filter_map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn portuguese_can_be_written() {
        assert_eq!(win_ansi("Ação – “já” 3.º"), b"A\xe7\xe3o \x96 \x93j\xe1\x94 3.\xba");
        assert_eq!(win_ansi("golo ⚽"), b"golo ");
    }

    #[test]
    fn widths_are_those_of_the_typeface() {
        assert!((width_of("A i", 10.0) - (6.67 + 2.78 + 2.22)).abs() < 1e-3);
        assert!(width_of("É", 10.0) >= width_of("E", 10.0));
    }
}
