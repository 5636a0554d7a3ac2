//! Where numbers come from when somebody has to choose or draw.

/// A source of uniform numbers. The rules contain no generator: whoever
/// samples, draws or plays at random brings one.
pub trait Dice {
    /// A number in `0..bound`, each equally likely; 0 for a bound of 0.
    fn below(&mut self, bound: u64) -> u64;

    /// An element of a slice.
    fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        let index = self.below(from.len() as u64);
        from.get(usize::try_from(index).ok()?)
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, bound: u64) -> u64 {
        (**self).below(bound)
    }
}
