import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { FileKind } from '../load/spec-file.ts';
import { findingOf } from './finding.ts';
import { metaSchemas } from './meta-schemas.ts';

/** Checks every document against the meta-schema of its kind, and gives back those that fit. */
export function validate(documents: readonly SpecDocument[], report: Report): SpecDocument[] {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    validateSchema: false,
    verbose: true,
    ownProperties: true,
  });
  const schemas = metaSchemas();
  const compiled = new Map<FileKind, ValidateFunction>();
  return documents.filter((document) => {
    const check = compiled.get(document.kind) ?? ajv.compile(schemas[document.kind]);
    compiled.set(document.kind, check);
    if (check(document.value)) return true;
    for (const error of meaningful(check.errors ?? [])) report(findingOf(error, document));
    return false;
  });
}

/** Without the errors that only say that an inner one was found. */
function meaningful(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames');
}
