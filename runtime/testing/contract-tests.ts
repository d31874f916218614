import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import type { Registry } from '../contract.ts';
import {
  type Bench,
  checkArtifact,
  checkBound,
  checkDefault,
  checkDeferred,
  checkExample,
  checkGuarantee,
  checkJournal,
  checkPages,
  checkReach,
  checkRefusal,
} from './checks.ts';
import type { ContractPlan } from './plan.ts';
import { type KeptPromises, promisesPath, type Recording, recordingPath } from './recording.ts';
import type { Fixtures } from './session.ts';

export interface ContractTestSetting<Services> {
  readonly registry: Registry<Services>;
  readonly fixtures: Fixtures<Services>;
  /** The folder of recordings; its address ends with a slash. */
  readonly recordings: URL;
}

/**
 * Holds a tool to everything its spec says that a call can show: one test for each example, refusal, promise,
 * bound and default.
 */
export function contractTests<Services>(plan: ContractPlan, setting: ContractTestSetting<Services>): void {
  const { registry, fixtures, recordings } = setting;
  const bench: Bench<Services> = { tool: plan.tool, registry, fixtures };
  describe(plan.tool, () => {
    for (const example of plan.examples) {
      test(`example: ${example.title}`, () => {
        const recording = recorded<Recording>(recordingPath(plan.tool, example.slug), recordings);
        return checkExample(bench, example, recording);
      });
    }
    for (const refusal of plan.refusals) {
      test(`refusal: ${refusal.code}`, async () => {
        const promises = recorded<Partial<KeptPromises>>(promisesPath(plan.tool), recordings);
        await checkRefusal(bench, refusal, promises?.refused?.[refusal.code]);
      });
    }
    for (const guarantee of plan.guarantees) {
      test(`guarantee: ${guarantee.says}`, () => checkGuarantee(bench, guarantee));
    }
    for (const reach of plan.reach) {
      test(`reach: ${reach.argument} changes the answer`, () => checkReach(bench, reach));
    }
    for (const bound of plan.bounds) {
      test(`bound: ${bound.at ?? bound.argument} ${bound.keyword}`, () => checkBound(bench, bound));
    }
    for (const { at, keyword, reason } of plan.unprobed ?? []) {
      test.skip(`bound: ${at} ${keyword} (${reason})`);
    }
    for (const given of plan.defaults) {
      test(`default: ${given.argument} is ${JSON.stringify(given.value)}`, () => checkDefault(bench, given));
    }
    for (const deferred of plan.deferred) {
      test(`withheld: ${deferred.name}`, () => checkDeferred(bench, deferred));
    }
    for (const artifact of plan.artifacts ?? []) {
      test(`artifact: ${artifact.field} is ${artifact.mediaType}`, () => checkArtifact(bench, artifact));
    }
    const { pages } = plan;
    if (pages !== undefined) test(`pages: ${pages.of} is read to its end`, () => checkPages(bench, pages));
    const { journal } = plan;
    if (journal !== undefined) {
      const again = journal.memoized ? 'answers an equal one' : 'is recorded each time';
      test(`journal: a call is put on record and ${again}`, () => checkJournal(bench, journal));
    }
  });
}

function recorded<Kept>(path: string, recordings: URL): Kept | undefined {
  const file = new URL(path, recordings);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
}
