import { memoize } from '../memoize.ts';
import type { Server, Tool, Vocabulary } from '../model/contract.ts';
import { camelCase, kebabCase, pascalCase } from '../model/names.ts';
import { handlerModule } from './contract/paths.ts';
import type { Emitter } from './emitter.ts';
import { type Code, code, exportAs, identifier, literal, string, variable } from './print/code.ts';
import { sourceFile } from './print/source-file.ts';

/**
 * `generated/registry.ts`: binds each contract to its handler. Listings load at once, everything else on the first
 * call that needs it. `Handlers` proves each handler's signature, so that plain `tsc` reports a mismatch.
 */
export const registry: Emitter = {
  name: 'registry',
  emit: ({ contract }) => {
    const { services } = contract.server;
    const body = code`import type { Registry, VocabularyEntry } from ${string('toolwright-runtime')};
import type { ${exportAs(services.exportName, 'Services')} } from ${fromGenerated(services.module)};
${contract.tools.map(toolImports)}
import { server } from ${string('./contract/server.ts')};

type Fits<Contract, Handler extends Contract> = Handler;

/** Each hand-written handler, held to the type that its contract asks for. */
export type Handlers = [
${contract.tools.map(proof)}
];

/** Gives a vocabulary's entries. One that reads no services need not take them. */
export type Entries = (services: Services) => readonly VocabularyEntry[] | Promise<readonly VocabularyEntry[]>;

export const registry: Registry<Services> = {
  server,
  tools: [
${contract.tools.map(entry)}
  ],
  vocabularies: [
${contract.vocabularies.map(vocabularyEntry)}
  ],
  liveDefaults: [
${contract.tools.flatMap(liveDefaults)}
  ],
${contract.prompts.length === 0 ? [] : PROMPTS}
${snapshot(contract.server)}  provenance: async () => (await import(${string('./contract/provenance/contract.ts')})).provenance,
  openapi: async () => (await import(${string('./openapi.json')}, { with: { type: "json" } })).default,
};`;
    return [sourceFile('generated/registry.ts', 'specs', body)];
  },
};

const PROMPTS = code`  prompts: async () => (await import(${string('./contract/prompts.ts')})).prompts,`;

/** Only a tool that recalls earlier answers asks for it; one that needs neither services nor the time need not take them. */
function snapshot({ snapshot: from }: Server): Code {
  if (from === undefined) return code``;
  return code`  snapshot: async (services, now) => {
    const name: (services: Services, now: Date) => string | Promise<string> = (await import(${fromGenerated(from.module)})).${identifier(from.exportName)};
    return name(services, now);
  },
`;
}

const toolImports = memoize((tool: Tool): Code => {
  const folder = `./contract/${kebabCase(tool.name)}`;
  return code`import type { ${handlerType(tool)} } from ${string(`${folder}/handler.ts`)};
import { listing as ${localName(tool)} } from ${string(`${folder}/listing.ts`)};`;
});

const proof = memoize(
  (tool: Tool): Code =>
    code`  Fits<${handlerType(tool)}<Services>, typeof import(${fromGenerated(handlerModule(tool))}).handle>,`,
);

/** The handler's own type is proven above; the registry holds handlers of all tools, so it forgets it. */
const entry = memoize((tool: Tool): Code => {
  const { picture } = tool;
  const draw =
    picture === undefined
      ? code``
      : code`\n      picture: async () => (await import(${fromGenerated(picture.module)})).${identifier(picture.exportName)} as never,`;
  return code`    {
      listing: ${localName(tool)},
      contract: async () => (await import(${string(`./contract/${kebabCase(tool.name)}/contract.ts`)})).contract,
      handler: async () => (await import(${fromGenerated(handlerModule(tool))})).handle as never,${draw}
    },`;
});

function vocabularyEntry({ name, title, description, from }: Vocabulary): Code {
  return code`    {
      name: ${string(name)},
      title: ${string(title)},
      description: ${string(description)},
      entries: async (services) => {
        const entries: Entries = (await import(${fromGenerated(from.module)})).${identifier(from.exportName)};
        return entries(services);
      },
    },`;
}

function liveDefaults(tool: Tool): Code[] {
  return tool.arguments.properties.flatMap(({ name, liveDefault }) => {
    if (liveDefault === undefined) return [];
    const { module, exportName, value } = liveDefault;
    return code`    {
      tool: ${string(tool.name)},
      argument: ${string(name)},
      source: ${string(`${module}#${exportName}`)},
      stamped: ${literal(value, 3)},
      live: async () => (await import(${fromGenerated(module)})).${identifier(exportName)},
    },`;
  });
}

function handlerType(tool: Tool): Code {
  return identifier(`${pascalCase(tool.name)}Handler`);
}

/** The module's names and the words of TypeScript, which a tool may be called like, too. */
const TAKEN = ['registry', 'server'];

function localName(tool: Tool): Code {
  return variable(camelCase(tool.name), TAKEN);
}

/** A module of the project as `generated/registry.ts` imports it. */
function fromGenerated(module: string): Code {
  return string(`../${module}`);
}
