import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base';

/** The encoding that tokens are counted by: OpenAI's current one. Models of others count somewhat differently. */
export const ENCODING = 'o200k_base';

/** Tokens of a text. Names of special tokens, such as `<|endoftext|>`, are text like any other. */
export function countTokens(text: string): number {
  return count(text, { disallowedSpecial: new Set() });
}
