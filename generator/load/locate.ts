import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
} from 'yaml';
import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from './document.ts';

/** Finds keys and values of a parsed document back in its text. */
export type Locator = Pick<SpecDocument, 'placeOfValue' | 'placeOfKey' | 'placeWithin'> & {
  readonly placeOfRange: (start: number, end: number) => Place;
  readonly placeOfNode: (node: unknown) => Place;
  readonly anchors: ReadonlyMap<string, Node>;
};

type Spot = { readonly key: unknown; readonly value: unknown };

/** A locator over one document; `root` is its content. */
export function locator(file: string, text: string, lines: LineCounter, root: ParsedNode | null): Locator {
  const anchors = anchorsOf(root);

  const placeOfRange = (start: number, end: number): Place => {
    const from = lines.linePos(Math.min(start, text.length));
    const to = lines.linePos(Math.min(Math.max(end, start + 1), text.length));
    return {
      file,
      line: Math.max(1, from.line),
      column: Math.max(1, from.col),
      endLine: Math.max(1, to.line),
      endColumn: Math.max(1, to.col),
    };
  };
  const placeOfNode = (node: unknown): Place => {
    const range = (node as Node | null)?.range;
    return range ? placeOfRange(range[0], range[1]) : placeOfRange(0, 1);
  };

  const find = (path: Path): Spot => {
    let spot: Spot = { key: root, value: root };
    for (const segment of path) {
      const next = step(behindAlias(spot.value, anchors), segment);
      if (next === undefined) return spot;
      spot = next;
    }
    return spot;
  };

  return {
    anchors,
    placeOfRange,
    placeOfNode,
    placeOfValue: (path) => {
      const { key, value } = find(path);
      return placeOfNode((value as Node | null)?.range ? value : key);
    },
    placeOfKey: (path) => placeOfNode(find(path).key),
    placeWithin: (path, start, end) => {
      const node = behindAlias(find(path).value, anchors);
      if (isScalar(node) && typeof node.value === 'string' && node.range) {
        const written = node.type === 'PLAIN' ? node.range[0] : node.range[0] + 1;
        const exact = text.startsWith(node.value, written) && !node.value.includes('\n');
        if (exact) return placeOfRange(written + start, written + Math.max(end, start + 1));
      }
      return placeOfNode(node);
    },
  };
}

/** The node that an alias stands for; any other node is itself. */
export function behindAlias(node: unknown, anchors: ReadonlyMap<string, Node>): unknown {
  return isAlias(node) ? anchors.get(node.source) : node;
}

function step(node: unknown, segment: string | number): Spot | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
    return pair && { key: pair.key, value: pair.value ?? pair.key };
  }
  const item = isSeq(node) ? node.items[Number(segment)] : undefined;
  return item === undefined ? undefined : { key: item, value: item };
}

function anchorsOf(root: ParsedNode | null): Map<string, Node> {
  const anchors = new Map<string, Node>();
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (isMap(node)) waiting.push(...node.items.flatMap((pair: Pair) => [pair.key, pair.value]));
    if (isSeq(node)) waiting.push(...node.items);
    const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
    if (anchor !== undefined) anchors.set(anchor, node as Node);
  }
  return anchors;
}
