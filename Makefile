# The tasks of this repository. `make` lists them.

PREFIX ?= /usr/local
PROGRAM = .build/release/widgetsize

# On Linux everything is linked in, libc and libcmark too: one file that runs on any distribution,
# and starts in half the time. The price is that libc cannot look up users and groups, which
# nothing here does. Other linkers than lld print a warning of libc about that.
#
# No debug information: it is a third of the file.
#
# The option of the frontend lets the program call a function for each generic type that it uses first. By default
# the runtime finds the type by its name and searches all conformances: a tenth of the instructions of a question.
RELEASE = --configuration release -Xswiftc -gnone \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
#
# On macOS Swift's library is part of the system, and so is the part of it that older systems lack.
ifeq ($(shell uname),Linux)
RELEASE += -Xswiftc -static-executable -Xswiftc -use-ld=lld
else
RELEASE += -Xlinker -rpath -Xlinker /usr/lib/swift
endif

# The results of Swift Testing and pytest; Scripts/steps/results.py counts them.
TEST_RESULTS = .build/tests.xml
SITE_TEST_RESULTS = .build/site-tests.xml
FAULT_TEST_RESULTS = .build/fault-tests.xml
ROW_TEST_RESULTS = .build/row-tests.xml
DIST_TEST_RESULTS = .build/dist-tests.xml
CASE_TEST_RESULTS = .build/case-tests.xml

.DEFAULT_GOAL = help
.PHONY: report pages tables test quick record preview build-checked build-program build-tests requirements test-tables test-swift test-cases test-engine test-faults test-rows test-sanitizers test-consumer test-plugin test-documentation test-site test-dist documentation lint format build release release-manual released install dist dist-programs bench clean help soak soak-fuzz soak-faults soak-mutation soak-sanitizers soak-swift soak-plugin soak-site soak-dist soak-rows soak-archives
# Only the steps of `make test` run side by side.
ifndef PARALLEL
.NOTPARALLEL:
endif

# With the program of the check: it compiles in half the time of a released one, and `make test` finds it built.
report: build-checked ## Write the site to _report/, and answer a sample query
	$(CHECKED) report --output _report
	@echo
	@echo 'The site is in $(CURDIR)/_report/index.html'
	@echo
	$(CHECKED) query --device plus --landscape

# The site as GitHub Pages publishes it, with the form for errors: make pages REPOSITORY=https://github.com/owner/name
OWNER = $(shell echo '$(notdir $(patsubst %/,%,$(dir $(REPOSITORY))))' | tr '[:upper:]' '[:lower:]')
pages: release
	$(PROGRAM) report --output _report --address 'https://$(OWNER).github.io/$(notdir $(REPOSITORY))/' \
	  --issues '$(REPOSITORY)/issues/new?template=wrong-number.yml'

# The steps of the check. Two run at a time: steps without a build run beside the build of the program, and
# test-site beside the build of the tests. The longest start first, so that none is left alone at the end.
# Scripts/timed.sh records how long each took.
STEPS = build-program build-tests test-site test-swift test-tables test-sanitizers \
  lint test-dist test-faults test-rows test-engine test-cases test-plugin test-documentation
# Most of these need only the program. But make passes over its list once, and returns to a step that had to
# wait only after all others: so all of them wait for the tests, and test-swift, the longest, starts first.
TESTED_STEPS = test-swift test-dist test-faults test-rows test-engine test-cases test-plugin test-documentation
# The steps of `make soak` that need the tests.
NIGHT_STEPS = soak-swift soak-dist soak-site soak-rows soak-faults
JOBS = 2
STEP_LOGS = .build/steps

