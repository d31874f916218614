import { ConnectionFault } from '../connect/fault.ts';
import type { Session } from '../connect/session.ts';
import { equal, isObject } from '../diff/json.ts';
import { probeBounds } from '../emit/tests/plan-bounds.ts';
import { baseCall, withoutArgument } from '../emit/tests/planned.ts';
import type { Guarantee, Refusal, Tool } from '../model/contract.ts';
import { type JsonValue, type ObjectNode, target } from '../model/node.ts';
import { misfits } from '../resolve/fit.ts';
import { callTool, codeOf, resultOf, saidBy, type WireAnswer } from './answer.ts';
import type { Category, Check } from './checks.ts';
import { differenceOf } from './difference.ts';
import { outOfReach } from './out-of-reach.ts';
import type { ResultCheck } from './result-schema.ts';
import { withinLimit } from './time-limit.ts';
import { verifyGuarantee } from './verify-guarantee.ts';

/** An argument that no tool has. */
const UNKNOWN = 'toolwright_unknown_argument';

/** Calls a tool in every way that its spec speaks of. Rejects where the server is gone; one late answer ends the tool's checks. */
export async function verifyTool(
  session: Session,
  tool: Tool,
  shared: readonly Refusal[],
  fitsListed: ResultCheck,
  note: (check: Check) => void,
): Promise<void> {
  const say = (category: Category, name: string, problem: string | undefined, skipped = false) =>
    note({
      category,
      tool: tool.name,
      name,
      outcome: problem === undefined ? 'pass' : skipped ? 'skip' : 'fail',
      ...(problem !== undefined && { reason: problem }),
    });
  let strict = true;
  const call = async (args: JsonValue | undefined): Promise<WireAnswer> => {
    const answer = await callTool(session, tool.name, args);
    strict &&= answer.isStrict;
    return answer;
  };
  try {
    const declared = new Set([...tool.refusals, ...shared].map(({ code }) => code));
    await callEveryWay(tool, declared, call, fitsListed, say);
  } catch (error) {
    if (!(error instanceof ConnectionFault) || error.finding.code !== 'T911') throw error;
    say('examples', 'every call is answered', error.message);
    return;
  }
  say(
    'json',
    'every answer is strict JSON',
    strict ? undefined : 'an answer holds NaN or Infinity, which is no JSON',
  );
}

type Say = (category: Category, name: string, problem: string | undefined, skipped?: boolean) => void;
type Call = (args: JsonValue | undefined) => Promise<WireAnswer>;

