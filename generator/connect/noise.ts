import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeOfServer } from './fault.ts';
import type { Session } from './session.ts';

/** What a server has printed between its messages so far, as a finding (T913); undefined where that is nothing. */
export function noiseOf({ label, noise: [line, ...more] }: Session): Diagnostic | undefined {
  if (line === undefined) return undefined;
  return diagnostic('T913', placeOfServer(label), { count: more.length + 1, line });
}
