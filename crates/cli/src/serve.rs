//! `bourse serve`

use std::io::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

use bourse_server::{Config, Server};
use clap::Args;
use tracing::Level;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use self::limits::LimitArgs;
use crate::{Done, Failure};

mod limits;
mod open_files;
mod stop;

/// Serve tables to browsers
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen; 0.0.0.0:8080 for everybody on the local network
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// The folder of the data file
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,

    /// The address people use, if another program stands in front
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,

    /// How long a bot may think about a move before a simpler one moves for it
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    bot_patience: f64,

    /// Log as JSON, one object a line
    #[arg(long)]
    log_json: bool,

    #[command(flatten)]
    limits: LimitArgs,
}

impl Serve {
    pub(crate) fn run(&self) -> Done {
        self.log();
        let stop = stop::on_signal(self.data.clone())?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(self.serve(stop));
        // Whatever somebody is still thinking about belongs to nobody.
        runtime.shutdown_background();
        served
    }

    async fn serve(&self, stop: impl Future<Output = ()> + Send + 'static) -> Done {
        if let Some(url) = &self.public_url
            && !(url.starts_with("http://") || url.starts_with("https://"))
        {
            return Err(Failure::Said(format!("{url} is not an address: http://… or https://…")));
        }
        let patience = Duration::try_from_secs_f64(self.bot_patience)
            .map_err(|error| format!("--bot-patience: {error}"))?;
        let config = Config {
            listen: self.listen,
            public_url: self.public_url.clone(),
            patience,
            limits: self.limits.limits(),
            ..Config::local(self.data.clone())
        };
        if self.public_url.is_some() && config.limits.proxies.is_empty() {
            tracing::warn!("without --proxy everybody behind a proxy counts as one address");
        }
        open_files::allow(config.limits.connections);
        let said = |error: bourse_server::ServerError| Failure::Said(error.to_string());
        let server = Server::open(&config).await.map_err(said)?;
        let mut out = std::io::stdout();
        let address = server.address()?;
        writeln!(out, "Bourse is open: {}", self.public(address))?;
        if self.public_url.is_none()
            && address.ip().is_unspecified()
            && let Some(here) = on_the_network()
        {
            let port = address.port();
            writeln!(out, "For others on this network: http://{}", SocketAddr::new(here, port))?;
        }
        if server.resumed() > 0 {
            writeln!(out, "Games that go on: {}", server.resumed())?;
        }
        out.flush()?;
        server.run(stop).await.map_err(said)
    }

    /// The address to open in a browser.
    fn public(&self, address: SocketAddr) -> String {
        match &self.public_url {
            Some(url) => url.clone(),
            None if address.ip().is_unspecified() => format!("http://127.0.0.1:{}", address.port()),
            None => format!("http://{address}"),
        }
    }

    fn log(&self) {
        let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse().ok());
        let filter = wanted.unwrap_or_else(|| Targets::new().with_default(Level::INFO));
        let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let lines = if self.log_json { lines.json().boxed() } else { lines.boxed() };
        tracing_subscriber::registry().with(lines.with_filter(filter)).init();
    }
}

/// This machine's address on the local network: the one it would send from.
/// Nothing is sent.
fn on_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}
