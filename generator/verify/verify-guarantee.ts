import { isObject, memberOf } from '../diff/json.ts';
import { holdsFor } from '../expression/evaluate.ts';
import type { Guarantee } from '../model/contract.ts';
import type { JsonValue } from '../model/node.ts';
import { codeOf, resultOf, saidBy, type WireAnswer } from './answer.ts';
import { outOfReach } from './out-of-reach.ts';

interface Verdict {
  readonly problem?: string;
  readonly skipped?: boolean;
}

/** Makes the calls of a guarantee in written order over the wire, and holds its sentence to the answers. */
export async function verifyGuarantee(
  { calls, check }: Guarantee,
  call: (args: JsonValue) => Promise<WireAnswer>,
): Promise<Verdict> {
  const [problem] = calls.flatMap(({ call: planned }) => outOfReach(planned) ?? []);
  if (problem !== undefined) return { problem, skipped: true };
  const answers: Record<string, unknown> = {};
  const said: string[] = [];
  try {
    for (const { name, call: planned } of calls) {
      const answer = await call(filled(planned.arguments, answers));
      answers[name] = observed(answer);
      said.push(`${name}: ${saidBy(answer)}`);
    }
    if (holdsFor(check, answers)) return {};
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof MissingAnswer)) throw error;
    return { problem: `${error.message}; ${said.join('; ')}` };
  }
  return { problem: `${check.cel} does not hold; ${said.join('; ')}`.slice(0, 400) };
}

function observed(answer: WireAnswer) {
  const { kind, structured, text, details } = answer;
  if (kind === 'result') {
    const warnings = memberOf(structured, 'warnings') ?? [];
    const journaled = memberOf(structured, 'journaled') ?? false;
    return { result: resultOf(answer) ?? null, refusal: null, warnings, journaled };
  }
  const refusal = details ?? { code: codeOf(answer) ?? '', reason: text };
  return { result: null, refusal, warnings: memberOf(details, 'warnings') ?? [], journaled: false };
}

class MissingAnswer extends Error {}

/** `${first.result.run_id}` from earlier answers; a text that is nothing else becomes the value itself. */
function filled(value: JsonValue, answers: Readonly<Record<string, unknown>>): JsonValue {
  if (typeof value === 'string') {
    const whole = /^\$\{([^}]+)\}$/.exec(value)?.[1];
    if (whole !== undefined) return lookUp(whole, answers) as JsonValue;
    return value.replace(/\$\{([^}]+)\}/g, (_, path: string) => String(lookUp(path, answers)));
  }
  if (Array.isArray(value)) return value.map((member) => filled(member, answers));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, filled(member as JsonValue, answers)]),
  );
}

function lookUp(path: string, answers: Readonly<Record<string, unknown>>): unknown {
  const found = path.split('.').reduce<unknown>((at, key) => memberOf(at, key), answers);
  if (found === undefined) throw new MissingAnswer(`no earlier answer has ${path}`);
  return found;
}
