//! How sure a share of wins is.

/// The 95 % interval of a share measured in so many trials (Wilson's score
/// interval). Shared wins count as fractions, which only makes it wider than it
/// need be.
pub(crate) fn wilson(wins: f64, trials: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if trials == 0.0 {
        return (0.0, 1.0);
    }
    let share = wins / trials;
    let spread = 1.0 + Z * Z / trials;
    let centre = share + Z * Z / (2.0 * trials);
    let reach = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    (((centre - reach) / spread).max(0.0), ((centre + reach) / spread).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against a published table: 60 of 100 gives 0.502 to 0.691.
    #[test]
    fn sixty_of_a_hundred() {
        let (low, high) = wilson(60.0, 100.0);
        assert!((low - 0.5020).abs() < 0.0005 && (high - 0.6906).abs() < 0.0005, "{low} {high}");
    }

    #[test]
    fn the_interval_stays_between_nothing_and_all() {
        for (wins, trials) in [(0.0, 10.0), (10.0, 10.0), (0.0, 0.0)] {
            let (low, high) = wilson(wins, trials);
            assert!((0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high));
        }
    }
}
