import type { JsonSchema } from 'toolwright-runtime';
import type { ReadOnlyAnswer, ReadOnlyRequest } from 'toolwright-runtime/http';
import type { Services } from '../services.ts';

/** A path that anybody reads without calling a tool, and the file of this repository that answers it. */
export interface Surface {
  /** As OpenAPI writes it: `/api/quote/{symbol}`. */
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly file: string;
  readonly parameters: readonly SurfaceParameter[];
  /** Schema of the JSON that it answers with. */
  readonly result: JsonSchema;
  /** What it is refused with, a sentence for each status. */
  readonly problems: Readonly<Record<number, string>>;
  /** Imports what it needs on its first use. */
  readonly answer: (request: ReadOnlyRequest, services: Services) => Promise<ReadOnlyAnswer>;
}

export interface SurfaceParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly schema: JsonSchema;
}
