//! The `bourse` command: serve tables; referee, replay, simulate and watch games.

#![forbid(unsafe_code)]
// Printing with a macro panics when the reader has gone; writing says so.
#![deny(clippy::print_stdout)]

mod arena;
mod backup;
mod export;
mod games;
mod input;
mod interval;
mod perft;
mod referee;
mod replay;
mod routes;
mod serve;
mod simulate;
mod types;
mod verify;
mod watch;

use std::io::Write;
use std::process::ExitCode;

use bourse_game::foreign::ForeignError;
use clap::{Parser, Subcommand};

/// A table for economic board games: serve it, referee, replay, simulate and watch.
#[derive(Parser)]
#[command(name = "bourse", version, max_term_width = 100, disable_help_subcommand = true)]
struct Bourse {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Replay(replay::Replay),
    Referee(referee::Referee),
    Verify(verify::Verify),
    Simulate(simulate::Simulate),
    Watch(watch::Watch),
    Perft(perft::Perft),
    Routes(routes::Routes),
    Export(export::Export),
    Import(export::Import),
    Serve(serve::Serve),
    Backup(backup::Backup),
    #[command(hide = true)]
    Types(types::Types),
}

fn main() -> ExitCode {
    let outcome = match Bourse::parse().command {
        Command::Games(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Referee(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Watch(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Routes(command) => command.run(),
        Command::Export(command) => command.run(),
        Command::Import(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Types(command) => command.run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Reader) => ExitCode::SUCCESS,
        Err(Failure::Said(message)) => {
            let _ = writeln!(std::io::stderr(), "bourse: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Why a command could not do its work.
#[derive(Debug)]
enum Failure {
    /// Whoever read our output has gone; nothing is wrong.
    Reader,
    /// Something to tell the user.
    Said(String),
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::Reader,
            _ => Self::Said(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::from(std::io::Error::from(error))
    }
}

impl From<bourse_record::HeaderError> for Failure {
    fn from(error: bourse_record::HeaderError) -> Self {
        Self::Said(error.to_string())
    }
}

impl From<ForeignError> for Failure {
    fn from(error: ForeignError) -> Self {
        match error {
            ForeignError::Wrong(fault) => Self::Said(fault.sentence),
            ForeignError::Write(error) => error.into(),
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Said(message)
    }
}

type Done = Result<(), Failure>;
