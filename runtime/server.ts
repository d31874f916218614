import type { Identify } from './access/access.ts';
import { allParts } from './all-parts.ts';
import type { Answer, JsonObject } from './answer.ts';
import { callTool } from './call/call.ts';
import { checkAccess } from './call/check-access.ts';
import { isOn } from './call/check-switches.ts';
import { heavyCalls } from './call/heavy-calls.ts';
import { rateLimit } from './call/rate-limit.ts';
import type { CallRequest, CallSettings, ServedTool } from './call/settings.ts';
import type { TurnedAway } from './call/turn-away.ts';
import { vocabulariesOf } from './call/vocabularies.ts';
import type {
  JsonSchema,
  PromptContract,
  Registry,
  ServerContract,
  ToolEntry,
  ToolListing,
  VocabularyEntry,
  VocabularyEntryPoint,
} from './contract.ts';
import { seedOf } from './digest.ts';
import { type Artifact, ArtifactError, type Artifacts, type LostArtifact } from './journal/artifacts.ts';
import type { Journal } from './journal/journal.ts';
import { nearestNames } from './nearest.ts';
import { once } from './once.ts';
import { redactError, redactingJournal, redactingLog, secretRedactor } from './secrets.ts';
import type { ObjectShape } from './shape.ts';

/** A server as its surfaces see it: what it offers, and the one way to call it. */
export interface Server {
  readonly contract: ServerContract;
  /** In name order. With toolsets named, only their tools; throws for a toolset that is not there. */
  readonly listings: (toolsets?: readonly string[]) => readonly ToolListing[];
  /** What a tool's arguments look like; undefined where there is no such tool. */
  readonly argumentsOf: (tool: string) => Promise<ObjectShape | undefined>;
  readonly call: (request: CallRequest) => Promise<Answer>;
  /** Draws a result of a tool as SVG; undefined where the tool has no picture. */
  readonly pictureOf: (tool: string) => Promise<((result: JsonObject) => string) | undefined>;
  /** False where the contract has a switch for calls over HTTP and it is off. */
  readonly isCallableOverHttp: () => boolean;
  readonly vocabularies: readonly VocabularySummary[];
  /** The HTTP routes as an OpenAPI document. */
  readonly openapi: () => Promise<JsonSchema>;
  /** Absent where the contract has none. */
  readonly prompts?: () => Promise<readonly PromptContract[]>;
  /** The knowledge base in the order of its paths; empty where the server was handed none. */
  readonly pages: () => Promise<readonly Page[]>;
  /** Whether there can be artifacts at all. */
  readonly hasArtifacts: boolean;
  /** An artifact for whoever may call the tool that gave it; undefined where there is none of that digest. */
  readonly artifact: (
    digest: string,
    identify: Identify,
  ) => Promise<Artifact | TurnedAway | LostArtifact | undefined>;
  /** A vocabulary with its entries as they are now; undefined where there is none of that name. */
  readonly vocabulary: (name: string) => Promise<VocabularyDocument | undefined>;
}

/** A page of the knowledge base. */
export interface Page {
  /** Below the folder of the pages: `tools/add-up.md`. */
  readonly path: string;
  /** Markdown. */
  readonly text: string;
}

