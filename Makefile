# Everything a newcomer needs is one command.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# What cargo installs for the tools below stays inside the checkout.
TOOLS := $(CURDIR)/target/tools
export PATH := $(TOOLS)/bin:$(PATH)

.PHONY: help run test test-long bench fuzz fmt check book clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: ## watch four bots play one game of Chicago Express
	cargo run --release --quiet --bin bourse -- watch chicago --players 4

test: check ## everything that must hold, in a few minutes
	scripts/test

test-long: ## the same, for longer: what takes minutes
	scripts/test --run-ignored all

bench: ## the figures of docs/performance.md: time, instructions, whole games
	scripts/need-valgrind
	cargo bench -p bourse-cli --bench time
	cargo bench -p bourse-cli --bench instructions
	cargo bench -p bourse-track --bench time
	cargo bench -p bourse-track --bench instructions
	scripts/figures

fuzz: ## any bytes as record and as play, some minutes in all
	BOURSE_FUZZ=300000 cargo test --release -p bourse-record --test fuzz -- --test-threads 1

fmt: ## format everything
	cargo fmt --all

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

book: ## the book as a site in docs/book (installs mdbook)
	command -v mdbook >/dev/null || cargo install --root $(TOOLS) --locked mdbook
	mdbook build docs

clean: ## forget everything built
	cargo clean
