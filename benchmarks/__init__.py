"""Speed of random play, ours and the peers', measured in one run. Start with ``python -m benchmarks.speed``."""
