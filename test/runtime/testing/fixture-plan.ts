import type { CheckedAnswers, ContractPlan, PlannedCall } from '../../../runtime/testing/plan.ts';
import { fixtureServices } from '../fixture-registry.ts';

export function planned(args: PlannedCall['arguments'], via: PlannedCall['via'] = 'call'): PlannedCall {
  return { arguments: args, via, fixture: 'default' };
}

export const fixtures = { default: async () => fixtureServices() };

const base = planned({ numbers: [1, 2], label: 'base' });

/** The plan of `add_up`, as the generator would write it. */
export const addUpPlan: ContractPlan = {
  tool: 'add_up',
  examples: [
    { slug: 'two-numbers', title: 'Two numbers', call: base },
    { slug: 'numbers-that-cancel', title: 'Numbers that cancel', call: planned({ numbers: [1, -1] }) },
  ],
  refusals: [{ code: 'ZERO_SUM', call: planned({ numbers: [1, -1] }) }],
  guarantees: [
    {
      says: 'The scale is a factor.',
      calls: [
        { name: 'plain', call: planned({ numbers: [1, 2] }) },
        { name: 'scaled', call: planned({ numbers: [1, 2], scale: 3 }) },
      ],
      cel: 'scaled.result.sum == plain.result.sum * 3',
      check: (answers) => answers['scaled']!.result.sum === answers['plain']!.result.sum * 3,
    },
  ],
  reach: [
    { argument: 'scale', pairs: [[base, planned({ numbers: [1, 2], label: 'base', scale: 2 })]] },
    { argument: 'label', pairs: [[base, planned({ numbers: [1, 2], label: 'other' })]] },
  ],
  bounds: [
    { argument: 'scale', keyword: 'minimum', inside: 0, outside: -1, code: 'INVALID_SCALE', call: base },
    {
      argument: 'numbers',
      keyword: 'maxItems',
      inside: [1, 1, 1, 1, 1],
      outside: [1, 1, 1, 1, 1, 1],
      code: 'TOO_MANY',
      call: base,
    },
  ],
  defaults: [{ argument: 'scale', value: 1, call: base }],
  deferred: [{ name: 'rounding', reason: 'It changes what a sum means.', call: base }],
};

/** One promise that every surface gives the same answers. */
export const parity: ContractPlan['guarantees'][number] = {
  says: 'Every surface gives the same answers.',
  calls: (['call', 'mcp', 'http', 'command'] as const).flatMap((via) => [
    { name: `${via}_result`, call: planned({ numbers: [1], label: 'ü & "5"' }, via) },
    { name: `${via}_refusal`, call: planned({ numbers: ['a', 2000], scale: -1 }, via) },
  ]),
  cel: 'all equal',
  check: (answers: CheckedAnswers) => {
    const texts = Object.values(answers).map(({ result, refusal, warnings }) =>
      JSON.stringify([result, refusal, warnings]),
    );
    return new Set(texts).size === 2;
  },
};

/** One promise that every surface recalls what another one put on record. */
export const recalled: ContractPlan['guarantees'][number] = {
  says: 'Whichever surface an equal call comes over, it is on record once.',
  calls: (['mcp', 'http', 'command', 'call'] as const).map((via) => ({
    name: via,
    call: planned({ width: 3 }, via),
  })),
  cel: 'the first is journaled, the others equal',
  check: (answers: CheckedAnswers) => {
    const [first, ...others] = Object.values(answers);
    const equal = others.every(
      ({ result, warnings, journaled }) =>
        !journaled && JSON.stringify([result, warnings]) === JSON.stringify([first!.result, first!.warnings]),
    );
    return first!.journaled && equal;
  },
};
