//! Counting what visitors do. Numbers are put together here and written every few seconds: on an evening with matches they
//! come by the thousand, and what a program loses that is killed is a few of them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use jiff::civil::Date;
use store::events::EventKind;

use crate::rate_limit::RateLimit;

/// Everything that is counted, as the app names it (`web/src/app/events.ts`).
const NAMES: [&str; 19] = [
    "register_email",
    "login_email",
    "login_google",
    "login_facebook",
    "login_apple",
    "complete_profile_google",
    "complete_profile_facebook",
    "complete_profile_apple",
    "forgot_password",
    "reset_password",
    "play_video",
    "play_live",
    "logout",
    "send_mail_feedback",
    "new_search",
    "delete_profile",
    "change_profile_photo",
    "next_match",
    "competition_selected",
];
const PLATFORMS: [&str; 4] = ["web", "pwa", "android", "ios"];
const DEVICE_TYPES: [&str; 3] = ["mobile", "tablet", "desktop"];

/// Events in a minute from one address: a stadium may be behind one.
const MOST_IN_A_MINUTE: u64 = 600;

pub(crate) struct Counts {
    limit: RateLimit,
    /// As many as there are names, platforms and kinds of devices; and a day or two.
    counted: Mutex<HashMap<EventKind, i64>>,
}

impl Default for Counts {
    fn default() -> Self {
        Self { limit: RateLimit::new(MOST_IN_A_MINUTE), counted: Mutex::default() }
    }
}

impl Counts {
    pub(crate) fn limit(&self) -> &RateLimit {
        &self.limit
    }

    /// Something that was done today; `Err` says which of its words is not known.
    pub(crate) fn kind(day: Date, name: &str, platform: &str, device_type: &str) -> Result<EventKind, &'static str> {
        let known = |list: &[&'static str], text: &str| list.iter().find(|known| **known == text).copied();
        Ok(EventKind {
            day,
            name: known(&NAMES, name).ok_or("name")?,
            platform: known(&PLATFORMS, platform).ok_or("platform")?,
            device_type: known(&DEVICE_TYPES, device_type).ok_or("deviceType")?,
        })
    }

    pub(crate) fn add(&self, kinds: Vec<EventKind>) {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        for kind in kinds {
            *counted.entry(kind).or_default() += 1;
        }
    }

    /// What is not written yet; whoever cannot write it puts it back.
    pub(crate) fn take(&self) -> Vec<(EventKind, i64)> {
        std::mem::take(&mut *self.counted.lock().unwrap_or_else(PoisonError::into_inner)).into_iter().collect()
    }

    pub(crate) fn put_back(&self, unwritten: Vec<(EventKind, i64)>) {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        for (kind, number) in unwritten {
            *counted.entry(kind).or_default() += number;
        }
    }
}
