# Two commands are enough: `make play` and `make test`. The virtual environment makes itself.
PY := .venv/bin/python
READY := .venv/.ready

.PHONY: play test check bench soak golden clean

play: $(READY)
	@.venv/bin/flibuste play

test: $(READY)
	@$(PY) -m pytest -n auto

check: $(READY)
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy

$(READY): pyproject.toml
	@test -x $(PY) || python3 -m venv .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@
