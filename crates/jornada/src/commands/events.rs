use jiff::civil::Date;
use serde_json::json;

use super::{CommandError, print, with_store};
use crate::config::Config;

/// What visitors did on these days, one JSON line for each day, event and kind of device.
pub(super) async fn list(config: &Config, from: Option<Date>, to: Option<Date>) -> Result<(), CommandError> {
    let today = config.clock()?.now().to_zoned(config.zone()?).date();
    let last = to.unwrap_or(today);
    let first = from.unwrap_or_else(|| last.checked_sub(jiff::Span::new().days(DAYS)).unwrap_or(last));
    with_store(config, async |store| {
        for one in store.event_counts(first, last).await? {
            let line = json!({
                "day": one.day, "name": one.name, "platform": one.platform, "deviceType": one.device_type,
                "number": one.number,
            });
            print(&format!("{line}\n"))?;
        }
        Ok(())
    })
    .await
}

/// A month, unless other days are asked for.
const DAYS: i64 = 30;
