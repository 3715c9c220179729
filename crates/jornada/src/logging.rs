//! Logs: to standard error, for people or for machines.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::{Level, Log, LogFormat};

pub(crate) fn start(log: &Log) {
    let level = match log.level {
        Level::Error => "error",
        Level::Warn => "warn",
        Level::Info => "info",
        Level::Debug => "debug",
        Level::Trace => "trace",
    };
    // Our own crates at the level asked for; others only when something is wrong.
    let ours = ["jornada", "server", "feeds", "store"].map(|name| format!("{name}={level}")).join(",");
    let filter = EnvFilter::new(format!("warn,{ours}"));
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match log.format {
        LogFormat::Human => subscriber.with_target(false).with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => subscriber.json().flatten_event(true).init(),
    }
}
