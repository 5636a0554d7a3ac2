# Run by scripts/figures, which gives `show` and how many games.
cargo run --release -p bourse-1861 --example pace -- 4 100
cargo run --release -p bourse-1861 --example compare_eighteen_xx -- --time 29683
show simulate 1861 --players 3 --games "$long_games" --seats greedy,random,random
show simulate 1861 --players 3 --games "$long_games" --seats regular,greedy,greedy
show simulate 1861 --players 3 --games 60 --seats regular,regular,regular
