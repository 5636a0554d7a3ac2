//! Somebody who plays Chicago Express whatever happens to the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bourse_game::Dice;
use bourse_game::bots::Generator;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::client::{Answer, Guest, any_move, id, seq, table};

/// Plays one game after another until told to stop.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) address: watch::Receiver<SocketAddr>,
    pub(crate) stop: watch::Receiver<bool>,
    pub(crate) acknowledged: Arc<AtomicU64>,
    pub(crate) seats: Vec<Value>,
    pub(crate) dice: Generator,
}

/// A move that was answered with 200.
#[derive(Debug)]
pub(crate) struct Ack {
    pub(crate) table: String,
    pub(crate) seq: u64,
    pub(crate) key: String,
    pub(crate) actions: Vec<Value>,
}

/// What a player was told, and what he saw that must not be.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) acks: Vec<Ack>,
    pub(crate) findings: Vec<String>,
}

impl Player {
    pub(crate) async fn play(mut self) -> Played {
        let mut played = Played::default();
        if let Err(finding) = self.play_on(&mut played.acks).await {
            played.findings.push(finding);
        }
        played
    }

    async fn play_on(&mut self, acks: &mut Vec<Ack>) -> Result<(), String> {
        self.ask("/api/me", Some(json!({ "name": "player" }))).await;
        while !*self.stop.borrow() {
            let wish = table("chicago", json!({}), &self.seats);
            let made = self.ask("/api/tables", Some(wish)).await;
            self.game(&id(&made.ok()), acks).await?;
        }
        Ok(())
    }

    /// Plays a game to its end.
    async fn game(&mut self, table: &str, acks: &mut Vec<Ack>) -> Result<(), String> {
        let (path, first) = (format!("/api/tables/{table}"), acks.len());
        while !*self.stop.borrow() {
            let update = self.look(&path).await?;
            if update["table"]["status"] == "over" {
                return Ok(());
            }
            let moves = &update["position"]["moves"];
            if moves.is_null() {
                sleep(Duration::from_millis(3)).await;
                continue;
            }
            let seat = &update["table"]["you"]["viewer"];
            let mut actions = vec![any_move(moves, &mut self.dice)];
            if self.dice.below(3) == 0 {
                actions.extend(self.next(&path, seat, &actions).await);
            }
            let (seq, key) = (seq(&update), format!("move {}", acks.len()));
            let wish = json!({ "seat": seat, "seq": seq, "key": key, "actions": actions });
            let own: Vec<Value> =
                acks[first..].iter().flat_map(|ack| ack.actions.clone()).collect();
            self.send(&path, wish, &own, &actions).await?;
            self.acknowledged.fetch_add(1, Ordering::Relaxed);
            acks.push(Ack { table: table.to_owned(), seq: seq + 1, key, actions });
        }
        Ok(())
    }

    /// What could be played after an action by the same seat.
    async fn next(&mut self, path: &str, seat: &Value, actions: &[Value]) -> Option<Value> {
        let wish = json!({ "seat": seat, "actions": actions });
        let preview = self.ask(&format!("{path}/preview"), Some(wish)).await;
        let preview = (preview.status == 200).then(|| preview.json())?;
        let moves = &preview["position"]["moves"];
        (!moves.is_null()).then(|| any_move(moves, &mut self.dice))
    }

    /// Sends a move, the same one again and again, until it is answered.
    async fn send(
        &mut self,
        path: &str,
        wish: Value,
        own: &[Value],
        pending: &[Value],
    ) -> Result<(), String> {
        let url = format!("{path}/play");
        loop {
            let guest = self.guest.at(*self.address.borrow());
            match guest.try_post(&url, &wish).await {
                Ok(answer) if answer.status == 200 => return Ok(()),
                Ok(answer) if answer.status == 503 => {}
                Ok(answer) => return Err(format!("{wish} was answered {answer:?}")),
                // Nobody knows whether it was stored. It was, or it was not.
                Err(_) => {
                    let there = self.own(path).await?;
                    let rest = there.strip_prefix(own);
                    if rest.is_none_or(|rest| !rest.is_empty() && rest != pending) {
                        return Err(format!("{} are left of {own:?} {pending:?}", there.len()));
                    }
                }
            }
            sleep(Duration::from_millis(3)).await;
        }
    }

    /// The decisions of this player's seats, as the table has them.
    async fn own(&mut self, path: &str) -> Result<Vec<Value>, String> {
        let update = self.look(path).await?;
        let seats = update["table"]["you"]["seats"].as_array().unwrap();
        let steps = update["steps"].as_array().unwrap().iter();
        Ok(steps
            .filter(|step| seats.contains(&step["seat"]))
            .map(|step| step["what"].clone())
            .collect())
    }

    async fn look(&mut self, path: &str) -> Result<Value, String> {
        let answer = self.ask(path, None).await;
        if answer.status == 200 { Ok(answer.json()) } else { Err(format!("{path}: {answer:?}")) }
    }

    /// Asks until there is an answer.
    async fn ask(&mut self, path: &str, body: Option<Value>) -> Answer {
        loop {
            let guest = self.guest.at(*self.address.borrow());
            let answer = match &body {
                Some(body) => guest.try_post(path, body).await,
                None => guest.try_get(path).await,
            };
            if let Ok(answer) = answer {
                return answer;
            }
            sleep(Duration::from_millis(3)).await;
        }
    }
}
