//! Who may act: pages of this server, and whoever has the right cookie.

use reqwest::header::{COOKIE, HOST, ORIGIN};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Answer, Guest, Running, bot, id, me, record};

const PUBLIC: &str = "https://bourse.example";

async fn public() -> Running {
    let public = |config: &mut bourse_server::Config| config.public_url = Some(PUBLIC.into());
    Running::start_in(TempDir::new().unwrap(), public).await
}

/// Every request of the interface that changes something.
async fn posts(guest: &Guest) -> Vec<String> {
    let described = guest.get("/api/openapi.json").await.ok();
    let paths = described["paths"].as_object().unwrap().iter();
    let posts = paths.filter(|(_, what)| what.get("post").is_some());
    posts.map(|(path, _)| path.replace("{id}", "aaaaaaaaaaaa")).collect()
}

async fn post_from(guest: &Guest, path: &str, origin: &str) -> Answer {
    let request = guest.http.post(guest.url(path)).header(ORIGIN, origin).json(&json!({}));
    Answer::of(request.send().await.unwrap()).await.unwrap()
}

/// Whether a socket can be opened by a page from there.
async fn socket_from(guest: &Guest, origin: Option<&str>) -> bool {
    let url = format!("ws://{}/api/socket", guest.address);
    let mut request = url.into_client_request().unwrap();
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().unwrap());
    }
    tokio_tungstenite::connect_async(request).await.is_ok()
}

#[tokio::test]
async fn only_a_page_of_the_public_address_may_act() {
    let server = public().await;
    let guest = server.stranger();
    let posts = posts(&guest).await;
    assert!(posts.len() > 20, "{posts:?}");
    let own = format!("http://{}", server.address);
    let wrong = [
        "https://evil.example",
        "http://bourse.example",
        "https://bourse.example:8443",
        "https://bourse.example.evil.example",
        "https://sub.bourse.example",
        "null",
        "",
        &own,
    ];
    for path in &posts {
        for origin in wrong {
            post_from(&guest, path, origin).await.problem(403, "bad_origin");
        }
        assert_ne!(post_from(&guest, path, PUBLIC).await.status, 403, "{path}");
        assert_ne!(guest.post(path, &json!({})).await.status, 403, "{path}: a program's");
    }
    for origin in wrong {
        assert!(!socket_from(&guest, Some(origin)).await, "{origin}");
    }
    for origin in [Some(PUBLIC), Some("https://bourse.example:443"), None] {
        assert!(socket_from(&guest, origin).await, "{origin:?}");
    }
}

#[tokio::test]
async fn without_a_public_address_the_host_counts() {
    let server = Running::start().await;
    let guest = server.stranger();
    let own = format!("http://{}", server.address);
    for path in posts(&guest).await {
        post_from(&guest, &path, "http://evil.example").await.problem(403, "bad_origin");
        assert_ne!(post_from(&guest, &path, &own).await.status, 403, "{path}");
    }
    assert!(socket_from(&guest, Some(&own)).await && socket_from(&guest, None).await);
    assert!(!socket_from(&guest, Some("http://evil.example")).await);
    // A name that somebody else made lead here is not the page's own.
    let request =
        guest.http.post(guest.url("/api/me")).header(ORIGIN, own).header(HOST, "evil.example");
    let answer = Answer::of(request.json(&json!({ "name": "Eve" })).send().await.unwrap()).await;
    answer.unwrap().problem(403, "bad_origin");
}

