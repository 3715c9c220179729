//! Signed links to drafts: whoever has one sees the draft as it will look, for two days.

use jiff::{SignedDuration, Timestamp};
use store::content::Document;

use crate::app::App;

const PURPOSE: &str = "preview";
const STANDS: SignedDuration = SignedDuration::from_hours(48);

/// What such a link carries, and when it ends.
pub(crate) struct Preview {
    pub token: String,
    pub expires: Timestamp,
}

impl App {
    pub(crate) fn preview_of(&self, content_type: &str, document: &Document) -> Preview {
        let expires = self.now().saturating_add(STANDS).unwrap_or(Timestamp::MAX);
        Preview { token: self.signer().sign(PURPOSE, &subject(content_type, document.id), expires), expires }
    }

    /// Whether a link was signed for this entry, and stands.
    pub(crate) fn is_preview_of(&self, content_type: &str, id: i64, token: &str) -> bool {
        self.signer().verify(PURPOSE, &subject(content_type, id), token, self.now())
    }
}

fn subject(content_type: &str, id: i64) -> String {
    format!("{content_type}/{id}")
}
