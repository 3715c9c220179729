//! The program as a person runs it: built binary, real files, real signals.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod backup;
mod configuration;
mod import;
mod keys;
mod newsletters;
mod run;
mod serve;
mod users;
