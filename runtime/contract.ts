import type { JsonObject } from './answer.ts';
import type { Handler } from './handler.ts';
import type { ObjectShape } from './shape.ts';

/**
 * What generated code hands to the runtime. Everything is readonly data but for the compiled conditions and
 * validators; what a listing needs is at hand, what only a call needs is imported on its first use.
 */
export interface Registry<Services> {
  readonly server: ServerContract;
  /** In the order of their names, which is the order of every listing. */
  readonly tools: readonly ToolEntry<Services>[];
  readonly vocabularies: readonly VocabularyEntryPoint<Services>[];
  readonly liveDefaults: readonly LiveDefault[];
  /** Absent where there are none. */
  readonly prompts?: () => Promise<readonly PromptContract[]>;
  readonly provenance: () => Promise<ProvenanceContract>;
  /** Names the data that answers depend on at a time; there where a tool recalls earlier answers. */
  readonly snapshot?: (services: Services, now: Date) => Promise<string>;
  /** The HTTP routes as an OpenAPI document. */
  readonly openapi: () => Promise<JsonSchema>;
}

export interface ServerContract {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly instructions: string;
  /** Reverse-DNS prefix of our keys in `_meta`. */
  readonly metaPrefix: string;
  readonly toolsets: readonly {
    readonly name: string;
    readonly title: string;
    readonly description: string;
  }[];
  readonly environment: readonly {
    readonly name: string;
    readonly description: string;
    readonly secret: boolean;
    readonly default?: string;
  }[];
  readonly switches: readonly {
    readonly name: string;
    readonly variable: string;
    readonly description: string;
    readonly onByDefault?: boolean;
  }[];
  /** The switch that calls over HTTP need; while it is off, no such path is there. */
  readonly httpSwitch?: string;
  /** Absent where whoever reaches the server may call everything. */
  readonly access?: AccessContract;
  readonly limits: Limits;
}

/** Values of environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Who may call what. */
export interface AccessContract {
  /** In rising order; there is at least one. */
  readonly tiers: readonly Tier[];
  /**
   * The tier of a caller without a token, on a server that this machine alone reaches and on one that others reach;
   * where it is absent, a token is needed.
   */
  readonly anonymous: { readonly loopback?: string; readonly published?: string };
}

export interface Tier {
  readonly name: string;
  readonly description: string;
  /** Per token and per address; no limit where one is absent. */
  readonly callsPerMinute: { readonly token?: number; readonly address?: number };
}

/** What one call may take; no limit where one is absent. */
export interface Limits {
  /** Bytes of JSON. */
  readonly argumentBytes: number;
  readonly resultBytes?: number;
  /** Of all artifacts of a call. */
  readonly artifactBytes?: number;
  readonly milliseconds?: number;
  /** Of each tool, for each caller; every attempt counts. */
  readonly callsPerDay?: number;
  /** How many calls of heavy tools run at once; of a tool's limits, where it is one. */
  readonly heavyCalls?: number;
}

export interface ToolEntry<Services> {
  readonly listing: ToolListing;
  readonly contract: () => Promise<ToolContract>;
  readonly handler: () => Promise<Handler<never, unknown, never, Services, never, never>>;
  /** Draws a result of the tool as SVG; absent where the tool has no picture. */
  readonly picture?: () => Promise<(result: JsonObject) => string>;
}

