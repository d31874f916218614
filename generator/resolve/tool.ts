import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import { isCalendarDay } from '../model/calendar-day.ts';
import type { Tool } from '../model/contract.ts';
import { resolveToolAccess } from './access.ts';
import { resolveReference } from './code-reference.ts';
import { defined } from './defined.ts';
import { resolveEffects } from './effects.ts';
import { givenCodes } from './given-codes.ts';
import { resolveGuarantee } from './guarantee.ts';
import { resolveLifecycle } from './lifecycle.ts';
import { resolveLimits } from './limits.ts';
import { checkArgumentCase } from './look-alikes.ts';
import { checkName } from './names.ts';
import { resolvePages } from './pages.ts';
import { checkArguments, resolveCall } from './planned-call.ts';
import { resolveRefusals } from './refusal.ts';
import { checkMappedWords, checkOwnCodes, checkUsualCodes } from './refusal-words.ts';
import { checkRoute } from './routes.ts';
import { resolveSignature, type ToolScope } from './signature.ts';
import type { ToolSpec } from './spec.ts';

/** One tool, every name in it looked up. */
export function resolveTool(document: SpecDocument, scope: ToolScope): Tool {
  const spec = document.value as unknown as ToolSpec;
  const { names, code, report } = scope;
  const at = (...path: Path): Place => document.placeOfValue(path);
  checkPath(spec, document, report);
  if (!isCalendarDay(spec.verified)) {
    const what = `the day ${spec.verified}`;
    report(diagnostic('T307', at('verified'), { what, problem: 'the calendar has no such day' }));
  }
  checkName('toolset', spec.toolset, names.toolset, at('toolset'), report);
  for (const [index, name] of (spec.switches ?? []).entries()) {
    checkName('switch', name, names.switch, at('switches', index), report);
  }
  for (const [index, name] of (spec.glossary ?? []).entries()) {
    checkName('term', name, names.term, at('glossary', index), report);
  }

  const signature = resolveSignature(spec, document, scope);
  const ownCodes = Object.keys(spec.refusals ?? {});
  checkOwnCodes(ownCodes, signature, (code) => document.placeOfKey(['refusals', code]), report);
  checkUsualCodes(signature, report);
  checkArgumentCase(signature.arguments.properties, report);
  const refusals = resolveRefusals(
    spec.refusals ?? {},
    ['refusals'],
    document,
    report,
    ({ example }, path) => example && resolveCall(example, [...path, 'example'], document, names, report),
  );
  checkMappedWords(refusals, signature, ['refusals'], document, report);
  const codes = givenCodes(ownCodes, signature, names);
  const guarantees = (spec.guarantees ?? []).flatMap(
    (guarantee, index) =>
      resolveGuarantee(guarantee, ['guarantees', index], { ...signature, codes }, document, names, report) ??
      [],
  );
  const examples = spec.examples.map((example, index) => {
    checkArguments(
      example.arguments ?? {},
      signature.arguments,
      ['examples', index, 'arguments'],
      document,
      report,
    );
    return {
      place: at('examples', index, 'title'),
      title: example.title,
      call: resolveCall(example, ['examples', index], document, names, report),
      reads: example.reads,
    };
  });

  const http = spec.http === undefined ? undefined : routeOf(spec.http);
  if (http !== undefined) checkRoute(http, at('http'), report);

  return defined({
    place: document.placeOfKey(['name']),
    name: spec.name,
    title: spec.title,
    ...resolveLifecycle(
      spec,
      [],
      { kind: 'tool', name: spec.name, others: names.tool },
      { ...scope, document },
    ),
    toolset: spec.toolset,
    verified: spec.verified,
    verifiedAt: document.placeOfValue(['verified']),
    summary: spec.summary,
    details: spec.details ?? '',
    http,
    picture:
      spec.picture === undefined ? undefined : resolveReference(spec.picture, at('picture'), code, report),
    core: spec.core === undefined ? undefined : resolveReference(spec.core, at('core'), code, report),
    effects: resolveEffects(spec, signature, document, scope),
    switches: spec.switches ?? [],
    access: resolveToolAccess(spec, document, names, report),
    limits: resolveLimits(spec, scope.limits, document, report),
    include: spec.include ?? [],
    ...signature,
    pages: resolvePages(spec, signature, document, report),
    refusals,
    glossary: spec.glossary ?? [],
    guarantees,
    examples,
    decisions: spec.decisions ?? [],
    seeAlso: (spec.seeAlso ?? []).map((link, index) => ({ ...link, place: at('seeAlso', index, 'href') })),
  });
}

function checkPath(spec: ToolSpec, document: SpecDocument, report: Report): void {
  const [, , folder, file] = document.path.split('/');
  const expected = [
    ['name', spec.name, file?.replace(/\.yaml$/, '')],
    ['toolset', spec.toolset, folder],
  ] as const;
  for (const [key, name, wanted] of expected) {
    if (name === wanted) continue;
    const place = document.placeOfValue([key]);
    report(diagnostic('T308', place, { what: `the ${key}`, name, file: document.path }));
  }
}

function routeOf(http: string): NonNullable<Tool['http']> {
  const [method, path] = http.split(' ');
  return { method: method as 'GET' | 'POST', path: path! };
}
