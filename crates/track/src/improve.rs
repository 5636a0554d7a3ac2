//! A better set by changing a few routes at a time.

use crate::bits::Bits;
use crate::packing::{Item, Packing, Question};

impl<const N: usize> Packing<'_, '_, N> {
    /// Frees some routes of the known set and looks for the best in their
    /// place, until no choice of freed routes helps. What is left open by the
    /// others is little, so that each look is short.
    pub(crate) fn improve(&mut self, question: &Question<N>, freed: usize) {
        let mut start = self.set.clone();
        while !start.is_empty() && !self.over() {
            let before = self.known;
            for chosen in 0..1_u64 << start.len().min(16) {
                if chosen.count_ones() as usize == freed && self.known == before {
                    self.change(question, &start, chosen);
                }
            }
            if self.known == before {
                return;
            }
            start.clone_from(&self.set);
        }
    }

    fn change(&mut self, question: &Question<N>, set: &[Item<N>], freed: u64) {
        let kept = set.iter().enumerate().filter(|(index, _)| freed >> index & 1 == 0);
        let kept: Vec<Item<N>> = kept.map(|(_, item)| *item).collect();
        let closed = kept.iter().fold(Bits::EMPTY, |closed, item| closed.with(&item.track));
        let open = question.free.iter().filter(|item| !item.track.meets(&closed));
        self.answer(Question {
            free: open.copied().collect(),
            forced: kept.into_iter().map(|item| vec![item]).collect(),
            prices: question.prices.clone(),
        });
    }
}
