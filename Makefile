# Neuland's workshop. A fresh machine needs Python 3.11+ and make; everything else is installed here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
# The whole of the tests runs on the compiled build, which people play; of the interpreted one the games, by their
# defaults, and games of other packages. Without a C compiler the whole runs interpreted.
INTERPRETED_TESTS := tests/core tests/test_cases.py tests/test_gauntlet.py tests/example -k 'not gauntlet or defaults'
QUIETLY := --quiet --disable-pip-version-check

# The locked packages into an environment; if they cannot be had, the lines of pip that say why.
packages = $(1)/bin/pip install $(QUIETLY) --require-hashes -r requirements.txt 2> $(1)/packages.log || (grep ^ERROR $(1)/packages.log; \
	  echo "The packages that Neuland needs cannot be had. Is there a network? (All that pip said: $(1)/packages.log)"; false)

# All tests on one of the two builds; what failed once
# more, alone, since pages and servers meet real clocks.
# Five on two cores: pages and servers wait more than they compute.
all_tests = (NEULAND_COMPILE=$(1) $(BIN)/pytest -n 5 --dist worksteal || (echo "Once more, alone, what failed (pages and servers meet real clocks) ..." \
	  && NEULAND_COMPILE=$(1) $(BIN)/pytest --last-failed --last-failed-no-failures none))

# Tests start Python some hundred times: what it has read once, it keeps (as it does unless somebody forbids it).
unexport PYTHONDONTWRITEBYTECODE

# A package of the system, where this is root on a system with apt; on a new machine its lists may be missing.
APT := DEBIAN_FRONTEND=noninteractive apt-get -y -qq
apt = ($(APT) install $(1) || ($(APT) update && $(APT) install $(1))) > /dev/null 2>&1

.PHONY: play test types page formatting lint layers setup web chromium postgres ray tune records fingerprints ends lock format clean soak-kills soak-hostile soak-leaks soak-knowledge soak-fuzz soak-worlds soak-ends

play: setup web        ## set up everything, start the table server and open its page (neuland play: in the terminal)
	@echo "Starting the table server; its page opens in your browser. Games are kept in your data directory."
	@$(if $(LAN),,echo "To let friends in your Wi-Fi join with their phones: make play LAN=1")
	@$(BIN)/neuland serve --open $(if $(LAN),--lan)

setup: $(STAMP)        ## set up .venv with locked versions; where a C compiler is, it then compiles in the background
	@$(BIN)/python tools/compile.py --background || true

$(STAMP): requirements.txt pyproject.toml
	@echo "Setting up Neuland in $(VENV) (once; takes a minute or two) ..."
	@command -v $(PYTHON) > /dev/null || (echo "Neuland needs Python 3.11 or newer; there is no $(PYTHON) here."; false)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Neuland needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] + ". To name another one: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv $(VENV)
	@$(call packages,$(VENV))
	@$(BIN)/pip install $(QUIETLY) --no-deps --no-build-isolation --editable .
	@touch $(STAMP)
	@echo "Ready: $(BIN)/neuland"

test:                  ## formatting, lint, types, layers, all tests; what comes from the system, and the extras, are installed beside the rest
	@$(MAKE) --no-print-directory chromium postgres & $(MAKE) --silent --no-print-directory $(STAMP) \
	  && ($(MAKE) --no-print-directory ray tune & $(MAKE) --no-print-directory web; ready=$$?; wait; exit $$ready); ready=$$?; wait; exit $$ready
	@$(MAKE) --no-print-directory --jobs=2 types page formatting lint layers
	@$(BIN)/python tools/compile.py; case $$? in \
	  0) echo "Tests, compiled ..." && $(call all_tests,1) \
	    && echo "Tests, interpreted ..." && NEULAND_COMPILE=0 $(BIN)/pytest -n 2 --dist worksteal $(INTERPRETED_TESTS) && $(BIN)/python bench/digests.py ;; \
	  3) echo "WARNING: nothing can be compiled here: THE COMPILED BUILD IS NOT TESTED." && $(call all_tests,0) ;; \
	  *) false ;; esac

# What `test` checks before it runs anything, two at a time: the longest, types, uses one core alone.
types:
	@echo "Types ..."        && $(BIN)/mypy --no-error-summary

page:
	@echo "Page ..."         && $(BIN)/python web/tools/page.py run check && $(BIN)/python web/tools/page.py run test

formatting:
	@echo "Formatting ..."   && $(BIN)/ruff format --quiet --check .

lint:
	@echo "Lint ..."         && $(BIN)/ruff check --quiet .

layers:
	@echo "Layers ..."       && $(BIN)/lint-imports --no-cache > $(VENV)/layers.log 2>&1 || (cat $(VENV)/layers.log; false)

