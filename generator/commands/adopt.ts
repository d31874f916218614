import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { AdoptedServer } from '../adopt/adopted.ts';
import { adopt as writeSpecs } from '../adopt/judge.ts';
import { listedServer } from '../adopt/listed-server.ts';
import { grouped, type Refused, refusedBy } from '../adopt/refused.ts';
import { renderSummary } from '../adopt/render-summary.ts';
import { ConnectionFault, placeOfServer } from '../connect/fault.ts';
import { readListing } from '../connect/listing.ts';
import { noiseOf } from '../connect/noise.ts';
import { openSession, type ServerTarget } from '../connect/session.ts';
import {
  type Diagnostic,
  diagnostic,
  hasErrors,
  type Report,
  sortedAndDistinct,
} from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { printFindings } from './findings.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

export interface AdoptOptions {
  readonly root: string;
  /** The folder that becomes a project. */
  readonly to: string;
  readonly from: ServerTarget | { readonly openapi: string };
  /** How long each answer may take. */
  readonly seconds: number;
  readonly format: Format;
}

/**
 * `toolwright adopt`: writes the specs that are closest to what a running server lists or an OpenAPI document says, and
 * tells which clients would refuse it. Nothing is written where a file is in the way.
 */
export async function adopt(options: AdoptOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, to, format } = options;
  const findings: Diagnostic[] = [];
  const report: Report = (finding) => findings.push(finding);
  const source = await readSource(options, report);
  const adoption = source && (await writeSpecs(source.server, report));
  const isWritten = adoption !== undefined && writeAll(adoption.files, resolve(root, to), report);
  const refused = source?.refused ?? grouped(adoption?.refused ?? []);
  const sorted = sortedAndDistinct(findings);
  if (format === 'json') {
    const files = isWritten ? adoption.files.map(({ path }) => path) : [];
    terminal.out(`${JSON.stringify({ findings: sorted, files, refused }, null, 2)}\n`);
  } else {
    printFindings(sorted, [], format, terminal);
    if (isWritten) {
      terminal.out(
        renderSummary({
          files: adoption.files,
          refused,
          folder: to,
          isRunning: source?.refused !== undefined,
        }),
      );
    }
  }
  return isWritten && !hasErrors(findings) ? 0 : 1;
}

interface Source {
  readonly server: AdoptedServer;
  /** What clients refuse of what a running server lists. */
  readonly refused?: readonly Refused[];
}

async function readSource(
  { root, from, seconds }: AdoptOptions,
  report: Report,
): Promise<Source | undefined> {
  if ('openapi' in from) {
    const { readOpenApi } = await import('../adopt/openapi/read-openapi.ts');
    const text = readDocument(root, from.openapi, report);
    const server = text === undefined ? undefined : readOpenApi(from.openapi, text, report);
    return server && { server };
  }
  try {
    const session = await openSession(from, root, seconds);
    try {
      const listing = await readListing(session);
      const place = placeOfServer(session.label);
      const noise = noiseOf(session);
      if (noise !== undefined) report(noise);
      return {
        server: listedServer(listing, place, report),
        refused: refusedBy(listing.name, listing.tools),
      };
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!(error instanceof ConnectionFault)) throw error;
    report(error.finding);
    return undefined;
  }
}

/** Largest document that is read, in bytes. */
const LARGEST = 64 * 1024 * 1024;

function readDocument(root: string, file: string, report: Report): string | undefined {
  const refuse = (problem: string): undefined => {
    const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
    report(diagnostic('T924', place, { problem }));
  };
  try {
    const { size } = statSync(resolve(root, file));
    if (size > LARGEST) return refuse(`it has ${size} bytes, and ${LARGEST} are read`);
    return readFileSync(resolve(root, file), 'utf8');
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Writes all of them, or, where something is in the way, none. */
function writeAll(files: readonly SourceFile[], folder: string, report: Report): boolean {
  const inTheWay = [...files.map(({ path }) => path), 'specs'].find((path) => existsSync(join(folder, path)));
  if (inTheWay !== undefined) {
    const place = { file: inTheWay, line: 1, column: 1, endLine: 1, endColumn: 1 };
    report(diagnostic('T921', place, { path: inTheWay }));
    return false;
  }
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return true;
}
