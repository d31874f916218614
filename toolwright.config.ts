import { defineExtension } from 'toolwright';
import { registryPages } from './src/registry-pages/index.ts';

/** Pages of the studies, patterns and other registries, beside those of the tools, and what the site has besides. */
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
          'docs/campaigns.md',
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
