import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import { memoize } from '../memoize.ts';
import type { Refusal, Tool } from '../model/contract.ts';
import { type Givers, mappedCodes } from '../model/mapped-codes.ts';
import { isOfOneArgument, runtimeCodes, usualCode } from '../model/runtime-codes.ts';
import { VIOLATION } from './refusal.ts';

type Signature = Pick<Tool, 'arguments' | 'rules'>;

/**
 * T317: a code that the runtime gives by itself, declared by a tool, or by refusals.yaml for one argument. What the
 * runtime fills in is its own to say, so the words would be read with their placeholders in them.
 */
export function checkOwnCodes(
  codes: readonly string[],
  { arguments: { properties } }: Signature,
  placeOf: (code: string) => Place,
  report: Report,
): void {
  const usual = usualCodes(properties);
  for (const code of codes) {
    const argument = usual.get(code);
    if (argument !== undefined) {
      const problem = `where the argument "${argument}" breaks a bound that names no other code`;
      report(diagnostic('T317', placeOf(code), { code, problem }));
    } else if (runtimeCodes.has(code)) {
      report(diagnostic('T317', placeOf(code), { code, problem: 'to calls of any tool' }));
    }
  }
}

const usualCodes = memoize(
  (properties: Signature['arguments']['properties']): ReadonlyMap<string, string> =>
    new Map(properties.map(({ name }) => [usualCode(name), name])),
);

/** T317: a bound, an absence or a rule that is mapped to a code which the runtime gives for something else. */
export function checkMappedCode(code: string, place: Place, report: Report): void {
  if (runtimeCodes.has(code))
    report(diagnostic('T317', place, { code, problem: 'for something else than this' }));
}

/** T317: an argument whose usual code means that the arguments as a whole are no JSON object. */
export function checkUsualCodes({ arguments: { properties } }: Signature, report: Report): void {
  for (const { name, place } of properties) {
    const code = usualCode(name);
    if (!runtimeCodes.has(code)) continue;
    const problem = `for something else, and could not say what is wrong with an argument "${name}"`;
    report(diagnostic('T317', place, { code, problem }));
  }
}

/** T318: what refusals.yaml fills the runtime's own codes with, and the runtime does not. */
export function checkRuntimeParams(
  refusals: readonly Refusal[],
  document: SpecDocument,
  report: Report,
): void {
  for (const { code, params, reason } of refusals) {
    const filled = runtimeCodes.get(code);
    if (filled === undefined) continue;
    const by = `the runtime gives ${code} with ${Object.keys(filled).join(', ')} alone`;
    for (const { name, type } of params) {
      const place = document.placeOfValue([code, 'params', name]);
      if (!Object.hasOwn(filled, name)) report(diagnostic('T318', place, { name, by }));
      else if (filled[name] !== type) {
        const problem = `the runtime fills "${name}" of ${code} with a value of the type ${filled[name]}, not ${type}`;
        report(diagnostic('T312', place, { problem }));
      }
    }
    if (!isOfOneArgument(code)) {
      reportPlaceholders(reason, [code, 'reason'], [VIOLATION], by, document, report);
    }
  }
}

/**
 * T318: what a bound, an absence or a rule does not fill in the words of the code that it gives, be they the tool's or the
 * server's. T319: words that hold for one only of the arguments that share the code.
 */
export function checkMappedWords(
  refusals: readonly Refusal[],
  tool: Signature,
  path: Path,
  document: SpecDocument,
  report: Report,
): void {
  const mapped = mappedCodes(tool);
  for (const refusal of refusals) {
    const givers = mapped.get(refusal.code);
    if (givers === undefined || runtimeCodes.has(refusal.code)) continue;
    for (const key of ['reason', 'recover'] as const) {
      const at = [...path, refusal.code, key];
      const strangers = refusal.params.map(({ name }) => name).filter((name) => !isFilled(name, givers));
      const by = givers.rule
        ? `a rule gives ${refusal.code}, and fills {violation} alone`
        : `a bound or an absence gives ${refusal.code}, and fills {violation} and {argument} alone`;
      reportPlaceholders(refusal[key], at, strangers, by, document, report);
      reportPartial(refusal[key], at, refusal.code, givers, document, report);
    }
  }
}

function isFilled(name: string, { rule }: Givers): boolean {
  return name === 'argument' && !rule;
}

function reportPlaceholders(
  text: string,
  path: Path,
  names: readonly string[],
  by: string,
  document: SpecDocument,
  report: Report,
): void {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    if (!names.includes(name)) continue;
    report(diagnostic('T318', document.placeWithin(path, index, index + whole.length), { name, by }));
  }
}

/** An argument that the words name in backticks, where others give the code too and are not named. */
function reportPartial(
  text: string,
  path: Path,
  code: string,
  { paths, rule }: Givers,
  document: SpecDocument,
  report: Report,
): void {
  if (rule || paths.size < 2) return;
  const named = [...text.matchAll(/`([\w.]+)`/g)].filter(({ 1: name = '' }) => paths.has(name));
  const others = [...paths].filter((one) => !named.some(({ 1: name }) => name === one));
  if (others.length === 0) return;
  for (const { 0: whole, 1: argument = '', index } of named) {
    const place = document.placeWithin(path, index, index + whole.length);
    report(diagnostic('T319', place, { argument, code, others: others.join(', ') }));
  }
}
