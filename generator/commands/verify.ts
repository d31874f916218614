import { ConnectionFault } from '../connect/fault.ts';
import { openSession, type ServerTarget } from '../connect/session.ts';
import { sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import type { Verification } from '../verify/checks.ts';
import { renderJsonReport, renderJunit, renderReport } from '../verify/render-report.ts';
import { type Calls, verifyServer } from '../verify/verify-server.ts';
import { printFindings } from './findings.ts';
import { resolveProject } from './resolve-project.ts';
import type { ExitCode, Terminal } from './terminal.ts';

export interface VerifyOptions {
  readonly root: string;
  readonly server: ServerTarget;
  /** How long each answer may take. */
  readonly seconds: number;
  readonly calls: Calls;
  readonly format: ReportFormat;
}

export type ReportFormat = 'human' | 'json' | 'junit';

/** `toolwright verify`: holds a running server of any make to the specs. Exit status 1 where anything fails. */
export async function verify(options: VerifyOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, server, seconds, calls, format } = options;
  const { resolved, findings, specs } = await resolveProject(root);
  if (resolved === undefined) {
    printFindings(sortedAndDistinct(findings), specs, 'human', terminal);
    return 1;
  }
  try {
    const session = await openSession(server, root, seconds);
    try {
      const { verification, fault } = await verifyServer(session, resolved.contract, calls);
      // Where nothing could be looked at, a score of nothing would mislead who reads it.
      if (verification.checks.length > 0 || format !== 'human') terminal.out(render(verification, format));
      if (fault !== undefined) throw fault;
      return verification.checks.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!(error instanceof ConnectionFault)) throw error;
    printFindings([error.finding], [], 'human', terminal);
    return 1;
  }
}

/** A report in the form that was asked for. */
export function render(verification: Verification, format: ReportFormat): string {
  switch (format) {
    case 'human':
      return renderReport(verification);
    case 'json':
      return renderJsonReport(verification);
    case 'junit':
      return renderJunit(verification);
  }
}
