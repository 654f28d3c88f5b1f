"""Many matches: simulations, soaks, benchmarks, golden records."""
