import type { Place } from '../diagnostics/place.ts';
import type { Expression } from './expression.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { JsonValue, Node, ObjectNode } from './node.ts';
import type { Policies } from './policies.ts';

/**
 * All that the specs say, resolved: readonly, totally ordered (tools, terms, types, codes and vocabularies by
 * name, everything inside them in the order of the spec), defaults explicit. Emitters read this and nothing else.
 */
export interface Contract {
  readonly server: Server;
  readonly tools: readonly Tool[];
  readonly glossary: readonly Term[];
  readonly types: readonly NamedType[];
  readonly groups: readonly Group[];
  readonly vocabularies: readonly Vocabulary[];
  readonly prompts: readonly Prompt[];
  readonly fixtures: readonly Fixture[];
  /** Changes since an earlier contract that are made on purpose. */
  readonly acceptedChanges: readonly AcceptedChange[];
}

export interface Server {
  readonly place: Place;
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  /** What a client's model reads about the server as a whole. */
  readonly instructions: string;
  /** Reverse-DNS prefix of our keys in `_meta`. */
  readonly metaPrefix: string;
  /** `file.ts#Type`: the services that handlers find on the call. */
  readonly services: CodeReference;
  /** The type of types.yaml that every answer's `provenance` has. */
  readonly provenance: string;
  /** `file.ts#function`, which names the data that answers depend on now; there where a tool recalls earlier ones. */
  readonly snapshot?: CodeReference;
  readonly stores: readonly Store[];
  readonly toolsets: readonly Toolset[];
  /** Client families whose schema limits apply. */
  readonly clients: readonly string[];
  readonly environment: readonly EnvironmentVariable[];
  readonly switches: readonly Switch[];
  /** The switch that calls over HTTP need. */
  readonly httpSwitch?: string;
  /** Absent where whoever reaches the server may call everything. */
  readonly access?: Access;
  readonly limits: Limits;
  /** Absent where the server is published in no registry. */
  readonly publish?: Publish;
  readonly policies: Policies;
  /** Refusals that every tool can give, among them the runtime's own. */
  readonly refusals: readonly Refusal[];
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

/** Where calls put what they have to keep on record. */
export interface Store {
  readonly name: string;
  readonly place: Place;
  readonly title: string;
  /** What one entry is. */
  readonly noun: string;
  /** The type of types.yaml that every entry has. */
  readonly entry: string;
  readonly description: string;
}

/** How a registry of MCP servers lists the server, and a client installs it. */
export interface Publish {
  /** `com.example/server`. */
  readonly name: string;
  /** The registry takes 100 characters. */
  readonly description: string;
  /** Of npm. */
  readonly package: string;
  /** What stands after the package's command, to serve over stdio. */
  readonly arguments: readonly string[];
}

export interface Toolset {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface EnvironmentVariable {
  readonly name: string;
  readonly place: Place;
  readonly description: string;
  readonly secret: boolean;
  readonly default?: string;
}

/** An environment variable that must be "1" before the tools that name it are served. */
export interface Switch {
  readonly name: string;
  readonly variable: string;
  readonly description: string;
  /** On while the variable is not set. */
  readonly onByDefault: boolean;
}

/** Who may call what over HTTP; whoever runs the server has the highest tier. */
export interface Access {
  /** In rising order; at least one. */
  readonly tiers: readonly Tier[];
  /** The tier of a caller without a token; a token is needed where there is none. */
  readonly anonymous: { readonly loopback?: string; readonly published?: string };
}

export interface Tier {
  readonly name: string;
  readonly description: string;
  readonly callsPerMinute: { readonly token?: number; readonly address?: number };
}

/** `path#export`, checked to exist when generating. */
export interface CodeReference {
  readonly module: string;
  readonly exportName: string;
}

export interface Tool extends Lifecycle {
  readonly place: Place;
  readonly name: string;
  readonly title: string;
  readonly toolset: string;
  /** The day a person last checked the page, YYYY-MM-DD. */
  readonly verified: string;
  readonly verifiedAt: Place;
  readonly summary: string;
  readonly details: string;
  readonly http?: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly core?: CodeReference;
  /** Draws a result as SVG. */
  readonly picture?: CodeReference;
  readonly effects: Effects;
  readonly switches: readonly string[];
  /** The lowest tier that may call it; absent where the server has no tiers. */
  readonly access?: string;
  /** Those of the server included. */
  readonly limits: Limits;
  /** Groups of arguments that stand before its own in `arguments`. */
  readonly include: readonly string[];
  readonly arguments: ObjectNode;
  readonly deferred: readonly Deferred[];
  readonly rules: readonly Rule[];
  readonly result: ObjectNode;
  readonly pages?: Pages;
  /** The tool's own refusals; the server's stand in `Server.refusals`. */
  readonly refusals: readonly Refusal[];
  readonly glossary: readonly string[];
  readonly guarantees: readonly Guarantee[];
  readonly examples: readonly Example[];
  readonly decisions: readonly Decision[];
  readonly seeAlso: readonly Link[];
}

/** A list of the result that is given a page at a time. */
export interface Pages {
  /** The field that is the list. */
  readonly of: string;
  /** Most entries of a page. */
  readonly size: number;
  /** The argument that asks for the page after. */
  readonly cursor: string;
  /** The field that holds what to pass there; null on the last page. */
  readonly next: string;
}

export interface Effects {
  readonly readOnly: boolean;
  /** What a call writes, as a noun. */
  readonly writes?: string;
  readonly journals?: Journaling;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  readonly openWorld: boolean;
}

/** What a call puts on record. */
export interface Journaling {
  readonly store: string;
  /** What gets an entry each; one for each call that gives a result where it is absent. */
  readonly per?: string;
  /** An equal earlier call answers instead. */
  readonly memoized: boolean;
  /** The argument with which a call is computed and recorded anew. */
  readonly force?: string;
  /** Fields that an earlier answer does not give again, each with the field that gives the reason then. */
  readonly forgets?: Readonly<Record<string, string>>;
}

/** A parameter that the core has and this surface withholds on purpose. */
export interface Deferred {
  readonly name: string;
  readonly place: Place;
  readonly reason: string;
}

/** A relation between arguments; a call that breaks it is refused with `code`. */
export interface Rule {
  readonly code: string;
  readonly says: string;
  readonly holds: Expression;
  /** Arguments and parts of them of which none can change alone, for the tests of reach; no caller is promised anything by it. */
  readonly together?: { readonly paths: readonly string[]; readonly place: Place };
}

export interface Refusal {
  readonly code: string;
  readonly place: Place;
  readonly condition: string;
  readonly params: readonly { readonly name: string; readonly type: 'string' | 'integer' | 'number' }[];
  /** `{param}` placeholders are filled from `params`. */
  readonly reason: string;
  readonly recover: string;
  /** HTTP status. */
  readonly status: number;
  readonly example?: PlannedCall;
}

/** A call that a test makes. */
export interface PlannedCall {
  readonly arguments: JsonValue;
  readonly via: 'call' | 'mcp' | 'http' | 'command';
  readonly fixture?: string;
}

export interface Guarantee {
  readonly place: Place;
  readonly says: string;
  /** A paper or document whose number the check reproduces. */
  readonly source?: string;
  readonly calls: readonly { readonly name: string; readonly call: PlannedCall }[];
  readonly check: Expression;
}

export interface Example {
  readonly place: Place;
  readonly title: string;
  readonly call: PlannedCall;
  /** What an agent takes from the answer, in a sentence or two. */
  readonly reads: string;
}

export interface Decision {
  readonly question: string;
  readonly options: readonly string[];
  readonly decision: string;
  readonly because: string;
}

export interface Link {
  /** Where its address stands. */
  readonly place: Place;
  readonly title: string;
  readonly href: string;
}

export interface Term {
  readonly name: string;
  readonly place: Place;
  readonly title: string;
  readonly definition: string;
  readonly pitfalls: readonly string[];
  readonly formula?: string;
  readonly unit?: string;
  readonly aliases: readonly string[];
  readonly sources: readonly string[];
}

export interface NamedType {
  readonly name: string;
  readonly place: Place;
  readonly node: Node;
}

/** Arguments that several tools take; each such tool's `arguments` holds them. */
export interface Group {
  readonly name: string;
  readonly place: Place;
  /** Names of its arguments. */
  readonly arguments: readonly string[];
}

export interface Vocabulary {
  readonly name: string;
  readonly place: Place;
  readonly title: string;
  readonly description: string;
  /** `file.ts#function`, which gives the entries at run time. */
  readonly from: CodeReference;
}

/** A message that clients offer to people, to start a piece of work. */
export interface Prompt {
  readonly name: string;
  readonly place: Place;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly place: Place;
    readonly description: string;
    readonly required: boolean;
    /** The vocabulary whose names clients offer while somebody types. */
    readonly valuesFrom?: string;
  }[];
  /** `{argument}` stands for what was filled in. */
  readonly text: string;
  /** The tools that the text names; where one is not served, neither is the prompt. */
  readonly tools: readonly string[];
}

/** A prepared state that a call of a test starts from. */
export interface Fixture {
  readonly name: string;
  readonly place: Place;
  readonly description: string;
  /** `file.ts#function`, which gives the services of that state. */
  readonly from: CodeReference;
}

/** A breaking or dangerous change that `toolwright diff` lists and lets pass. */
export interface AcceptedChange {
  readonly place: Place;
  readonly rule: string;
  /** The tool it is about; absent where it holds for all of them, and for the server. */
  readonly tool?: string;
  /** As `toolwright diff` prints it. */
  readonly path: string;
  readonly reason: string;
}