/** What `tools/list` shows, and what a surface needs to route a call. */
export interface ToolListing {
  readonly name: string;
  readonly title: string;
  readonly toolset: string;
  /** The text an agent reads: summary, details, effects and the glossary's definitions. */
  readonly description: string;
  /** Wire schemas: inlined and portable across clients. */
  readonly inputSchema: JsonSchema & { readonly type: 'object' };
  readonly outputSchema: JsonSchema & { readonly type: 'object' };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  /** SHA-256 of the canonical contract, lowercase hex. */
  readonly digest: string;
  readonly http?: { readonly method: 'GET' | 'POST'; readonly path: string };
  /** Names of the server's switches that must be on. */
  readonly switches: readonly string[];
  /** The lowest tier that may call it; absent where the server has no tiers. */
  readonly access?: string;
  /** Present where its handler writes by itself: made again to be compared, a call would write again. */
  readonly handlerWrites?: true;
  /** What one call may take: the tool's own limits over the server's. */
  readonly limits: Limits;
  /** Present where its calls read or write the journal. */
  readonly usesJournal?: true;
  /** The fields of the result that are links to artifacts; absent where there are none. */
  readonly artifacts?: readonly { readonly field: string; readonly mediaType: string }[];
}

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface ToolContract {
  /** Says that the tool will go, and what to use instead. */
  readonly deprecated?: string;
  readonly arguments: ObjectShape;
  readonly result: ObjectShape;
  readonly deferred: readonly { readonly name: string; readonly reason: string }[];
  readonly rules: readonly {
    readonly code: string;
    readonly says: string;
    readonly holds: (args: never) => boolean;
  }[];
  /** Result fields that are present exactly when a condition on the arguments holds. */
  readonly presence: readonly { readonly field: string; readonly present: (args: never) => boolean }[];
  /** The tool's own refusals and the server's, by code. */
  readonly refusals: readonly RefusalContract[];
  readonly validateArguments: Validate;
  readonly validateResult: Validate;
  /** Absent where the tool's calls put nothing on record. */
  readonly journal?: JournalContract;
  readonly pages?: PagesContract;
}

/** A list of the result that is given a page at a time. */
export interface PagesContract {
  /** The field that is the list. */
  readonly of: string;
  /** Most entries of a page. */
  readonly size: number;
  /** The argument that asks for the page after. */
  readonly cursor: string;
  /** The field that holds what to pass there; null on the last page. */
  readonly next: string;
}

/** A field of a result that is not given again, and the field that says why. */
export interface Forgotten {
  readonly field: string;
  readonly reasonIn: string;
  readonly reason: string;
}

/** What a tool's calls put on record. */
export interface JournalContract {
  readonly store: string;
  /** A call that gives a result makes exactly one entry; else any number. */
  readonly oncePerCall: boolean;
  /** An equal earlier call answers instead. */
  readonly memoized: boolean;
  /** The argument with which a call is computed and recorded anew. */
  readonly force?: string;
  /** Fields that are null in an earlier answer that is given again, and what the field beside each says then. */
  readonly forgets?: readonly Forgotten[];
  readonly entry: ObjectShape;
  readonly validateEntry: Validate;
}

export interface RefusalContract {
  readonly code: string;
  readonly condition: string;
  /** `{param}` placeholders are filled from the parameters. */
  readonly reason: string;
  readonly recover: string;
  readonly status: number;
}

/** What every answer's `provenance` has to be. */
export interface ProvenanceContract {
  readonly shape: ObjectShape;
  readonly validate: Validate;
}

/** A message that clients offer to people. */
export interface PromptContract {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
    /** The vocabulary whose names clients offer while somebody types. */
    readonly valuesFrom?: string;
  }[];
  /** `{argument}` stands for what was filled in. */
  readonly text: string;
  /** The tools that the text names. */
  readonly tools: readonly string[];
}
/** A standalone validator. It only decides; what is wrong, the shape of the same value explains. */
export type Validate = (value: unknown) => boolean;

export interface VocabularyEntryPoint<Services> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly entries: (services: Services) => Promise<readonly VocabularyEntry[]>;
}

export interface VocabularyEntry {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly description: string;
  readonly unit?: string;
  /** The values a string entry can have, where they are few. */
  readonly values?: readonly string[];
}

/** A default stamped into the contract, and the code's value today: a server refuses to start where they differ. */
export interface LiveDefault {
  readonly tool: string;
  readonly argument: string;
  readonly source: string;
  readonly stamped: unknown;
  readonly live: () => Promise<unknown>;
}
