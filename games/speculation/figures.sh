# Run by scripts/figures, which gives `show` and how many games.
show simulate speculation --players 4 --games 20000 --seats random,random,random,random --jobs 1
show simulate speculation --players 4 --games "$games" --seats greedy,random,random,random
show simulate speculation --players 4 --games "$games" --seats regular,greedy,greedy,greedy
