import type { RefusalAnswer } from '../../answer.ts';
import type { ObjectShape } from '../../shape.ts';
import { decodeText, shapeOf } from '../decode-text.ts';

/**
 * How a list is written, for a caller who has put commas between its items and was refused what was made of it: one item.
 * Undefined where that is not what is wrong.
 *
 * @param texts what stood behind each flag, as it was typed
 */
export function listHint(
  shape: ObjectShape,
  texts: ReadonlyMap<string, readonly string[]>,
  { refusal }: Pick<RefusalAnswer, 'refusal'>,
): string | undefined {
  for (const { path } of refusal.violations?.shown ?? []) {
    const name = /^[^.[]*/.exec(path)![0];
    const argument = shapeOf(shape, name);
    const [text = '', ...more] = texts.get(name) ?? [];
    if (argument?.type !== 'array' || more.length > 0 || !text.includes(',')) continue;
    const items = text.split(',').map((part) => decodeText(argument.items, part.trim()));
    return `--${name} ${text} is a list of one item; of several it is --${name} '${JSON.stringify(items)}'.`;
  }
  return undefined;
}
