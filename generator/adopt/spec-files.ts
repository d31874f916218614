import semver from 'semver';
import { type CommentedEntry, CommentedMap, printYaml } from '../load/print-yaml.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { kebabCase } from '../model/names.ts';
import type { AdoptedServer, AdoptedTool } from './adopted.ts';
import { propertyEntries, TO_WRITE } from './value-entries.ts';

/** What the second look at the specs found. */
export interface Judged {
  readonly clients: readonly string[];
  /** What keeps a client from being listed, by client. */
  readonly refused: ReadonlyMap<string, string>;
  /** Codes of lints that a tool's spec has to accept until a person has done what they ask for, with that. */
  readonly accepted: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export const NOTHING_JUDGED: Judged = { clients: [], refused: new Map(), accepted: new Map() };

/** The files of a project that says what a server lists. */
export function specFiles(server: AdoptedServer, judged: Judged): SourceFile[] {
  const file = (name: string, map: CommentedMap, todos: readonly string[] = []): SourceFile => ({
    path: `specs/${name}.yaml`,
    text: printYaml(map, [
      `From ${server.source}, by \`toolwright adopt\`.`,
      ...todos.map((todo) => `TODO: ${todo}`),
    ]),
  });
  return [
    file('server', serverMap(server, judged), server.todos),
    file('types', PROVENANCE),
    file('fixtures', FIXTURES),
    file('refusals', REFUSALS),
    ...server.tools.map((tool) =>
      file(
        `tools/${tool.toolset}/${tool.name}`,
        toolMap(tool, server, judged.accepted.get(tool.name) ?? new Map()),
        tool.todos,
      ),
    ),
    {
      path: SERVICES,
      text: 'export interface Services {}\n\nexport const openServices = (): Services => ({});\n',
    },
  ];
}

const SERVICES = 'src/services.ts';

function serverMap(server: AdoptedServer, { clients, refused }: Judged): CommentedMap {
  const version = semver.valid(server.version);
  return new CommentedMap([
    { key: 'name', value: serverName(server.name) },
    { key: 'title', value: server.title },
    {
      key: 'version',
      value: version ?? '0.0.0',
      todos: version === null ? [`the server says ${JSON.stringify(server.version)}`] : [],
    },
    { key: 'summary', value: TO_WRITE },
    { key: 'instructions', value: server.instructions || TO_WRITE },
    { key: 'metaPrefix', value: 'com.example', todos: ['a domain of yours, reversed'] },
    { key: 'services', value: `${SERVICES}#Services` },
    { key: 'provenance', value: 'Provenance' },
    { key: 'clients', value: clients, todos: [...refused].map(([client, why]) => `${client}: ${why}`) },
    {
      key: 'toolsets',
      value: new CommentedMap(
        server.toolsets.map(({ name, title }) => ({
          key: name,
          value: new CommentedMap([
            { key: 'title', value: title },
            { key: 'description', value: TO_WRITE },
          ]),
        })),
      ),
    },
    { key: 'limits', value: new CommentedMap([{ key: 'argumentBytes', value: 1_048_576 }]) },
  ]);
}

function serverName(name: string): string {
  const kebab = kebabCase(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 64);
  return kebab || 'server';
}

function toolMap(
  tool: AdoptedTool,
  { gaps }: AdoptedServer,
  accepted: ReadonlyMap<string, string>,
): CommentedMap {
  const entries: CommentedEntry[] = [
    { key: 'name', value: tool.name },
    { key: 'title', value: tool.title },
    { key: 'toolset', value: tool.toolset },
    { key: 'verified', value: '2000-01-01', todos: ['the day on which you checked the page'] },
    { key: 'summary', value: tool.summary || TO_WRITE },
    ...(tool.details === '' ? [] : [{ key: 'details', value: tool.details }]),
    { key: 'effects', value: tool.effects },
    {
      key: 'arguments',
      value: new CommentedMap(propertyEntries(tool.arguments, gaps)),
      todos: gaps.get(tool.arguments),
    },
    {
      key: 'result',
      value: new CommentedMap(propertyEntries(tool.result, gaps)),
      todos: gaps.get(tool.result),
    },
    {
      key: 'refusals',
      todos: ['what it refuses, each with a way forward and a call that shows it'],
      value: new CommentedMap(tool.refusals.map(refusalEntry)),
    },
    {
      key: 'examples',
      todos: ['calls that show something'],
      value: [
        new CommentedMap([
          { key: 'title', value: 'Required arguments alone' },
          { key: 'arguments', value: tool.example },
          { key: 'reads', value: 'TODO: say what an agent takes from it.' },
        ]),
      ],
    },
  ];
  if (accepted.size > 0) {
    entries.push({
      key: 'lint',
      todos: ['take each away with what it accepts'],
      value: [...accepted].map(
        ([ignore, fix]) =>
          new CommentedMap([
            { key: 'ignore', value: ignore },
            { key: 'reason', value: `TODO: ${fix}` },
          ]),
      ),
    });
  }
  return new CommentedMap(entries);
}

function refusalEntry({ code, condition, status }: AdoptedTool['refusals'][number]): CommentedEntry {
  return {
    key: code,
    value: new CommentedMap([
      { key: 'condition', value: condition || TO_WRITE },
      { key: 'reason', value: condition || TO_WRITE },
      { key: 'recover', value: 'TODO: say what the caller can do.' },
      { key: 'status', value: status },
    ]),
  };
}

const PROVENANCE = new CommentedMap([
  {
    key: 'Provenance',
    value: new CommentedMap([
      { key: 'type', value: 'object' },
      { key: 'description', value: 'Where an answer comes from.' },
      {
        key: 'properties',
        value: new CommentedMap([
          {
            key: 'runId',
            value: { type: 'string', required: true, description: 'Identity of the call.' },
          },
        ]),
      },
    ]),
  },
]);

const FIXTURES = new CommentedMap([
  {
    key: 'default',
    value: new CommentedMap([
      { key: 'description', value: 'The server as it starts.' },
      { key: 'from', value: `${SERVICES}#openServices` },
    ]),
  },
]);

const REFUSALS = new CommentedMap([
  {
    key: 'INVALID_{ARGUMENT}',
    value: new CommentedMap([
      { key: 'condition', value: 'an argument breaks its type or one of its bounds' },
      { key: 'reason', value: '{violation}' },
      { key: 'recover', value: 'Correct the argument.' },
    ]),
  },
]);
