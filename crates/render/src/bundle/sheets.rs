//! The styles of a page in one piece. They block the first paint, and a browser that asks for one file at a time waits for
//! each. The address says which they are: every node can put them together.

use std::collections::HashMap;

const BEGINNING: &str = "assets/sheet.";
const END: &str = ".css";
/// As long as the fingerprint in a file's name.
const FINGERPRINT: usize = 8;
/// More than any page has.
const MOST: usize = 32;

#[derive(Debug, Default)]
pub(super) struct Sheets {
    /// Files by the fingerprint in their names.
    names: HashMap<String, String>,
}

impl Sheets {
    pub(super) fn of<'a>(files: impl Iterator<Item = &'a String>) -> Self {
        let styles = files.filter(|name| name.starts_with("assets/"));
        Self { names: styles.filter_map(|name| Some((fingerprint(name)?.to_owned(), name.clone()))).collect() }
    }

    /// `None` for a single one, which is in one piece already, and where a fingerprint is not one file's alone.
    pub(super) fn address(&self, styles: &[&str]) -> Option<String> {
        if !(2..=MOST).contains(&styles.len()) {
            return None;
        }
        let marks = styles.iter().map(|style| {
            let mark = fingerprint(style)?;
            (self.names.get(mark).map(String::as_str) == Some(style)).then_some(mark)
        });
        Some(format!("{BEGINNING}{}{END}", marks.collect::<Option<Vec<_>>>()?.join(".")))
    }

    /// Each at most once: nobody can ask for more than there is.
    pub(super) fn names(&self, path: &str) -> Option<Vec<&str>> {
        let marks = path.strip_prefix(BEGINNING)?.strip_suffix(END)?;
        let mut names: Vec<&str> = Vec::new();
        for mark in marks.split('.') {
            let name = self.names.get(mark)?;
            if names.len() == MOST || names.contains(&name.as_str()) {
                return None;
            }
            names.push(name);
        }
        Some(names)
    }
}

/// The end of `assets/name-fingerprint.css`. It may itself have a hyphen.
fn fingerprint(name: &str) -> Option<&str> {
    let stem = name.strip_suffix(END)?.rsplit('/').next()?;
    stem.is_ascii().then(|| &stem[stem.len().saturating_sub(FINGERPRINT)..]).filter(|mark| !mark.contains('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [&str; 5] = [
        "assets/main-DYsTmx20.css",
        "assets/Home-5DyVFWj-.css",
        "assets/main-C9J1nxcP.js",
        "assets/a.css",
        "robots.txt",
    ];

    fn sheets() -> Sheets {
        Sheets::of(FILES.map(str::to_owned).iter())
    }

    #[test]
    fn the_address_says_which_files_it_is_made_of_and_in_which_order() {
        let styles = ["assets/Home-5DyVFWj-.css", "assets/main-DYsTmx20.css", "assets/a.css"];
        let address = sheets().address(&styles).unwrap();
        assert_eq!(address, "assets/sheet.5DyVFWj-.DYsTmx20.a.css");
        assert_eq!(sheets().names(&address).unwrap(), styles);
    }

    #[test]
    fn one_file_needs_no_other_address_and_an_unknown_one_has_none() {
        for styles in [&[][..], &["assets/a.css"], &["assets/a.css", "assets/none-12345678.css"]] {
            assert_eq!(sheets().address(styles), None, "{styles:?}");
        }
        let twins = ["assets/x-12345678.css", "assets/y-12345678.css"];
        assert_eq!(Sheets::of(twins.map(str::to_owned).iter()).address(&twins), None);
    }

    #[test]
    fn an_address_that_was_made_up_is_none() {
        let many = format!("assets/sheet.{}.css", vec!["a"; 1_000].join("."));
        let cases = [
            "",
            "assets/sheet..css",
            "assets/sheet.css",
            "assets/sheet.none.css",
            "assets/sheet.a.a.css",
            "assets/sheet.a.DYsTmx20",
            "assets/sheet.C9J1nxcP.css",
            "assets/sheet.a.../../secret.css",
            "sheet.a.css",
            &many,
        ];
        for path in cases {
            assert_eq!(sheets().names(path), None, "{path}");
        }
    }
}
