# Every target makes its own environment in .venv first. Outside the checkout lie the weights and the
# completions ($HAN_CACHE, by default the platform's cache folder) and the tools' own caches.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: demo test lint format clean
.DEFAULT_GOAL := help

help:
	@echo "make demo   install, fetch the flash model, solve the starter tasks, write a report"
	@echo "make test   install, then lint, types, layers and all tests"
	@echo "make clean  remove .venv (weights and runs stay)"

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] < (3, 11))' || (echo "Python 3.11 or later is needed: make PYTHON=/path/to/python3.11" && exit 1)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV): a few minutes at first"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt torch==2.13.0
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)

demo: $(READY)
	@$(BIN)/han models pull flash
	@rm -rf runs/demo  # answers stay in the cache: a second demo replays them
	@$(BIN)/han eval policy=single_agent limit=10 run=demo/single_agent
	@$(BIN)/han eval policy=fixed_graph limit=10 run=demo/fixed_graph
	@$(BIN)/han report runs/demo/single_agent runs/demo/fixed_graph --to runs/demo/report.html

test: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/han models pull flash
	$(BIN)/pytest

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV)
