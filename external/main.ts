import { checkAdopted } from './adopted.ts';
import { checkConformance } from './conformance.ts';
import { checkExamples } from './examples.ts';
import { checkInspector } from './inspector.ts';
import { checkNextClient } from './next-client.ts';
import { checkPackages } from './packages.ts';

// Each throws, and so ends with 1, where what others wrote does not get along with the server.
for (const [name, check] of [
  ['The packages', checkPackages],
  ['The client of the 2.x SDK', checkNextClient],
  ['Servers of other makes that use generated contracts', checkExamples],
  ["The Inspector's command line", checkInspector],
  ['The conformance suite', checkConformance],
  ['Servers and documents that others wrote', checkAdopted],
] as const) {
  process.stdout.write(`${name}\n`);
  await check();
}
