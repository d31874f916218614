import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject, treeOf } from './project-copy.ts';

// What the project exists for: a fact changes in its one place, and everything that speaks of it follows.
const project = copyProject();
const SPEC = 'specs/tools/history/compare_to_history.yaml';
const original = project.read(SPEC);
const DEFAULTS = 'src/history/defaults.ts';
const originalDefaults = project.read(DEFAULTS);

/** Whatever the bound is today. */
const BOUND = /(top_k:\n(?: {4}.*\n)*? {4})maximum: \d+/;

const LISTING = 'generated/contract/compare-to-history/listing.ts';
const CONTRACT = 'generated/contract/compare-to-history/contract.ts';
const VALIDATORS = 'generated/contract/compare-to-history/validators.js';
const PLAN = 'generated/tests/compare-to-history.plan.ts';
const PAGE = 'generated/kb/tools/compare-to-history.md';

beforeEach(() => {
  project.write(SPEC, original);
  project.write(DEFAULTS, originalDefaults);
});
afterAll(project.remove);

/** Generates, and gives the files that differ from the project's own. */
async function changedBy(change: () => void): Promise<string[]> {
  await project.toolwright('gen');
  const before = treeOf(project, 'generated');
  change();
  expect(await project.toolwright('gen')).toMatchObject({ status: 0 });
  const after = treeOf(project, 'generated');
  return [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
}

describe('a changed fact reaches all that speak of it', () => {
  test('a bound', async () => {
    const changed = await changedBy(() => project.edit(SPEC, BOUND, '$1maximum: 321'));
    expect(changed).toEqual(expect.arrayContaining([LISTING, CONTRACT, VALIDATORS, PLAN, PAGE]));
    for (const path of [LISTING, VALIDATORS, PAGE]) expect(project.read(path)).toContain('321');
    expect(project.read(PLAN)).toContain('322');
  });

  test('a live default, in the code', async () => {
    const changed = await changedBy(() => project.edit(DEFAULTS, /TOP_K = \d+/, 'TOP_K = 77'));
    expect(changed).toEqual(expect.arrayContaining([LISTING, CONTRACT, PLAN, PAGE, 'generated/registry.ts']));
    expect(project.read(LISTING)).toContain('currently 77');
    expect(project.read(PAGE)).toContain('currently `77`');
    expect(project.read('generated/registry.ts')).toContain('stamped: 77');
  });

  test("a refusal's sentence", async () => {
    const sentence = 'Only {rows} days, and {needed} are needed.';
    const changed = await changedBy(() =>
      project.edit(SPEC, '{rows} days of history; a comparison needs {needed}.', sentence),
    );
    expect(changed).toEqual(expect.arrayContaining([CONTRACT, PAGE, 'generated/kb/refusals.md']));
    for (const path of [CONTRACT, PAGE]) expect(project.read(path)).toContain(sentence);
  });

  test('a deferred parameter', async () => {
    const deferred = 'deferred:\n  bin_edges:\n    reason: They change what a mode means.\n\nresult:\n';
    const changed = await changedBy(() => project.edit(SPEC, /^result:\n/m, deferred));
    expect(changed).toEqual(expect.arrayContaining([CONTRACT, PLAN, PAGE]));
    for (const path of [CONTRACT, PLAN, PAGE]) expect(project.read(path)).toContain('bin_edges');
  });

  test('and nothing else changes', async () => {
    const changed = await changedBy(() => project.edit(SPEC, BOUND, '$1maximum: 321'));
    expect(changed.filter((path) => path.includes('audit-backtest'))).toEqual([]);
  });
});

test('a broken spec: every finding at once, with its place, and generated/ stays as it was', async () => {
  await project.toolwright('gen');
  const before = treeOf(project, 'generated');
  project.edit(SPEC, BOUND, '$1maximun: 500');
  project.edit(SPEC, 'keysFrom: signals', 'keysFrom: signal');
  project.edit(SPEC, 'use: ForwardReturns', 'use: ForwardReturn');
  const { status, printed } = await project.toolwright('gen');
  // A code frame may stand between the words and the place.
  const words = printed.replace(/\s+/g, ' ');
  expect(status).toBe(1);
  expect(printed).toMatch(/compare_to_history\.yaml:\d+:\d+ error .*\bmaximun\b/);
  expect(words).toContain('did you mean "maximum"?');
  expect(printed).toMatch(/compare_to_history\.yaml:\d+:\d+ error .*\bsignal\b/);
  expect(words).toContain('did you mean "signals"?');
  expect(printed).toMatch(/compare_to_history\.yaml:\d+:\d+ error .*\bForwardReturn\b/);
  expect(words).toContain('did you mean "ForwardReturns"?');
  expect(treeOf(project, 'generated')).toEqual(before);
});

test('drift is shown as a difference, and nothing is written', async () => {
  await project.toolwright('gen');
  const before = treeOf(project, 'generated');
  project.edit(SPEC, BOUND, '$1maximum: 321');
  const { status, printed } = await project.toolwright('gen', '--check');
  expect(status).toBe(1);
  expect(printed).toContain(LISTING);
  expect(printed).toMatch(/^-.*maximum/m);
  expect(printed).toMatch(/^\+.*321/m);
  expect(printed).toContain('toolwright gen');
  expect(treeOf(project, 'generated')).toEqual(before);
});