#[tokio::test]
async fn every_answer_says_what_a_page_may_load() {
    for (server, https) in [(Running::start().await, false), (public().await, true)] {
        let guest = server.guest("Ada").await;
        for path in ["/", "/t/aaaaaaaaaaaa", "/nothing.js", "/api/games", "/api/nothing", "/health"]
        {
            let answer = guest.http.get(guest.url(path)).send().await.unwrap();
            let header =
                |name: &str| answer.headers().get(name).and_then(|text| text.to_str().ok());
            let policy = header("content-security-policy").unwrap();
            for word in ["unsafe", "ws:", "wss:", "*", "http:", "https:"] {
                let alone = policy.split([' ', ';']).any(|part| part == word);
                assert!(!alone && !policy.contains("unsafe"), "{policy}");
            }
            for part in [
                "default-src 'self'",
                "object-src 'none'",
                "base-uri 'none'",
                "frame-ancestors 'none'",
            ] {
                assert!(policy.split("; ").any(|one| one == part), "{policy}");
            }
            assert_eq!(header("x-content-type-options"), Some("nosniff"));
            assert_eq!(header("referrer-policy"), Some("no-referrer"));
            assert_eq!(header("cross-origin-resource-policy"), Some("same-origin"));
            let (hsts, coop) =
                (header("strict-transport-security"), header("cross-origin-opener-policy"));
            if https {
                assert!(policy.contains("connect-src 'self' wss://bourse.example;"), "{policy}");
                assert_eq!(
                    (hsts, coop),
                    (Some("max-age=63072000; includeSubDomains"), Some("same-origin"))
                );
            } else {
                assert!(policy.contains("connect-src 'self';"), "{policy}");
                assert_eq!((hsts, coop), (None, None));
            }
            assert!(header("access-control-allow-origin").is_none());
        }
        let refused = guest.http.post(guest.url("/api/me")).header(ORIGIN, "https://evil.example");
        let refused = refused.send().await.unwrap();
        assert!(refused.headers().contains_key("content-security-policy"));
    }
}

#[tokio::test]
async fn a_public_address_that_is_none_is_refused() {
    for wrong in ["bourse.example", "ftp://bourse.example", "https://"] {
        let folder = TempDir::new().unwrap();
        let mut config = crate::client::config(folder.path());
        config.public_url = Some(wrong.into());
        assert!(bourse_server::Server::open(&config).await.is_err(), "{wrong}");
    }
}

/// The first part of a `Set-Cookie`.
fn pair(cookie: &str) -> &str {
    cookie.split(';').next().unwrap()
}

#[tokio::test]
async fn a_cookie_survives_the_change_to_https() {
    let server = Running::start().await;
    let name = json!({ "name": "Ada" });
    let plain = server.stranger().post("/api/me", &name).await.cookie.unwrap();
    let folder = server.stop().await;
    let public = |config: &mut bourse_server::Config| config.public_url = Some(PUBLIC.into());
    let server = Running::start_in(folder, public).await;
    // A client without a jar of its own, which would not send secure cookies here.
    let http = reqwest::Client::new();
    let ask = async |cookie: &str| {
        let url = format!("http://{}/api/me", server.address);
        http.get(url).header(COOKIE, cookie).send().await.unwrap()
    };
    let answer = ask(pair(&plain)).await;
    let set: Vec<String> = answer
        .headers()
        .get_all("set-cookie")
        .iter()
        .map(|one| one.to_str().unwrap().to_owned())
        .collect();
    assert_eq!(answer.json::<Value>().await.unwrap(), name);
    let secure = set.iter().find(|one| one.starts_with("__Host-bourse=")).unwrap();
    assert!(secure.contains("Secure") && secure.contains("HttpOnly"), "{secure}");
    assert!(
        set.iter().any(|one| one.starts_with("bourse=;") && one.contains("Max-Age=0")),
        "{set:?}"
    );
    // From then on that one counts.
    let answer = ask(pair(secure)).await;
    assert!(answer.headers().get("set-cookie").is_none());
    assert_eq!(answer.json::<Value>().await.unwrap(), name);
    let forged = format!("{}x", pair(secure));
    assert_eq!(ask(&forged).await.json::<Value>().await.unwrap(), json!({ "name": null }));
}

