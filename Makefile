# bankey: `make run` shows the demo, `make test` runs what CI runs, `make help` lists the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# The folder for the PAM rules of the lock: PAM's own with PREFIX=/usr; otherwise below PREFIX, where bankey looks itself.
pamdir := $(if $(filter /usr,$(PREFIX)),,$(PREFIX))/etc/pam.d

products := .build/release
# lld comes with the toolchain. Some systems have no other linker by default, or one that warns about Swift's library.
# The C++ library of the Swift runtime is linked statically, so no start has to find, load and relocate it.
# Types are made by their accessors, because the runtime is slow to find them by name (docs/decisions/start-linking.md).
# Relocations are packed if the C library can unpack them (glibc 2.36).
static := .build/static
packed := $(shell printf '%s\n' 2.36 "$$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" | sort -CV && echo -Xlinker -z -Xlinker pack-relative-relocs)
release := $(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -L"$(CURDIR)/$(static)" $(packed)
extras := man/man1/bankey.1 man/man5/bankey.toml.5 man/man8/bankey-sync.8 \
  bash-completion/completions/bankey zsh/site-functions/_bankey fish/vendor_completions.d/bankey.fish \
  applications/bankey.desktop metainfo/org.bankey.bankey.metainfo.xml icons/hicolor/scalable/apps/bankey.svg
sources := Package.swift Sources Tests Benchmarks Fuzz/Package.swift Fuzz/Sources/fuzz Fuzz/Sources/parsers scripts/formats/Package.swift scripts/formats/Sources

.DEFAULT_GOAL := build
.PHONY: run test build bootstrap libraries lint format bench torture tables tsan asan fuzz formats banks pictures install uninstall deb dist clean help

run: bootstrap build ## show the demo bank
	@$(products)/bankey --demo

test: bootstrap lint build ## run everything that CI runs; warnings are errors
	@SWIFT="$(SWIFT)" scripts/test

build: libraries $(static)/libstdc++.a ## build bankey and bankey-sync in .build/release
	@$(release) --product bankey
	@$(release) --product bankey-sync

bootstrap: ## install missing dependencies of building and testing (apt)
	@scripts/bootstrap

libraries:
	@scripts/bootstrap --check

$(static)/libstdc++.a: | libraries
	@mkdir -p $(static)
	@ln -sf "$$(clang -print-file-name=libstdc++.a)" $@

lint: libraries ## check format, imports, folders, arithmetic, links, lists; build with warnings as errors
	@$(SWIFT) format lint --strict --parallel --recursive $(sources)
	@scripts/imports
	@scripts/rooms
	@scripts/circles
	@scripts/arithmetic
	@scripts/links
	@scripts/banks --check
	@scripts/toys
	@BANKEY_STRICT=1 $(SWIFT) build --build-tests

format: ## format the sources in place
	@$(SWIFT) format --in-place --parallel --recursive $(sources)

formats: ## generate the tables of number, currency and date formats from ICU's data
	@$(SWIFT) run --package-path scripts/formats formats Sources/BankeyText/Formats/Table

banks: ## generate the list in docs/banks.md from the catalog of banks
	@scripts/banks

bench: build ## measure starts, keys, floods and imports, and compare them with C programs (needs python3)
	@$(release) --package-path Benchmarks --scratch-path .build/benchmarks
	@$(MAKE) --no-print-directory install DESTDIR=.build/bench PREFIX=
	@python3 Benchmarks

torture: bootstrap build ## inject faults and kills at every call, limits, clocks, damage; takes minutes (docs/reliability.md)
	@python3 Tests/Torture

tables: bootstrap ## read 20,000 random bank tables; fails if one is read wrongly without a question; takes minutes
	@BANKEY_STRICT=1 BANKEY_TABLES=20000 $(SWIFT) test --filter CSVPropertyTests

tsan: bootstrap ## run the tests of bankey and bankey-sync with the thread sanitizer
	@scripts/sanitize tsan ProgramTests BankeyStoreTests BankeySourcesTests BankeyUITests

asan: bootstrap ## run the tests of all code that reads foreign bytes with the address sanitizer
	@scripts/sanitize asan BankeyStatementsTests BankeyModelTests BankeyTextTests BankeyCoreTests BankeyConfigTests TerminalTextTests

fuzz: bootstrap ## run libFuzzer on every parser and the store, FUZZ_SECONDS (60) each
	@scripts/fuzz

pictures: build ## redraw docs/pictures (needs python3 and tmux)
	@scripts/pictures

install: build ## install into PREFIX (/usr/local), below DESTDIR
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/bankey"
	@install -s -m 755 $(products)/bankey "$(DESTDIR)$(PREFIX)/bin/bankey"
	@install -s -m 755 $(products)/bankey-sync "$(DESTDIR)$(PREFIX)/libexec/bankey/bankey-sync"
	@scripts/extras $(products) .build/share
	@for file in $(extras); do install -D -m 644 ".build/share/$$file" "$(DESTDIR)$(PREFIX)/share/$$file"; done
	@scripts/pam-service "$(DESTDIR)$(pamdir)" $(PAM)

uninstall: ## remove the installed files; your data stays
	@rm -f "$(DESTDIR)$(PREFIX)/bin/bankey" "$(DESTDIR)$(PREFIX)/libexec/bankey/bankey-sync" "$(DESTDIR)$(pamdir)/bankey" \
	  $(extras:%="$(DESTDIR)$(PREFIX)/share/%")
	@rmdir "$(DESTDIR)$(PREFIX)/libexec/bankey" 2>/dev/null || true

deb: bootstrap build ## build a Debian package for this release in .build/dist
	@scripts/deb

dist: bootstrap build ## build tarballs of source and programs, a bill of materials and sums in .build/dist
	@scripts/dist

clean: ## remove all build products
	@rm -rf .build

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done
