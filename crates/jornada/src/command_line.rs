//! What can be said on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use accounts::role::Role;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use football::season::SeasonId;
use jiff::civil::Date;

/// A football league's whole presence on the web, in one program.
#[derive(Debug, Parser)]
#[command(name = "jornada", version)]
pub(crate) struct CommandLine {
    /// The configuration file [default: jornada.toml, if there is one]
    #[arg(long, global = true, value_name = "FILE", env = "JORNADA_CONFIG")]
    pub config: Option<PathBuf>,
    /// The folder for the database, media and mail [default: data]
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the site and its API
    Serve {
        /// Where to listen [default: 127.0.0.1:8080]
        #[arg(long, value_name = "ADDRESS")]
        listen: Option<SocketAddr>,
        /// Load the demo league into an empty database, and play it live
        #[arg(long)]
        demo: bool,
    },
    /// Bring the database's schema up to date
    Migrate,
    /// Print the OpenAPI document
    Openapi,
    /// Import a season from files: all of it or nothing, as often as you like
    #[command(subcommand)]
    Import(ImportFormat),
    /// Print a season in a format that can be imported again
    Export {
        #[arg(long, value_name = "SLUG")]
        competition: String,
        /// Eight digits, such as 20242025
        #[arg(long)]
        season: SeasonId,
        #[arg(long, value_enum)]
        format: Format,
    },
    /// Print everything known of the league as JSON lines: the same data gives the same text on either database
    Dump,
    /// The keys with which other programs write
    #[command(subcommand)]
    Key(KeyCommand),
    /// Those who may sign in
    #[command(subcommand)]
    User(UserCommand),
    /// List who gets a newsletter: JSON lines with address, language and the ways to leave
    Newsletter { id: String },
    /// List how often visitors did what is counted: JSON lines by day, event and kind of device
    Events {
        /// The first day, such as 2026-11-01; a month before the last by default
        #[arg(long)]
        from: Option<Date>,
        /// The last day; today by default
        #[arg(long)]
        to: Option<Date>,
    },
    /// Load the demo league into an empty database and stop
    Demo {
        /// How many seasons
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=50))]
        seasons: u8,
    },
    /// Copy the SQLite database to FILE while the program runs
    Backup { file: PathBuf },
    /// Put a backup in place of a missing SQLite database
    Restore { file: PathBuf },
}

#[derive(Debug, Subcommand)]
pub(crate) enum KeyCommand {
    /// Make a key and print it: it cannot be shown again
    Add {
        /// Who gets it, such as the provider's name; shown beside corrections
        name: String,
        /// What it may write by the feed: competition, round, stadium, team, person, official, squad, match, lineUp,
        /// event, statistics, appointments or all; or a role, to write content as such: author, press, editor or admin
        #[arg(long = "scope", required = true, value_name = "SCOPE")]
        scopes: Vec<String>,
    },
    /// List the keys
    List,
    /// Take a key out of use
    Revoke { name: String },
}

#[derive(Debug, Subcommand)]
pub(crate) enum UserCommand {
    /// Make an account; without --password-stdin, with a password that is printed once
    Add {
        #[arg(long)]
        email: String,
        #[arg(long, value_parser = role(&Role::STAFF))]
        role: Role,
        /// [default: the e-mail address]
        #[arg(long)]
        username: Option<String>,
        /// The name that others see
        #[arg(long)]
        name: Option<String>,
        /// Read the password from the first line of standard input
        #[arg(long)]
        password_stdin: bool,
    },
    /// List the accounts
    List,
    /// Give a new password; whoever is signed in has to sign in again
    Password {
        #[arg(long)]
        email: String,
        /// Read it from the first line of standard input, instead of making one and printing it
        #[arg(long)]
        password_stdin: bool,
    },
    /// Give another role
    Role {
        #[arg(long)]
        email: String,
        #[arg(long, value_parser = role(&Role::ALL))]
        role: Role,
    },
    /// Let somebody in no longer
    Block {
        #[arg(long)]
        email: String,
    },
    /// Let somebody in again
    Unblock {
        #[arg(long)]
        email: String,
    },
}

fn role(roles: &[Role]) -> impl TypedValueParser<Value = Role> + use<> {
    let names: Vec<&str> = roles.iter().map(|role| role.name()).collect();
    PossibleValuesParser::new(names).map(|name| Role::from_name(&name).expect("only names of roles come here"))
}

#[derive(Debug, Subcommand)]
pub(crate) enum ImportFormat {
    /// football.json (.json) and football.txt (any other name) of the openfootball project
    Openfootball(ImportArgs),
    /// Tables with a header: Date, Team 1, FT, HT, Team 2 …
    Csv(ImportArgs),
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The competition's slug, such as liga-portugal
    #[arg(long, value_name = "SLUG")]
    pub competition: String,
    /// Eight digits, such as 20242025
    #[arg(long)]
    pub season: SeasonId,
    /// The competition's name, where it is new
    #[arg(long)]
    pub name: Option<String>,
    /// The rules that order the table [default: liga-portugal]
    #[arg(long)]
    pub rules: Option<String>,
    /// A list of club names with their aliases
    #[arg(long, value_name = "FILE")]
    pub clubs: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Format {
    Json,
    Csv,
    #[value(name = "football.txt")]
    FootballTxt,
}
