import type { Json } from './answer.ts';
import type { Environment, ServerContract } from './contract.ts';
import { canonicalJson, sha256 } from './digest.ts';
import { type CallLog, CallLogError } from './journal/call-log.ts';
import type { Journal } from './journal/journal.ts';

/** Puts the name of a secret variable, in brackets, in the place of its value. */
export type Redact = (text: string) => string;

/** Shorter values would be found in words that have nothing to do with them. */
const SHORTEST_SECRET = 4;

/**
 * Redacts the values that the declared secrets have now, as they are and as JSON or an address writes them. Undefined
 * where there is none.
 */
export function secretRedactor(
  declared: ServerContract['environment'],
  environment: Environment,
): Redact | undefined {
  const secrets = declared.flatMap(({ name, secret }) => {
    const value = environment[name];
    if (!secret || value === undefined || value.length < SHORTEST_SECRET) return [];
    const forms = new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]);
    return [...forms].map((form) => ({ form, instead: `[${name}]` }));
  });
  if (secrets.length === 0) return undefined;
  // The longest first: one secret may be a part of another.
  const ordered = secrets.sort((a, b) => b.form.length - a.form.length);
  return (text) => ordered.reduce((left, { form, instead }) => left.replaceAll(form, instead), text);
}

/** A call log that no secret gets into: not with arguments or warnings, not with what went wrong. */
export function redactingLog(log: CallLog, redact: Redact): CallLog {
  const written = async (work: Promise<void>): Promise<void> => {
    await work.catch((error: unknown) => {
      throw redactError(error, redact);
    });
  };
  return {
    started: (row) => {
      const text = canonicalJson(row.arguments);
      const kept = redact(text);
      if (kept === text) return written(log.started(row));
      const redacted = { arguments: JSON.parse(kept) as Json, argumentsDigest: sha256(kept) };
      return written(log.started({ ...row, ...redacted }));
    },
    finished: (row) => {
      const fault = row.fault === null ? null : redact(row.fault);
      return written(log.finished({ ...row, fault, warnings: row.warnings.map(redact) }));
    },
    ...(log.attempts && { attempts: log.attempts }),
  };
}

/** A journal that no secret gets into. An answer that holds one is not remembered: it would not be the same answer. */
export function redactingJournal({ recall, record }: Journal, redact: Redact): Journal {
  const redacted = <Value>(value: Value): Value => JSON.parse(redact(canonicalJson(value))) as Value;
  return {
    recall,
    record: ({ entries, remember }) => {
      const text = canonicalJson(remember ?? null);
      return record({
        entries: entries.map((row) => ({ ...row, entry: redacted(row.entry) })),
        ...(remember !== undefined && redact(text) === text && { remember }),
      });
    },
  };
}

/** The same failure in words without secrets. */
export function redactError(error: unknown, redact: Redact): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redact(error) : error;
  const cause = error.cause === undefined ? undefined : redactError(error.cause, redact);
  const message = redact(error.message);
  const redacted =
    error instanceof CallLogError
      ? new CallLogError(error.code, message, cause)
      : new Error(message, cause === undefined ? {} : { cause });
  redacted.name = error.name;
  redacted.stack = redact(error.stack ?? message);
  return redacted;
}
