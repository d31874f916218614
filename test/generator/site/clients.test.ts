import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { clientSetups } from '../../../generator/site/clients.ts';
import { clients } from '../../../runtime/surfaces/command-line/clients.ts';
import { contract } from '../emit/contract-fixture.ts';

const launch = { command: 'npx', args: ['-y', 'fixture & co', 'mcp'] };
const server = {
  ...contract.server,
  name: 'fixture',
  publish: { package: 'fixture & co', arguments: ['mcp'] } as unknown as NonNullable<
    typeof contract.server.publish
  >,
};
const url = 'https://a.example/b/mcp';
const setups = new Map(
  clientSetups(server, { address: 'https://a.example/b', command: 'npx weigh' }).map((setup) => [
    setup.name,
    setup.markdown,
  ]),
);

/** The blocks of a client's set-up in a language. */
const blocks = (name: string, language: string) =>
  [...setups.get(name)!.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(
    ([, text]) => text!,
  );
const links = (name: string) =>
  [...setups.get(name)!.matchAll(/\]\((https:[^)]*)\)/g)].map(([, href]) => href!);
const read = (text: string) =>
  (text.startsWith('[') ? parse(text) : JSON.parse(text)) as Record<string, unknown>;

test('every client that the command line knows is on the page', () => {
  expect([...setups.keys()].sort()).toEqual([...clients.keys()].sort());
});

describe.each([...clients])('%s', (name, client) => {
  const [overHttp, overStdio] = blocks(name, client.file.endsWith('.toml') ? 'toml' : 'json');

  test('starts the package as client-config would have it', () => {
    const written = client.write({ name: 'fixture', ...launch, env: {}, withheld: [] });
    const withoutEnvironment = JSON.parse(
      JSON.stringify(read(written), (key, value) => (key === 'env' ? undefined : value)),
    );
    expect(read(overStdio!)).toEqual(withoutEnvironment);
    expect(setups.get(name)).toContain(`in \`${client.file}\``);
    expect(blocks(name, 'bash')).toContain(`npx weigh client-config ${name}`);
  });

  test('is told of the address', () => {
    expect(JSON.stringify(read(overHttp!))).toContain(JSON.stringify(url));
  });
});

interface Decoded {
  readonly page: string;
  readonly file: object;
}

describe('a link that installs holds what its file would', () => {
  /** What Cursor is handed: a name and, in base64, the entry. */
  const ofCursor = (href: string): Decoded => {
    const { origin, pathname, searchParams } = new URL(href);
    const entry = JSON.parse(atob(searchParams.get('config')!)) as object;
    return { page: origin + pathname, file: { mcpServers: { [searchParams.get('name')!]: entry } } };
  };
  /** What VS Code is handed by the page that leads to it: one object, the name in it. */
  const ofVscode = (href: string): Decoded => {
    const { origin, pathname, searchParams } = new URL(href);
    const [protocol, query] = searchParams.get('url')!.split('?');
    const { name, ...entry } = JSON.parse(decodeURIComponent(query!)) as { name: string };
    return { page: `${origin + pathname} to ${protocol}`, file: { servers: { [name]: entry } } };
  };

  test.each([
    ['cursor', ofCursor, 'https://cursor.com/en/install-mcp'],
    ['vscode', ofVscode, 'https://insiders.vscode.dev/redirect to vscode:mcp/install'],
  ] as const)('of %s', (name, decode, page) => {
    const written = blocks(name, 'json').map(read);
    expect(written).toHaveLength(2);
    expect(links(name).map(decode)).toEqual(written.map((file) => ({ page, file })));
  });
});
