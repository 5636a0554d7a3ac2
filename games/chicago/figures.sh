# Run by scripts/figures, which gives `show` and how many games.
show simulate chicago --players 4 --games 20000 --seats random,random,random,random --jobs 1
show simulate chicago --players 3 --games "$games" --seats greedy,random,random
show simulate chicago --players 3 --games "$games" --seats regular,greedy,greedy