# If a step fails, the others still run, but for those that need what it builds. Each swift build leaves a folder for
# each of its targets among the temporary files, and a browser leaves others; users without rights must read there.
define run_steps
	@rm -rf $(STEP_LOGS)
	@TMPDIR=$$(mktemp -d); export TMPDIR; chmod 755 "$$TMPDIR"; trap 'rm -rf -- "$$TMPDIR"' EXIT; status=0; \
	$(MAKE) --no-print-directory --jobs=$(JOBS) PARALLEL=yes --keep-going $(1:%=timed-%) || status=$$?; \
	Scripts/timed.sh --report $(STEP_LOGS); \
	exit $$status
endef

# Those that run here: choose.py has the list of steps that need Linux.
CHECK ?= changed
CHOSEN_STEPS = $(or $(shell CHECK='$(CHECK)' python3 Scripts/steps/choose.py .build/left-out.txt $(STEPS)),$(error \
  no step of the check is chosen))
test: requirements .venv/requirements.txt ## Check the style, the tables, the code and the site
	$(call run_steps,$(CHOSEN_STEPS))

timed-%:
	@Scripts/timed.sh $(STEP_LOGS) $* $(MAKE) --no-print-directory $* BUILT=yes

timed-build-tests timed-test-site timed-test-tables: timed-build-program
$(TESTED_STEPS:%=timed-%) $(NIGHT_STEPS:%=timed-%): timed-build-tests
# It uses the build folder of the consumer.
timed-soak-plugin: timed-test-consumer

# Less than a minute once everything is built.
quick: test-cases ## Check style, tables and code, without what starts the program often
	@Scripts/require.sh cmark-gfm
	@$(MAKE) --no-print-directory lint
	.venv/bin/python Tests/tables/check_tables.py
	$(RUN_TESTS) --skip '^ProgramTests'

record: build-tests .venv/requirements.txt ## Record goldens, samples and pictures, and print what changed
	Scripts/record.sh

preview: .venv/requirements.txt ## Draw the picture of link previews
	@Scripts/require.sh chromium
	Scripts/preview.sh

# All at once: two steps must not install packages at the same time.
requirements:
	@Scripts/require.sh swift libcmark cmark-gfm python unzip zsh fish $(if $(filter \
	  lint test-site test-dist,$(CHOSEN_STEPS)),shellcheck java chromium chromedriver typescript npm busybox xz curl)

# One build for all steps. The engine is optimized, because the exhaustive tests take minutes otherwise. What stands
# above it and the tests are not: see Package.swift.
TESTED = .build-tests/release
BUILD_CHECKED = WIDGETSIZE_CHECK=yes swift build --configuration release -Xswiftc -enable-testing
BUILD_TESTS = $(BUILD_CHECKED) --scratch-path .build-tests
# The program that the steps start, linked as a release is: it starts sooner. Tests of faults need one that takes libraries.
CHECKED = .build/checked/widgetsize
build-checked:
	@Scripts/require.sh swift libcmark
	$(BUILD_TESTS) --product widgetsize
	Scripts/link-static.sh $(TESTED) $(CHECKED)

build-program: build-checked
	$(BUILD_TESTS) --product widgetsize-tables
	Scripts/link-static.sh $(TESTED) $(CHECKED)-tables

# Steps that run beside each other must not link the program again.
build-tests: $(if $(BUILT),,build-program)
	$(BUILD_TESTS) --product widgetsizePackageTests

# Unless `make test` has built it already.
BUILD_FIRST = $(if $(BUILT),,build-tests)

# The tables are checked by the program that has them embedded, too: it names file, line and column.
test-tables: $(if $(BUILT),,build-program) .venv/requirements.txt
	$(CHECKED)-tables validate > .build/validation.txt || { cat .build/validation.txt; exit 1; }
	.venv/bin/python Tests/tables/check_tables.py
	.venv/bin/python Tests/tables/check_broken.py
	.venv/bin/python Tests/tables/check_facts.py

