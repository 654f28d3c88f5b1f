"""The siege: each attack on a server is a module with a function `attack(scale)`. It raises where the attack
succeeds, and returns its figure. `make siege` runs them all; a short slice of each is in tests/server."""
