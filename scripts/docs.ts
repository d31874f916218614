import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildAuditPage } from './audit-page.ts';

/** The pages into dist/site/: what the generator renders, and the form of `/audit`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const toolwright = fileURLToPath(new URL('../generator/bin/toolwright.js', import.meta.url));
const { status } = spawnSync(process.execPath, [toolwright, 'docs'], { cwd: root, stdio: 'inherit' });
if (status === 0) await buildAuditPage();
process.exitCode = status ?? 1;
