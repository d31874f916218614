import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../answer.ts';
import type { Registry } from '../contract.ts';
import { counted } from '../counted.ts';
import { sha256 } from '../digest.ts';
import type { ArtifactLink } from '../handler.ts';
import { artifactAddress, artifactPath } from '../journal/artifacts.ts';
import { refusalText } from '../surfaces/mcp/tool-result.ts';
import { type ObservedAnswer, observe } from './observed-answer.ts';
import type { ContractPlan, PlannedCall } from './plan.ts';
import type { Recording } from './recording.ts';
import { type Fixtures, openSession, type Session } from './session.ts';
import { substitute } from './substitute.ts';

/** What a check runs on: a tool, and the states it can start from. */
export interface Bench<Services> {
  readonly tool: string;
  readonly registry: Registry<Services>;
  readonly fixtures: Fixtures<Services>;
}

type Case<Group extends keyof ContractPlan> = ContractPlan[Group] extends readonly (infer One)[]
  ? One
  : never;

/** One call on fresh state. */
export async function callFresh<Services>(
  bench: Bench<Services>,
  planned: PlannedCall,
  seed?: number,
): Promise<ObservedAnswer> {
  const session = await openSession(bench.registry, bench.fixtures, planned.fixture);
  return observe(await session.call(bench.tool, planned, seed));
}

const RECORD = 'run generated/tests/record.ts';

/** An example gives today what its recording shows, to the last digit. */
export async function checkExample<Services>(
  bench: Bench<Services>,
  { call }: Case<'examples'>,
  recording: Recording | undefined,
): Promise<void> {
  if (recording === undefined) assert.fail(`this example is not recorded yet: ${RECORD}`);
  assert.deepEqual(recording.arguments, call.arguments, `the recording is of other arguments: ${RECORD}`);
  const { travelled } = await callFresh(bench, call);
  const answer = asJson(travelled);
  // What a changed contract does to every answer would hide what it did to this one.
  assert.deepEqual(
    withoutContract(answer),
    withoutContract(recording.answer),
    `not the recorded answer; where it is right, ${RECORD}`,
  );
  if (!isDeepStrictEqual(answer, recording.answer))
    assert.fail(`the same answer, recorded under another contract: ${RECORD}`);
}

/**
 * The call is refused with the code, in the words that were recorded, where they were.
 *
 * @returns what the caller reads
 */
export async function checkRefusal<Services>(
  bench: Bench<Services>,
  { code, call }: Case<'refusals'>,
  recorded: string | undefined,
): Promise<string> {
  const answer = await callFresh(bench, call);
  assertRefused(answer, code);
  const text = refusalText({ refusal: answer.refusal!, warnings: answer.warnings });
  if (recorded !== undefined)
    assert.equal(text, recorded, `not the recorded refusal; where it is right, ${RECORD}`);
  return text;
}

/**
 * The calls are made in written order, those of one fixture on one state; then the sentence's check must
 * hold.
 */
export async function checkGuarantee<Services>(
  bench: Bench<Services>,
  guarantee: Case<'guarantees'>,
): Promise<void> {
  const sessions = new Map<string, Session>();
  const answers: Record<string, ObservedAnswer> = {};
  for (const { name, call } of guarantee.calls) {
    const session =
      sessions.get(call.fixture) ?? (await openSession(bench.registry, bench.fixtures, call.fixture));
    sessions.set(call.fixture, session);
    const filled = { ...call, arguments: substitute(call.arguments, answers) };
    answers[name] = observe(await session.call(bench.tool, filled));
  }
  if (guarantee.check(answers)) return;
  assert.fail(`${guarantee.cel}\ndoes not hold for\n${JSON.stringify(answers, withoutTravelled, 2)}`);
}

/**
 * Of the pairs of calls that differ in this argument alone, one must differ in its answer: a handler that
 * ignores an argument fails here. Both run on one seed, so that a difference in chance is none. Warnings do not
 * count, since the runtime gives some of them itself, and neither does a pair of which one call is refused.
 */
