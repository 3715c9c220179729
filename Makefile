# Jornada's commands. `make run` and `make test` are all that most people need; ARGS is passed on to the program.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run dev test lint style fmt openapi web bench fuzz lighthouse feel

target := $(or $(CARGO_TARGET_DIR),target)
tools := rust cc node
# Clippy is the compiler, with more to say: what is tested is looked through while it is built, so that all it stands on is
# compiled once and not twice. Warnings are errors.
linted := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__

web_installed := web/node_modules/.package-lock.json
web_built := web/dist/server/pages.js
web_sources := $(shell find web/src web/public web/build web/*.ts web/*.json -type f -not -name '*.test.ts*')

# $(call step,what it does,command): says what starts, and afterwards how long it took.
define step
@echo '==> $(1) …'; start=$$SECONDS; \
$(2) || { code=$$?; echo "    failed after $$((SECONDS - start)) s"; exit $$code; }; \
echo "    done in $$((SECONDS - start)) s"
endef

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

run: ## build and serve the demo league on http://localhost:8080
	@scripts/need $(tools)
	@$(MAKE) --no-print-directory $(web_built)
	$(call step,Building the program,cargo build)
	@exec "$(target)/debug/jornada" serve --demo $(ARGS)

dev: ## work on the pages: hot reload on http://localhost:5173, served data behind it
	@scripts/need $(tools)
	@$(MAKE) --no-print-directory $(web_built)
	$(call step,Building the program,cargo build)
	@trap 'kill $$server 2>/dev/null || true' EXIT; \
	JORNADA_LOG__LEVEL=$${JORNADA_LOG__LEVEL:-debug} "$(target)/debug/jornada" serve --demo $(ARGS) & server=$$!; \
	npm --prefix web run --silent dev

test: ## everything: lints, unit tests, both databases, the pages in a real browser
	@scripts/need $(tools) rustfmt clippy postgres curl openssl chromium headless
	@$(MAKE) --no-print-directory style $(web_built)
	$(call step,Web tests,npm --prefix web run --silent test)
	$(call step,Building the program and its tests with Clippy,$(linted) cargo test --workspace --no-run)
	$(call step,Rust tests on SQLite and PostgreSQL,$(linted) scripts/with-postgres cargo test --workspace)
	$(call step,Smoke test in a browser,scripts/smoke)
	$(call step,Pages in a browser,CHROMIUM=$$(scripts/need --path chromium) HEADLESS=$$(scripts/need --path headless) E2E_PROGRAM=$(abspath $(target))/debug/jornada npm --prefix web run --silent e2e)

lint: style ## formatting, Clippy, Biome and types; warnings are errors
	@scripts/need rust clippy
	$(call step,Clippy,cargo clippy --workspace --all-targets -- -D warnings)

style: $(web_installed)
	@scripts/need rust rustfmt
	$(call step,Formatting,cargo fmt --all --check)
	$(call step,Biome and TypeScript,npm --prefix web run --silent lint)

fmt: $(web_installed) ## format the code
	cargo fmt --all
	npm --prefix web run --silent fmt

openapi: $(web_installed) ## write docs/openapi.json and the web app's types from the code
	@mkdir -p "$(target)"
	cargo run -q -p jornada -- openapi > "$(target)/openapi.json"
	mv "$(target)/openapi.json" docs/openapi.json
	npm --prefix web run --silent types

web: $(web_built) ## build the web app

$(web_installed): web/package-lock.json
	@scripts/need node
	$(call step,Installing packages for the web app,PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm --prefix web ci --no-audit --no-fund --loglevel=error && touch $@)

$(web_built): $(web_sources) $(web_installed)
	$(call step,Building the web app,npm --prefix web run --silent build && touch $@)

bench: $(web_built) ## print the benchmark table (release build)
	@scripts/need $(tools)
	$(call step,Building for release,cargo build --release -p jornada -p bench)
	@exec "$(target)/release/bench" $(ARGS)

fuzz: ## hold the API against its own description with thousands of requests (ARGS: examples for each call)
	@scripts/need $(tools)
	$(call step,Building the program,cargo build)
	@scripts/fuzz "$(target)/debug/jornada" $(ARGS)

lighthouse: $(web_built) ## hold the pages against Lighthouse's budgets (release build)
	@scripts/need $(tools) chromium
	$(call step,Building for release,cargo build --release -p jornada)
	@CHROMIUM=$$(scripts/need --path chromium) scripts/lighthouse "$(target)/release/jornada"

feel: $(web_built) ## how long a press and a repeat visit take on a slow phone (release build)
	@scripts/need $(tools) chromium
	$(call step,Building for release,cargo build --release -p jornada)
	@CHROMIUM=$$(scripts/need --path chromium) scripts/feel "$(target)/release/jornada" $(ARGS)
