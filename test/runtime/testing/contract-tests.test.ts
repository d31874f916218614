import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { contractTests, recordExamples } from '../../../runtime/testing/index.ts';
import { fixtureRegistry } from '../fixture-registry.ts';
import { addUpPlan, fixtures } from './fixture-plan.ts';

// A sound tool passes its whole plan, its examples recorded a moment before.
const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const recordings = pathToFileURL(`${folder}/`);
const setting = { registry: fixtureRegistry(), fixtures, recordings };

await recordExamples([addUpPlan], setting);
contractTests(addUpPlan, setting);
