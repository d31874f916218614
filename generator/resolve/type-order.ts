import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { Named, NodeSpec } from './spec.ts';
import { around, type Extent, fits } from './written-out.ts';

/** A type on the way from one type to those that it uses. */
interface Step {
  readonly name: string;
  readonly uses: readonly Use[];
  next: number;
}

interface Use {
  readonly name: string;
  readonly path: Path;
}

/**
 * Names of the types that never end or grow too large once their uses of other types are written out, and of those
 * that use one. Goes without recursion, since types may use each other in chains of any length.
 */
export function boundlessTypes(
  specs: Named<NodeSpec>,
  document: SpecDocument,
  report: Report,
): ReadonlySet<string> {
  const boundless = new Set<string>();
  const extents = new Map<string, Extent>();
  const way: Step[] = [];
  const onWay = new Set<string>();
  const enter = (name: string) => {
    way.push({ name, uses: usesIn(specs[name]!, [name]), next: 0 });
    onWay.add(name);
  };

  const leave = ({ name, uses }: Step): void => {
    way.pop();
    onWay.delete(name);
    if (uses.some((use) => boundless.has(use.name))) boundless.add(name);
    const extent = boundless.has(name) ? around([]) : extentOf(specs[name]!, extents);
    if (!fits(extent, `the type ${name}`, document.placeOfKey([name]), report)) boundless.add(name);
    extents.set(name, extent);
  };

  const follow = ({ name, path }: Use): void => {
    if (!Object.hasOwn(specs, name) || extents.has(name)) return;
    if (!onWay.has(name)) {
      enter(name);
      return;
    }
    const circle = way.slice(way.findIndex((step) => step.name === name)).map((step) => step.name);
    for (const member of circle) boundless.add(member);
    report(
      diagnostic('T302', document.placeOfValue([...path, 'use']), {
        name,
        way: [...circle, name].join(' -> '),
      }),
    );
  };

  for (const name of Object.keys(specs)) {
    if (!extents.has(name)) enter(name);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const use = step.uses[step.next++];
      if (use === undefined) leave(step);
      else follow(use);
    }
  }
  return boundless;
}

function extentOf(spec: NodeSpec, types: ReadonlyMap<string, Extent>): Extent {
  if (spec.use !== undefined) return types.get(spec.use) ?? around([]);
  return around(partsOf(spec, []).map(([part]) => extentOf(part, types)));
}

function usesIn(spec: NodeSpec, path: Path): Use[] {
  if (spec.use !== undefined) return [{ name: spec.use, path }];
  return partsOf(spec, path).flatMap(([part, at]) => usesIn(part, at));
}

function partsOf({ items, properties = {}, additionalProperties }: NodeSpec, path: Path): [NodeSpec, Path][] {
  const parts = Object.entries(properties).map(([name, property]): [NodeSpec, Path] => [
    property,
    [...path, 'properties', name],
  ]);
  if (items !== undefined) parts.push([items, [...path, 'items']]);
  if (additionalProperties) parts.push([additionalProperties, [...path, 'additionalProperties']]);
  return parts;
}
