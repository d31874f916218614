import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { AUDIT_POLICY } from '../src/audit-page/policy.ts';
import { AUDIT_PLACE } from '../src/registry-pages/audit-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Puts the form into the rendered page `/audit`: one script, bundled from the sources that `audit_backtest` computes with. The
 * page carries its policy itself, so that it holds wherever the site is served from.
 */
export async function buildAuditPage(): Promise<void> {
  const folder = join(root, 'dist/site/audit');
  writeFileSync(join(folder, 'audit.js'), await bundle());
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const place = new RegExp(`<p[^>]*>${AUDIT_PLACE}</p>`);
  if (!place.test(html)) throw new Error(`${file} has no place for the form.`);
  const form = `<div id="audit" class="filled-later"><p>${AUDIT_PLACE}</p></div>\n<script type="module" src="audit.js"></script>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${AUDIT_POLICY}">`;
  writeFileSync(
    file,
    html.replace(place, () => form).replace('<head>', (head) => `${head}\n${policy}`),
  );
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: join(root, 'src/audit-page/browser/main.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['src'] },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const [{ code }] = output;
  return code;
}
