//! The routes that can be part of a best set.

use crate::bits::Bits;
use crate::classes::Classes;
use crate::net::Net;
use crate::pace::Pace;
use crate::packing::{Item, value_of};
use crate::scorer::Scorer;
use crate::trails::{Course, Trail, Visitor, walk};

/// The routes of all classes, with their courses.
#[derive(Clone, Debug)]
pub(crate) struct Pool<const N: usize> {
    pub(crate) items: Vec<Item<N>>,
    /// Courses: pivot, length of each arm, arcs.
    notes: Vec<u16>,
    /// The greatest amount of which all revenues are multiples.
    pub(crate) unit: i32,
}

impl<const N: usize> Pool<N> {
    pub(crate) fn course(&self, item: &Item<N>) -> Course {
        let note = self.notes.get(item.index as usize..).unwrap_or_default();
        let [pivot, one, two, arcs @ ..] = note else {
            return Course { pivot: 0, arms: [Vec::new(), Vec::new()] };
        };
        let (one, two) = (usize::from(*one), usize::from(*two));
        let arms = [arcs[..one].to_vec(), arcs[one..one + two].to_vec()];
        Course { pivot: usize::from(*pivot), arms }
    }
}

/// Collects, for each class, the routes that bring at least so much.
pub(crate) fn collect<const N: usize>(
    net: &Net<N>,
    classes: &Classes,
    scorers: &mut [Scorer],
    least: &[i32],
    pace: &mut Pace<'_>,
) -> Pool<N> {
    let pool = Pool { items: Vec::new(), notes: Vec::new(), unit: 0 };
    let mut collector = Collector { net, classes, scorers, least, pace, pool };
    walk(net, &Bits::EMPTY, &mut collector);
    collector.pool.unit = collector.pool.unit.max(1);
    collector.pool
}

struct Collector<'a, 'p, const N: usize> {
    net: &'a Net<N>,
    classes: &'a Classes,
    scorers: &'a mut [Scorer],
    least: &'a [i32],
    pace: &'a mut Pace<'p>,
    pool: Pool<N>,
}

impl<const N: usize> Visitor<N> for Collector<'_, '_, N> {
    fn hopeful(&mut self, trail: &Trail<N>) -> bool {
        let mut kinds = self.scorers.iter().zip(self.least);
        !self.pace.stop(1)
            && kinds.any(|(scorer, &least)| scorer.bound(trail).is_some_and(|bound| bound >= least))
    }

    fn visit(&mut self, trail: &Trail<N>, course: &Course) {
        let mut noted = None;
        let mut last = None;
        for (class, scorer) in self.scorers.iter_mut().enumerate() {
            let value = scorer.value(self.net, trail, course);
            let Some(value) = value.filter(|&value| value >= self.least[class]) else { continue };
            // A shorter train that brings the same stands for the longer ones.
            let shorter = self.classes.below(class);
            if shorter.is_some() && last == Some((shorter, value)) {
                last = Some((Some(class), value));
                continue;
            }
            last = Some((Some(class), value));
            let pool = &mut self.pool;
            let index = *noted.get_or_insert_with(|| {
                let at = pool.notes.len() as u32;
                let [one, two] = &course.arms;
                pool.notes.extend([course.pivot as u16, one.len() as u16, two.len() as u16]);
                pool.notes.extend(one);
                pool.notes.extend(two);
                at
            });
            pool.unit = greatest_common_divisor(value, pool.unit);
            let value = value_of(value);
            pool.items.push(Item { track: trail.track, value, class: class as u8, index });
        }
    }
}

fn greatest_common_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
