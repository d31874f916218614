import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordExamples, runRecorder } from '../../../runtime/testing/record.ts';
import { addUp, fixtureRegistry } from '../fixture-registry.ts';
import { addUpPlan, fixtures, planned } from './fixture-plan.ts';

async function emptyFolder(): Promise<{ folder: string; recordings: URL }> {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, recordings: pathToFileURL(`${folder}/`) };
}

test('writes what each example gave, the same bytes each time, and removes what no example has', async () => {
  const { folder, recordings } = await emptyFolder();
  await mkdir(join(folder, 'add_up'));
  await writeFile(join(folder, 'add_up', 'gone.json'), '{}');
  const setting = { registry: fixtureRegistry(), fixtures, recordings };
  const paths = await recordExamples([addUpPlan], setting);
  expect(paths).toEqual(['add_up/two-numbers.json', 'add_up/numbers-that-cancel.json', 'add_up.json']);
  expect((await readdir(join(folder, 'add_up'))).sort()).toEqual([
    'numbers-that-cancel.json',
    'two-numbers.json',
  ]);
  const text = await readFile(join(folder, 'add_up/two-numbers.json'), 'utf8');
  expect(text).toBe(`{
  "arguments": {
    "numbers": [1, 2],
    "label": "base"
  },
  "answer": {
    "sum": 3,
    "label": "base",
    "provenance": {
      "asOf": "2026-01-01",
      "snapshot": "fixture-1",
      "runId": "run-1",
      "serverVersion": "1.2.3",
      "contractDigest": "${'d'.repeat(64)}",
      "seed": ${JSON.parse(text).answer.provenance.seed},
      "clock": "2026-01-02T00:00:00.000Z",
      "ageSeconds": 86400
    },
    "warnings": []
  }
}
`);
  await recordExamples([addUpPlan], setting);
  expect(await readFile(join(folder, 'add_up/two-numbers.json'), 'utf8')).toBe(text);
  const refused = await readFile(join(folder, 'add_up/numbers-that-cancel.json'), 'utf8');
  expect(JSON.parse(refused).answer).toMatchObject({ code: 'ZERO_SUM', status: 409 });
});

test('writes the picture of a result beside it, and none of a refusal', async () => {
  const { folder, recordings } = await emptyFolder();
  const picture = async () => (result: Readonly<Record<string, unknown>>) => `<svg>${result['sum']}</svg>`;
  const registry = fixtureRegistry([{ ...addUp, picture }]);
  expect(await recordExamples([addUpPlan], { registry, fixtures, recordings })).toEqual([
    'add_up/two-numbers.json',
    'add_up/two-numbers.svg',
    'add_up/numbers-that-cancel.json',
    'add_up.json',
  ]);
  expect(await readFile(join(folder, 'add_up/two-numbers.svg'), 'utf8')).toBe('<svg>3</svg>');
});

test('says which promises were kept, and with which contract', async () => {
  const { folder, recordings } = await emptyFolder();
  await recordExamples([addUpPlan], { registry: fixtureRegistry(), fixtures, recordings });
  expect(JSON.parse(await readFile(join(folder, 'add_up.json'), 'utf8'))).toEqual({
    contract: 'd'.repeat(64),
    held: addUpPlan.guarantees.map(({ says }) => says),
    refused: { ZERO_SUM: 'ZERO_SUM: The 2 numbers cancel. Send others.' },
  });
});

test('writes nothing where a guarantee does not hold', async () => {
  const { folder, recordings } = await emptyFolder();
  const [guarantee] = addUpPlan.guarantees;
  const broken = { ...addUpPlan, guarantees: [{ ...guarantee!, says: 'Never.', check: () => false }] };
  const setting = { registry: fixtureRegistry(), fixtures, recordings };
  await expect(recordExamples([broken], setting)).rejects.toThrow(
    /^add_up: a guarantee does not hold, so nothing was recorded: Never\.\n/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('writes nothing where a call is answered that the spec says is refused', async () => {
  const { folder, recordings } = await emptyFolder();
  const answered = { ...addUpPlan, refusals: [{ code: 'ZERO_SUM', call: planned({ numbers: [1, 2] }) }] };
  const setting = { registry: fixtureRegistry(), fixtures, recordings };
  await expect(recordExamples([answered], setting)).rejects.toThrow(
    /^add_up: a call is not refused as the spec says, so nothing was recorded: ZERO_SUM\n/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('writes nothing where an example ends in a fault', async () => {
  const { folder, recordings } = await emptyFolder();
  const failing = { ...addUpPlan, tool: 'throws', examples: [{ slug: 'x', title: 'X', call: planned({}) }] };
  const setting = { registry: fixtureRegistry(), fixtures, recordings };
  await expect(recordExamples([addUpPlan, failing], setting)).rejects.toThrow(
    /^throws: the example x ended in a fault, so nothing was recorded: ./,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('of the tools that are named, or of all; of one that there is not, the nearest is named', async () => {
  const { folder, recordings } = await emptyFolder();
  const setting = { registry: fixtureRegistry(), fixtures, recordings };
  const other = { ...addUpPlan, tool: 'other' };
  const said: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  try {
    await runRecorder([addUpPlan, other], setting, ['add_up']);
  } finally {
    out.mockRestore();
  }
  expect(said).toEqual(['recorded 2 answers; 1 guarantee held and 1 call was refused, as the specs say\n']);
  expect(await readdir(folder)).toEqual(['add_up', 'add_up.json']);

  const written: string[] = [];
  const write = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  try {
    await runRecorder([addUpPlan, other], setting, ['ad_up']);
    expect([process.exitCode, written]).toEqual([2, ['There is no tool ad_up. Did you mean add_up?\n']]);
  } finally {
    process.exitCode = 0;
    write.mockRestore();
  }
});
