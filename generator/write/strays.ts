import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { WritePlan } from './plan.ts';

/** T604: files below generated/ that nothing generates, and no earlier generation wrote. Hidden ones are of a write under way. */
export function strayFiles(root: string, { paths, stale }: WritePlan): Diagnostic[] {
  const folder = join(root, 'generated');
  if (!existsSync(folder)) return [];
  const known = new Set([...paths, ...stale]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((path) => !known.has(path) && !/\/\./.test(path))
    .sort()
    .map((path) =>
      diagnostic('T604', { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 }, { path }),
    );
}
