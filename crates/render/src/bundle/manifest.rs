//! Vite's manifest: from source files to what a browser loads for them.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::BundleError;

const ENTRY: &str = "src/app/entry-client.tsx";
const FIRST: &str = "src/app/entry-first.ts";
const BRIDGE: &str = "src/session/bridge.ts";
/// The one font file that every first view needs.
const FONT: &str = "archivo-latin-wdth";

#[derive(Debug, Default)]
pub(super) struct Manifest {
    chunks: BTreeMap<String, Chunk>,
}

#[derive(Debug, Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    assets: Vec<String>,
}

/// What a document links to, in the order it does.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs<'a> {
    /// Runs before the first paint, and starts the app after it.
    pub first: Option<&'a str>,
    /// The app.
    pub entry: Option<&'a str>,
    pub styles: Vec<&'a str>,
    /// What the entry will import, known beforehand.
    pub modules: Vec<&'a str>,
    pub font: Option<&'a str>,
}

impl Manifest {
    pub(super) fn parse(text: &str) -> Result<Self, BundleError> {
        let chunks: BTreeMap<String, Chunk> =
            serde_json::from_str(text).map_err(|error| BundleError::Manifest(error.to_string()))?;
        match chunks.contains_key(ENTRY) {
            true => Ok(Self { chunks }),
            false => Err(BundleError::Manifest(format!("{ENTRY} is not in it"))),
        }
    }

    /// Of what comes to life later only the styles are needed from the start: it is in the page already.
    pub(super) fn needs(&self, files: &[String], later: &[String], language: &str) -> Needs<'_> {
        let texts = format!("src/i18n/{}.ts", language.replace('-', ""));
        let mut needs = Needs { first: self.file(FIRST), entry: self.file(ENTRY), ..Needs::default() };
        // Before those of all that it imports: they fix the order of the layers.
        needs.styles.extend(self.chunks.get(ENTRY).into_iter().flat_map(|entry| entry.css.iter().map(String::as_str)));
        let mut seen = Vec::new();
        for source in [ENTRY, &texts].into_iter().chain(files.iter().map(String::as_str)) {
            self.gather(source, &mut seen, &mut needs);
        }
        let at_first = needs.modules.len();
        for source in later {
            self.gather(source, &mut seen, &mut needs);
        }
        needs.modules.truncate(at_first);
        needs.modules.retain(|module| Some(*module) != needs.entry);
        let fonts = self.chunks.values().flat_map(|chunk| chunk.assets.iter().chain([&chunk.file]));
        needs.font = fonts.map(String::as_str).find(|file| file.contains(FONT) && file.ends_with(".woff2"));
        needs
    }

    /// What passes on to the app what the organisation's sign-in gave a popup or a frame.
    pub(super) fn bridge(&self) -> Option<&str> {
        self.file(BRIDGE)
    }

    fn file(&self, source: &str) -> Option<&str> {
        self.chunks.get(source).map(|chunk| chunk.file.as_str())
    }

    fn gather<'a>(&'a self, source: &str, seen: &mut Vec<&'a str>, needs: &mut Needs<'a>) {
        let Some((name, chunk)) = self.chunks.get_key_value(source) else {
            return;
        };
        if seen.contains(&name.as_str()) {
            return;
        }
        seen.push(name);
        needs.modules.push(&chunk.file);
        for import in &chunk.imports {
            self.gather(import, seen, needs);
        }
        for style in &chunk.css {
            if !needs.styles.contains(&style.as_str()) {
                needs.styles.push(style);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = r#"{
        "_shared.js": { "file": "assets/shared-1.js", "css": ["assets/shared-1.css"] },
        "src/app/entry-client.tsx": {
            "file": "assets/main-1.js", "imports": ["_shared.js"], "css": ["assets/main-1.css"],
            "assets": ["assets/archivo-latin-ext-wdth-normal-1.woff2", "assets/archivo-latin-wdth-normal-1.woff2"]
        },
        "src/app/entry-first.ts": { "file": "assets/first-1.js" },
        "src/i18n/ptPT.ts": { "file": "assets/ptPT-1.js" },
        "src/i18n/en.ts": { "file": "assets/en-1.js" },
        "src/features/home/HomePage.tsx": {
            "file": "assets/HomePage-1.js", "imports": ["src/app/entry-client.tsx", "_shared.js"], "css": ["assets/Home-1.css"]
        },
        "src/features/home/News.tsx": { "file": "assets/News-1.js", "imports": ["_shared.js"], "css": ["assets/News-1.css"] }
    }"#;

    #[test]
    fn a_page_needs_the_entry_its_own_chunks_and_its_language_and_nothing_else() {
        let manifest = Manifest::parse(MANIFEST).unwrap();
        let (page, part) = ("src/features/home/HomePage.tsx".to_owned(), "src/features/home/News.tsx".to_owned());
        let needs = manifest.needs(&[page], &[part], "pt-PT");
        assert_eq!(needs.entry, Some("assets/main-1.js"));
        assert_eq!(needs.first, Some("assets/first-1.js"));
        assert_eq!(needs.modules, ["assets/shared-1.js", "assets/ptPT-1.js", "assets/HomePage-1.js"]);
        assert_eq!(
            needs.styles,
            ["assets/main-1.css", "assets/shared-1.css", "assets/Home-1.css", "assets/News-1.css"]
        );
        assert_eq!(needs.font, Some("assets/archivo-latin-wdth-normal-1.woff2"));
        assert_eq!(
            manifest.needs(&["src/unknown.tsx".to_owned()], &[], "en").modules,
            ["assets/shared-1.js", "assets/en-1.js"]
        );
    }

    #[test]
    fn a_manifest_without_the_entry_is_refused() {
        assert!(matches!(Manifest::parse("{}"), Err(BundleError::Manifest(_))));
        assert!(matches!(Manifest::parse("nonsense"), Err(BundleError::Manifest(_))));
    }
}
