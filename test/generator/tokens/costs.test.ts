import { expect, test } from 'vitest';
import { listed } from '../../../generator/emit/contract/listing.ts';
import { costs } from '../../../generator/tokens/costs.ts';
import { countTokens, ENCODING } from '../../../generator/tokens/count-tokens.ts';
import { toolPieces } from '../../../generator/tokens/pieces.ts';
import { renderCosts } from '../../../generator/tokens/render-costs.ts';
import { toolDefinition } from '../../../runtime/surfaces/mcp/tool-definition.ts';
import { contract } from '../emit/contract-fixture.ts';

const [tool] = contract.tools;

// As js-tiktoken 1.0.21 counts them by the same encoding.
test.each([
  ['', 0],
  ['tiktoken is great!', 6],
  ['hello world', 2],
  ['<|endoftext|>', 7],
])('tokens of %j', (text, expected) => {
  expect(countTokens(text)).toBe(expected);
});

test('the pieces are what travels, but for braces, commas and what no model reads', () => {
  const definition = toolDefinition(
    { ...listed(tool!, contract), digest: '', toolset: '', switches: [] } as never,
    'dev.example',
  );
  const { _meta, ...travels } = definition as Record<string, unknown>;
  const pieces = toolPieces(tool!, contract);
  const characters = (text: string) => [...text.replaceAll(/[{},]/g, '')].sort().join('');
  expect(characters(pieces.map(({ text }) => text).join(''))).toBe(characters(JSON.stringify(travels)));
});

test('what is shown adds up, the dearest first', () => {
  const second = { ...tool!, name: 'lift', summary: 'Lifts.', details: '' };
  const measured = costs({ ...contract, tools: [second, tool!] }, countTokens);
  expect(measured.tools.map(({ name }) => name)).toEqual(['weigh_rows', 'lift']);
  for (const { tokens, characters, pieces } of measured.tools) {
    expect(pieces.reduce((total, piece) => total + piece.tokens, 0)).toBe(tokens);
    expect(pieces.reduce((total, piece) => total + piece.characters, 0)).toBe(characters);
    expect(pieces.map((piece) => piece.tokens)).toEqual(
      pieces.map((piece) => piece.tokens).sort((a, b) => b - a),
    );
    expect(pieces.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'description', 'argument rows', 'argument top_k', 'output schema']),
    );
  }
  const tools = measured.tools.reduce((total, { tokens }) => total + tokens, 0);
  expect(measured.total.tokens).toBe(tools + measured.instructions.tokens);
  const unread = measured.tools.flatMap(({ pieces }) =>
    pieces.filter(({ name }) => ['title', 'output schema', 'annotations'].includes(name)),
  );
  expect(measured.read.tokens).toBe(
    measured.total.tokens - unread.reduce((total, { tokens }) => total + tokens, 0),
  );
});

test('the table keeps to 80 columns, whatever a name', () => {
  const cost = (name: string, tokens: number) => ({ name, tokens, characters: tokens * 4 });
  const long = 'a'.repeat(64);
  const table = renderCosts(
    {
      tools: [{ ...cost(long, 1_234_567), pieces: [cost(`argument ${long}`, 1000), cost('name', 999)] }],
      instructions: cost('instructions', 12),
      total: cost('total', 1_234_579),
      read: cost('read', 1011),
    },
    ENCODING,
  );
  expect(table).toBe(
    [
      '   tokens   characters',
      `1,234,567    4,938,268  ${'a'.repeat(55)}…`,
      `    1,000        4,000    argument ${'a'.repeat(44)}…`,
      '      999        3,996    name',
      '',
      '       12           48  instructions',
      '1,234,579    4,938,316  all of it',
      '    1,011        4,044  of which a model reads before any call: all but titles,',
      '                        output schemas and annotations',
      '',
      'Tokens of the encoding o200k_base; other models count somewhat differently.',
      '',
    ].join('\n'),
  );
});
