import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConnectionFault, oddAnswer } from '../connect/fault.ts';
import { type Listing, readListing } from '../connect/listing.ts';
import { noiseOf } from '../connect/noise.ts';
import { labelOf, openSession, type ServerTarget } from '../connect/session.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { printable } from '../diagnostics/printable.ts';
import { comparePins, parsePins, pinsOf, pinsText } from '../pin/pins.ts';
import { verificationOf } from '../verify/checks.ts';
import { printFindings } from './findings.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { type ReportFormat, render } from './verify.ts';

export interface PinOptions {
  readonly root: string;
  readonly server: ServerTarget;
  /** How long each answer may take. */
  readonly seconds: number;
}

const FILE = 'toolwright.pins.json';

/** `toolwright pin`: records what a server lists, as digests, over what was recorded before. */
export async function pin({ root, server, seconds }: PinOptions, terminal: Terminal): Promise<ExitCode> {
  const listing = await list(root, server, seconds, terminal);
  if ('code' in listing) return fail(listing, terminal);
  const tools = listing.tools.length;
  writeFileSync(join(root, FILE), pinsText(pinsOf(listing)));
  terminal.out(`wrote ${FILE}: ${tools} tool${tools === 1 ? '' : 's'} of ${labelOf(server)}\n`);
  return 0;
}

/** `toolwright verify --pinned`: exit status 1 where a server no longer lists what was recorded. It needs no specs. */
export async function verifyPinned(
  { root, server, seconds, format }: PinOptions & { readonly format: ReportFormat },
  terminal: Terminal,
): Promise<ExitCode> {
  const file = join(root, FILE);
  const pinned = existsSync(file) ? parsePins(readFileSync(file, 'utf8')) : undefined;
  if (pinned === undefined) {
    const problem = existsSync(file) ? 'holds no pins' : 'is not there';
    return fail(diagnostic('T927', { ...START, file: FILE }, { problem }), terminal);
  }
  const listing = await list(root, server, seconds, terminal);
  if ('code' in listing) return fail(listing, terminal);
  const checks = comparePins(pinned, pinsOf(listing));
  terminal.out(render(verificationOf(labelOf(server), Object.keys(pinned.tools).length, checks), format));
  return checks.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
}

const START = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** What a server lists, each tool once: of two of one name, nobody knows which a client shows. */
async function list(
  root: string,
  server: ServerTarget,
  seconds: number,
  terminal: Terminal,
): Promise<Listing | Diagnostic> {
  try {
    const session = await openSession(server, root, seconds);
    try {
      const listing = await readListing(session);
      const noise = noiseOf(session);
      if (noise !== undefined) printFindings([noise], [], 'human', terminal);
      const names = listing.tools.map(({ name }) => name);
      const twice = names.find((name, index) => names.indexOf(name) < index);
      if (twice !== undefined)
        throw oddAnswer(session.label, 'tools/list', `it lists ${printable(twice)} twice`);
      return listing;
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!(error instanceof ConnectionFault)) throw error;
    return error.finding;
  }
}

function fail(finding: Diagnostic, terminal: Terminal): ExitCode {
  printFindings([finding], [], 'human', terminal);
  return 1;
}
