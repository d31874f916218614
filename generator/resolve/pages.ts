import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Pages } from '../model/contract.ts';
import { type ObjectNode, type Property, target } from '../model/node.ts';
import { checkName } from './names.ts';
import type { ToolSpec } from './spec.ts';

/** Checks that what the pages name can be what they need. */
export function resolvePages(
  { pages }: ToolSpec,
  signature: { readonly arguments: ObjectNode; readonly result: ObjectNode },
  document: SpecDocument,
  report: Report,
): Pages | undefined {
  if (pages === undefined) return undefined;
  const check = (key: 'of' | 'cursor' | 'next', kind: string, within: ObjectNode, problem: Problem) => {
    const place = document.placeOfValue(['pages', key]);
    checkName(
      kind,
      pages[key],
      within.properties.map(({ name }) => name),
      place,
      report,
    );
    const property = within.properties.find(({ name }) => name === pages[key]);
    const found = property && problem(property);
    if (found) report(diagnostic('T312', place, { problem: `"${pages[key]}" ${found}` }));
  };
  check('of', 'result field', signature.result, (field) => {
    const isList = target(field.node).type === 'array' && field.required && field.node.nullWhen === undefined;
    return isList ? undefined : 'is cut into pages, so it is an array that is always there';
  });
  check('next', 'result field', signature.result, (field) => {
    const isCursor =
      target(field.node).type === 'string' && field.required && field.node.nullWhen !== undefined;
    return isCursor ? undefined : 'says what comes after, so it is a required string with nullWhen';
  });
  check('cursor', 'argument', signature.arguments, (argument) => {
    const isAsked =
      target(argument.node).type === 'string' && !argument.required && argument.default === undefined;
    return isAsked ? undefined : 'asks for a later page, so it is an optional string without a default';
  });
  return pages;
}

type Problem = (property: Property) => string | undefined;
