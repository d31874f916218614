import { clientLintCodes } from '../diagnostics/codes/lint-clients.ts';
import { type Diagnostic, diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { table } from '../diagnostics/table.ts';
import { lints } from '../lint/index.ts';
import { runLints } from '../lint/run-lints.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import { resolveSpecs } from '../pipeline.ts';
import type { AdoptedServer } from './adopted.ts';
import type { Refused } from './refused.ts';
import { NOTHING_JUDGED, specFiles } from './spec-files.ts';

/** The specs of a server, sound as they are written. */
export interface Adoption {
  readonly files: readonly SourceFile[];
  readonly server: AdoptedServer;
  /** What clients would refuse of a server that these specs make. */
  readonly refused: readonly Refused[];
}

/** Every family of clients that server.yaml can list. */
const CLIENTS = [
  'anthropic',
  'openai',
  'azure-openai',
  'gemini',
  'claude-code',
  'codex',
  'copilot',
  'cursor',
  'vscode',
  'windsurf',
] as const;

/**
 * Writes the specs twice: what the first ones break of the language's rules is left out of the second, and reported; what
 * they break of the lints, which a person has to see to, the second ones accept until then.
 */
export async function adopt(server: AdoptedServer, report: Report): Promise<Adoption> {
  const sound = await withoutUnsound(server, report);
  const { findings } = await look(specFiles(sound, { ...NOTHING_JUDGED, clients: CLIENTS }));
  const refused: Refused[] = [];
  const accepted = new Map<string, Map<string, string>>();
  for (const finding of findings) {
    const broken = refusalOf(finding);
    if (broken !== undefined) refused.push(broken);
    else {
      const tool = toolOf(finding);
      const own = accepted.get(tool) ?? new Map<string, string>();
      accepted.set(tool, own.set(finding.code, table[finding.code as keyof typeof table].fix));
    }
  }
  const reasons = new Map(
    refused.map(({ client, problem, tools }) => [client, `${tools.join()}: ${problem}`]),
  );
  const clients = CLIENTS.filter((client) => !reasons.has(client));
  return { files: specFiles(sound, { clients, refused: reasons, accepted }), server: sound, refused };
}

/** The finding of a lint of clients; undefined for any other. */
function refusalOf({ code, message, place }: Diagnostic): Refused | undefined {
  if (!Object.hasOwn(clientLintCodes, code)) return undefined;
  const [, client = '', pointer = '', problem = ''] =
    / breaks a rule of (\S+) at (\S+): (.*)$/.exec(message) ?? [];
  return { client, rule: code, problem, tools: [toolOf({ place })], pointer };
}

/** A tool whose spec would be unsound is left out: it says something that was not foreseen. */
async function withoutUnsound(server: AdoptedServer, report: Report): Promise<AdoptedServer> {
  const { findings, contract } = await look(specFiles(server, NOTHING_JUDGED));
  if (contract !== undefined) return server;
  const problems = new Map(findings.map((finding) => [toolOf(finding), finding.message]));
  const tools = server.tools.filter(({ name }) => {
    const problem = problems.get(name);
    if (problem === undefined) return true;
    report(diagnostic('T925', server.place, { tool: name, problem }));
    return false;
  });
  if (tools.length === server.tools.length) {
    throw new Error(`the specs are unsound: ${[...problems.values()].join('; ')}`);
  }
  return withoutUnsound({ ...server, tools }, report);
}

function toolOf({ place }: Pick<Diagnostic, 'place'>): string {
  return /([^/]+)\.yaml$/.exec(place.file)?.[1] ?? '';
}

async function look(
  files: readonly SourceFile[],
): Promise<{ readonly findings: readonly Diagnostic[]; readonly contract: Contract | undefined }> {
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic) => findings.push(finding);
  const stage = <T>(_: string, work: () => T): T => work();
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const resolved = await resolveSpecs(
    {
      specs: files.filter(({ path }) => path.startsWith('specs/')),
      moduleText: (path) => texts.get(path),
      readExports: async () => new Map(),
      readLiveDefaults: async () => new Map(),
      stage,
    },
    report,
  );
  if (resolved !== undefined) await runLints(lints, resolved, stage, report);
  return { findings, contract: resolved?.contract };
}
