import type { Cost, Costs } from './costs.ts';

const WIDTH = 80;

/** A table of what the tools cost, at most 80 columns wide. */
export function renderCosts({ tools, instructions, total, read }: Costs, encoding: string): string {
  const lines = [
    row('tokens', 'characters', ''),
    ...tools.flatMap((tool) => [costRow(tool), ...tool.pieces.map((piece) => costRow(piece, '  ')), '']),
    costRow(instructions),
    costRow({ ...total, name: 'all of it' }),
    costRow({ ...read, name: 'of which a model reads before any call: all but titles,' }),
    row('', '', 'output schemas and annotations'),
    '',
    `Tokens of the encoding ${encoding}; other models count somewhat differently.`,
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function costRow({ name, tokens, characters }: Cost, indent = ''): string {
  return row(grouped(tokens), grouped(characters), `${indent}${name}`);
}

function row(tokens: string, characters: string, name: string): string {
  const line = `${tokens.padStart(9)}  ${characters.padStart(11)}  ${name}`;
  return line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`;
}

/** Thousands apart, the same on any machine. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
