//! Chance that can be repeated: the same seed always gives the same picture, here and in the design's reference.

/// A stream of numbers grown from a text (FNV-1a, then xorshift).
pub(super) struct Seeded(u32);

impl Seeded {
    pub(super) fn new(seed: &str) -> Self {
        Self(
            seed.chars().fold(2_166_136_261, |hash, character| (hash ^ first_unit(character)).wrapping_mul(16_777_619)),
        )
    }

    fn advance(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// From 0 up to, but without, 1.
    pub(super) fn fraction(&mut self) -> f64 {
        f64::from(self.advance()) / 4_294_967_296.0
    }

    /// One of the numbers below `count`. Draws even where there is no choice, so that what follows stays in step.
    pub(super) fn below(&mut self, count: usize) -> usize {
        let scaled = u128::from(self.advance()) * count as u128;
        (scaled >> 32) as usize
    }

    /// One of the values, or none where there are none.
    pub(super) fn pick<T: Copy>(&mut self, values: &[T]) -> Option<T> {
        let index = self.below(values.len());
        values.get(index).copied()
    }
}

/// The reference reads a text by UTF-16 and takes only the first half of a surrogate pair.
fn first_unit(character: char) -> u32 {
    u32::from(character.encode_utf16(&mut [0; 2])[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_that_of_the_reference() {
        for (seed, drawn) in [
            ("liga-7", [0.312_048_737_658_187_75, 0.290_062_566_054_984_9, 0.103_289_430_495_351_55]),
            ("Ñandú ⚽ 😀", [0.334_990_334_697_067_74, 0.392_768_496_414_646_5, 0.615_927_450_126_037]),
            ("", [0.273_966_220_906_004_3, 0.310_145_326_191_559_43, 0.666_988_268_727_436_7]),
        ] {
            let mut chance = Seeded::new(seed);
            for expected in drawn {
                assert!((chance.fraction() - expected).abs() < 1e-12, "{seed}");
            }
        }
    }

    #[test]
    fn a_choice_among_nothing_still_draws() {
        let (mut one, mut other) = (Seeded::new("a"), Seeded::new("a"));
        assert_eq!(one.pick::<u8>(&[]), None);
        other.fraction();
        assert_eq!(one.below(1000), other.below(1000));
    }
}
