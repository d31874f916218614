import { own } from '../access/access.ts';
import type { CallRequest } from '../call/settings.ts';
import type { UntypedAnswer } from '../client/answer.ts';
import { CallFault } from '../client/transport.ts';
import type { Registry } from '../contract.ts';
import { type Artifact, digestOf } from '../journal/artifacts.ts';
import { createServer } from '../server.ts';
import { memoryArtifacts } from './memory-artifacts.ts';
import { memoryCallLog } from './memory-call-log.ts';
import { type MemoryJournal, memoryJournal } from './memory-journal.ts';
import { answerOf } from './observed-answer.ts';
import type { PlannedCall } from './plan.ts';
import { callOverCommand } from './via-command.ts';
import { callOverHttp } from './via-http.ts';
import { callOverMcp } from './via-mcp.ts';

/** What services of a session may read that its calls write. */
export interface SessionState {
  readonly journal: Pick<MemoryJournal, 'entries'>;
}

/** Makes the services of a prepared state, fresh at each call. */
export type Fixture<Services> = (state: SessionState) => Services | Promise<Services>;

/** Prepared states by name, `default` among them. */
export type Fixtures<Services> = Readonly<Record<string, Fixture<Services>>>;

/** The clock of every contract test and recording. */
export const TEST_CLOCK = '2026-01-02T00:00:00.000Z';

export interface Session {
  /**
   * Makes a planned call on this session's state. Rejects where it ends in a fault, with what went wrong
   * inside.
   */
  readonly call: (tool: string, planned: PlannedCall, seed?: number) => Promise<UntypedAnswer>;
  /** What a call of this session kept beside its result, by its address. */
  readonly artifact: (address: string) => Promise<Artifact | undefined>;
}

/**
 * Fresh state of a fixture and a server on it: the clock fixed, run ids `run-1`, `run-2`, ..., the call log in
 * memory, every switch on. State lives as long as the session.
 */
export async function openSession<Services>(
  registry: Registry<Services>,
  fixtures: Fixtures<Services>,
  fixture: string,
  clock: string = TEST_CLOCK,
): Promise<Session> {
  const open = Object.hasOwn(fixtures, fixture) ? fixtures[fixture] : undefined;
  if (open === undefined) throw new Error(`there is no fixture "${fixture}"`);
  if (Number.isNaN(Date.parse(clock))) throw new Error(`${clock} is no instant`);
  const artifacts = memoryArtifacts();
  const journal = memoryJournal();
  let runs = 0;
  let lastFault: unknown;
  const server = createServer({
    registry,
    services: await open({ journal }),
    log: memoryCallLog(),
    journal,
    artifacts,
    wallClock: () => new Date(clock),
    newRunId: () => `run-${++runs}`,
    revision: null,
    code: 'under test',
    environment: Object.fromEntries(registry.server.switches.map(({ variable }) => [variable, '1'])),
    reportFault: ({ error }) => {
      lastFault = error;
    },
  });
  return {
    artifact: (address) => artifacts.read(digestOf(address) ?? ''),
    call: async (tool, planned, seed) => {
      lastFault = undefined;
      return carriers[planned.via](server, tool, planned.arguments, seed).catch((error: unknown) => {
        throw error instanceof CallFault
          ? new Error(`${tool} ended in a fault`, { cause: lastFault })
          : error;
      });
    },
  };
}

type Carrier = (
  server: ReturnType<typeof createServer>,
  tool: string,
  args: PlannedCall['arguments'],
  seed: number | undefined,
) => Promise<UntypedAnswer>;

const carriers: Readonly<Record<PlannedCall['via'], Carrier>> = {
  call: async (server, tool, args, seed) => {
    const caller = { surface: 'call', client: null } as const;
    const request: CallRequest = { tool, arguments: args, caller, identify: own };
    return answerOf(await server.call(seed === undefined ? request : { ...request, seed }));
  },
  mcp: callOverMcp,
  http: callOverHttp,
  command: callOverCommand,
};