async function callEveryWay(
  tool: Tool,
  declared: ReadonlySet<string>,
  call: Call,
  fitsListed: ResultCheck,
  say: Say,
): Promise<void> {
  let base: { readonly args: Readonly<Record<string, JsonValue>>; readonly answer: WireAnswer } | undefined;
  for (const [index, { title, call: planned }] of tool.examples.entries()) {
    const unreached = outOfReach(planned);
    if (unreached !== undefined) {
      say('examples', title, unreached, true);
      continue;
    }
    const answer = await call(planned.arguments);
    say('examples', title, answer.kind === 'result' ? undefined : `it is answered with: ${saidBy(answer)}`);
    if (answer.kind !== 'result') continue;
    if (index === 0) base = { args: planned.arguments as Readonly<Record<string, JsonValue>>, answer };
    const { problem } = withinLimit(() => ({ problem: resultProblem(tool, answer, fitsListed) })) ?? TOO_SLOW;
    say('results', title, problem?.text, problem?.unsaid);
  }
  for (const { code, example } of tool.refusals) {
    const unreached = example === undefined ? 'no call shows it' : outOfReach(example);
    if (example === undefined || unreached !== undefined) say('refusals', code, unreached, true);
    else {
      const answer = await call(example.arguments);
      const isGiven = answer.kind === 'refused' && codeOf(answer) === code;
      say('refusals', code, isGiven ? undefined : `its example is answered with: ${saidBy(answer)}`);
    }
  }
  for (const guarantee of tool.guarantees) {
    const { problem, skipped } = await verifyGuarantee(guarantee, call);
    say('guarantees', guarantee.says, problem, skipped);
  }
  const planned = baseCall(tool);
  if (base === undefined || planned === undefined) {
    for (const category of ['unknown', 'bounds', 'determinism'] as const)
      say(category, 'calls that vary the first example', 'the first example is not answered', true);
    return;
  }
  const { args, answer: first } = base;
  const unknown = await call({ ...args, [UNKNOWN]: true });
  say('unknown', UNKNOWN, unknownProblem(unknown));
  for (const { argument, at = argument, keyword, inside, outside, code } of probeBounds(tool).bounds) {
    const beyond = await call({ ...args, [argument]: outside });
    const name = `${at}: ${keyword}`;
    const shown = JSON.stringify(outside).slice(0, 60);
    if (beyond.kind === 'result') say('bounds', name, `${shown} breaks it, and is taken`);
    else {
      const within = await call({ ...args, [argument]: inside });
      // It may be refused for another reason that the spec declares: the bound says nothing of that.
      const isSame =
        within.kind !== 'result' && (codeOf(within) ?? within.text) === (codeOf(beyond) ?? beyond.text);
      const given = codeOf(within);
      const isOwn = given === undefined || given === code || !declared.has(given);
      say(
        'bounds',
        name,
        isSame && isOwn ? `${JSON.stringify(inside).slice(0, 60)} keeps it, and is refused` : undefined,
      );
    }
  }
  for (const property of tool.arguments.properties) {
    const { name, node, required } = property;
    const wrong = target(node).type === 'object' ? 'text' : {};
    const typed = await call({ ...args, [name]: wrong });
    say('bounds', `${name}: type`, typed.kind === 'result' ? `${JSON.stringify(wrong)} is taken` : undefined);
    if (!required) continue;
    const absent = await call(withoutArgument(planned, name).arguments as JsonValue);
    say('bounds', `${name}: required`, absent.kind === 'result' ? 'a call without it is taken' : undefined);
  }
  if (!tool.arguments.properties.some(({ required }) => required)) {
    const bare = await call(undefined);
    // A rule between arguments may ask for one of several.
    const isAnswered = bare.kind === 'result' || tool.rules.some(({ code }) => code === codeOf(bare));
    say(
      'bounds',
      'no arguments',
      isAnswered ? undefined : `a call without any is answered with: ${saidBy(bare)}`,
    );
  }
  if (tool.effects.openWorld) {
    say(
      'determinism',
      'the first example twice',
      'its spec says `openWorld: true`, so an answer may change',
      true,
    );
    return;
  }
  if (tool.guarantees.some(speaksOfEqualCalls)) {
    say('determinism', 'the first example twice', 'a guarantee of its spec says what equal calls give', true);
    return;
  }
  const again = await call(args as JsonValue);
  say('determinism', 'the first example twice', differenceOf(first, again));
}

function speaksOfEqualCalls({ calls }: Guarantee): boolean {
  return calls.some(({ call }, index) =>
    calls.slice(0, index).some(({ call: earlier }) => equal(earlier.arguments, call.arguments)),
  );
}

/** A refusal is right, and so is a warning that names what was ignored. */
function unknownProblem({ kind, structured }: WireAnswer): string | undefined {
  if (kind !== 'result') return undefined;
  const warnings =
    isObject(structured) && Array.isArray(structured['warnings']) ? structured['warnings'] : [];
  if (warnings.some((text) => String(text).includes(UNKNOWN))) return undefined;
  return 'an argument that it does not have is dropped in silence';
}

const TOO_SLOW = { problem: { text: 'a pattern of its schema takes too long for this text', unsaid: false } };

function resultProblem(
  tool: Tool,
  answer: WireAnswer,
  fitsListed: ResultCheck,
): { readonly text: string; readonly unsaid?: boolean } | undefined {
  const listed = fitsListed(answer.structured);
  if (listed !== undefined) return { text: listed };
  const hasSchema = tool.result.properties.length > 0;
  if (answer.structured === undefined) {
    return hasSchema
      ? { text: 'it has no structured content, and the spec says what is in it' }
      : { text: 'neither the spec nor the server says what a result is', unsaid: true };
  }
  const result = resultOf(answer);
  const [misfit] = misfits(result as JsonValue, tool.result as ObjectNode);
  if (misfit === undefined) return undefined;
  const where = misfit.path.join('.') || 'the result';
  return { text: `${where}: ${misfit.problem}` };
}
