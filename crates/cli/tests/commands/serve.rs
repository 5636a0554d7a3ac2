//! A server as whoever runs it meets it: signals, limits, backups.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use tempfile::TempDir;

use crate::{complaint, said};

/// Whatever does not happen within this never will.
const PATIENCE: Duration = Duration::from_secs(60);

struct Serving {
    child: Child,
    address: SocketAddr,
}

impl Serving {
    fn start(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bourse"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(more);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let first = BufReader::new(child.stdout.take().unwrap()).lines().next().unwrap().unwrap();
        let address = first.strip_prefix("Bourse is open: http://").unwrap().parse().unwrap();
        Self { child, address }
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).unwrap();
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// A connection over which this was said.
    fn say(&self, text: &str) -> TcpStream {
        let mut stream = self.connect();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    }

    /// Asks something without a body, and gives the answer.
    fn get(&self, path: &str) -> String {
        let ask = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let mut answer = String::new();
        self.say(&ask).read_to_string(&mut answer).unwrap();
        answer
    }

    /// How it ended, and what it complained of.
    fn ended(mut self) -> (ExitStatus, String) {
        let begun = Instant::now();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None if begun.elapsed() > PATIENCE => {
                    self.child.kill().unwrap();
                    panic!("the server does not end");
                }
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        let mut complaints = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        (status, complaints)
    }
}

const HEAD: &str = "Host: x\r\nContent-Type: application/json\r\n";

/// Somebody who has begun to send something and goes on for ever.
fn sending(server: &Serving) -> TcpStream {
    server.say(&format!("POST /api/me HTTP/1.1\r\n{HEAD}Content-Length: 100\r\n\r\n{{"))
}

/// Makes somebody, so that something is stored.
fn name_somebody(server: &Serving) {
    let body = r#"{"name":"Ada"}"#;
    let length = body.len();
    let ask = format!(
        "POST /api/me HTTP/1.1\r\n{HEAD}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut answer = String::new();
    server.say(&ask).read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}

#[test]
fn a_signal_ends_it_whatever_others_do() {
    for signal in [Signal::TERM, Signal::INT] {
        let folder = TempDir::new().unwrap();
        let server = Serving::start(folder.path(), &[]);
        name_somebody(&server);
        let _sending = sending(&server);
        let _beginning = server.say("GET /api/games HTTP/1.1\r\nHost: ");
        let _silent = server.connect();
        server.signal(signal);
        let (status, complaints) = server.ended();
        assert!(status.success(), "{status}: {complaints}");
        let file = folder.path().join("bourse.sqlite");
        assert!(file.exists() && !file.with_extension("sqlite-wal").exists());
    }
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let folder = TempDir::new().unwrap();
    let server = Serving::start(folder.path(), &[]);
    let _sending = sending(&server);
    // It has to be there before it can be waited for.
    assert!(server.get("/health").contains("200 OK"));
    server.signal(Signal::TERM);
    // The first has been heard when nobody is let in any more.
    while TcpStream::connect(server.address).is_ok() {
        std::thread::sleep(Duration::from_millis(1));
    }
    server.signal(Signal::TERM);
    let (status, complaints) = server.ended();
    assert!(complaints.contains("stopped at once"), "{complaints}");
    assert_eq!(status.code(), Some(1));
}

#[test]
fn tables_are_copied_while_they_are_served() {
    let (folder, copy) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let server = Serving::start(folder.path(), &[]);
    name_somebody(&server);
    let data = folder.path().to_str().unwrap();
    let file = copy.path().join("bourse.sqlite");
    let file = file.to_str().unwrap();
    assert!(said(&["backup", file, "--data", data]).contains("bytes"));
    assert!(complaint(&["backup", file, "--data", data]).contains("exists"));
    complaint(&["backup", &format!("{file}.other"), "--data", "no such folder"]);
    let second = Serving::start(copy.path(), &[]);
    assert!(second.get("/ready").contains(r#""ready":true"#));
    for server in [server, second] {
        server.signal(Signal::TERM);
        assert!(server.ended().0.success());
    }
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = TempDir::new().unwrap();
    let server = Serving::start(folder.path(), &[]);
    let data = folder.path().to_str().unwrap();
    let why = complaint(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert!(why.contains("another server is open with the data in"), "{why}");
    server.signal(Signal::TERM);
    assert!(server.ended().0.success());
}

#[test]
fn limits_are_set_on_the_command_line() {
    let folder = TempDir::new().unwrap();
    for (more, answered) in [
        (vec!["--address-requests", "2+1/h"], [true, true, false]),
        (vec!["--address-requests", "2+1/h", "--unlimited", "127.0.0.1"], [true, true, true]),
    ] {
        let server = Serving::start(folder.path(), &more);
        let got = [(); 3].map(|()| server.get("/api/games").starts_with("HTTP/1.1 200 "));
        assert_eq!(got, answered, "{more:?}");
        server.signal(Signal::TERM);
        assert!(server.ended().0.success());
    }
    for wrong in [["--address-requests", "fast"], ["--unlimited", "localhost"], ["--proxy", "1/2"]]
    {
        let output = crate::bourse(&["serve", wrong[0], wrong[1]]);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn twelve_thousand_connections_are_open_at_a_time() {
    const MANY: u64 = 12_000;
    let limit = getrlimit(Resource::Nofile);
    let needed = MANY + 200;
    if limit.maximum.is_some_and(|most| most < needed) {
        println!("skipped: no {needed} files may be open here ({limit:?})");
        return;
    }
    // The server asks for itself: it begins with as few as are usual.
    let few = Rlimit { current: Some(1024), maximum: limit.maximum };
    setrlimit(Resource::Nofile, few).unwrap();
    let folder = TempDir::new().unwrap();
    let server = Serving::start(folder.path(), &["--unlimited", "127.0.0.1"]);
    setrlimit(Resource::Nofile, Rlimit { current: Some(needed), ..limit }).unwrap();
    let mut open: Vec<TcpStream> = (0..MANY).map(|_| server.connect()).collect();
    // Those that came first and last are answered alike.
    let (first, last) = (0, open.len() - 1);
    for number in [first, last] {
        let stream = &mut open[number];
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        let mut answer = [0; 15];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200 OK", "{number}");
    }
    drop(open);
    server.signal(Signal::TERM);
    assert!(server.ended().0.success());
}