export async function checkReach<Services>(
  bench: Bench<Services>,
  { argument, pairs }: Case<'reach'>,
): Promise<void> {
  const refused: string[] = [];
  for (const [first, second] of pairs) {
    const one = await callFresh(bench, first, 0);
    const other = await callFresh(bench, second, 0);
    const refusal = one.refusal ?? other.refusal;
    const call = one.refusal === null ? second : first;
    if (refusal !== null)
      refused.push(`${JSON.stringify(call.arguments)} by ${refusal.code}: ${refusal.reason}`);
    else if (JSON.stringify(one.result) !== JSON.stringify(other.result)) return;
  }
  const equal = counted(pairs.length - refused.length, 'pair');
  const without = `${argument} changes no answer: ${equal} of calls that differ in it alone gave equal results`;
  if (refused.length === 0) assert.fail(without);
  const calls = [...new Set(refused)].map((call) => `- ${call}`).join('\n');
  assert.fail(
    `${without}, and ${refused.length} had a call that is refused, which shows nothing:\n${calls}\n` +
      `Let a guarantee make two calls that are answered and differ in ${argument} alone; an example of a refusal may differ in more.`,
  );
}

/** Just outside the bound the call is refused with the bound's code; just inside it is not. */
export async function checkBound<Services>(
  bench: Bench<Services>,
  { argument, at = argument, inside, outside, code, call }: Case<'bounds'>,
): Promise<void> {
  assertRefused(await callFresh(bench, withArgument(call, argument, outside)), code);
  const { refusal } = await callFresh(bench, withArgument(call, argument, inside));
  const codes = refusal?.violations?.shown.map((violation) => violation.code) ?? [];
  assert.ok(!codes.includes(code), `${at} is refused inside its bound: ${refusal?.reason}`);
}

/** Leaving an argument out is the same as giving its default. */
export async function checkDefault<Services>(
  bench: Bench<Services>,
  { argument, value, call }: Case<'defaults'>,
): Promise<void> {
  const left = await callFresh(bench, call);
  const given = await callFresh(bench, withArgument(call, argument, value));
  assert.deepEqual(asJson(left.travelled), asJson(given.travelled));
}

export async function checkDeferred<Services>(
  bench: Bench<Services>,
  { name, reason, call }: Case<'deferred'>,
): Promise<void> {
  const answer = await callFresh(bench, withArgument(call, name, 1));
  assertRefused(answer, 'DEFERRED_ARGUMENT');
  assert.ok(answer.refusal?.reason.includes(reason), `the refusal does not give the reason: ${reason}`);
}

/**
 * A call is put on record; an equal one after it is answered by the first where calls are memoized, unless it is forced,
 * and is put on record too where they aren't.
 */
export async function checkJournal<Services>(
  { tool, registry, fixtures }: Bench<Services>,
  { memoized, force, forgets = {}, call }: NonNullable<ContractPlan['journal']>,
): Promise<void> {
  const session = await openSession(registry, fixtures, call.fixture);
  const ask = async (planned: PlannedCall) => observe(await session.call(tool, planned));
  const first = await ask(call);
  assert.ok(
    first.journaled,
    `the call was not put on record: ${first.refusal?.reason ?? 'its answer says so'}`,
  );
  const again = await ask(call);
  assert.equal(again.journaled, !memoized, 'whether an equal call is put on record');
  const gone = [...Object.keys(forgets), ...Object.values(forgets)];
  const kept = ({ result }: ObservedAnswer) =>
    Object.entries(result!).filter(([field]) => !gone.includes(field));
  if (memoized) assert.deepEqual(asJson(kept(again)), asJson(kept(first)));
  for (const [field, reasonIn] of Object.entries(forgets)) {
    assert.notEqual(first.result![field], null, `${field} is null in the first answer`);
    assert.equal(first.result![reasonIn], null, `${reasonIn} of the first answer gives a reason for nothing`);
    assert.equal(again.result![field], null, `${field} is given again`);
    assert.ok(again.result![reasonIn], `${reasonIn} does not say why ${field} is null`);
  }
  if (force === undefined) return;
  const forced = await ask(withArgument(call, force, true));
  assert.ok(forced.journaled, `${force} did not put the call on record anew`);
  const after = await ask(call);
  assert.deepEqual(
    asJson(kept(after)),
    asJson(kept(forced)),
    `an equal call after ${force} has another answer`,
  );
}

