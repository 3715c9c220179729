//! Content encodings: which one a caller likes best, and making it. A crate of its own, because compressors are compiled
//! where they are used: here they are optimised in every profile, which the server would pay for with minutes.

use std::io::Write;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    Brotli,
    Zstd,
    Gzip,
    #[default]
    Identity,
}

/// Best first, for callers that like several equally.
const PREFERENCE: [Encoding; 3] = [Encoding::Brotli, Encoding::Zstd, Encoding::Gzip];

impl Encoding {
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }

    /// Made once for each entry, so worth some effort. `None` where compressing fails (writing to memory does not).
    pub fn compress(self, body: &[u8]) -> Option<Vec<u8>> {
        match self {
            Self::Identity => None,
            Self::Gzip => {
                let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(6));
                encoder.write_all(body).ok()?;
                encoder.finish().ok()
            }
            Self::Zstd => zstd::bulk::compress(body, 6).ok(),
            Self::Brotli => {
                let mut compressed = Vec::new();
                let mut encoder = brotli::CompressorWriter::new(&mut compressed, 4096, 6, 20);
                encoder.write_all(body).ok()?;
                encoder.flush().ok()?;
                drop(encoder);
                Some(compressed)
            }
        }
    }

    /// What a caller likes best, by the words of `Accept-Encoding`.
    pub fn wanted_by(accept: &str) -> Self {
        let mut best = (0, Self::Identity);
        let mut other = None;
        let mut said = [false; PREFERENCE.len()];
        for item in accept.split(',') {
            let mut parts = item.split(';');
            let name = parts.next().unwrap_or_default().trim();
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(1000, thousandths);
            if name == "*" {
                other = Some(weight);
            }
            if let Some(place) = PREFERENCE.iter().position(|encoding| encoding.name().eq_ignore_ascii_case(name)) {
                said[place] = true;
                best = better(best, (weight, PREFERENCE[place]));
            }
        }
        let unsaid = PREFERENCE.iter().zip(said).filter(|(_, said)| !said).map(|(encoding, _)| *encoding);
        unsaid.fold(best, |best, encoding| better(best, (other.unwrap_or(0), encoding))).1
    }
}

fn better(best: (u32, Encoding), candidate: (u32, Encoding)) -> (u32, Encoding) {
    let rank = |encoding| PREFERENCE.iter().position(|&known| known == encoding).unwrap_or(PREFERENCE.len());
    let wins = candidate.0 > best.0 || (candidate.0 == best.0 && rank(candidate.1) < rank(best.1));
    if candidate.0 > 0 && wins { candidate } else { best }
}

/// `0.8` → 800; what cannot be read counts as unwanted.
fn thousandths(quality: &str) -> u32 {
    quality.trim().parse::<f32>().ok().filter(|q| (0.0..=1.0).contains(q)).map_or(0, |q| (q * 1000.0) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callers_get_the_encoding_they_like_best() {
        let cases = [
            ("", Encoding::Identity),
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip, deflate", Encoding::Gzip),
            ("gzip;q=1.0, br;q=0.5", Encoding::Gzip),
            ("br;q=0, zstd", Encoding::Zstd),
            ("*", Encoding::Brotli),
            ("br;q=0, *;q=0.1", Encoding::Zstd),
            ("identity", Encoding::Identity),
            ("GZIP", Encoding::Gzip),
            ("br;q=nonsense", Encoding::Identity),
            (",,;;q=,", Encoding::Identity),
        ];
        for (accept, encoding) in cases {
            assert_eq!(Encoding::wanted_by(accept), encoding, "{accept}");
        }
    }
}
