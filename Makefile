# Two commands are enough: `make play` and `make test`. The virtual environment makes itself.
PY := .venv/bin/python
READY := .venv/.ready

.PHONY: play test check fast bench soak golden

# the games in your browser (flibuste play GAME: in the terminal)
play: $(READY)
	@.venv/bin/flibuste

# ruff and mypy, then every test
test: check
	@sh tests/browser/install.sh
	@$(PY) -m pytest -n auto --dist loadgroup

# ruff and mypy for Python, tsc for the browser's modules (where there is npm)
check: $(READY)
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy
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

# golden records and the rules' checksums, made anew after a rule has changed
golden: $(READY)
	@$(PY) -m flibuste.arena.golden tests/golden

$(READY): pyproject.toml
	@test -x $(PY) || python3 -m venv .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@
