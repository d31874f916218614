/** What is wrong with a value that is too small, too large, too long or has too many entries, in words: `must have at least 2 entries`. */
export function limitProblem(keyword: string, params: Readonly<Record<string, unknown>>): string {
  const limit = String(params['limit']);
  const count = (noun: string) => `${limit} ${limit === '1' ? noun : plural(noun)}`;
  switch (keyword) {
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be greater than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    case 'minLength':
      return limit === '1' ? EMPTY : `must have at least ${count('character')}`;
    case 'maxLength':
      return `must have at most ${count('character')}`;
    case 'minItems':
      return limit === '1' ? EMPTY : `must have at least ${count('entry')}`;
    case 'maxItems':
      return `must have at most ${count('entry')}`;
    case 'minProperties':
      return limit === '1' ? EMPTY : `must have at least ${count('key')}`;
    case 'maxProperties':
      return `must have at most ${count('key')}`;
    case 'uniqueItems':
      return `must not hold a value twice: its entries ${Number(params['j']) + 1} and ${Number(params['i']) + 1} are equal`;
    default:
      return `breaks the rule ${keyword}`;
  }
}

const EMPTY = 'must not be empty';

function plural(noun: string): string {
  return noun.endsWith('y') && !noun.endsWith('ey') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
