# Two commands are enough: `make play` and `make test`. The virtual environment makes itself.
PY := .venv/bin/python
READY := .venv/.ready
PLAYABLE := .venv/.playable

.PHONY: play test check fast bench soak siege golden ladder

# the games in your browser (flibuste play GAME: in the terminal); with what playing needs and no more. Compiling
# takes minutes, so the first game does not wait for it: it goes on meanwhile, for the next start (tools/later.py).
play: $(PLAYABLE)
	@PYTHONPATH="$$($(PY) tools/later.py)" .venv/bin/flibuste

# ruff and mypy, then every test: those that a clock judges after the others, one at a time
test: check
	@sh tests/browser/install.sh
	@$(PY) -m pytest -n auto --dist loadgroup -m "not timed"
	@$(PY) -m pytest -m timed

# ruff, mypy and the layers for Python, tsc for the browser's modules (where there is npm)
check: $(READY)
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy
	@$(PY) tools/layers.py
	@if command -v npm >/dev/null; then \
	  test -x node_modules/.bin/tsc || npm install --silent --no-audit --no-fund --no-package-lock; \
	  node_modules/.bin/tsc -p .; \
	else echo "no npm: the browser's modules were not checked"; fi

# the hot modules compiled by mypyc into build/fast, for bench, soak and your own simulations
fast: $(READY)
	@$(PY) tools/fast.py

# speed of every game, compiled and as it is; PEERS=1 puts catanatron beside them
bench: fast
	@if [ "$(PEERS)" = 1 ]; then $(PY) -m pip install --quiet --disable-pip-version-check -e '.[bench]'; fi
	@PEERS=$(PEERS) $(PY) bench/run.py

# thousands of random games with every property checked; GAMES="NAME=COUNT …" for fewer
soak: fast
	@PYTHONPATH=build/fast $(PY) -m flibuste.arena.soak $(GAMES)

# attacks on a server, each with its figure; SCALE=0.01 for a minute of it, ATTACKS="NAME …" for some
siege: $(READY)
	@PYTHONPATH=.:tests/toyland $(PY) -m tests.siege --scale $(or $(SCALE),1) $(ATTACKS)

# the ladders of docs/ladder made anew, in some twenty minutes of computing; LADDER=COUNT games of each game,
# BOTS=cabin,corsair,captain,admiral for others (an admiral takes hours)
ladder: BOTS ?= random,greedy,cabin,corsair,captain
ladder: fast
	@for game in $$($(PY) -c 'import flibuste; print(*flibuste.games())'); do \
	  PYTHONPATH=build/fast $(PY) -m flibuste.cli ladder $$game --games $(or $(LADDER),120) \
	    --bots $(BOTS) --seed 5001 \
	    --jobs $$(getconf _NPROCESSORS_ONLN) --out docs/ladder; done

# golden records and the rules' checksums, made anew after a rule has changed
golden: $(READY)
	@$(PY) -m flibuste.arena.golden tests/golden

$(READY): pyproject.toml
	@test -x $(PY) || python3 -m venv .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

$(PLAYABLE): pyproject.toml $(shell find src -type f -not -path '*/__pycache__/*')
	@test -x $(PY) || python3 -m venv .venv
	@test -e $(READY) || FLIBUSTE_PLAIN=1 $(PY) -m pip install --quiet --disable-pip-version-check .
	@touch $@
