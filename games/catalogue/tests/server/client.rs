//! A server of one's own, and guests who talk to it as pages do.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use bourse_game::Dice;
use bourse_server::api::PROTOCOL;
use bourse_server::limits::Limits;
use bourse_server::{Config, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Whatever does not come within this never will.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server in this process, with its data in a folder of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) resumed: u64,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// A server on any free port of this machine, on which there are no limits.
pub(crate) fn config(folder: &Path) -> Config {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let unlimited = vec!["127.0.0.1".parse().unwrap()];
    let limits = Limits { unlimited, ..Limits::default() };
    Config { listen, limits, ..Config::local(folder.to_owned()) }
}

impl Running {
    pub(crate) async fn start() -> Self {
        Self::start_in(TempDir::new().unwrap(), |_| ()).await
    }

    pub(crate) async fn start_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::open(&config).await.unwrap();
        Self::run(server, folder)
    }

    pub(crate) fn run(server: Server, folder: TempDir) -> Self {
        let (address, resumed) = (server.address().unwrap(), server.resumed());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stopped = async move {
                let _ = stopped.await;
            };
            server.run(stopped).await.unwrap();
        });
        Self { address, resumed, folder, stop, task }
    }

    /// Stops it, and starts another with the same data.
    pub(crate) async fn restart(self) -> Self {
        Self::start_in(self.stop().await, |_| ()).await
    }

    /// Stops it, and gives its data.
    pub(crate) async fn stop(self) -> TempDir {
        let _ = self.stop.send(());
        self.task.await.unwrap();
        self.folder
    }

    pub(crate) fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("bourse.sqlite")
    }

    /// A guest with a name and a cookie jar.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let mut guest = self.stranger();
        let answer = guest.post("/api/me", &json!({ "name": name })).await;
        guest.cookie = answer.cookie.clone();
        answer.ok();
        guest
    }

    /// Somebody without a name.
    pub(crate) fn stranger(&self) -> Guest {
        Guest::new(self.address)
    }
}

/// A browser: a cookie jar and what it asks.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) http: reqwest::Client,
    pub(crate) address: SocketAddr,
    /// For sockets, which have no jar.
    pub(crate) cookie: Option<String>,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
    pub(crate) cookie: Option<String>,
}

impl Answer {
    pub(crate) async fn of(response: reqwest::Response) -> reqwest::Result<Self> {
        let status = response.status().as_u16();
        let cookie = response.headers().get("set-cookie");
        let cookie = cookie.map(|cookie| cookie.to_str().unwrap().to_owned());
        Ok(Self { status, text: response.text().await?, cookie })
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{self:?} is not JSON"))
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        self.json()
    }

    /// The problem, which must have this status and code.
    #[track_caller]
    pub(crate) fn problem(self, status: u16, code: &str) -> Value {
        let error = self.json()["error"].take();
        assert_eq!((self.status, error["code"].as_str()), (status, Some(code)), "{}", self.text);
        error
    }
}

impl Guest {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let http = reqwest::Client::builder().cookie_store(true).timeout(PATIENCE).build().unwrap();
        Self { http, address, cookie: None }
    }

    /// The same browser, after the server moved.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn try_get(&self, path: &str) -> reqwest::Result<Answer> {
        Answer::of(self.http.get(self.url(path)).send().await?).await
    }

    pub(crate) async fn try_post(&self, path: &str, body: &Value) -> reqwest::Result<Answer> {
        Answer::of(self.http.post(self.url(path)).json(body).send().await?).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.try_get(path).await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).await.unwrap()
    }

    /// Makes a table and gives its id.
    pub(crate) async fn make(&self, game: &str, options: Value, seats: &[Value]) -> String {
        let wish = table(game, options, seats);
        id(&self.post("/api/tables", &wish).await.ok())
    }

    pub(crate) async fn look(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.ok()
    }

    pub(crate) async fn act(&self, table: &str, what: &str, body: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/{what}"), body).await
    }

    /// Decides for a seat, knowing the latest.
    pub(crate) async fn play(&self, table: &str, seat: u8, actions: &[Value]) -> Value {
        let seq = seq(&self.look(table).await);
        let key = format!("{seat}-{seq}");
        let wish = json!({ "seat": seat, "seq": seq, "key": key, "actions": actions });
        self.act(table, "play", &wish).await.ok()
    }

    pub(crate) async fn undo(&self, table: &str, seat: u8, to: usize) -> Answer {
        let seq = seq(&self.look(table).await);
        self.act(table, "undo", &json!({ "seat": seat, "seq": seq, "to": to })).await
    }

    pub(crate) async fn answer_undo(&self, table: &str, agree: bool) -> Answer {
        let seq = seq(&self.look(table).await);
        self.act(table, "undo/answer", &json!({ "seq": seq, "agree": agree })).await
    }

    /// Sits down by the invitation.
    pub(crate) async fn sit(&self, table: &str, invite: &str, seat: Option<u8>) -> Answer {
        self.act(table, "sit", &json!({ "key": invite, "seat": seat, "name": null })).await
    }

    /// A socket that watches a table, and the first thing it is told.
    pub(crate) async fn watch(&self, table: &str, since: Option<u64>) -> (Socket, Value) {
        let mut socket = self.socket().await;
        let wish = json!({ "type": "watch", "table": table, "viewer": null, "since": since });
        socket.say(&wish).await;
        let first = socket.update().await;
        (socket, first)
    }

    /// A socket that has been greeted.
    pub(crate) async fn socket(&self) -> Socket {
        let mut socket = Socket::open(self.address, self.cookie.as_deref()).await;
        socket.say(&json!({ "type": "hello", "protocol": PROTOCOL, "rules": {} })).await;
        assert_eq!(socket.hear().await["type"], "welcome");
        socket
    }
}