/** The field links to what the call kept: of its media type, of its length, and of the digest that is its address. */
export async function checkArtifact<Services>(
  { tool, registry, fixtures }: Bench<Services>,
  { field, mediaType, call }: NonNullable<ContractPlan['artifacts']>[number],
): Promise<void> {
  const session = await openSession(registry, fixtures, call.fixture);
  const { result, refusal } = observe(await session.call(tool, call));
  assert.ok(result !== null, `the call is refused: ${refusal?.reason}`);
  const link = result[field] as ArtifactLink;
  assert.equal(link.uri, artifactAddress(link.digest), 'its address is not that of its digest');
  assert.equal(link.path, artifactPath(link.digest, link.mediaType), 'its path is not that of its digest');
  const kept = await session.artifact(link.uri);
  assert.ok(kept !== undefined, `${field} links to ${link.uri}, where there is nothing`);
  assert.deepEqual(
    { mediaType: kept.mediaType, bytes: kept.content.byteLength, digest: sha256(kept.content) },
    { mediaType, bytes: link.bytes, digest: link.digest },
  );
}

/**
 * Each page but the last is full, all of them come from one list, and what stands beside the list is the same on each. A
 * cursor that was not given is refused.
 */
export async function checkPages<Services>(
  { tool, registry, fixtures }: Bench<Services>,
  { of, size, cursor, next, call }: NonNullable<ContractPlan['pages']>,
): Promise<void> {
  const session = await openSession(registry, fixtures, call.fixture);
  const first = observe(await session.call(tool, call));
  assert.ok(first.result !== null, `the call is refused: ${first.refusal?.reason}`);
  const beside = ({ [of]: _list, [next]: _next, ...rest }: JsonObject) => rest;
  for (let page = first; page.result[next] !== null; ) {
    assert.equal(page.result[of].length, size, 'a page that is not the last is full');
    page = observe(await session.call(tool, withArgument(call, cursor, page.result[next])));
    assert.ok(page.result !== null, `a page is refused: ${page.refusal?.reason}`);
    assert.ok(page.result[of].length > 0 && page.result[of].length <= size, 'a later page has entries');
    assert.deepEqual(asJson(beside(page.result)), asJson(beside(first.result)));
  }
  const made = observe(await session.call(tool, withArgument(call, cursor, `${'0'.repeat(64)}.${size}`)));
  assert.equal(made.refusal?.violations?.shown[0]?.path, cursor, 'a cursor that was not given is refused');
}

function assertRefused(answer: ObservedAnswer, code: string): void {
  assert.equal(answer.refusal?.code ?? 'a result', code, answer.refusal?.reason);
}

function withArgument(call: PlannedCall, name: string, value: unknown): PlannedCall {
  return { ...call, arguments: { ...call.arguments, [name]: value } as JsonObject };
}

function withoutTravelled(key: string, value: unknown): unknown {
  return key === 'travelled' ? undefined : value;
}

/** An answer without the digest of the contract that it was given under. */
function withoutContract(answer: unknown): unknown {
  const { provenance, ...rest } = answer as { readonly provenance?: JsonObject };
  if (provenance === undefined) return answer;
  const { contractDigest: _, ...stated } = provenance;
  return { ...rest, provenance: stated };
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
