# `make run` starts viewshell; `make test` is everything that must hold before a change lands.
# Both install the one system package that is needed when it is missing.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RELEASE := -c release --static-swift-stdlib --product viewshell
# The case files are learners' snippets: they stay as a learner would write them.
FORMATTED := Package.swift Sources $(filter-out Tests/Cases,$(wildcard Tests/*))
CHECKED := --explicit-target-dependency-import-check error

.PHONY: run build test bench lint format packages clean

run: build
	@exec .build/release/viewshell

build: packages
	swift build $(RELEASE)

test: packages lint
	swift build --build-tests $(CHECKED)
	swift test --skip-build --disable-xctest $(CHECKED)

# Figures are seconds of computing; a quiet machine helps, and ratios tell more than milliseconds.
bench: packages
	swift build -c release --product Benchmark
	@.build/release/Benchmark

lint:
	swift format lint --strict -p -r $(FORMATTED)
	@if command -v python3 >/dev/null; then \
	  python3 scripts/embed-lessons.py --check && python3 scripts/embed-library.py --check && \
	  python3 scripts/support-table.py --check && \
	  python3 scripts/embed-swift.py Sources/SwiftEvaluator/Standard \
	    Sources/SwiftEvaluator/Generated/StandardSources.swift StandardSources --check; \
	fi

format:
	swift format -i -p -r $(FORMATTED)

packages:
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://swift.org/install"; exit 1; }
	@if command -v apt-get >/dev/null && ! dpkg -s libedit-dev >/dev/null 2>&1; then \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq libedit-dev; \
	fi

clean:
	rm -rf .build
