//! Every class of actions of the site's engine, field by field: what 1861 has is
//! read however it is written, what it has not is refused by its name.

use bourse_1861::eighteen_xx::{Reason, import};
use serde_json::{Map, Value, json};

/// A class of actions that 1861 has: its name, the arguments it must have, and those
/// it may have, each with a value.
struct Class {
    kind: &'static str,
    required: Value,
    optional: Value,
}

impl Class {
    fn new(kind: &'static str, required: Value, optional: Value) -> Self {
        Self { kind, required, optional }
    }

    /// The action with what it must have.
    fn action(&self) -> Map<String, Value> {
        let mut action = self.required.as_object().unwrap().clone();
        action.insert("type".into(), json!(self.kind));
        action
    }
}

/// What is played.
fn played() -> Vec<Class> {
    let route = json!({"train": "2-0", "connections": [["E1", "F2", "F4", "G5"]]});
    let shared = json!({
        "share_price": 100, "percent": 10, "swap": "NW_2", "purchase_for": 12,
        "purchase_for_type": "player", "borrow_from": 12, "borrow_from_type": "player",
        "total_price": 100, "discounter": "TSR",
    });
    let founding = json!({
        "slot": 0, "purchase_for": 12, "purchase_for_type": "player", "borrow_from": 12,
        "borrow_from_type": "player",
    });
    let train = json!({
        "variant": "2", "exchange": "2-1", "shell": "A", "slots": [0], "extra_due": true,
        "warranties": 1,
    });
    vec![
        Class::new("pass", json!({}), json!({})),
        Class::new(
            "bid",
            json!({"company": "TSR", "price": 20}),
            json!({"corporation": "N", "minor": "N"}),
        ),
        Class::new(
            "bid",
            json!({"corporation": "N", "price": 100}),
            json!({"company": "TSR", "minor": "N"}),
        ),
        Class::new("par", json!({"corporation": "NW", "share_price": "100,4,6"}), founding),
        Class::new("buy_shares", json!({"shares": ["NW_1"]}), shared),
        Class::new(
            "sell_shares",
            json!({"shares": ["NW_1"]}),
            json!({"share_price": 100, "percent": 10, "swap": "NW_2"}),
        ),
        Class::new(
            "lay_tile",
            json!({"hex": "E9", "tile": "57-0", "rotation": 0}),
            json!({"combo_entities": ["TSR"]}),
        ),
        Class::new(
            "place_token",
            json!({"city": "57-0-0"}),
            json!({"slot": 0, "cost": 20, "tokener": "NW", "token_type": "normal"}),
        ),
        Class::new("remove_token", json!({"city": "57-0-0"}), json!({"slot": 0})),
        Class::new(
            "run_routes",
            json!({"routes": [route]}),
            json!({"extra_revenue": 0, "subsidy": 0}),
        ),
        Class::new("dividend", json!({"kind": "payout"}), json!({"amount": 10})),
        Class::new("buy_train", json!({"train": "2-0", "price": 100}), train),
        Class::new("discard_train", json!({"train": "2-0"}), json!({})),
        Class::new("buy_company", json!({"company": "TSR", "price": 20}), json!({})),
        Class::new("convert", json!({}), json!({})),
        Class::new("merge", json!({"corporation": "N"}), json!({"minor": "N"})),
        Class::new("choose", json!({"choice": "nationalize"}), json!({})),
    ]
}

