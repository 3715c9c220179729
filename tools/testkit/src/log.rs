//! What the program would have written to its log, among a test's own words: whoever reads why it failed reads that too.

use std::fmt::Debug;

use tracing::field::Field;
use tracing::level_filters::LevelFilter;
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Not the program's own: that one does not stand another beside it, as a test about the log needs.
struct Warnings;

impl Subscriber for Warnings {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.is_event() && *metadata.level() <= Level::WARN
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(LevelFilter::WARN)
    }

    fn event(&self, event: &Event<'_>) {
        let mut text = format!("{} {}:", event.metadata().level(), event.metadata().target());
        event.record(&mut |field: &Field, value: &dyn Debug| text += &format!(" {field}={value:?}"));
        #[allow(clippy::print_stdout, reason = "kept by the test, and shown where it fails")]
        {
            println!("{text}");
        }
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

pub(crate) fn show_warnings() {
    // Not the first test of its program: shown already.
    let _ = tracing::subscriber::set_global_default(Warnings);
}
