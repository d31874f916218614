import type { Identify } from '../access/access.ts';
import type {
  Environment,
  ProvenanceContract,
  ServerContract,
  ToolContract,
  ToolListing,
  VocabularyEntryPoint,
} from '../contract.ts';
import type { Artifacts } from '../journal/artifacts.ts';
import type { Caller, CallLog } from '../journal/call-log.ts';
import type { Journal } from '../journal/journal.ts';
import type { HeavyCalls } from './heavy-calls.ts';
import type { RateLimit } from './rate-limit.ts';
import type { AnyHandler, Progress } from './run-handler.ts';

export interface CallRequest {
  readonly tool: string;
  /** As they came; left out means none. */
  readonly arguments?: unknown;
  readonly caller: Caller;
  /** `own` where the caller runs the process; else what the surface finds out of them. */
  readonly identify: Identify;
  readonly signal?: AbortSignal;
  readonly progress?: Progress;
  /** Given by a replay: the logged seed, an unsigned 32-bit integer. */
  readonly seed?: number;
  /** Given by a replay: the logged clock. */
  readonly now?: Date;
  /** Given by a replay: the run that is made again. No earlier answer is recalled, and nothing is put on record. */
  readonly replayOf?: string;
  /** Given by a replay of an answer that was itself given again: it is compared in that form. */
  readonly givenAgain?: boolean;
}

/** A tool whose parts are imported on first use. */
export interface ServedTool<Services> {
  readonly kind: 'tool';
  readonly listing: ToolListing;
  readonly contract: () => Promise<ToolContract>;
  readonly handler: () => Promise<AnyHandler<Services>>;
  readonly vocabularies: () => Promise<readonly string[]>;
  /** The seed of a call that is given none. */
  readonly seed: () => number;
}

/** What every call on one server shares. */
export interface CallSettings<Services> {
  readonly server: ServerContract;
  readonly tools: ReadonlyMap<string, ServedTool<Services>>;
  readonly vocabularies: readonly VocabularyEntryPoint<Services>[];
  readonly provenance: () => Promise<ProvenanceContract>;
  readonly services: Services;
  /** Names the data that answers depend on at a time; undefined where no tool recalls earlier answers. */
  readonly snapshot: ((now: Date) => Promise<string>) | undefined;
  readonly log: CallLog;
  readonly journal: Journal;
  readonly artifacts: Artifacts;
  readonly wallClock: () => Date;
  readonly newRunId: () => string;
  readonly revision: string | null;
  /** Tells this code from every other: an earlier answer is recalled on the same code alone. */
  readonly code: string;
  readonly environment: Environment;
  readonly rateLimit: RateLimit;
  readonly heavyCalls: HeavyCalls;
  readonly reportFault: ReportFault;
}

/** Told of every fault, for the operator: what a caller must not see and a log may have failed to keep. */
export type ReportFault = (fault: {
  /** What was being done: `run 0199... of audit_backtest`. */
  readonly where: string;
  readonly error: unknown;
}) => void;
