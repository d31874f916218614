import { defineExtension } from 'toolwright';
import { registryPages } from './src/registry-pages/index.ts';

/** Pages of the studies, patterns and other registries, beside those of the tools. */
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
});
