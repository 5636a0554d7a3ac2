# Everything a newcomer needs is one command.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# What cargo installs for the tools below stays inside the checkout.
TOOLS := $(CURDIR)/target/tools
export PATH := $(TOOLS)/bin:$(PATH)

# Where the table is open, and where its data file is.
LISTEN ?= 127.0.0.1:8080
DATA ?= data

.PHONY: help run test test-long bench fuzz audit fmt check types book clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: ## build everything and open the table: make run LISTEN=0.0.0.0:8080 for the local network
	scripts/page build
	cargo build --release --bin bourse
	target/release/bourse serve --listen $(LISTEN) --data $(DATA)

test: ## everything that must hold, in a few minutes
	scripts/test

test-long: ## the same, for longer: what takes minutes
	scripts/test --run-ignored all

bench: ## the figures of docs/performance.md: time, instructions, whole games
	scripts/bench

fuzz: ## any bytes as record and as play, some minutes in all
	BOURSE_FUZZ=300000 cargo test --release -p bourse-catalogue --test fuzz -- --test-threads 1

audit: ## licences of all packages, and what is known against them
	scripts/audit

fmt: ## format everything
	cargo fmt --all

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --features bourse-catalogue/sample --quiet -- -D warnings

types: ## generate the page's types from those of the server and the games
	cargo build --quiet --bin bourse --features bourse-catalogue/sample
	target/debug/bourse types > web/src/lib/protocol.ts
	for page in games/*/page; do target/debug/bourse types "$$(basename "$${page%/page}")" > "$$page/protocol.ts"; done

book: ## the book as a site in docs/book (installs mdbook)
	scripts/book

clean: ## forget everything built
	cargo clean
