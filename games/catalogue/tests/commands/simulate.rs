//! `bourse simulate` and `bourse watch`.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::{Scratch, complaint, said};

fn simulated(jobs: &str, folder: &Path) -> Value {
    let folder = folder.to_str().unwrap();
    let args = ["simulate", "chicago", "--players", "3", "--games", "12", "--seed", "7"];
    let rest = ["--seats", "greedy,random,random", "--json", "--jobs", jobs, "--record", folder];
    serde_json::from_str(&said(&[&args[..], &rest].concat())).unwrap()
}

#[test]
fn a_seed_gives_the_same_games_for_any_number_of_jobs() {
    let folder = std::env::temp_dir().join(format!("bourse-jobs-{}", std::process::id()));
    let (one, two) = (folder.join("1"), folder.join("2"));
    let report = simulated("1", &one);
    simulated("2", &two);
    let mut compared = 0;
    for entry in fs::read_dir(&one).unwrap() {
        let path = entry.unwrap().path();
        let other = two.join(path.file_name().unwrap());
        assert_eq!(fs::read(&path).unwrap(), fs::read(other).unwrap());
        said(&["replay", path.to_str().unwrap()]);
        compared += 1;
    }
    assert_eq!(compared, 12);
    assert_eq!((&report["games"], &report["finished"]), (&json!(12), &json!(12)));
    let wins: f64 =
        report["seats"].as_array().unwrap().iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 12.0).abs() < 1e-9, "every game has one win to share");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn seats_are_rotated() {
    let folder = std::env::temp_dir().join(format!("bourse-rotate-{}", std::process::id()));
    let args = ["simulate", "chicago", "--games", "2", "--seats", "greedy,random", "--record"];
    said(&[&args[..], &[folder.to_str().unwrap()]].concat());
    let first: Vec<String> = (0..2)
        .map(|number| {
            let path = folder.join(format!("chicago-{number:06}.jsonl"));
            fs::read_to_string(path).unwrap().lines().nth(1).unwrap().to_owned()
        })
        .collect();
    assert_ne!(first[0], first[1], "another bot opens the second game");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn watch_tells_a_whole_game() {
    let out = said(&["watch", "chicago", "--seats", "greedy,random,greedy", "--seed", "3"]);
    assert!(out.starts_with("Chicago Express\n"), "{out}");
    assert!(out.contains("General dividends, number 1") && out.contains("The game is over"));
}

#[test]
fn a_table_takes_price_lists_from_a_file() {
    let list = "[80,70,60,50,40,30,20,10]";
    let lists = format!(r#"{{"star":{{"sections":[{}],"end":{list}}}}}"#, [list; 6].join(","));
    let file = Scratch::new("prices-file", lists.as_bytes());
    let folder = std::env::temp_dir().join(format!("bourse-prices-{}", std::process::id()));
    let table = ["simulate", "speculation", "--games", "1", "--seats", "random,random,random"];
    let how = ["--prices", file.path(), "--record", folder.to_str().unwrap()];
    said(&[&table[..], &how].concat());
    let path = folder.join("speculation-000000.jsonl");
    let header: Value =
        serde_json::from_str(fs::read_to_string(&path).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!(header["prices"]["star"]["end"], serde_json::from_str::<Value>(list).unwrap());
    said(&["verify", path.to_str().unwrap()]);
    fs::remove_dir_all(folder).unwrap();
    let wrong = complaint(&["referee", "chicago", "--prices", file.path()]);
    assert!(wrong.contains("no price lists"), "{wrong}");
}
