import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { handlerModule } from '../emit/contract/paths.ts';
import type { Contract } from '../model/contract.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
import { runtimeCodes } from '../model/runtime-codes.ts';
import { textsIn } from './refusal-parity.ts';
import { reachableFrom, type Sources } from './sources.ts';

/** T703: a refusal of refusals.yaml that neither the runtime gives, nor any tool, nor any handler. */
export function sharedRefusals({ server, tools }: Contract, sources: Sources): Diagnostic[] {
  const others = server.refusals.filter(({ code }) => !runtimeCodes.has(code));
  if (others.length === 0) return [];
  const handlers = tools.flatMap((tool) => sources.file(handlerModule(tool)) ?? []);
  const modules = new Set(handlers.flatMap((file) => [...reachableFrom(file)]));
  const given = new Set([
    ...tools.flatMap((tool) => [...mappedCodes(tool).keys()]),
    ...[...modules].flatMap((file) => textsIn(file)),
  ]);
  return others
    .filter(({ code }) => !isGiven(code, given))
    .map(({ code, place }) => diagnostic('T703', place, { code }));
}

/** A family such as `TOO_LONG_{ARGUMENT}` is given where one of its codes is. */
function isGiven(code: string, given: ReadonlySet<string>): boolean {
  const [prefix = '', family] = code.split('{');
  return family === undefined ? given.has(code) : [...given].some((name) => name.startsWith(prefix));
}
