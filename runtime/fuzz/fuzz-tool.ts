import assert from 'node:assert/strict';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import fc from 'fast-check';
import { own } from '../access/access.ts';
import type { Answer, JsonObject, Refusal } from '../answer.ts';
import type { Registry, ToolContract, ToolListing } from '../contract.ts';
import type { Artifacts } from '../journal/artifacts.ts';
import type { CallLog } from '../journal/call-log.ts';
import type { Journal } from '../journal/journal.ts';
import { runtimeRefusals } from '../refusal.ts';
import { createServer, type Server } from '../server.ts';
import type { ContractPlan, PlannedCall } from '../testing/plan.ts';
import { type Fixtures, TEST_CLOCK } from '../testing/session.ts';
import { arbitraryArguments } from './arbitrary-call.ts';

export interface FuzzSetting<Services> {
  readonly registry: Registry<Services>;
  readonly fixtures: Fixtures<Services>;
  readonly runs: number;
  /** The same seed makes the same calls. */
  readonly seed: number;
}

/** How many calls ended with a result, and how many with each code. */
export interface FuzzOutcome {
  readonly results: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/**
 * Calls a tool at random on the state of its first example: each call gives a result that its output schema accepts, or a refusal
 * that is declared. Rejects with the smallest call that shows otherwise, and with the seed that finds it again. One state
 * serves all calls, so for a tool that writes, a call may meet what earlier ones left.
 */
export async function fuzzTool<Services>(
  plan: ContractPlan,
  setting: FuzzSetting<Services>,
): Promise<FuzzOutcome> {
  const { registry, fixtures, runs, seed } = setting;
  const entry = registry.tools.find(({ listing }) => listing.name === plan.tool);
  assert.ok(entry, `there is no tool ${plan.tool}`);
  const judge = judgeOf(entry.listing, await entry.contract());
  const faults: { last?: unknown } = {};
  const fixture = plan.examples[0]?.call.fixture ?? 'default';
  const server = await serverOn(registry, fixtures, fixture, faults);
  const outcome = { results: 0, refusals: {} as Record<string, number> };
  const caller = { surface: 'call', client: null } as const;
  const withheld = plan.deferred.map(({ name }) => name);
  const args = arbitraryArguments(entry.listing.inputSchema, knownArguments(plan, fixture), withheld);
  await fc.assert(
    fc.asyncProperty(args, async (given) => {
      const answer = await server.call({
        tool: plan.tool,
        arguments: given as JsonObject,
        caller,
        identify: own,
      });
      if (answer.kind === 'fault') throw new Error(`${plan.tool} ended in a fault`, { cause: faults.last });
      judge(given, answer);
      if (answer.kind === 'result') outcome.results++;
      if (answer.kind !== 'refusal') return;
      const { code } = answer.refusal;
      outcome.refusals[code] = (outcome.refusals[code] ?? 0) + 1;
    }),
    { numRuns: runs, seed },
  );
  return outcome;
}

/** Calls that the spec itself makes on the same state: examples, refusals and the calls of promises. */
function knownArguments(plan: ContractPlan, state: string): JsonObject[] {
  const calls: PlannedCall[] = [
    ...plan.examples.map(({ call }) => call),
    ...plan.refusals.map(({ call }) => call),
    ...plan.bounds.map(({ call }) => call),
    ...plan.guarantees.flatMap((guarantee) => guarantee.calls.map(({ call }) => call)),
  ];
  return calls.filter(({ fixture }) => fixture === state).map((call) => call.arguments);
}

function judgeOf(listing: ToolListing, contract: ToolContract): (given: unknown, answer: Answer) => void {
  const accepts = new AjvJsonSchemaValidator().getValidator(listing.outputSchema);
  const known = new Set(Object.keys((listing.inputSchema['properties'] ?? {}) as object));
  const declared = [...contract.refusals, ...runtimeRefusals].map(({ code }) => code);
  return (given, answer) => {
    if (answer.kind === 'refusal') return assertDeclared(answer.refusal, declared);
    assert.ok(answer.kind === 'result', answer.kind);
    const { envelope } = answer;
    assert.deepEqual(JSON.parse(JSON.stringify(envelope)), envelope, 'the answer is not strict JSON');
    const verdict = accepts(envelope);
    assert.ok(verdict.valid, `the output schema rejects the answer: ${verdict.errorMessage}`);
    const dropped = Object.keys((given ?? {}) as object).filter((name) => !known.has(name));
    assert.deepEqual(dropped, [], 'arguments that the tool does not have were dropped');
  };
}

function assertDeclared({ code, reason, recover }: Refusal, declared: readonly string[]): void {
  const isKnown = declared.some((name) => {
    const [prefix = '', family] = name.split('{');
    return family === undefined ? name === code : code.startsWith(prefix);
  });
  assert.ok(isKnown, `the refusal ${code} is not declared`);
  assert.ok(reason !== '' && recover !== '', `the refusal ${code} says nothing`);
}

async function serverOn<Services>(
  registry: Registry<Services>,
  fixtures: Fixtures<Services>,
  fixture: string,
  faults: { last?: unknown },
): Promise<Server> {
  const open = fixtures[fixture];
  assert.ok(open, `there is no fixture "${fixture}"`);
  let runs = 0;
  return createServer({
    registry,
    services: await open({ journal: { entries: [] } }),
    log: forgetfulLog,
    journal: forgetfulJournal,
    artifacts: forgetfulArtifacts,
    wallClock: () => new Date(TEST_CLOCK),
    newRunId: () => `run-${++runs}`,
    revision: null,
    code: 'under test',
    environment: Object.fromEntries(registry.server.switches.map(({ variable }) => [variable, '1'])),
    reportFault: ({ error }) => {
      faults.last = error;
    },
  });
}

/** Thousands of calls are made, and none is asked for again. */
const forgetfulLog: CallLog = { started: async () => {}, finished: async () => {}, attempts: async () => 0 };
const forgetfulArtifacts: Artifacts = { keep: async () => {}, read: async () => undefined };
const forgetfulJournal: Journal = { recall: async () => undefined, record: async () => undefined };
