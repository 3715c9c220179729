//! The site as an app: what devices that install it are told, and which native apps belong to it.

use media::art::{MarkVariant, mark};
use media::colour::Colour;

#[derive(Clone, Debug)]
pub struct Installation {
    /// What stands below the icon, where there is little room; else the site's name.
    pub short_name: Option<String>,
    /// The league's sign: a drawing without a ground.
    pub sign: String,
    /// What the sign stands on, and what is seen while the app opens.
    pub ground: Colour,
    /// Whether browsers may keep pages. Without, those that did so are told to stop, and forget what they kept.
    pub has_worker: bool,
    /// What the league's native app calls itself to servers: it draws what surrounds a page by itself.
    pub native_agent: String,
    pub android: Vec<AndroidApp>,
    /// Team and bundle: `ABCDE12345.pt.liga.app`
    pub ios: Vec<String>,
    /// Whether what visitors do is counted here.
    pub is_counting: bool,
}

/// A native app that may open the site's addresses.
#[derive(Clone, Debug)]
pub struct AndroidApp {
    pub package: String,
    /// Of the certificates it is signed with, as SHA-256: `AB:CD:…`
    pub fingerprints: Vec<String>,
}

impl Default for Installation {
    fn default() -> Self {
        Self {
            short_name: None,
            sign: mark(MarkVariant::Normal),
            ground: Colour::INK,
            has_worker: true,
            native_agent: "JornadaApp".to_owned(),
            android: Vec::new(),
            ios: Vec::new(),
            is_counting: false,
        }
    }
}
