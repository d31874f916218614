import { PAGES } from '../surfaces/pages.ts';
import { SURFACES } from '../surfaces/registry.ts';
import { page, type RegistryPage, table } from './page.ts';

/** `/docs/surfaces`: every path that is read without a tool, with the file that serves it. */
export function surfacesPage(): RegistryPage {
  const surfaces = [...SURFACES, ...PAGES];
  return {
    address: 'docs/surfaces',
    markdown: page(
      '# Read-only surfaces',
      'Paths that are read by GET without calling a tool. An agent that reads these reads what the pages here are made of. Each entry names the file of the repository that serves it.',
      table(
        ['path', 'what is there', 'file'],
        surfaces.map(({ path, description, file }) => [`\`${path}\``, description, `\`${file}\``]),
      ),
      'The paths below `/api/` are described in `/openapi.json` too, with their parameters and problems.',
    ),
  };
}
