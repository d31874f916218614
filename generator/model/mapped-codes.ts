import { memoize } from '../memoize.ts';
import type { Tool } from './contract.ts';
import { type Node, target } from './node.ts';

/** Where a tool's contract itself gives a code. */
export interface Givers {
  /** The arguments, and parts of them, of which a bound or an absence gives it: `costs.spread`. */
  readonly paths: ReadonlySet<string>;
  /** True where a rule gives it, which is of no single argument. */
  readonly rule: boolean;
}

/** The codes that a tool's contract itself gives, with what gives them: a rule, a broken bound or an absence. */
export const mappedCodes = memoize(
  ({ rules, arguments: root }: Pick<Tool, 'rules' | 'arguments'>): ReadonlyMap<string, Givers> => {
    const byCode = new Map<string, { readonly paths: Set<string>; rule: boolean }>();
    const givers = (code: string) => {
      const found = byCode.get(code) ?? { paths: new Set<string>(), rule: false };
      byCode.set(code, found);
      return found;
    };
    const visit = (node: Node, path: string): void => {
      for (const code of [...Object.values(node.refuse), ...Object.values(target(node).refuse)])
        givers(code).paths.add(path);
      const inner = target(node);
      if (inner.type === 'array') visit(inner.items, path);
      if (inner.type !== 'object') return;
      for (const { name, node: member, requiredRefusal } of inner.properties) {
        const at = path === '' ? name : `${path}.${name}`;
        if (requiredRefusal !== undefined) givers(requiredRefusal).paths.add(at);
        visit(member, at);
      }
      if (inner.additionalProperties !== false) visit(inner.additionalProperties, path);
    };
    for (const { code } of rules) givers(code).rule = true;
    visit(root, '');
    return byCode;
  },
);
