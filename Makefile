# The developer's interface. Each target installs what it needs; only Node and npm must be on the machine.
.PHONY: run gen check test record calibrate docs guide build format bench external fuzz golden mutate clean
.DEFAULT_GOAL := run

installed := node_modules/.package-lock.json
port ?= 8321

# The project brings its own Node: `npx` and npm scripts run on it.
$(installed): package.json package-lock.json runtime/package.json generator/package.json create/package.json
	npm ci --no-audit --no-fund --loglevel=error
	@npx --no -- node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 24 ? 1 : 0)' || npm rebuild node --loglevel=error
	@touch $@

# Generate, build and serve: pages and the HTTP surface on one loopback address.
run: gen build
	npx --no -- quant serve --port $(port)

# Bring generated/ up to date with specs/.
gen: $(installed)
	npx --no -- toolwright gen

# Drift of generated/, the specs' findings, parity with the code, types, format and lint. Changes nothing.
check: $(installed)
	npx --no -- toolwright check
	npx --no -- tsc --noEmit
	npx --no -- tsc --noEmit -p src/audit-page/browser
	npx --no -- tsc --noEmit -p generator/site/browser
	npx --no -- biome check --error-on-warnings

test: $(installed)
	npx --no -- vitest run

# Write again what the six tools of test/golden/ give; read the difference before it is committed.
golden: $(installed)
	cd test/golden && npx --no -- node ../../generator/bin/toolwright.js gen

# Change sound specs at random, very often: each time there are findings or files. Then call every tool at random: each time
# there is a result or a declared refusal. `make fuzz runs=100000 seed=7`
fuzz: $(installed)
	npx --no -- node --conditions=src scripts/fuzz.ts --runs $(or $(runs),10000) $(if $(seed),--seed $(seed))

# Execute the specs' examples and keep their answers; the pages show these and the tests compare them. `make record tools=run_scan`
record: gen
	npx --no -- node --conditions=src generated/tests/record.ts $(tools)
	npx --no -- toolwright gen

# What the matcher's forecasts were worth, after a change of its rules; every answer quotes it. Then record again.
calibrate: gen
	QUANT_HOME=/nonexistent npx --no -- node --conditions=src src/main.ts history calibrate --output src/history/embedded-calibration.json

# The pages alone, into dist/site/.
docs: gen
	npx --no -- node --conditions=src scripts/docs.ts

# Put into docs/spec-language.md and docs/spec-reference.md what the generator and the meta-schemas say today.
guide: $(installed)
	npx --no -- vitest run --update=all test/docs/spec-language.process.test.ts test/generator/schema/reference.test.ts

# What a client starts: the bundle and the pages.
build: gen
	npx --no -- node --conditions=src scripts/build.ts

# What check asks for, done.
format: $(installed)
	npx --no -- biome check --write

# Which changes of the lints, of the diff and of writing no test sees; `make mutate only=lint` for one of the three.
# Stryker is installed apart, as the bench is.
mutate: $(installed) mutation/node_modules/.package-lock.json
	@set -e; for part in $(or $(only),lint diff write); do \
	  MUTATE=$$part npx --no -- node mutation/node_modules/@stryker-mutator/core/bin/stryker.js run mutation/stryker.config.js; \
	done

mutation/node_modules/.package-lock.json: mutation/package.json mutation/package-lock.json
	npm ci --prefix mutation --no-audit --no-fund --loglevel=error
	@touch $@

# What is fast, beside its peers; `make bench only="calls http-calls"` for some of it.
bench: build
	$(MAKE) -C bench

# The checks that others wrote: MCP's conformance suite, the Inspector, the 2.x client, publint and attw. Installed apart (280 MB), needs
# the registry the first time, and takes half a minute.
external: build
	$(MAKE) -C external

clean:
	rm -rf dist runtime/dist generator/dist .cache node_modules/.cache
