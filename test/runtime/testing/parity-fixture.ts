import { checkGuarantee } from '../../../runtime/testing/checks.ts';
import { fixtureRegistry, tryWidth } from '../fixture-registry.ts';
import { fixtures, parity, recalled } from './fixture-plan.ts';

// Ends with 0 where every surface gives the same answers.
await checkGuarantee({ tool: 'add_up', registry: fixtureRegistry(), fixtures }, parity);
await checkGuarantee({ tool: 'try_width', registry: fixtureRegistry([tryWidth()]), fixtures }, recalled);
