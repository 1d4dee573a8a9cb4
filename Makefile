# Neuland's workshop. A fresh machine needs Python 3.11+ and make; everything else is installed here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
COMPILED := .venv-compiled

.PHONY: play test setup lock format compiled clean

play: setup            ## set up everything, start the table server and open its page (neuland play: in the terminal)
	@echo "Starting the table server; its page opens in your browser. Games are kept in your data directory."
	@$(BIN)/neuland serve --open

setup: $(STAMP)        ## set up .venv with locked versions

$(STAMP): requirements.txt pyproject.toml
	@echo "Setting up Neuland in $(VENV) (once; takes a minute or two) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Neuland needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(STAMP)
	@echo "Ready: $(BIN)/neuland"

test: setup            ## formatting, lint, types, layers, all tests
	@echo "Formatting ..."   && $(BIN)/ruff format --quiet --check .
	@echo "Lint ..."         && $(BIN)/ruff check --quiet .
	@echo "Types ..."        && $(BIN)/mypy --no-error-summary
	@echo "Layers ..."       && $(BIN)/lint-imports --no-cache > $(VENV)/layers.log 2>&1 || (cat $(VENV)/layers.log; false)
	@echo "Tests ..."        && $(BIN)/pytest -n 2

format: setup          ## put all files into the common format
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix --quiet .

lock: setup            ## write requirements.txt anew from requirements.in
	@$(BIN)/pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --allow-unsafe --strip-extras --output-file requirements.txt requirements.in

compiled: setup        ## the same source compiled by mypyc, in a .venv of its own, held to the same tests
	@echo "Compiling into $(COMPILED) ..."
	@$(PYTHON) -m venv $(COMPILED)
	@$(COMPILED)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@NEULAND_COMPILE=1 $(COMPILED)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .

clean:                 ## remove everything that was installed or built
	@rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info
