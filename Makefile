# Jornada's commands. `make run` and `make test` are all that most people need; ARGS is passed on to the program.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run dev test lint fmt openapi bench

target := $(or $(CARGO_TARGET_DIR),target)
tools := rust cc $(if $(wildcard web/package.json),node)

# $(call step,what it does,command): says what starts, and afterwards how long it took.
define step
@echo '==> $(1) …'; start=$$SECONDS; \
$(2) || { code=$$?; echo "    failed after $$((SECONDS - start)) s"; exit $$code; }; \
echo "    done in $$((SECONDS - start)) s"
endef

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: ## build and serve the demo league on http://localhost:8080
	@scripts/need $(tools)
	$(call step,Building,cargo build)
	@exec "$(target)/debug/jornada" serve --demo $(ARGS)

dev: export JORNADA_LOG__LEVEL := debug
dev: run ## the same with debug logs

test: ## everything: lints, Rust tests on SQLite and PostgreSQL, a visit with a real browser
	@scripts/need $(tools) rustfmt clippy postgres curl chromium
	@$(MAKE) --no-print-directory lint
	$(call step,Rust tests on SQLite and PostgreSQL,scripts/with-postgres cargo test --workspace)
	$(call step,Smoke test in a browser,scripts/smoke)

lint: ## formatting and Clippy, warnings are errors
	@scripts/need $(tools) rustfmt clippy
	$(call step,Formatting,cargo fmt --all --check)
	$(call step,Clippy,cargo clippy --workspace --all-targets -- -D warnings)

fmt: ## format the code
	cargo fmt --all

openapi: ## write docs/openapi.json from the code
	@mkdir -p "$(target)"
	cargo run -q -p jornada -- openapi > "$(target)/openapi.json"
	mv "$(target)/openapi.json" docs/openapi.json

bench: ## print the benchmark table (release build)
	@scripts/need $(tools)
	$(call step,Building for release,cargo build --release -p jornada -p bench)
	@exec "$(target)/release/bench" $(ARGS)