export interface VocabularySummary {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface VocabularyDocument extends VocabularySummary {
  readonly entries: readonly VocabularyEntry[];
}

/**
 * What a server is made of. Time, ids, environment and state are handed in, so that a test or a replay can
 * give its own.
 */
export interface ServerParts<Services>
  extends Pick<
    CallSettings<Services>,
    'services' | 'log' | 'wallClock' | 'newRunId' | 'revision' | 'code' | 'environment' | 'reportFault'
  > {
  readonly registry: Registry<Services>;
  /** Needed where a tool journals, or gives a list in pages. */
  readonly journal?: Journal;
  /** Needed where a tool keeps artifacts. */
  readonly artifacts?: Artifacts;
  /** Reads the knowledge base; asked once, when somebody wants a page. */
  readonly readPages?: () => Promise<readonly Page[]>;
}

/** Throws where a tool needs a part that is not handed in. */
export function createServer<Services>({ registry, ...given }: ServerParts<Services>): Server {
  const parts = withoutSecrets(registry.server, { ...given, ...allParts(registry, given) });
  const tools = new Map(registry.tools.map((entry) => [entry.listing.name, servedTool(entry)]));
  const settings: CallSettings<Services> = {
    ...parts,
    server: registry.server,
    rateLimit: rateLimit(registry.server.access, () => parts.wallClock().getTime()),
    heavyCalls: heavyCalls(),
    tools,
    vocabularies: registry.vocabularies,
    provenance: once(registry.provenance),
    snapshot: registry.snapshot && ((now) => registry.snapshot!(parts.services, now)),
  };
  return {
    contract: registry.server,
    listings: (toolsets) => selectListings(registry, toolsets),
    argumentsOf: async (name) => (await tools.get(name)?.contract())?.arguments,
    call: (request) => callTool(settings, request),
    pictureOf: async (name) => registry.tools.find(({ listing }) => listing.name === name)?.picture?.(),
    isCallableOverHttp: () => {
      const { httpSwitch } = registry.server;
      return httpSwitch === undefined || isOn(registry.server, httpSwitch, parts.environment);
    },
    openapi: once(registry.openapi),
    vocabularies: registry.vocabularies.map(summary),
    ...(registry.prompts && { prompts: once(registry.prompts) }),
    pages: once(parts.readPages ?? (async () => [])),
    hasArtifacts: registry.tools.some(({ listing }) => listing.artifacts !== undefined),
    artifact: (digest, identify) => readArtifact(registry, parts, digest, identify),
    vocabulary: (name) => readVocabulary(registry, name, parts),
  };
}

/** The same parts, whose log and reports hold no secret of the environment. */
function withoutSecrets<
  Parts extends Pick<CallSettings<unknown>, 'environment' | 'log' | 'journal' | 'reportFault'>,
>(server: ServerContract, parts: Parts): Parts {
  const redact = secretRedactor(server.environment, parts.environment);
  if (redact === undefined) return parts;
  return {
    ...parts,
    log: redactingLog(parts.log, redact),
    journal: redactingJournal(parts.journal, redact),
    reportFault: ({ where, error }) => parts.reportFault({ where, error: redactError(error, redact) }),
  };
}

function servedTool<Services>({ listing, contract, handler }: ToolEntry<Services>): ServedTool<Services> {
  const loaded = once(contract);
  let seed: number | undefined;
  return {
    kind: 'tool',
    listing,
    contract: loaded,
    handler: once(handler),
    vocabularies: once(async () => vocabulariesOf((await loaded()).arguments)),
    // Only when it is asked for: hashing loads Node's crypto, which a server that lists its tools need not.
    seed: () => (seed ??= seedOf(listing.name)),
  };
}

function selectListings<Services>(
  registry: Registry<Services>,
  toolsets: readonly string[] | undefined,
): readonly ToolListing[] {
  const listings = registry.tools.map(({ listing }) => listing);
  if (toolsets === undefined) return listings;
  const known = registry.server.toolsets.map(({ name }) => name);
  const unknown = toolsets.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = nearestNames(unknown, known);
    const choices = near.length > 0 ? near : known;
    throw new RangeError(`There is no toolset "${unknown}". Did you mean ${choices.join(', ')}?`);
  }
  return listings.filter(({ toolset }) => toolsets.includes(toolset));
}

function summary<Services>({ name, title, description }: VocabularyEntryPoint<Services>): VocabularySummary {
  return { name, title, description };
}

/** Rejects, without detail, where the entries can't be read; the operator is told why. */
async function readVocabulary<Services>(
  registry: Registry<Services>,
  name: string,
  { services, reportFault }: Pick<ServerParts<Services>, 'services' | 'reportFault'>,
): Promise<VocabularyDocument | undefined> {
  const found = registry.vocabularies.find((vocabulary) => vocabulary.name === name);
  if (found === undefined) return undefined;
  try {
    return { ...summary(found), entries: await found.entries(services) };
  } catch (error) {
    reportFault({ where: `vocabulary ${name}`, error });
    throw new Error(`The vocabulary ${name} can't be read at the moment.`);
  }
}

/** Rejects, without detail, where the store can't be read; the operator is told why. */
async function readArtifact<Services>(
  registry: Registry<Services>,
  { artifacts, reportFault }: Pick<CallSettings<Services>, 'artifacts' | 'reportFault'>,
  digest: string,
  identify: Identify,
): Promise<Artifact | TurnedAway | LostArtifact | undefined> {
  try {
    const found = await artifacts.read(digest);
    const listing = registry.tools.find((entry) => entry.listing.name === found?.tool)?.listing;
    // A tool that is gone, or that never was one of this server, opens nothing to anybody.
    if (found === undefined || listing === undefined) return undefined;
    return checkAccess(registry.server.access, listing, await identify()) ?? found;
  } catch (error) {
    reportFault({ where: `artifact ${digest}`, error });
    if (error instanceof ArtifactError) {
      const listing = registry.tools.find((entry) => entry.listing.name === error.tool)?.listing;
      if (listing === undefined) return undefined;
      const turnedAway = checkAccess(registry.server.access, listing, await identify());
      return turnedAway ?? { lost: error.code, reason: error.message };
    }
    throw new Error(`The artifact ${digest} can't be read at the moment.`);
  }
}
