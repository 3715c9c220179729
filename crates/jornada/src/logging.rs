//! Logs: to standard error, for people or for machines.

use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::{Level, Log, LogFormat};

/// Our own crates speak at the level asked for; others only when something is wrong.
const OURS: [&str; 4] = ["jornada", "server", "feeds", "store"];

pub(crate) fn start(log: &Log) {
    let level = match log.level {
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
        Level::Trace => LevelFilter::TRACE,
    };
    let targets =
        Targets::new().with_default(LevelFilter::WARN.min(level)).with_targets(OURS.map(|name| (name, level)));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match log.format {
        LogFormat::Human => lines.with_target(false).with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    // The filter stands before all lines, not on a layer of its own: there, asking whether a level is enabled (as the
    // database driver does) can swallow the next event of the same thread.
    tracing_subscriber::registry().with(targets).with(lines).init();
}
