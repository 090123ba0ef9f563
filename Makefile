# bankey: `make run` shows the demo, `make test` runs what CI runs, `make help` lists the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# The rules of the lock: where PAM looks, if that belongs to PREFIX; else bankey finds them from its own place.
pamdir := $(if $(filter /usr,$(PREFIX)),,$(PREFIX))/etc/pam.d

products := .build/release
# lld comes with the toolchain. The linker of some systems is not there by default, or warns of what the library does.
# The C++ library that the Swift runtime needs is linked in: one library less to find, read and relocate at every start.
# So is what else of that can be done before: relocations are packed where the C library unpacks them (glibc 2.36).
static := .build/static
packed := $(shell printf '%s\n' 2.36 "$$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" | sort -CV && echo -Xlinker -z -Xlinker pack-relative-relocs)
release := $(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -L"$(CURDIR)/$(static)" $(packed)
sources := Package.swift Sources Tests Benchmarks Fuzz/Package.swift Fuzz/Sources/fuzz scripts/formats/Package.swift scripts/formats/Sources

.DEFAULT_GOAL := build
.PHONY: run test build bootstrap libraries lint format bench torture tsan asan fuzz formats banks pictures install uninstall clean help

run: bootstrap build ## show the demo bank
	@$(products)/bankey --demo

test: bootstrap lint build ## everything that CI runs; warnings are errors
	@SWIFT="$(SWIFT)" scripts/test

build: libraries $(static)/libstdc++.a ## bankey and bankey-sync in .build/release
	@$(release) --product bankey
	@$(release) --product bankey-sync

bootstrap: ## install what building and testing need (apt)
	@scripts/bootstrap

libraries:
	@scripts/bootstrap --check

$(static)/libstdc++.a: | libraries
	@mkdir -p $(static)
	@ln -sf "$$(clang -print-file-name=libstdc++.a)" $@

lint: ## format, documentation comments, who may import whom, circles of folders, arithmetic, links, banks
	@$(SWIFT) format lint --strict --parallel --recursive $(sources)
	@scripts/imports
	@scripts/rooms
	@scripts/circles
	@scripts/arithmetic
	@scripts/links
	@scripts/banks --check

format: ## format the sources in place
	@$(SWIFT) format --in-place --parallel --recursive $(sources)

formats: ## write the table of number, currency and date formats from ICU's data
	@$(SWIFT) run --package-path scripts/formats formats Sources/BankeyText/Formats/Table

banks: ## write the list of docs/banks.md from the catalogue of banks
	@scripts/banks

bench: build ## what a start, a key, a flood and an import cost, beside C programs (needs python3)
	@$(release) --package-path Benchmarks --scratch-path .build/benchmarks
	@$(MAKE) --no-print-directory install DESTDIR=.build/bench PREFIX=
	@python3 Benchmarks

torture: bootstrap build ## faults and kills at every call, limits, clocks, damage; minutes (docs/reliability.md)
	@python3 Tests/Torture

tsan: bootstrap ## the thread sanitizer over the tests of bankey and bankey-sync
	@scripts/sanitize tsan ProgramTests BankeyStoreTests BankeySourcesTests BankeyUITests

asan: bootstrap ## the address sanitizer over the tests of all that reads foreign bytes
	@scripts/sanitize asan BankeyStatementsTests BankeyModelTests BankeyTextTests BankeyCoreTests BankeyConfigTests TerminalTextTests

fuzz: bootstrap ## libFuzzer over every parser and the store, FUZZ_SECONDS (60) each
	@scripts/fuzz

pictures: build ## draw docs/pictures anew (needs python3 and tmux)
	@scripts/pictures

install: build ## into PREFIX (/usr/local), below DESTDIR
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/bankey"
	@install -s -m 755 $(products)/bankey "$(DESTDIR)$(PREFIX)/bin/bankey"
	@install -s -m 755 $(products)/bankey-sync "$(DESTDIR)$(PREFIX)/libexec/bankey/bankey-sync"
	@scripts/pam-service "$(DESTDIR)$(pamdir)"

uninstall: ## remove what install put there; your data stays
	@rm -f "$(DESTDIR)$(PREFIX)/bin/bankey" "$(DESTDIR)$(PREFIX)/libexec/bankey/bankey-sync" "$(DESTDIR)$(pamdir)/bankey"
	@rmdir "$(DESTDIR)$(PREFIX)/libexec/bankey" 2>/dev/null || true

clean: ## remove everything that was built
	@rm -rf .build

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done
