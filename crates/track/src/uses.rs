//! What the rounds of a bound were divided about.

/// How often the routes in the bound used each piece of track, list by list;
/// the last list is that of the free routes.
pub(crate) struct Uses {
    pieces: usize,
    rounds: u32,
    count: Vec<u32>,
}

impl Uses {
    pub(crate) fn new(lists: usize, pieces: usize) -> Self {
        Self { pieces, rounds: 0, count: vec![0; lists * pieces] }
    }

    pub(crate) fn next_round(&mut self) {
        self.rounds += 1;
    }

    #[inline]
    pub(crate) fn add(&mut self, list: usize, piece: usize) {
        self.count[list * self.pieces + piece] += 1;
    }

    /// Of the pieces about which the rounds were divided, or that several free
    /// routes wanted, the dearest: to go without it costs most.
    pub(crate) fn dearest_divided(&self, prices: &[i64]) -> Option<(usize, usize)> {
        let free = (self.count.len() / self.pieces.max(1)).saturating_sub(1);
        let mut dearest: Option<(i64, usize, usize)> = None;
        for (place, &count) in self.count.iter().enumerate() {
            let (list, piece) = (place / self.pieces, place % self.pieces);
            let divided = count > 0 && (count < self.rounds || list == free);
            let price = prices[piece];
            if divided && dearest.is_none_or(|(most, ..)| price > most) {
                dearest = Some((price, list, piece));
            }
        }
        dearest.map(|(_, list, piece)| (list, piece))
    }
}
