# make play   open the house                make test   check and test everything
# make rules  rules without a test          make bench  measure speed against peers
# make page   build the page                make screenshots  pictures of tables
# make nightly  everything that is too slow for make test, on all Pythons that there are
# A system's own Python is built for speed, by profiles of real programs; one that was compiled by
# hand mostly is not, and takes a fifth longer for everything. So it comes first where it will do.
FIT := import sys, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for one in /usr/bin/python3 python3; do \
  "$$one" -c '$(FIT)' 2>/dev/null && { echo "$$one"; exit; }; done; echo python3)
VENV := .venv
BIN := $(VENV)/bin
LOCKS := requirements

.PHONY: play test checks lint ruff mypy pyright imports rules compiled bench lock clean
.PHONY: slow chaos ray soak pythons nightly

play: $(VENV)/.play
	$(BIN)/fivecups serve

# What is independent of each other goes side by side, after everything is installed.
test: $(VENV)/.dev
	$(MAKE) --jobs=2 --output-sync=target checks
	$(BIN)/pytest

checks: compiled page pyright mypy page-tests imports rules ruff

lint: pyright mypy imports ruff

ruff: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy: $(VENV)/.dev
	$(BIN)/mypy

pyright: $(VENV)/.dev
	$(BIN)/pyright --project pyproject.toml --pythonpath $(BIN)/python

imports: $(VENV)/.dev
	$(BIN)/lint-imports

compiled: $(VENV)/.dev
	$(BIN)/python -m tests.compile_before_tests

rules: $(VENV)/.dev
	$(BIN)/python tests/rulebook.py

slow: $(VENV)/.dev
	$(BIN)/pytest -m slow

# Would the tests notice? Single faults are put into the code; what no test notices is listed.
mutants: $(VENV)/.dev
	for part in games house bots; do $(BIN)/python -m tests.mutants $$part || failed=1; done; \
	  [ -z "$$failed" ]

# Three nodes are killed, frozen and cut off, and their database is killed, for ten minutes while
# people and bots play; then a house of three workers and its workers, for three.
chaos: $(VENV)/.dev
	PYTHONPATH=docs/examples $(BIN)/python -m tests.bus.chaos 10
	PYTHONPATH=docs/examples $(BIN)/python -m tests.bus.chaos 3 1 workers

# What needs Ray, on a cluster of this machine's own.
ray: $(VENV)/.dev $(VENV)/.ray
	$(BIN)/pytest -m ray -n 0

# People and bots play at 200 tables for an hour, and the house's memory is watched.
soak: $(VENV)/.dev
	PYTHONPATH=docs/examples $(BIN)/python -m tests.nightly.soak

# `make test` on every supported Python that this machine has.
pythons: $(VENV)/.dev
	$(BIN)/python -m tests.nightly.pythons

# All that is too slow for `make test`, with one table of results. A run that was ended goes on.
nightly: $(VENV)/.dev
	$(BIN)/python -m tests.nightly

bench: $(VENV)/.dev $(VENV)/.bench
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/dice_town.py
	$(BIN)/python benchmarks/compiled.py
	$(BIN)/python benchmarks/solver.py
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.page

lock: $(VENV)/.dev
	cd $(LOCKS) && for name in play dev bench ray; do \
	  extra="--extra build $$([ $$name = play ] || echo --extra $$name)"; \
	  ../$(BIN)/pip-compile -q --strip-extras --generate-hashes --allow-unsafe --no-header --no-annotate --no-emit-index-url \
	    --no-emit-find-links --no-emit-trusted-host $$extra -o $$name.lock ../pyproject.toml || exit 1; done

clean:
	rm -rf $(VENV)

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Five Cups needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

# Every stage installs its lock file exactly, and the package itself in place. pip is not to choose
# versions again: where one package asks for another's extra, it would take a newer release than the
# lock has, and stop. What the lock lacks is found by `pip check`.
$(VENV)/.play $(VENV)/.dev $(VENV)/.bench $(VENV)/.ray: $(VENV)/.%: $(LOCKS)/%.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r $<
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	$(BIN)/python -m pip check --quiet
	touch $@

# `npm ci` refuses a lock made on another platform, since builders come one for each platform.
# The page is built with the machine's own Node, or with the one from PyPI where there is none.
NPM := $(shell command -v npm || echo ../$(BIN)/npm)
PAGE := src/fivecups/web/static/index.html
PAGE_SOURCES := $(shell find ui/src ui/public -type f) $(shell find src/fivecups/texts -name '*.ftl') ui/index.html ui/vite.config.ts ui/worker.config.js

.PHONY: page page-tests wheel mutants screenshots chromium whole-chromium nginx
page: $(PAGE)
play: $(PAGE)
test: ui/node_modules/.installed chromium nginx
bench: $(PAGE) chromium
slow: $(PAGE) chromium nginx whole-chromium

$(PAGE): ui/node_modules/.installed $(PAGE_SOURCES)
	cd ui && $(NPM) run --silent check
	cd ui && $(NPM) run --silent build
	$(BIN)/python ui/dev/compress.py
	touch $@

page-tests: ui/node_modules/.installed
	cd ui && $(NPM) run --silent lint
	cd ui && $(NPM) run --silent test

ui/node_modules/.installed: ui/package-lock.json $(VENV)/.play
	cd ui && $(NPM) install --no-save --silent --no-audit --no-fund
	touch $@

# The house in one file, with its page: `pip install dist/*.whl` needs no Node.
wheel: $(VENV)/.play $(PAGE)
	$(BIN)/python -m hatchling build -t wheel -d dist

# Pictures of tables at five sizes, by day and night, in three languages, in the folder screenshots.
screenshots: $(VENV)/.dev $(PAGE) chromium
	$(BIN)/python -m tests.browser.screenshots

# Installs a package of Debian's where one may.
apt = { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq $(1); }

# The shell without windows takes less of the processor than the whole browser.
chromium:
	@[ -n "$$CHROMIUM" ] || command -v chromium-headless-shell || $(call apt,chromium-headless-shell) || \
	  command -v chromium || command -v chromium-browser || command -v google-chrome || \
	  $(call apt,chromium) || \
	  { echo "The tests need Chromium: install it, or name it in CHROMIUM"; exit 1; }

# Apps and notifications need the whole browser, and a desktop's bus to be shown on.
whole-chromium:
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome || \
	  $(call apt,chromium); } && { command -v dbus-daemon || $(call apt,dbus); } || \
	  { echo "The slow tests need the whole of Chromium, and dbus-daemon: install them"; exit 1; }

nginx:
	@{ PATH="$$PATH:/usr/sbin" command -v nginx && command -v openssl; } || \
	  $(call apt,nginx-light openssl) || \
	  { echo "The tests need nginx and openssl: install them"; exit 1; }
