//! Recorded and generated games, when they are at hand.

use std::path::PathBuf;

use bourse_1861::Edition;
use bourse_1861::route_instances::{Instance, read};
use bourse_track::{Best, Declared, best_routes, brute_force, check_routes};

use crate::replayed::shared;

fn instances() -> Vec<Instance> {
    let Some(folder) = shared().map(|shared| shared.join("conformance/1861/routes")) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> =
        folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|file| read(&std::fs::read(file).unwrap()).unwrap()).collect()
}

/// Up to this many trains the answer is quick, also in a build with all checks.
const FEW_TRAINS: usize = 4;

#[test]
fn recorded_instances_of_few_trains_are_solved_at_least_as_well() {
    let few = |instance: &Instance| instance.trains.len() <= FEW_TRAINS;
    solved_at_least_as_well(instances().into_iter().filter(few));
}

/// `make test-long`.
#[test]
#[ignore = "takes minutes"]
fn every_recorded_instance_is_solved_at_least_as_well() {
    solved_at_least_as_well(instances().into_iter());
}

fn solved_at_least_as_well(instances: impl Iterator<Item = Instance>) {
    for instance in instances {
        let name = format!("{} {} {}", instance.game, instance.index, instance.entity);
        let best = best_routes(&instance.run(Edition::EighteenXx)).unwrap();
        let recorded = &instance.recorded;
        assert!(best.proved && best.bound == best.revenue, "{name}");
        assert!(!recorded.agreed || best.revenue >= recorded.total, "{name}");
        if let Some((optimum, exact)) = recorded.optimum {
            assert!(best.revenue >= optimum, "{name}");
            assert!(!exact || best.revenue == optimum, "{name}");
        }
        let declared = declared(&best);
        for edition in [Edition::EighteenXx, Edition::Jklm] {
            let told = check_routes(&instance.run(edition), &declared).unwrap();
            assert_eq!(told, best.routes, "{name}");
        }
        let free = best_routes(&instance.run(Edition::Jklm)).unwrap();
        assert!(free.revenue >= best.revenue, "{name}: skipping the token never costs");
    }
}

fn declared(best: &Best) -> Vec<Declared> {
    let routes = best.routes.iter();
    routes
        .map(|route| Declared { train: route.train, connections: route.connections.clone() })
        .collect()
}

#[test]
fn every_recorded_run_is_legal_and_brings_what_was_said() {
    for instance in instances() {
        let declared: Vec<Declared> = instance
            .recorded
            .routes
            .iter()
            .map(|route| Declared {
                train: instance.trains.iter().position(|train| train.id == route.train).unwrap(),
                connections: route.connections.clone(),
            })
            .collect();
        let name = format!("{} {} {}", instance.game, instance.index, instance.entity);
        let told = check_routes(&instance.run(Edition::EighteenXx), &declared).expect(&name);
        for (route, recorded) in told.iter().zip(&instance.recorded.routes) {
            assert_eq!(route.revenue, recorded.revenue, "{name}");
        }
    }
}

#[test]
fn the_slow_twin_agrees_on_small_recorded_instances() {
    let mut compared = 0;
    for instance in instances() {
        let run = instance.run(Edition::EighteenXx);
        // The twin walks the whole map, wherever the company is.
        let tiles = run.map.hexes().filter(|&hex| run.board.tile(hex).is_some()).count();
        if tiles <= 16 && run.trains.len() <= 3 {
            let (revenue, routes) = brute_force::best(&run);
            let best = best_routes(&run).unwrap();
            let name = format!("{} {} {}", instance.game, instance.index, instance.entity);
            assert_eq!(best.revenue, revenue, "{name}");
            assert_eq!(declared(&best), routes, "{name}");
            compared += 1;
        }
    }
    assert!(shared().is_none() || compared > 300, "{compared} small instances");
}
