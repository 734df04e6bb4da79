# The two commands of a contributor: `make bench` and `make test`. Both set up what they need.

NODE := node_modules/.bin/node
.DEFAULT_GOAL := help

.PHONY: help
help: ## says what there is
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 28

# npm writes this file last, so it is newer than the lock file exactly when the packages are those of the lock file.
node_modules/.package-lock.json: package-lock.json
	@echo "npm:         gets the packages, about half a minute"
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: setup
setup: node_modules/.package-lock.json ## gets the tools that measuring needs: Node 24, oha, nginx, hyperfine
	@$(NODE) scripts/setup.ts

.PHONY: setup-tests
setup-tests: node_modules/.package-lock.json ## gets what the tests need on top: Docker, Buildx, act, a browser, base images
	@$(NODE) scripts/setup.ts --for-tests

.PHONY: test
test: setup-tests ## format, lint, types, tests, bundle; sets up what the tests need
	npm run all

.PHONY: test-all
test-all: test ## the same, then what repeats or takes long: all faults, every server of the suites, fuzz, long use; about 2 hours
	npm run test:long
	@$(MAKE) fuzz long

.PHONY: bench
bench: setup ## the main job: the greeting servers against their previous version, 3 minutes at most
	@$(NODE) scripts/bench.ts

.PHONY: demo-regression
demo-regression: setup ## plants a slowdown of 10% in a scratch copy, and expects it to be found
	@$(NODE) scripts/demo-regression.ts

.PHONY: rank-suites
rank-suites: setup-tests ## ranks the servers of the three suites again, for their READMEs, about 40 minutes; nothing else may run meanwhile
	@$(NODE) scripts/rank-suites.ts greeting hash tarantool --budget 12m

.PHONY: bench-targets
bench-targets: setup-tests ## how near the fastest greeting servers come to what the generator can offer, 4 minutes
	@./loadgate rank --config bench/targets/loadgate.yml --budget 4m --out .loadgate/bench-targets

.PHONY: record
record: setup ## records sessions of real servers for `make detect`, ten minutes more each time; nothing else may run meanwhile
	@$(NODE) bench/detect/record.ts

.PHONY: live
live: setup ## two whole runs of eight cases on the servers that are recorded, 16 minutes; nothing else may run meanwhile
	@$(NODE) bench/detect/live.ts

.PHONY: frameworks
frameworks: setup ## runs of two and three cases on Express, Fastify, Koa, Go and Rust, 7 minutes a turn; nothing else may run meanwhile
	@$(NODE) bench/frameworks/run.ts

.PHONY: builds
builds: setup ## what two builds of the same source differ by, ten minutes; nothing else may run meanwhile
	@$(NODE) bench/detect/builds.ts

.PHONY: replay
replay: setup ## measures known changes of real frameworks, as far as this revision has not, half an hour; ROW="F1 R3" for some; nothing else may run meanwhile
	@$(NODE) bench/replay/run.ts $${ROW:+--row "$$ROW"}

.PHONY: replay-prepare
replay-prepare: node_modules/.package-lock.json ## gets what the replay's rows are built of, so that measuring them takes no longer than it has to
	@$(NODE) bench/replay/run.ts --prepare $${ROW:+--row "$$ROW"}

.PHONY: replay-page
replay-page: node_modules/.package-lock.json ## makes docs/caught.md and its pictures of what the replay has measured
	@$(NODE) bench/replay/caught.ts

.PHONY: keep
keep: node_modules/.package-lock.json ## puts recorded sessions and live runs into bench/detect/data/
	@$(NODE) bench/detect/keep.ts

.PHONY: detect
detect: node_modules/.package-lock.json ## false alarms and found changes, by this rule and by others, on the recorded sessions
	@$(NODE) bench/coverage/run.ts --write
	@$(NODE) bench/detect/session-variance.ts --write
	@$(NODE) bench/detect/equivalence.ts --runs 200 --write
	@$(NODE) bench/detect/replay.ts --write
	@$(NODE) bench/detect/intervals.ts --write
	@$(NODE) bench/detect/false-alarms.ts --write
	@$(NODE) bench/detect/components.ts --write
	@$(NODE) bench/detect/warm-ups.ts --write
	@$(NODE) bench/detect/planted-changes.ts --write
	@$(NODE) bench/detect/loops.ts --write
	@$(NODE) bench/detect/disturbances.ts --write

.PHONY: fuzz
fuzz: node_modules/.package-lock.json ## tries hostile files on every reader for an hour; FUZZ_SEED=N begins elsewhere
	@LOADGATE_FUZZ_SECONDS=400 LOADGATE_FUZZ_SEED=$(or $(FUZZ_SEED),$(shell date +%s)) $(NODE) --test --test-reporter=spec test/fuzz/*.test.ts

.PHONY: long
long: setup-tests ## the same comparison 200 times in a row: whether anything grows
	@$(NODE) --expose-gc bench/long/run.ts

.PHONY: faults
faults: setup-tests ## does every fault of the campaign to a real run, and writes docs/reliability.md
	@$(NODE) scripts/reliability.ts

.PHONY: changepoints
changepoints: node_modules/.package-lock.json ## change points against Apache Otava, on generated series
	@$(NODE) bench/changepoints/run.ts

.PHONY: bundle
bundle: node_modules/.package-lock.json ## makes dist/, which runners execute
	@$(NODE) scripts/bundle.ts

.PHONY: components
components: node_modules/.package-lock.json ## where the noise of the recorded servers comes from, and what warming up and planted loops cost
	@$(NODE) bench/detect/components.ts
	@$(NODE) bench/detect/warm-ups.ts
	@$(NODE) bench/detect/planted-changes.ts
	@$(NODE) bench/detect/loops.ts
	@$(NODE) bench/detect/disturbances.ts

.PHONY: pictures
pictures: setup-tests ## draws the pictures of the README again
	@$(NODE) scripts/pictures.ts

.PHONY: pin
pin: node_modules/.package-lock.json ## looks up the hashes of the releases that setup downloads
	@$(NODE) scripts/pin.ts
