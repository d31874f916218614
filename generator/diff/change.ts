import { fill } from '../diagnostics/message.ts';
import type { ChangeKind, RuleDefinition } from './rules/rule.ts';
import { type Rule, type RuleParameters, rules } from './rules/table.ts';
import { showBoth } from './show.ts';

/** One difference between two contracts, judged. */
export interface Change {
  readonly rule: Rule;
  readonly kind: ChangeKind;
  /** Null where it is the server as a whole. */
  readonly tool: string | null;
  /** JSON pointer in the words of the spec: `/arguments/top_k/maximum`. */
  readonly path: string;
  /** A sentence with the old and the new value. */
  readonly message: string;
  /** The old value; absent where there was none. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Why it was to be expected, where the old contract said that it would come. */
  readonly announced?: string;
}

/** A place in both contracts. */
export interface Spot {
  readonly tool: string | null;
  readonly path: readonly string[];
  /** What a sentence calls it: `top_k`, `rows[]`, `point.x`. */
  readonly name: string;
}

/** A place below another one; `name` where a sentence calls it something else. */
export function inside(spot: Spot, segments: readonly string[], name: string = spot.name): Spot {
  return { tool: spot.tool, path: [...spot.path, ...segments], name };
}

type Given = 'from' | 'to' | 'name';
type Needed<R extends Rule> = Omit<RuleParameters<R>, Given>;
type Extra<R extends Rule> = Needed<R> & { readonly [parameter in Given]?: string };

/** Builds a change. The sentence gets both values and the place's name, and what else its rule needs. */
export function changed<R extends Rule>(
  rule: R,
  spot: Spot,
  before: unknown,
  after: unknown,
  ...[extra]: keyof Needed<R> extends never ? [Extra<R>?] : [Extra<R>]
): Change {
  const { kind, message }: RuleDefinition = rules[rule];
  return {
    rule,
    kind,
    tool: spot.tool,
    path: pointer(spot.path),
    message: fill(message, { ...showBoth(before, after), name: spot.name, ...extra }),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

function pointer(path: readonly string[]): string {
  return path.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