/// What a route may say beside its train and its way.
const OF_A_ROUTE: [(&str, &str); 7] = [
    ("hexes", r#"["E1", "G5"]"#),
    ("revenue", "50"),
    ("revenue_str", r#""E1-G5""#),
    ("subsidy", "0"),
    ("halts", "0"),
    ("abilities", r#"["x"]"#),
    ("nodes", r#"["E1-0", "G5-0"]"#),
];

/// What takes back, and what is never played: orders for the site to act on later and
/// words. Whatever else they say, the game goes on.
const ASIDE: [&str; 11] = [
    "message",
    "log",
    "program_auction_bid",
    "program_buy_shares",
    "program_close_pass",
    "program_disable",
    "program_enable",
    "program_harzbahn_draft_pass",
    "program_independent_mines",
    "program_merger_pass",
    "program_share_pass",
];

/// What takes back, and what ends a game.
const OF_THE_LIST: [&str; 3] = ["undo", "redo", "end_game"];

/// What only other games have.
const OF_OTHER_GAMES: [&str; 44] = [
    "acquire_company",
    "assign",
    "bankrupt",
    "blind_bid",
    "borrow_train",
    "buy_corporation",
    "buy_power",
    "buy_token",
    "choose_ability",
    "claim_hex_token",
    "combined_trains",
    "corporate_buy_company",
    "corporate_buy_shares",
    "corporate_sell_company",
    "corporate_sell_shares",
    "credit_mobilier",
    "destination_connection",
    "double_head_trains",
    "failed_merge",
    "hex_token",
    "manual_close_company",
    "move_bid",
    "offer",
    "payoff_debt",
    "payoff_loan",
    "payoff_player_debt",
    "payoff_player_debt_partial",
    "purchase_train",
    "reassign_trains",
    "remove_border",
    "remove_hex_token",
    "respond",
    "scrap_train",
    "select_multiple_companies",
    "sell_company",
    "sell_train",
    "short",
    "special_buy",
    "split",
    "swap_train",
    "switch_trains",
    "take_loan",
    "use_graph",
    "view_merge_options",
];

/// What comes of a file with these actions of player 11: nothing where all are played
/// or passed over, else the reason, if it is not a rule's, and the words.
fn outcome(actions: &[Map<String, Value>]) -> Option<(Option<Reason>, String)> {
    let actions: Vec<Value> = actions
        .iter()
        .enumerate()
        .map(|(place, action)| {
            let mut action = action.clone();
            action.insert("id".into(), json!(place + 1));
            action.insert("entity".into(), json!(11));
            action.insert("entity_type".into(), json!("player"));
            Value::Object(action)
        })
        .collect();
    let players = json!([{"id": 11}, {"id": 12}, {"id": 13}]);
    let file = json!({"title": "1861", "players": players, "actions": actions}).to_string();
    let stopped = import(file.as_bytes(), Vec::new()).unwrap().stopped?;
    Some((stopped.why().map(|why| why.reason), stopped.to_string()))
}

fn one(action: &Map<String, Value>) -> Option<(Option<Reason>, String)> {
    outcome(std::slice::from_ref(action))
}

fn is_read(outcome: Option<&(Option<Reason>, String)>) -> bool {
    let unread = |reason: &Reason| {
        matches!(reason, Reason::Unreadable | Reason::UnknownAction { .. } | Reason::Nobody { .. })
    };
    outcome.is_none_or(|(reason, _)| !reason.as_ref().is_some_and(unread))
}

/// An action with a key written otherwise, or left out.
fn with(action: &Map<String, Value>, key: &str, value: Option<Value>) -> Map<String, Value> {
    let mut action = action.clone();
    action.remove(key);
    action.extend(value.map(|value| (key.to_owned(), value)));
    action
}

#[test]
fn every_class_stands_in_one_table() {
    let mut kinds: Vec<&str> = played().iter().map(|class| class.kind).collect();
    kinds.extend(ASIDE.iter().chain(&OF_THE_LIST).chain(&OF_OTHER_GAMES));
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 74, "as many as the engine has");
}

#[test]
fn what_may_be_left_out_is_read_in_every_form() {
    for class in played() {
        let plain = class.action();
        let alone = one(&plain);
        assert!(is_read(alone.as_ref()), "{plain:?}: {alone:?}");
        for (key, value) in class.optional.as_object().unwrap() {
            for empty in [Value::Null, json!(false)] {
                let action = with(&plain, key, Some(empty));
                assert_eq!(one(&action), alone, "{action:?}");
            }
            let action = with(&plain, key, Some(value.clone()));
            let filled = one(&action);
            assert!(is_read(filled.as_ref()), "{action:?}: {filled:?}");
        }
        for (key, value) in [("user", json!(12)), ("created_at", json!(1)), ("new", json!({}))] {
            assert_eq!(one(&with(&plain, key, Some(value))), alone, "{key} of {}", class.kind);
            assert_eq!(one(&with(&plain, key, Some(Value::Null))), alone, "{key}");
        }
    }
}

#[test]
fn what_a_route_says_beside_its_way_may_be_anything() {
    let run = |key: &str, value: Option<Value>| {
        let way = json!({"train": "2-0", "connections": [["E1", "F2", "F4", "G5"]]});
        let route = with(way.as_object().unwrap(), key, value);
        let action = json!({"type": "run_routes", "routes": [route]});
        one(action.as_object().unwrap())
    };
    for (key, value) in OF_A_ROUTE {
        let plain = run(key, None);
        assert!(is_read(plain.as_ref()), "{plain:?}");
        for form in [Value::Null, json!(false), serde_json::from_str(value).unwrap()] {
            assert_eq!(run(key, Some(form.clone())), plain, "{key}: {form}");
        }
    }
}

#[test]
fn what_is_missing_is_named() {
    for class in played() {
        let plain = class.action();
        for key in class.required.as_object().unwrap().keys() {
            // Of what a bid is for, one of two is enough.
            let said = match (class.kind, key.as_str()) {
                ("bid", "company" | "corporation") => "company or corporation is missing".into(),
                (_, key) => format!("{key} is missing"),
            };
            let mut forms = vec![None, Some(Value::Null)];
            // Any answer is taken for yes.
            if class.kind != "choose" {
                forms.push(Some(json!(false)));
            }
            for form in forms {
                let (reason, why) = one(&with(&plain, key, form)).unwrap();
                assert_eq!(reason, Some(Reason::Unreadable), "{} without {key}", class.kind);
                assert_eq!(why, format!("action 1: {said}"));
            }
        }
    }
}

/// The first bid of a game follows, and is played.
#[test]
fn what_is_said_aside_changes_nothing() {
    let bid = json!({"type": "bid", "company": "TSR", "price": 30});
    let bid = bid.as_object().unwrap();
    assert_eq!(one(bid), None);
    for kind in ASIDE {
        for more in [
            json!({}),
            json!({"message": null, "corporation": false}),
            json!({"options": {"x": []}}),
        ] {
            let mut aside = more.as_object().unwrap().clone();
            aside.insert("type".into(), json!(kind));
            assert_eq!(outcome(&[aside, bid.clone()]), None, "{kind} {more}");
        }
    }
}

#[test]
fn an_undo_may_say_how_far_it_goes() {
    let action = |text: &str| serde_json::from_str::<Map<String, Value>>(text).unwrap();
    let bid = action(r#"{"type": "bid", "company": "TSR", "price": 30}"#);
    for undo in [
        r#"{"type": "undo"}"#,
        r#"{"type": "undo", "action_id": null}"#,
        r#"{"type": "undo", "action_id": false}"#,
        r#"{"type": "undo", "action_id": 0}"#,
    ] {
        assert_eq!(outcome(&[bid.clone(), action(undo), bid.clone()]), None, "{undo}");
    }
    let redo = action(r#"{"type": "redo"}"#);
    let undo = action(r#"{"type": "undo", "action_id": 0}"#);
    assert_eq!(outcome(&[bid.clone(), undo.clone(), redo]), None);
    let (reason, _) = outcome(&[bid, action(r#"{"type": "undo", "action_id": 9}"#)]).unwrap();
    assert_eq!(reason, Some(Reason::NothingToUndo));
}

#[test]
fn what_only_other_games_have_is_refused_by_its_name() {
    for kind in OF_OTHER_GAMES {
        let action = json!({"type": kind, "train": "2-0", "corporation": "NW", "price": null});
        let (reason, why) = one(action.as_object().unwrap()).unwrap();
        assert_eq!(reason, Some(Reason::UnknownAction { word: kind.into() }));
        assert_eq!(why, format!("action 1: 1861 has no action {kind:?}"));
    }
}
