import { expect, test } from 'vitest';
import { checkSwitches } from '../../../runtime/call/check-switches.ts';
import { addUp, fixtureRegistry, switchedTool } from '../fixture-registry.ts';

const { server } = fixtureRegistry();
const onByDefault = { ...server, switches: server.switches.map((gate) => ({ ...gate, onByDefault: true })) };
const off = {
  kind: 'turned-away',
  code: 'SWITCHED_OFF',
  params: { tool: 'switched', switch: 'market_data', variable: 'FIXTURE_MARKET_DATA' },
};

test.each([
  [undefined, off, undefined],
  ['0', off, off],
  ['true', off, off],
  ['', off, off],
  ['1', undefined, undefined],
])('with its variable at %j', (value, usually, whereOnByDefault) => {
  const environment = { FIXTURE_MARKET_DATA: value };
  expect(checkSwitches(server, switchedTool.listing, environment)).toEqual(usually);
  expect(checkSwitches(onByDefault, switchedTool.listing, environment)).toEqual(whereOnByDefault);
  expect(checkSwitches(server, addUp.listing, environment)).toBeUndefined();
});

test('a switch that nothing declares is off', () => {
  expect(
    checkSwitches({ ...server, switches: [] }, switchedTool.listing, { market_data: '1' }),
  ).toMatchObject({ code: 'SWITCHED_OFF' });
});
