//! The graph made compact: track as bits, ways as arrays, ready to be searched.

use crate::bits::Bits;
use crate::board::layout::StopKind;
use crate::routes::graph::{Borders, Graph, Node, PairRole};
use crate::routes::score::Rules;

/// A way out of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arc<const N: usize> {
    pub(crate) track: Bits<N>,
    pub(crate) to: u16,
    pub(crate) link: u16,
}

/// The compact graph. A bit of track stands for all borders that are only ever
/// used together.
#[derive(Clone, Debug)]
pub(crate) struct CompactGraph<const N: usize> {
    pub(crate) nodes: Vec<Node>,
    pub(crate) arcs: Vec<Arc<N>>,
    /// Where the arcs of a node begin, and after the last node the end.
    pub(crate) first: Vec<u32>,
    /// How many pieces of track there are.
    pub(crate) pieces: usize,
    /// The nodes with an own token are the first ones.
    pub(crate) tokens: usize,
    /// The one value of all towns, if all pay the same and nothing is added there.
    pub(crate) plain_towns: Option<i32>,
}

/// The pieces of track: borders that the same links use are one piece.
pub(crate) fn pieces(graph: &Graph) -> (Vec<Option<u16>>, usize) {
    let mut class: Vec<Option<u16>> = vec![None; Borders::EMPTY.0.len() * 64];
    for border in graph.links.iter().flat_map(|link| link.borders.iter()) {
        class[border] = Some(0);
    }
    let mut classes: u16 = 1;
    for link in &graph.links {
        // Each class splits into what the link uses and what it does not.
        let mut renamed: Vec<(u16, u16)> = Vec::new();
        for border in link.borders.iter() {
            let Some(old) = class[border] else { continue };
            let new = match renamed.iter().find(|(from, _)| *from == old) {
                Some(&(_, to)) => to,
                None => {
                    renamed.push((old, classes));
                    classes += 1;
                    classes - 1
                }
            };
            class[border] = Some(new);
        }
        classes = renumber(&mut class);
    }
    (class, usize::from(classes))
}

/// Numbers the classes in use from 0, in the order of their first border.
fn renumber(class: &mut [Option<u16>]) -> u16 {
    let mut names = vec![None; class.len() * 2 + 2];
    let mut count = 0;
    for name in class.iter_mut().flatten() {
        let new = names[usize::from(*name)].get_or_insert_with(|| {
            count += 1;
            count - 1
        });
        *name = *new;
    }
    count
}

impl<const N: usize> CompactGraph<N> {
    pub(crate) fn new(graph: &Graph, class: &[Option<u16>], pieces: usize) -> Self {
        let mut outgoing: Vec<Vec<Arc<N>>> = vec![Vec::new(); graph.nodes.len()];
        for (number, link) in graph.links.iter().enumerate() {
            let mut track = Bits::EMPTY;
            for piece in link.borders.iter().filter_map(|border| class[border]) {
                track.insert(usize::from(piece));
            }
            let [a, b] = link.ends;
            let arc = |to: usize| Arc { track, to: to as u16, link: number as u16 };
            outgoing[a].push(arc(b));
            outgoing[b].push(arc(a));
        }
        let mut first = vec![0];
        let mut arcs = Vec::new();
        for out in outgoing {
            arcs.extend(out);
            first.push(arcs.len() as u32);
        }
        Self {
            tokens: graph.nodes.iter().filter(|node| node.token).count(),
            plain_towns: plain_towns(&graph.nodes),
            nodes: graph.nodes.clone(),
            arcs,
            first,
            pieces,
        }
    }

    #[inline]
    pub(crate) fn arcs_of(&self, node: usize) -> std::ops::Range<usize> {
        self.first[node] as usize..self.first[node + 1] as usize
    }

    /// The nodes by what they add, best first.
    pub(crate) fn by_weight(&self, rules: &Rules) -> Vec<Weighted> {
        let mut list: Vec<Weighted> = self
            .nodes
            .iter()
            .map(|node| Weighted {
                weight: rules.weight(node),
                group: node.group,
                town: node.kind == StopKind::Town,
                passable: node.passable,
            })
            .collect();
        list.sort_by_key(|node| (-node.weight, node.group, !node.passable));
        list.dedup_by_key(|node| node.group);
        list
    }
}

/// A stop for bounds: of a group only the best is listed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weighted {
    pub(crate) weight: i32,
    pub(crate) group: u8,
    pub(crate) town: bool,
    pub(crate) passable: bool,
}

fn plain_towns(nodes: &[Node]) -> Option<i32> {
    let mut towns = nodes.iter().filter(|node| node.kind == StopKind::Town);
    let first = towns.clone().next().map_or(0, |town| town.value);
    let plain = |town: &Node| town.value == first && town.bonus == 0 && town.pair == PairRole::None;
    towns.all(plain).then_some(first)
}
