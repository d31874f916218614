import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Report } from '../diagnostics/diagnostic.ts';
import { giveAgain, keep } from '../diagnostics/kept.ts';
import type { SpecDocument } from '../load/document.ts';
import type { FileKind } from '../load/spec-file.ts';
import { memoize } from '../memoize.ts';
import { findingOf, meantKey } from './finding.ts';
import { metaSchemas } from './meta-schemas.ts';

/**
 * Checks every document against the meta-schema of its kind, and gives back those that can be read on: the ones that
 * fit, and those with nothing worse than an unknown key, so that their names are checked in the same run.
 */
export function validate(documents: readonly SpecDocument[], report: Report): SpecDocument[] {
  return documents.filter((document) => giveAgain(canBeReadOn(document), report));
}

const canBeReadOn = memoize((document: SpecDocument) =>
  keep((report) => {
    const check = validatorOf(document.kind);
    if (check(document.value)) return true;
    const errors = meaningful(check.errors ?? []);
    for (const error of withoutMisspelt(errors)) report(findingOf(error, document));
    return errors.every(({ keyword }) => keyword === 'additionalProperties');
  }),
);

const compiled = new Map<FileKind, ValidateFunction>();

/** Compiled on first use, once in a process: a compilation costs more than many files. */
function validatorOf(kind: FileKind): ValidateFunction {
  const known = compiled.get(kind);
  if (known !== undefined) return known;
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    validateSchema: false,
    verbose: true,
    ownProperties: true,
    // A definition becomes one function, not a copy at each use, and is run too rarely to be worth optimising.
    inlineRefs: false,
    code: { optimize: false },
  });
  const check = ajv.compile(metaSchemas()[kind]);
  compiled.set(kind, check);
  return check;
}

/** Without the errors that only say that an inner one was found, or that a value of a wrong kind is not one of the right. */
function meaningful(errors: readonly ErrorObject[]): ErrorObject[] {
  const ofKind = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  return errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'if' &&
      keyword !== 'propertyNames' &&
      !(['enum', 'const', 'pattern'].includes(keyword) && ofKind.has(instancePath)),
  );
}

/** Without the keys that are missing because they stand there misspelt: that is told of once. */
function withoutMisspelt(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath}#${meantKey(error)}`),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' || !meant.has(`${instancePath}#${params['missingProperty']}`),
  );
}
