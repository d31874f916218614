import { expect, test } from 'vitest';
import { clientEnvironment } from '../../../../runtime/surfaces/command-line/client-environment.ts';
import { fixtureRegistry } from '../../fixture-registry.ts';

const { server } = fixtureRegistry([], {
  environment: [
    { name: 'FIXTURE_HOME', description: 'Where state is.', secret: false, default: '~/.fixture' },
    { name: 'FIXTURE_KEY', description: 'Opens the vendor.', secret: true },
  ],
});

test.each([
  [{}, { env: {}, withheld: [] }],
  [
    { PATH: '/bin', FIXTURE_HOME: '/h' },
    { env: { FIXTURE_HOME: '/h' }, withheld: [] },
  ],
  [
    { FIXTURE_KEY: 'hunter2', FIXTURE_MARKET_DATA: '1' },
    { env: { FIXTURE_MARKET_DATA: '1' }, withheld: ['FIXTURE_KEY'] },
  ],
])('of %j a client is given %j', (environment, expected) => {
  expect(clientEnvironment(server, environment)).toEqual(expected);
});
