import type { ToolContract } from '../contract.ts';
import type { CallerAccess } from '../journal/call-log.ts';
import type { Admitted } from './admit.ts';
import type { PlainObject } from './plain-object.ts';
import type { Memo } from './recall.ts';
import type { Run } from './record-start.ts';
import type { CallRequest, CallSettings, ServedTool } from './settings.ts';

/** Facts that come up while a call is made and belong in its `finished` row however it ends. */
export interface Notes {
  /** What the handler sees as now, and the same as ISO 8601. */
  readonly now: Date;
  readonly clock: string;
  readonly warnings: string[];
  seed: number | null;
}

/** A call that has its first row. */
export interface Started<Services> {
  readonly settings: CallSettings<Services>;
  readonly tool: ServedTool<Services>;
  readonly request: CallRequest;
  readonly admitted: Admitted;
  readonly run: Run;
  readonly caller: CallerAccess;
  readonly notes: Notes;
}

/** What is to be computed: its arguments and seed are decided, and no earlier answer serves. */
export interface Decided {
  readonly contract: ToolContract;
  readonly args: PlainObject;
  readonly seed: number;
  readonly memo: Memo | undefined;
}
