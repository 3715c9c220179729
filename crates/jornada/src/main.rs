//! The program: command line, configuration, wiring. Nothing else lives here.

mod command_line;
mod commands;
mod config;
mod logging;
mod model;
mod secret;

use std::process::ExitCode;

use clap::Parser;

use command_line::CommandLine;

/// Requests are many small allocations; this allocator is made for them (see docs/PERFORMANCE.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let command_line = CommandLine::parse();
    match commands::run(command_line) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[allow(clippy::print_stderr, reason = "what went wrong is for the person at the terminal")]
            {
                eprintln!("jornada: {error}");
            }
            ExitCode::FAILURE
        }
    }
}