web: setup             ## build the browser page, with Node from the system or from PyPI
	@$(BIN)/python web/tools/page.py

chromium:              ## the system's Chromium for the tests of the page, where it can be had; best the one without windows
	@command -v chromium-headless-shell > /dev/null \
	  || (echo "Installing Chromium for the page's tests ..." && $(call apt,chromium-headless-shell)) \
	  || command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
	  || $(call apt,chromium) \
	  || echo "WARNING: there is no Chromium and it cannot be installed here: THE TESTS OF THE BROWSER PAGE ARE SKIPPED."

postgres:              ## the system's PostgreSQL for the tests of servers that share a database, where it can be had
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
	  || (echo "Installing PostgreSQL for the server's tests ..." && $(call apt,postgresql)) \
	  || echo "WARNING: there is no PostgreSQL and it cannot be installed here: THE TESTS OF SERVERS THAT SHARE A DATABASE ARE SKIPPED."

ray: $(VENV)/.ray       ## Ray for the tests of --ray, where it can be had

$(VENV)/.ray: requirements-ray.txt | $(STAMP)
	@echo "Installing Ray for the tests of --ray ..."
	@$(BIN)/pip install $(QUIETLY) --require-hashes -r requirements-ray.txt 2> $(VENV)/packages.log && touch $@ \
	  || echo "WARNING: Ray cannot be installed here: THE TESTS OF --ray ARE SKIPPED."

tune: $(VENV)/.tune     ## the optimiser for the tests of neuland tune, where it can be had

$(VENV)/.tune: requirements-tune.txt | $(STAMP)
	@$(BIN)/pip install $(QUIETLY) --require-hashes -r requirements-tune.txt 2> $(VENV)/packages.log && touch $@ \
	  || echo "WARNING: cma cannot be installed here: THE OPTIMISER OF neuland tune IS NOT TESTED."

records: setup         ## play the golden records that are missing; those of an older rules version anew
	@$(BIN)/python tests/golden.py

fingerprints: setup    ## digests of short games of all 504 worlds anew, and which worlds have changed
	@$(BIN)/python tests/worlds/fingerprints.py

ends: setup            ## look for a game of each of the 504 worlds that ends by the world's own test, not by the round limit
	@PYTHONPATH=tests $(BIN)/python tests/worlds/ends.py

KILLS ?= 1000
SECONDS ?= 60
GAMES ?= 20
soak-kills: setup postgres ## servers killed at random moments, on SQLite and two nodes of PostgreSQL (KILLS=1000): nothing acknowledged is lost
	@NEULAND_KILLS=$(KILLS) $(BIN)/pytest -s --timeout 0 -m soak tests/server/test_kill.py

soak-hostile: setup    ## 300 honest seats on this machine while one address does its worst (SECONDS=60): p99 under 250 ms
	@NEULAND_SECONDS=$(SECONDS) $(BIN)/pytest -s --timeout 0 -m soak tests/server/test_hostile.py

soak-leaks: setup      ## whole games of every game (GAMES=20 each), every byte that leaves the server searched for what is hidden
	@NEULAND_GAMES=$(GAMES) $(BIN)/pytest -s --timeout 0 -m soak tests/server/test_leaks.py

soak-knowledge: setup  ## random games with random options (SECONDS=60 for each game): nothing hidden changes what is foreseen, or how bots rate
	@NEULAND_SECONDS=$(SECONDS) $(BIN)/pytest -s --timeout 0 -m soak tests/test_gauntlet.py

soak-fuzz: setup       ## requests of all kinds from the OpenAPI description, and 100,000 messages: no 5xx, no undocumented status
	@$(BIN)/pytest -s --timeout 0 -m soak tests/server/test_fuzz.py

soak-worlds: setup     ## all 504 worlds at every seat count (GAMES=20 each), under invariants, scores counted again
	@PYTHONPATH=tests $(BIN)/python tests/worlds/soak.py $(GAMES)

soak-ends: setup       ## of each of the 504 worlds a game that ends by the world's own test, under invariants
	@$(BIN)/pytest -s --timeout 0 -m soak tests/worlds/test_worlds_ends.py

format: web            ## put all files into the common format
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix --quiet . && $(BIN)/python web/tools/page.py run format

lock: setup            ## write requirements.txt, -ray.txt and -tune.txt anew, each from its .in
	@$(BIN)/pip install $(QUIETLY) pip-tools
	@$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --allow-unsafe --strip-extras --output-file requirements.txt requirements.in
	@$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --allow-unsafe --strip-extras --output-file requirements-ray.txt requirements-ray.in
	@$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --allow-unsafe --strip-extras --output-file requirements-tune.txt requirements-tune.in

clean:                 ## remove everything that was installed or built
	@rm -rf $(VENV) src/neuland/built build dist src/*.egg-info web/node_modules src/neuland/server/static
