import type { Server } from '../model/contract.ts';
import { type ClientSetup, clientSetups } from './clients.ts';
import type { Body } from './frame.ts';
import { layouts } from './layout.ts';
import type { LinkResolver } from './link-resolver.ts';
import { createMarkdown } from './markdown.ts';
import type { SiteSettings } from './settings.ts';
import { LOCAL_ADDRESS } from './tool-view.ts';

const FILE = 'kb/clients.md';

/** The page that sets up a client: a tab for each on the site, a section for each in Markdown. */
export function clientsBody(server: Server, settings: SiteSettings, resolver: LinkResolver): Body {
  const markdown = createMarkdown((href) => resolver(FILE, href));
  const view = {
    intro: markdown.render(introduction(server, settings)),
    rest: markdown.render(afterwards(server, settings)),
    forms: clientSetups(server, settings).map(({ name, title, markdown: text }) => ({
      name,
      title,
      panel: markdown.render(text),
    })),
  };
  return {
    address: '/clients/',
    title: 'Set up a client',
    description: `How Claude, Cursor, VS Code, Codex and Gemini CLI are told of ${server.title}.`,
    html: `<article class="prose">${layouts()('clients', view, markdown)}</article>`,
    source: '',
  };
}

export function clientsMarkdown(server: Server, settings: SiteSettings): string {
  const sections = clientSetups(server, settings).map(
    ({ title, markdown }: ClientSetup) => `## ${title}\n\n${markdown}`,
  );
  return [
    '# Set up a client\n',
    introduction(server, settings),
    ...sections,
    afterwards(server, settings),
  ].join('\n');
}

function introduction(server: Server, { address = LOCAL_ADDRESS, command }: SiteSettings): string {
  const start = command === undefined ? '' : `, once it was started with \`${command} serve\``;
  return `A client reaches the server in one of two ways. Over HTTP it calls one that runs, here at \`${address}/mcp\`${start}; where you read this page from a server at another address, put that one in its place. Over stdio it starts the server itself, for as long as it needs it.

${server.access === undefined ? '' : "On the server's own machine no token is needed for what the first tier may do; [operations](operations.md) has the rest.\n\n"}Choose the client:
`;
}

function afterwards(server: Server, { address = LOCAL_ADDRESS, command }: SiteSettings): string {
  const check =
    command === undefined
      ? ''
      : `\n\`\`\`bash\n${command} self-test\n\`\`\`\n\nstarts the server over stdio as a client does, and lists its tools.\n`;
  const variables = server.environment.map(({ name, description }) => `- \`${name}\`: ${description}`);
  return `## Whether it works

\`\`\`bash
curl ${address}/mcp -H 'Accept: application/json, text/event-stream' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
\`\`\`

lists the tools of a server that runs. ${check}
${variables.length === 0 ? '' : `## What it reads of its environment\n\n${variables.join('\n')}\n`}`;
}
