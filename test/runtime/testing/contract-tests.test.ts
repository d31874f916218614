import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractTests, recordExamples } from '../../../runtime/testing/index.ts';
import { fixtureRegistry } from '../fixture-registry.ts';
import { addUpPlan, fixtures } from './fixture-plan.ts';

// A sound tool passes its whole plan, its examples recorded a moment before.
const recordings = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'recordings-'))}/`);
const setting = { registry: fixtureRegistry(), fixtures, recordings };

await recordExamples([addUpPlan], setting);
contractTests(addUpPlan, setting);
