use serde_json::json;

use super::{CommandError, print, with_store};
use crate::config::Config;

/// How many are read at a time.
const PAGE: usize = 500;

/// Those who get a newsletter now, one JSON line for each, with the addresses by which each can leave: every letter of one must
/// have them.
pub(super) async fn list(config: &Config, id: &str) -> Result<(), CommandError> {
    let known = config.correspondence()?.newsletters;
    if !known.iter().any(|newsletter| newsletter.id == id) {
        let ids: Vec<&str> = known.iter().map(|newsletter| newsletter.id.as_str()).collect();
        return Err(CommandError::Other(format!("there is no newsletter “{id}”; there are: {}", ids.join(", "))));
    }
    let site = config.public_url(config.listen)?;
    with_store(config, async |store| {
        let mut last = 0;
        loop {
            let subscribers = store.subscribers(id, last, PAGE).await?;
            let Some(end) = subscribers.last() else { return Ok(()) };
            last = end.account_id;
            for one in &subscribers {
                let line = json!({
                    "email": one.email,
                    "language": one.language,
                    "leave": format!("{site}/newsletters/leave?code={}", one.code),
                    "list_unsubscribe": format!("{site}/api/v1/newsletters/leave?code={}", one.code),
                });
                print(&format!("{line}\n"))?;
            }
        }
    })
    .await
}
