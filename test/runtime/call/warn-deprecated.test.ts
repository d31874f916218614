import { expect, test } from 'vitest';
import { own } from '../../../runtime/access/access.ts';
import { fixtureTool, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

const going = fixtureTool('going', {
  contract: {
    deprecated: 'Deprecated since 1.1.0: it was slow.',
    arguments: {
      type: 'object',
      properties: [
        {
          name: 'old',
          shape: { type: 'string' },
          deprecated: 'Deprecated since 1.2.0: too coarse. Use fine instead.',
        },
        {
          name: 'kept',
          shape: { type: 'string' },
          default: 'x',
          deprecated: 'Deprecated since 1.0.0: unused.',
        },
      ],
    },
    result: object(),
  },
  handler: (_args, call) => {
    call.provenance({ asOf: null });
    return {};
  },
});

test.each([
  [{}, ['This tool: Deprecated since 1.1.0: it was slow.']],
  [{ old: null }, ['This tool: Deprecated since 1.1.0: it was slow.']],
  [
    { old: 'a' },
    [
      'This tool: Deprecated since 1.1.0: it was slow.',
      'old: Deprecated since 1.2.0: too coarse. Use fine instead.',
    ],
  ],
])('a call with %j is warned of what it uses, not of what a default fills in', async (args, warnings) => {
  const { server } = fixtureServer({}, [going]);
  const answer = await server.call({
    tool: 'going',
    arguments: args,
    caller: { surface: 'call', client: null },
    identify: own,
  });
  expect(answer).toMatchObject({ kind: 'result', envelope: { warnings } });
});