# The command for the tests that a command built in a folder. On Linux they are a program: `swift test` would
# plan the build once more.
ifeq ($(shell uname),Linux)
run_tests = $(2)/release/widgetsizePackageTests.xctest --testing-library swift-testing
else
run_tests = $(subst swift build,swift test,$(1)) --skip-build --disable-xctest
endif
RUN_TESTS = $(call run_tests,$(BUILD_TESTS),.build-tests)
# SWIFT_OPTIONS can choose some of them: make test-swift SWIFT_OPTIONS='--filter GoldenTests'
SWIFT_OPTIONS =
test-swift: $(BUILD_FIRST)
	@rm -f $(TEST_RESULTS)
	@mkdir -p .build
	@Scripts/require.sh cmark-gfm zsh fish
	$(RUN_TESTS) --xunit-output $(TEST_RESULTS) $(SWIFT_OPTIONS)

# Commands, with what they print. CASE_OPTIONS=--record writes what they print now.
CASE_OPTIONS =
test-cases: $(BUILD_FIRST) .venv/requirements.txt
	@rm -f $(CASE_TEST_RESULTS)
	PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m pytest --junit-xml $(CASE_TEST_RESULTS) \
	  --program $(CHECKED) $(CASE_OPTIONS) Tests/cases

# Every answer, computed a second time from the tables alone.
test-engine: $(BUILD_FIRST)
	@Scripts/require.sh python
	PYTHONDONTWRITEBYTECODE=1 python3 Tests/engine/check_answers.py $(CHECKED)

# Tests in Python that are marked `night`, which take long and find rare faults, run with NIGHT=--night alone.
NIGHT =
test-faults: $(BUILD_FIRST) .venv/requirements.txt
	@rm -f $(FAULT_TEST_RESULTS)
	PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m pytest --junit-xml $(FAULT_TEST_RESULTS) \
	  --program $(TESTED)/widgetsize $(NIGHT) Tests/faults

# Right rows, entered in a copy of Data/: everything goes on to work with them.
test-rows: $(BUILD_FIRST) .venv/requirements.txt
	@Scripts/require.sh python
	@rm -f $(ROW_TEST_RESULTS)
	PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m pytest --junit-xml $(ROW_TEST_RESULTS) \
	  --program $(CHECKED) $(NIGHT) Tests/rows

# The short form of soak-sanitizers: only the code that frees memory.
test-sanitizers:
	@Scripts/require.sh swift libcmark
	Scripts/test-sanitizers.sh

# What takes long and finds rare faults; docs/hardening.md describes it. It takes many hours, and some three
# hours with fewer executions of each reader and fewer values of options, as in make soak RUNS=20000.
RUNS = 1000000
# .build/steps has what each printed.
SOAK_STEPS = build-program build-tests soak-mutation soak-sanitizers test-consumer soak-plugin soak-archives $(NIGHT_STEPS) soak-fuzz
soak: requirements .venv/requirements.txt ## Fuzz, kill, mutate and sanitize for hours
	$(call run_steps,$(SOAK_STEPS))
	@tail -n 30 $(SOAK_STEPS:%=$(STEP_LOGS)/%.log)

soak-fuzz:
	@Scripts/require.sh swift libcmark python
	Scripts/fuzz.sh $(RUNS)

# With the released program; that of the tests is the one that takes libraries.
soak-faults: release tables .venv/requirements.txt
	@Scripts/require.sh cmark-gfm
	PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m pytest --night --runs $(RUNS) \
	  --program $(PROGRAM) Tests/faults

soak-mutation: .venv/requirements.txt
	@Scripts/require.sh swift libcmark cmark-gfm
	PYTHONDONTWRITEBYTECODE=1 python3 Tests/mutation/mutate.py --runs $(RUNS)

# All tests in Swift, with those that have the trait `night`.
soak-swift: $(BUILD_FIRST)
	@Scripts/require.sh cmark-gfm zsh fish
	WIDGETSIZE_NIGHT=yes $(RUN_TESTS)