/// A table to be made.
pub(crate) fn table(game: &str, options: Value, seats: &[Value]) -> Value {
    json!({
        "game": game, "options": options, "seats": seats, "listed": false,
        "mode": "play", "pause": 0, "prices": null,
    })
}

pub(crate) fn me() -> Value {
    json!({ "type": "me" })
}

pub(crate) fn open() -> Value {
    json!({ "type": "open" })
}

pub(crate) fn screen(name: &str) -> Value {
    json!({ "type": "screen", "name": name })
}

pub(crate) fn bot(name: &str) -> Value {
    json!({ "type": "bot", "bot": name })
}

pub(crate) fn id(update: &Value) -> String {
    update["table"]["id"].as_str().unwrap().to_owned()
}

pub(crate) fn seq(update: &Value) -> u64 {
    update["table"]["seq"].as_u64().unwrap()
}

pub(crate) fn line(update: &Value) -> usize {
    update["position"]["line"].as_u64().unwrap() as usize
}

pub(crate) fn invite(update: &Value) -> String {
    update["table"]["you"]["invite"].as_str().unwrap().to_owned()
}

/// An update without what differs between looking and being told.
pub(crate) fn standing(update: &Value) -> Value {
    let mut update = update.clone();
    for chair in update["table"]["seats"].as_array_mut().unwrap() {
        chair["here"] = Value::Null;
    }
    update
}

/// A page's log after an update.
pub(crate) fn follow(steps: &mut Vec<Value>, update: &Value) {
    steps.truncate(update["keep"].as_u64().unwrap() as usize);
    steps.extend(update["steps"].as_array().unwrap().iter().cloned());
}

/// The decisions of a recorded game of Chicago Express.
pub(crate) fn recorded(name: &str) -> Vec<(u8, Value)> {
    let lines = record(name);
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines
        .filter_map(|mut line| Some((line["seat"].as_u64()? as u8, line["action"].take())))
        .collect()
}

/// The text of a recorded game.
pub(crate) fn record(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let game = name.split('-').next().unwrap();
    std::fs::read_to_string(folder.join(game).join(format!("{name}.jsonl"))).unwrap()
}

/// Anything of a list that is not empty.
pub(crate) fn pick<'a>(from: &'a Value, dice: &mut impl Dice) -> Option<&'a Value> {
    let list = from.as_array().filter(|list| !list.is_empty())?;
    list.get(dice.below(list.len() as u64) as usize)
}

/// Any of the moves Chicago Express offers.
pub(crate) fn any_move(moves: &Value, dice: &mut impl Dice) -> Value {
    let mut all = Vec::new();
    if let Some(range) = moves["bid"].as_array() {
        let (low, high) = (range[0].as_u64().unwrap(), range[1].as_u64().unwrap());
        let amount = low + dice.below((high - low + 1).min(5));
        all.push(json!({ "type": "bid", "amount": amount }));
    }
    if let Some(dial) = pick(&moves["choose"], dice) {
        all.push(json!({ "type": "choose", "dial": dial }));
    }
    if let Some(company) = pick(&moves["offer"], dice) {
        all.push(json!({ "type": "offer", "company": company }));
    }
    for (company, hexes) in moves["build"].as_object().into_iter().flatten() {
        let hex = pick(hexes, dice);
        all.push(json!({ "type": "build", "company": company, "hex": hex }));
    }
    if let Some(hex) = pick(&moves["develop"], dice) {
        all.push(json!({ "type": "develop", "hex": hex }));
    }
    for word in ["pass", "done", "forgo"] {
        if moves[word] == true {
            all.push(json!({ "type": word }));
        }
    }
    all.swap_remove(dice.below(all.len() as u64) as usize)
}

/// A page's socket.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl From<WebSocketStream<MaybeTlsStream<TcpStream>>> for Socket {
    fn from(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self(stream)
    }
}

impl Socket {
    pub(crate) async fn open(address: SocketAddr, cookie: Option<&str>) -> Self {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        Self(tokio_tungstenite::connect_async(request).await.unwrap().0)
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        let _ = self.0.send(message).await;
    }

    /// Why the server closed the socket, after whatever else it said: a code,
    /// and words.
    pub(crate) async fn farewell(&mut self) -> Option<(u16, String)> {
        let close = async {
            while let Some(Ok(message)) = self.0.next().await {
                if let Message::Close(frame) = message {
                    return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                }
            }
            None
        };
        tokio::time::timeout(PATIENCE, close).await.expect("the server does not close it")
    }

    /// The next message, or nothing when the socket was closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        serde_json::from_str(&self.text().await?).ok()
    }

    /// The next message as it was sent.
    pub(crate) async fn text(&mut self) -> Option<String> {
        let next = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    // A heartbeat says nothing.
                    Some(Ok(_)) => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("the server says nothing")
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.next().await.expect("the socket is open")
    }

    pub(crate) async fn update(&mut self) -> Value {
        let mut message = self.hear().await;
        assert_eq!(message["type"], "update", "{message}");
        message["update"].take()
    }

    /// Updates until one has come so far.
    pub(crate) async fn until(&mut self, far: u64, steps: &mut Vec<Value>) -> Value {
        loop {
            let update = self.update().await;
            follow(steps, &update);
            if seq(&update) >= far {
                return update;
            }
        }
    }
}
