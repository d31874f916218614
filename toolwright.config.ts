import { type Contract, defineExtension, everyNode } from 'toolwright';
import { glossaryModule } from './src/registry-pages/glossary-module.ts';
import { registryPages } from './src/registry-pages/index.ts';

/** Pages of the registries and the glossary as data, beside what the generator writes, and what the site has besides. */
export default defineExtension({
  emitters: [
    {
      name: 'registry-pages',
      emit: () => {
        const pages = registryPages();
        const isFolder = (address: string) => pages.some((other) => other.address.startsWith(`${address}/`));
        return pages.map(({ address, markdown }) => ({
          path: `generated/kb/${address}${isFolder(address) ? '/index' : ''}.md`,
          text: markdown,
        }));
      },
    },
    {
      name: 'glossary-data',
      emit: ({ contract }) => [
        { path: 'generated/glossary.ts', text: glossaryModule(contract.glossary, toolsByTerm(contract)) },
      ],
    },
  ],
  site: {
    // Where `make run` serves it.
    address: 'http://127.0.0.1:8321',
    command: 'npx quant',
    home: 'docs/home.md',
    guides: [
      {
        title: 'Using it',
        pages: [
          'docs/getting-started.md',
          'docs/serving.md',
          'docs/sample-data.md',
          'docs/importing-signals.md',
          'docs/bars-of-your-own.md',
          'docs/ledger.md',
          'docs/strategies.md',
          'docs/trials.md',
          'docs/campaigns.md',
          'docs/reports.md',
          'docs/fundamentals.md',
          'docs/typed-client.md',
        ],
      },
      {
        title: 'Building with toolwright',
        pages: [
          'docs/five-minutes.md',
          'docs/spec-language.md',
          'docs/spec-reference.md',
          'docs/in-the-editor.md',
          'docs/testing-handlers.md',
          'docs/diff.md',
          'docs/portability.md',
          'docs/extending.md',
          'docs/moving-from-zod.md',
          'docs/site.md',
        ],
      },
      { title: 'The project', pages: ['docs/architecture.md', 'docs/decisions.md'] },
    ],
  },
});

/** The tools that report a value of each term. */
function toolsByTerm({ tools }: Contract): ReadonlyMap<string, readonly string[]> {
  const uses = tools.flatMap(({ name, result }) =>
    [...new Set(everyNode(result).flatMap(({ term }) => term ?? []))].map((term) => ({ term, name })),
  );
  return new Map(
    [...Map.groupBy(uses, ({ term }) => term)].map(([term, used]) => [term, used.map(({ name }) => name)]),
  );
}
