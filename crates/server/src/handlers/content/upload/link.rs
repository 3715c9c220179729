//! Files that are sent for an entry: `ref`, `refId` and `field`.

use accounts::permission::Action;
use content::model::{ContentType, FieldKind};
use serde_json::{Value, json};
use store::Write;

use super::super::Ask;
use crate::error::{ApiError, Dialect};

/// A field of an entry.
pub(super) struct Link {
    /// `api::article.article`, or `article`.
    target: String,
    id: i64,
    field: String,
}

impl Link {
    /// All three, or none of them.
    pub(super) fn read(
        target: Option<String>,
        id: Option<String>,
        field: Option<String>,
    ) -> Result<Option<Self>, ApiError> {
        match (target, id, field) {
            (None, None, None) => Ok(None),
            (Some(target), Some(id), Some(field)) => {
                let wrong = |_| Dialect::validation("refId must be the number of an entry");
                Ok(Some(Self { target, id: id.trim().parse().map_err(wrong)?, field }))
            }
            _ => Err(Dialect::validation("ref, refId and field go together")),
        }
    }

    fn content_type<'m>(&self, ask: &'m Ask) -> Option<&'m ContentType> {
        let known = ask.model().types().iter().filter(|known| !known.is_internal);
        known.into_iter().find(|known| known.name == self.target || known.uid() == self.target)
    }
}

impl Ask {
    /// Puts new files into an entry, where the one who sent them could have done so himself.
    pub(super) async fn link(&self, link: &Link, ids: &[i64], write: &mut Write) -> Result<(), ApiError> {
        let unknown = |what: &str| Dialect::validation(format!("{what} is unknown"));
        let content_type = link.content_type(self).ok_or_else(|| unknown("ref"))?;
        let field = content_type.field(&link.field).ok_or_else(|| unknown("field"))?;
        let FieldKind::Media { is_multiple, .. } = field.kind else {
            return Err(Dialect::validation("field is not for files"));
        };
        self.allow(content_type, Action::Update)?;
        let document = write.document(content_type, link.id).await?.ok_or_else(Dialect::not_found)?;
        self.allow_with(content_type, Action::Update, &document)?;
        let change: Value = match (is_multiple, ids) {
            (true, ids) => json!({ "connect": ids }),
            (false, [id]) => json!(id),
            (false, _) => return Err(Dialect::validation(format!("{} takes one file", field.name))),
        };
        let given = json!({ (field.name.as_str()): change });
        self.rewrite(content_type, &document, &given, None, write).await?;
        Ok(())
    }
}
