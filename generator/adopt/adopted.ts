import type { Place } from '../diagnostics/place.ts';
import type { Effects } from '../model/contract.ts';
import type { JsonValue, Node, ObjectNode } from '../model/node.ts';

/** A server of another make as specs can say it. */
export interface AdoptedServer {
  /** What it was read from. */
  readonly source: string;
  /** What findings about it as a whole point to. */
  readonly place: Place;
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  readonly toolsets: readonly { readonly name: string; readonly title: string }[];
  readonly tools: readonly AdoptedTool[];
  /** What a person has to look at, of the server as a whole. */
  readonly todos: readonly string[];
  readonly gaps: ReadonlyMap<Node, readonly string[]>;
}

export interface AdoptedTool {
  readonly name: string;
  readonly title: string;
  readonly toolset: string;
  readonly summary: string;
  readonly details: string;
  readonly effects: Pick<Effects, 'readOnly' | 'destructive' | 'idempotent' | 'openWorld'>;
  readonly arguments: ObjectNode;
  readonly result: ObjectNode;
  readonly refusals: readonly AdoptedRefusal[];
  /** A call that fits what the tool takes. */
  readonly example: JsonValue;
  readonly todos: readonly string[];
}

export interface AdoptedRefusal {
  readonly code: string;
  readonly condition: string;
  readonly status: number;
}