#[tokio::test]
async fn a_personal_link_asks_before_it_replaces_who_one_is() {
    let server = Running::start().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let link = ada.get("/api/me/link").await.ok();
    let check = async |guest: &Guest| guest.post("/api/me/return/check", &link).await.ok();
    assert_eq!(check(&bob).await, json!({ "name": "Ada", "replaces": "Bob" }));
    assert_eq!(check(&ada).await, json!({ "name": "Ada", "replaces": null }));
    assert_eq!(check(&server.stranger()).await, json!({ "name": "Ada", "replaces": null }));
    bob.post("/api/me/return", &link).await.problem(409, "other_guest");
    assert_eq!(bob.get("/api/me").await.ok(), json!({ "name": "Bob" }));
    let mut sure = link.clone();
    sure["replace"] = json!(true);
    bob.post("/api/me/return", &sure).await.ok();
    assert_eq!(bob.get("/api/me").await.ok(), json!({ "name": "Ada" }));
    // One's own link asks nothing.
    ada.post("/api/me/return", &link).await.ok();
}

#[tokio::test]
async fn a_personal_link_is_changed_and_the_old_one_works_no_longer() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("chicago", json!({}), &[me(), bot("random")]).await;
    let old = ada.get("/api/me/link").await.ok();
    let thief = server.stranger();
    let thiefs = thief.post("/api/me/return", &old).await.cookie;
    assert_eq!(thief.look(&table).await["table"]["you"]["seats"], json!([0]));

    server.stranger().post("/api/me/link", &json!({})).await.problem(401, "no_name");
    let listener = Guest { cookie: thiefs, ..thief.clone() };
    let (mut listening, _) = listener.watch(&table, None).await;
    let new = ada.post("/api/me/link", &json!({})).await.ok();
    assert_ne!(new, old);
    // A socket from before is told nothing more.
    ada.play(&table, 0, &[crate::protocol::bid(10)]).await;
    assert_eq!(listening.next().await, None);
    assert_eq!(ada.get("/api/me/link").await.ok(), new);
    let server = server.restart().await;
    let (ada, thief) = (ada.at(server.address), thief.at(server.address));
    server.stranger().post("/api/me/return", &old).await.problem(404, "no_guest");
    // Nor is who came by it still somebody.
    assert_eq!(thief.get("/api/me").await.ok(), json!({ "name": null }));
    assert_eq!(thief.look(&table).await["table"]["you"]["seats"], json!([]));
    assert_eq!(ada.look(&table).await["table"]["you"]["seats"], json!([0]));
    // A new name does not bring the old link back.
    ada.post("/api/me", &json!({ "name": "Ada L." })).await.ok();
    server.stranger().post("/api/me/return", &old).await.problem(404, "no_guest");
    let phone = server.stranger();
    assert_eq!(phone.post("/api/me/return", &new).await.ok(), json!({ "name": "Ada L." }));
    assert_eq!(phone.look(&table).await["table"]["you"]["seats"], json!([0]));
}

#[tokio::test]
async fn names_in_a_record_are_cut_and_cleaned_and_never_refused() {
    let server = Running::start().await;
    let ada = server.guest("Ada").await;
    let long = "x".repeat(340 << 10);
    let odd = [format!("{long}\u{7}\u{0}"), "\u{202e}evil\ttab\n".into(), "\u{200b}\u{0}".into()];
    let names = format!(r#""players":3,"names":{}"#, json!(odd));
    let text = record("chicago-3p-rush").replacen(r#""players":3"#, &names, 1);
    let wish = json!({ "record": text, "seats": null, "pause": 0 });
    let table = id(&ada.post("/api/tables/upload", &wish).await.ok());
    let shown = ada.get(&format!("/api/tables/{table}")).await;
    let seats = &shown.json()["table"]["seats"];
    let names: Vec<&str> = (0..3).map(|seat| seats[seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, [&"x".repeat(40), "evil tab", "#3"]);
    assert!(!shown.text.contains(&"x".repeat(41)));
    let again = ada.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(
        !again.contains(&"x".repeat(41)) && again.contains(r#""names":["xx"#),
        "{}",
        &again[..200]
    );
}
