import { memoize } from '../../memoize.ts';
import { canonicalJson } from '../../model/canonical.ts';
import type { Contract, Tool } from '../../model/contract.ts';
import { camelCase, kebabCase } from '../../model/names.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { type Code, code, exportAs, identifier, literal, string, variable } from '../print/code.ts';
import { importHelpers } from '../print/condition.ts';
import { sourceFile } from '../print/source-file.ts';
import { contractPlan } from './plan.ts';
import { baseCall, type Call } from './planned.ts';

/**
 * `generated/tests/`: per tool a plan and the test that runs it, the prepared states by name, and the script that
 * records the examples' answers.
 */
export const tests: Emitter = {
  name: 'tests',
  emit: ({ contract }) => [...contract.tools.flatMap(filesOf), fixturesFile(contract), recordFile(contract)],
};

const filesOf = memoize((tool: Tool) => [planFile(tool), testFile(tool)]);

/** Most cases start from the same call, which is written once. */
function planFile(tool: Tool): OutputFile {
  const base = baseCall(tool);
  const key = canonicalJson(base);
  const { bounds, defaults, deferred, journal, artifacts, pages, ...rest } = contractPlan(tool);
  const sharing = <Case extends { readonly call: Call }>(cases: readonly Case[]) =>
    cases.map((item) => (canonicalJson(item.call) === key ? { ...item, call: code`base` } : item));
  const plan = {
    ...rest,
    bounds: sharing(bounds),
    defaults: sharing(defaults),
    deferred: sharing(deferred),
    journal: journal && sharing([journal])[0],
    artifacts: artifacts && sharing(artifacts),
    pages: pages && sharing([pages])[0],
  };
  const shared = [
    ...plan.bounds,
    ...plan.defaults,
    ...plan.deferred,
    ...(plan.artifacts ?? []),
    plan.journal,
    plan.pages,
  ].some((item) => item !== undefined && !('arguments' in item.call));
  return sourceFile(
    `${testsOf(tool)}.plan.ts`,
    tool.place.file,
    code`import type { ContractPlan${shared ? code`, PlannedCall` : code``} } from ${string('toolwright-runtime/testing')};
${importHelpers(tool.guarantees.map((guarantee) => guarantee.check))}${
  shared ? code`\nconst base: PlannedCall = ${literal(base)};\n` : code``
}
export const plan: ContractPlan = ${literal(plan)};`,
  );
}

function testFile(tool: Tool): OutputFile {
  return sourceFile(
    `${testsOf(tool)}.test.ts`,
    tool.place.file,
    code`import { contractTests } from ${string('toolwright-runtime/testing')};
import { registry } from ${string('../registry.ts')};
import { fixtures } from ${string('./fixtures.ts')};
import { plan } from ${string(`./${kebabCase(tool.name)}.plan.ts`)};

contractTests(plan, { registry, fixtures, recordings: new URL(${string('../../recordings/')}, import.meta.url) });`,
  );
}

function fixturesFile(contract: Contract): OutputFile {
  const { module, exportName } = contract.server.services;
  const entries = contract.fixtures.map(
    ({ name, from }) =>
      code`  ${string(name)}: async (state) => open((await import(${string(`../../${from.module}`)})).${identifier(from.exportName)}, state),`,
  );
  return sourceFile(
    'generated/tests/fixtures.ts',
    'specs/fixtures.yaml',
    code`import type { Fixture, Fixtures, SessionState } from ${string('toolwright-runtime/testing')};
import type { ${exportAs(exportName, 'Services')} } from ${string(`../../${module}`)};

/** The services of each prepared state; they may read what the calls of a test write. */
export const fixtures: Fixtures<Services> = {
${entries}
};

const open = (fixture: Fixture<Services>, state: SessionState) => fixture(state);`,
  );
}

function recordFile(contract: Contract): OutputFile {
  const imports = contract.tools.map(
    (tool) =>
      code`import { plan as ${localName(tool)} } from ${string(`./${kebabCase(tool.name)}.plan.ts`)};`,
  );
  const plans = contract.tools.map(localName);
  return sourceFile(
    'generated/tests/record.ts',
    'specs',
    code`import { runRecorder } from ${string('toolwright-runtime/testing')};
import { registry } from ${string('../registry.ts')};
${imports}
import { fixtures } from ${string('./fixtures.ts')};

await runRecorder(${literal(plans)}, {
  registry,
  fixtures,
  recordings: new URL(${string('../../recordings/')}, import.meta.url),
});`,
  );
}

/** A tool may be called like one of the module's own names. */
const TAKEN = ['registry', 'fixtures', 'runRecorder'];

function localName(tool: Tool): Code {
  return variable(camelCase(tool.name), TAKEN);
}

function testsOf(tool: Tool): string {
  return `generated/tests/${kebabCase(tool.name)}`;
}
