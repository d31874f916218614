import { vocabularyAddress } from '../../call/vocabularies.ts';
import type { ToolListing } from '../../contract.ts';
import { didYouMean, nearestNames } from '../../nearest.ts';
import type { Page, Server } from '../../server.ts';
import { ARTIFACT_TEMPLATE } from './artifact-content.ts';
import { protocolError, RESOURCE_NOT_FOUND } from './protocol-error.ts';

type Reply = Readonly<Record<string, unknown>>;

/** The parts of a tool's contract that have an address of their own. */
export const SCHEMA_PARTS = ['arguments', 'result'] as const;

/** Addresses with an open part, which `completion/complete` has values for. */
export const TEMPLATES = {
  vocabulary: 'vocabulary://{name}',
  schema: 'schema://{tool}/{part}',
} as const;

/**
 * Every vocabulary (`vocabulary://NAME`) and every page of the knowledge base, glossary and refusals among them
 * (`page:///PATH.md`, so that the links between pages lead from one resource to the other).
 */
export async function listResources(server: Server): Promise<Reply> {
  const vocabularies = server.vocabularies.map(({ name, title, description }) => ({
    uri: vocabularyAddress(name),
    name,
    title,
    description,
    mimeType: 'application/json',
  }));
  const pages = (await server.pages()).map((page) => ({
    uri: pageAddress(page),
    name: page.path.replace(/\.md$/, ''),
    ...headOf(page),
    mimeType: 'text/markdown',
  }));
  return { resources: [...vocabularies, ...pages] };
}

/**
 * The addresses that are not listed one by one: two schemas for each tool, which `tools/list` shows already, and the
 * artifacts where a tool gives any.
 */
export function listTemplates(server: Server): Reply {
  const template = (uriTemplate: string, name: string, title: string, description: string, type: string) => ({
    uriTemplate,
    name,
    title,
    description,
    mimeType: type,
  });
  return {
    resourceTemplates: [
      template(
        TEMPLATES.vocabulary,
        'vocabulary',
        'Vocabulary',
        'The values that a named set has now.',
        'application/json',
      ),
      template(
        TEMPLATES.schema,
        'schema',
        'Schema of a tool',
        'The JSON Schema of the arguments or the result of a tool, as tools/list shows it.',
        'application/schema+json',
      ),
      ...(server.hasArtifacts ? [ARTIFACT_TEMPLATE] : []),
    ],
  };
}

/** One resource as it is now. Throws a protocol error, with the nearest address, for one that is not there. */
export async function readResource(
  server: Server,
  served: ReadonlyMap<string, ToolListing>,
  uri: unknown,
): Promise<Reply> {
  const address = String(uri);
  const contents = (mimeType: string, text: string) => ({ contents: [{ uri: address, mimeType, text }] });
  const json = (mimeType: string, value: unknown) => contents(mimeType, JSON.stringify(value, null, 2));

  const vocabulary = server.vocabularies.find(({ name }) => vocabularyAddress(name) === address);
  if (vocabulary !== undefined) return json('application/json', await server.vocabulary(vocabulary.name));
  const [, tool, part] = /^schema:\/\/([^/]+)\/(arguments|result)$/.exec(address) ?? [];
  const listing = tool === undefined ? undefined : served.get(tool);
  if (listing !== undefined) {
    const schema = part === 'arguments' ? listing.inputSchema : listing.outputSchema;
    return json('application/schema+json', schema);
  }
  const pages = await server.pages();
  const page = pages.find((candidate) => pageAddress(candidate) === address);
  if (page !== undefined) return contents('text/markdown', page.text);
  const known = [
    ...server.vocabularies.map(({ name }) => vocabularyAddress(name)),
    ...pages.map(pageAddress),
    ...[...served.keys()].flatMap((name) => SCHEMA_PARTS.map((each) => `schema://${name}/${each}`)),
  ];
  const near = nearestNames(address, known);
  throw protocolError(RESOURCE_NOT_FOUND, `There is no resource ${address}.${didYouMean(near)}`, { uri });
}

function pageAddress({ path }: Page): string {
  return `page:///${path}`;
}

/** A page's heading and the paragraph under it. */
function headOf({ path, text }: Page): { readonly title: string; readonly description?: string } {
  const [, title = path, first] = /^# (.+)\n+(?:(?!#)(.+))?/m.exec(text) ?? [];
  return { title, ...(first !== undefined && { description: first }) };
}
