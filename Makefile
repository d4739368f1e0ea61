# make play   play in the terminal          make test   check and test everything
# make rules  rules without a test          make bench  measure speed against peers
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCKS := requirements

.PHONY: play test lint rules slow bench lock clean

play: $(VENV)/.play
	$(BIN)/fivecups play poker-dice

test: lint rules
	$(BIN)/pytest

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright --project pyproject.toml
	$(BIN)/lint-imports

rules: $(VENV)/.dev
	$(BIN)/python tests/rulebook.py

slow: $(VENV)/.dev
	$(BIN)/pytest -m slow

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/dice_town.py
	$(BIN)/python benchmarks/solver.py

lock: $(VENV)/.dev
	cd $(LOCKS) && for name in play dev bench; do \
	  extra="--extra build $$([ $$name = play ] || echo --extra $$name)"; \
	  ../$(BIN)/pip-compile -q --strip-extras --generate-hashes --allow-unsafe --no-header --no-annotate --no-emit-index-url \
	    --no-emit-find-links --no-emit-trusted-host $$extra -o $$name.lock ../pyproject.toml || exit 1; done

clean:
	rm -rf $(VENV)

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Five Cups needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

# Every stage installs its lock file exactly, and the package itself in place.
$(VENV)/.play $(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: $(LOCKS)/%.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r $<
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch $@
