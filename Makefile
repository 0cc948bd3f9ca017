# Front door. Every target installs what it misses from Debian, then lets CMake do the work.
# `make run` and `make test` each work alone in a fresh clone.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PREFIX ?= /usr/local
JOBS ?= 2
# Most of the time of a test is spent waiting for processes that it has started.
TEST_JOBS ?= $$((3 * $(JOBS)))
SOAK_MINUTES ?= 15
FUZZ_SECONDS ?= 600
FUZZ_TARGET ?=
ARGS ?=

# Node modules are installed where there is a package.json, and again when that changes.
node_folders := $(patsubst %/package.json,%,$(wildcard tests/e2e/package.json))

.PHONY: help build run check test soak bench install fuzz format clean release

help: ## Show this list
	@echo "umcp: make <target>"
	@sed -n 's/^\([a-z]*\):.*## /  \1|/p' Makefile | awk -F'|' '{ printf "%-10s %s\n", $$1, $$2 }'
	@echo "Variables: PREFIX DESTDIR (install), ARGS (run, bench), JOBS, TEST_JOBS, SOAK_MINUTES, FUZZ_SECONDS FUZZ_TARGET (fuzz)"

build: release ## Build the release program: build/release/bin/umcp

run: release ## Build, then serve the example project (ARGS=... adds options)
	exec build/release/bin/umcp serve --project examples/unity-demo $(ARGS)

check: build/.deps-test ## Build and run what takes a minute: unit tests, golden cases, corpora, checks
	cmake --preset dev
	cmake --build --preset dev -j $(JOBS) --target check_programs
	@python3 tools/run_tests.py build/dev -j $(TEST_JOBS) -L '^(unit|golden|corpus|check)$$'

test: build/.deps-test $(node_folders:=/node_modules/.stamp) ## Build with sanitizers and run every test
	cmake --preset dev
	cmake --build --preset dev -j $(JOBS)
	@python3 tools/run_tests.py build/dev -j $(TEST_JOBS)

soak: build/.deps-test $(node_folders:=/node_modules/.stamp) ## Run twenty times as long what `make test` runs for a moment
	cmake --preset dev
	cmake --build --preset dev -j $(JOBS)
	@UMCP_TEST_SOAK=1 python3 tools/run_tests.py build/dev -j $(JOBS) -L '^soak$$'
	UMCP_SOURCE="$(CURDIR)" python3 tests/e2e hostile/soak --minutes $(SOAK_MINUTES)

bench: build/.deps-bench release ## Measure the release program (ARGS=... adds options)
	cmake --build --preset release -j $(JOBS) --target bench_programs
	UMCP="$(CURDIR)/build/release/bin/umcp" python3 bench/run.py $(ARGS)

install: release ## Install under PREFIX (default /usr/local); DESTDIR is honoured
	DESTDIR="$(DESTDIR)" cmake --install build/release --prefix "$(PREFIX)" --strip

fuzz: build/.deps-fuzz ## Run every fuzz target for FUZZ_SECONDS (FUZZ_TARGET=name: only that one)
	cmake --preset fuzz
	cmake --build --preset fuzz -j $(JOBS)
	tools/run_fuzz.sh build/fuzz $(FUZZ_SECONDS) $(FUZZ_TARGET)

format: build/.deps-format ## Format all C files
	find src agent player compiler tools tests fuzz bench -name '*.[ch]' -not -path '*/node_modules/*' -print0 \
	    2>/dev/null | xargs -0 -r clang-format -i

clean: ## Remove everything that was built
	rm -rf build tests/e2e/node_modules bench/sdk/node_modules

release: build/.deps-build
	cmake --preset release
	cmake --build --preset release -j $(JOBS) --target product

build/.deps-%: tools/install_deps.sh $(wildcard tests/e2e/package.json)
	tools/install_deps.sh $*
	@mkdir -p $(@D) && touch $@

%/node_modules/.stamp: %/package.json | build/.deps-test
	cd $* && npm install --no-package-lock --no-audit --no-fund
	@mkdir -p $(@D) && touch $@
