//! `bourse watch`

use std::io::Write;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use bourse_catalogue::with_game;
use bourse_game::bots::Bots;
use bourse_game::words::{Teller, Told};
use bourse_game::{Recorded, Seat};
use clap::Args;

use crate::Done;
use crate::arena::{Match, check_seats};
use crate::input::NewTable;

const NAMES: [&str; 6] = ["Ada", "Blaise", "Clara", "Denis", "Emmy", "Felix"];

/// Watch bots play one game, told in sentences
#[derive(Args)]
pub(crate) struct Watch {
    #[command(flatten)]
    table: NewTable,

    /// A bot for each seat, separated by commas [default: the strongest everywhere]
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    seats: Vec<String>,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Wait so many milliseconds after each line
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pause: u64,

    /// Write the game's record to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Watch {
    pub(crate) fn run(&self) -> Done {
        with_game!(self.table.game, G => self.watch::<G>())
    }

    fn watch<G: Bots + Told + Recorded>(&self) -> Done {
        let default = u8::try_from(self.seats.len()).ok().filter(|&count| count > 0);
        let setup = self.table.setup::<G>(default.unwrap_or(4))?;
        let players = setup.players();
        let strongest = G::NAMES.last().copied().unwrap_or("random").to_owned();
        let seats = match self.seats.is_empty() {
            true => vec![strongest; usize::from(players.count())],
            false => self.seats.clone(),
        };
        check_seats::<G>(&seats, players.count())?;
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}", G::TITLE)?;
        for seat in players.seats() {
            writeln!(out, "  {}: {}", name(seat), seats[seat.index()])?;
        }
        let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
        let game = Match { setup, seats: &seats, seed: self.seed, number: 0, timed: false };
        let mut teller = Teller::new(out, &name);
        teller.open(&G::new(setup))?;
        let played = game.play(|state: &G, events| {
            teller.tell(state, events)?;
            sleep(Duration::from_millis(self.pause));
            Ok(())
        })?;
        if let Some(path) = &self.record {
            std::fs::write(path, played.record(setup)?)
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }
}

fn name(seat: Seat) -> String {
    NAMES[seat.index()].to_owned()
}
