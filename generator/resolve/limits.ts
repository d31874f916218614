import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Limits } from '../model/contract.ts';
import type { ToolSpec } from './spec.ts';

/**
 * The limits that hold for a tool: its own over the server's. No surface reads more than the server's allow, and how many
 * heavy calls run at once is the server's to say.
 */
export function resolveLimits(
  spec: ToolSpec,
  server: Limits | undefined,
  document: SpecDocument,
  report: Report,
): Limits {
  const { heavy = false, ...own } = spec.limits ?? {};
  const { heavyCalls, ...shared } = server ?? {};
  const limits = { argumentBytes: Number.MAX_SAFE_INTEGER, ...shared, ...own };
  const contradict = (key: string, problem: string) =>
    report(diagnostic('T312', document.placeOfValue(['limits', key]), { problem }));
  const most = server?.argumentBytes;
  if (most !== undefined && limits.argumentBytes > most) {
    const problem = `argumentBytes is ${limits.argumentBytes}, and server.yaml lets no call have more than ${most}`;
    contradict('argumentBytes', problem);
  }
  if (!heavy) return limits;
  if (heavyCalls !== undefined) return { ...limits, heavyCalls };
  if (server !== undefined) contradict('heavy', 'server.yaml does not say how many heavy calls run at once');
  return limits;
}
