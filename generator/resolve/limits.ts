import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Limits } from '../model/contract.ts';
import type { ToolSpec } from './spec.ts';

/** The limits that hold for a tool: its own over the server's. No surface reads more than the server's allow. */
export function resolveLimits(
  spec: ToolSpec,
  server: Limits | undefined,
  document: SpecDocument,
  report: Report,
): Limits {
  const limits = { argumentBytes: Number.MAX_SAFE_INTEGER, ...server, ...spec.limits };
  const most = server?.argumentBytes;
  if (most !== undefined && limits.argumentBytes > most) {
    const problem = `argumentBytes is ${limits.argumentBytes}, and server.yaml lets no call have more than ${most}`;
    report(diagnostic('T312', document.placeOfValue(['limits', 'argumentBytes']), { problem }));
  }
  return limits;
}