# First the program, with commands that cover most of its code. Tests/leaks.txt lists memory that is kept on
# purpose, which is not a leak. SEPARATE_ALLOCATIONS allocates each node separately, so that the sanitizer sees
# each of them. The program has one thread; the tests use the library from several. All is optimized, as it is
# released: without, the tests do not end in twenty minutes.
ADDRESS = $(BUILD_CHECKED) --sanitize address --scratch-path .build-address -Xswiftc -DSEPARATE_ALLOCATIONS
THREAD = $(BUILD_CHECKED) --sanitize thread --scratch-path .build-thread
SANITIZED = .build-address/release/widgetsize
# Under a sanitizer, tests with the trait `exhaustive` take hours. So do those that start the program hundreds of
# times, because each exit looks for leaks. FuzzTests covers the same readers in one process.
soak-sanitizers: export WIDGETSIZE_SANITIZED = yes
soak-sanitizers: export LSAN_OPTIONS = suppressions=$(CURDIR)/Tests/leaks.txt
soak-sanitizers:
	@Scripts/require.sh swift libcmark cmark-gfm
	$(ADDRESS) --product widgetsize
	$(ADDRESS) --product widgetsize-tables
	$(SANITIZED) report --output .build-address/report
	$(SANITIZED)-tables validate > .build-address/validation.txt
	cat README.md docs/*.md > .build-address/documents.md
	for format in html markdown; do \
	  $(SANITIZED) render --format $$format .build-address/documents.md > .build-address/page || exit 1; \
	done
	$(ADDRESS) --product widgetsizePackageTests
	$(call run_tests,$(ADDRESS),.build-address) --skip '^ProgramTests'
	$(THREAD) --product widgetsizePackageTests
	$(call run_tests,$(THREAD),.build-thread) --skip '^ProgramTests'

test-consumer:
	@Scripts/require.sh swift
	Scripts/test-consumer.sh

# With the program that is built for the tests; `make soak` lets SwiftPM build it, as users do.
test-plugin: $(BUILD_FIRST)
	@Scripts/require.sh swift
	WIDGETSIZE_PROGRAM='$(CURDIR)/$(TESTED)/widgetsize' Scripts/test-plugin.sh

soak-plugin:
	@Scripts/require.sh swift libcmark
	Scripts/test-plugin.sh

# The comments and the articles of the libraries, checked as in `make documentation`.
test-documentation: $(BUILD_FIRST)
	@Scripts/require.sh swift
	Scripts/test-documentation.sh $(TESTED)

documentation: ## Build the documentation of the libraries; a warning is an error
	@Scripts/require.sh swift
	WIDGETSIZE_DOCUMENTATION=1 swift package --scratch-path .build-documentation \
	  generate-documentation --target WidgetSizing --target WidgetSizingData --warnings-as-errors

# SITE_TESTS can name some of them: make test-site SITE_TESTS=Tests/site/test_links.py
SITE_TESTS = Tests/site
test-site: $(BUILD_FIRST) .venv/requirements.txt
	@rm -f $(SITE_TEST_RESULTS)
	@Scripts/require.sh cmark-gfm java chromium chromedriver typescript
	PYTHONDONTWRITEBYTECODE=1 WIDGETSIZE_PROGRAM='$(CURDIR)/$(CHECKED)' \
	  .venv/bin/python -m pytest --junit-xml $(SITE_TEST_RESULTS) $(NIGHT) $(SITE_TESTS)

# Also the tests marked `night`: every page as it is, in both colour schemes and on two sizes of paper.
soak-rows:
	@$(MAKE) --no-print-directory test-rows NIGHT=--night

soak-site:
	@$(MAKE) --no-print-directory test-site NIGHT=--night

# The archives as a release has them, used on a machine without anything else. By day xz is quick, which is half of the
# cost of this step; `make dist` and the night make them small, and limit their sizes.
test-dist: $(BUILD_FIRST) .venv/requirements.txt
	@rm -rf .build/dist $(DIST_TEST_RESULTS)
	@Scripts/require.sh swift libcmark python typescript npm unzip busybox xz curl
	$(BUILD_TESTS) --product generate-manual
	PYTHONDONTWRITEBYTECODE=1 Scripts/dist.py $(CHECKED) .build/dist $(TESTED) $(if $(NIGHT),,--preset 1)
	PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m pytest --junit-xml $(DIST_TEST_RESULTS) \
	  --program $(CHECKED) --dist .build/dist $(NIGHT) Tests/dist

soak-dist:
	@$(MAKE) --no-print-directory test-dist NIGHT=--night

# The archives of the last commit, built in two folders, have the same bytes.
soak-archives:
	Scripts/test-dist.sh

# Created again whenever the pinned versions change.
.venv/requirements.txt: Tests/requirements.txt
	@Scripts/require.sh python
	python3 -m venv --clear .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
	  --requirement $<
	@cp $< $@

lint: .venv/requirements.txt ## Check the style of the code
	@Scripts/require.sh swift shellcheck typescript
	.venv/bin/ruff check --no-cache .
	shellcheck .ci/run Scripts/*.sh
	tsc --project Tests/site/jsconfig.json
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Bench/Package.swift Bench/Sources

format: ## Format the Swift code
	@Scripts/require.sh swift
	swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Bench/Package.swift Bench/Sources

build: ## Build the library and the program, for debugging
	@Scripts/require.sh swift libcmark
	swift build

release: ## Build the program for use: .build/release/widgetsize
	@Scripts/require.sh swift libcmark
	swift build $(RELEASE) --product widgetsize

tables: ## Build the program for those who keep the tables: .build/release/widgetsize-tables
	@Scripts/require.sh swift libcmark
	swift build $(RELEASE) --product widgetsize-tables

# The tool of swift-argument-parser that writes manual pages, built as the program is.
release-manual: release
	swift build $(RELEASE) --product generate-manual

install: release-manual ## Install the program, its completions and its manual below PREFIX (/usr/local)
	Scripts/install-built.sh $(PROGRAM) '$(DESTDIR)$(PREFIX)' .build/release

# The programs of a release. On macOS they carry libcmark with them, too.
ifeq ($(shell uname),Linux)
released: release-manual tables
else
released:
	@Scripts/require.sh cmake
	libcmark=$$(Scripts/static-libcmark.sh .build/cmark) && \
	  PKG_CONFIG_PATH=$$libcmark $(MAKE) --no-print-directory release-manual tables
endif

DIST = PYTHONDONTWRITEBYTECODE=1 Scripts/dist.py $(PROGRAM) dist .build/release

# With the address of the releases, for downloads: make dist REPOSITORY=https://github.com/owner/name
# MACHINES is a folder with what `make dist-programs` wrote on other machines.
REPOSITORY =
MACHINES =
dist: released ## Write the archives of a release to dist/
	@Scripts/require.sh python npm
	rm -rf dist
	$(DIST) --repository '$(REPOSITORY)' $(if $(MACHINES),--machines '$(MACHINES)')
	@cat dist/SHA256SUMS

dist-programs: released
	@Scripts/require.sh python
	rm -rf dist
	$(DIST) --programs
	@cat dist/SHA256SUMS

# Bench/README.md describes the parts. BENCH can name some of them: make bench BENCH='query site'
BENCH =
bench: release tables Bench/.venv/requirements.txt ## Time the program beside others, and write Bench/README.md
	@Scripts/require.sh hyperfine jq gojq miller sqlite3 hugo cmark cmark-gfm md4c valgrind
	Bench/.venv/bin/python Bench/bench.py $(BENCH)

Bench/.venv/requirements.txt: Bench/requirements.txt
	@Scripts/require.sh python
	python3 -m venv --clear Bench/.venv
	Bench/.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
	  --requirement $<
	@cp $< $@

clean: ## Delete all build products
	rm -rf .build .build-* .venv _report dist Bench/.build Bench/.build-* Bench/.venv

help: ## List these tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
