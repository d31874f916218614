import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';
import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from './document.ts';

/** Finds keys and values of a parsed document back in its text. */
export type Locator = Pick<SpecDocument, 'placeOfValue' | 'placeOfKey' | 'placeWithin'> & {
  readonly placeOfRange: (start: number, end: number) => Place;
  readonly placeOfNode: (node: unknown) => Place;
  /** Where a word stands that belongs to a node and is written ahead of it, such as its anchor. */
  readonly placeBefore: (node: Node, word: string) => Place;
  readonly aliases: AliasTargets;
};

/** What each alias of a document stands for. */
export type AliasTargets = ReadonlyMap<Alias, Node>;

type Spot = { readonly key: unknown; readonly value: unknown };

/** A locator over one document; `root` is its content. */
export function locator(file: string, text: string, lines: LineCounter, root: ParsedNode | null): Locator {
  const aliases = aliasTargets(root);
  const step = stepper();

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
      const next = step(behindAlias(spot.value, aliases), segment);
      if (next === undefined) return spot;
      spot = next;
    }
    return spot;
  };

  return {
    aliases,
    placeOfRange,
    placeOfNode,
    placeBefore: (node, word) => {
      const at = node.range ? text.lastIndexOf(word, node.range[0]) : -1;
      return at < 0 ? placeOfNode(node) : placeOfRange(at, at + word.length);
    },
    placeOfValue: (path) => {
      const { key, value } = find(path);
      return placeOfNode((value as Node | null)?.range ? value : key);
    },
    placeOfKey: (path) => placeOfNode(find(path).key),
    placeWithin: (path, start, end) => {
      const node = behindAlias(find(path).value, aliases);
      if (isScalar(node) && typeof node.value === 'string' && node.range) {
        const written = node.type === 'PLAIN' ? node.range[0] : node.range[0] + 1;
        const exact = text.startsWith(node.value, written) && !node.value.includes('\n');
        if (exact) return placeOfRange(written + start, written + Math.max(end, start + 1));
        const offset = offsetInSource(node.value, start, end, text.slice(node.range[0], node.range[1]));
        if (offset !== undefined)
          return placeOfRange(node.range[0] + offset, node.range[0] + offset + end - start);
      }
      return placeOfNode(node);
    },
  };
}

/** The node that an alias stands for, undefined where nothing; any other node is itself. */
export function behindAlias(node: unknown, aliases: AliasTargets): unknown {
  return isAlias(node) ? aliases.get(node) : node;
}

/** Goes one step into a value. The keys of a mapping are put in order once, since a file may have very many. */
function stepper(): (node: unknown, segment: string | number) => Spot | undefined {
  const known = new Map<unknown, Map<string, Pair>>();
  const pairsOf = (map: YAMLMap): Map<string, Pair> => {
    const pairs = known.get(map) ?? new Map(map.items.map((pair) => [keyText(pair.key), pair]));
    known.set(map, pairs);
    return pairs;
  };
  return (node, segment) => {
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(segment));
      return pair && { key: pair.key, value: pair.value ?? pair.key };
    }
    const item = isSeq(node) ? node.items[Number(segment)] : undefined;
    return item === undefined ? undefined : { key: item, value: item };
  };
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

/**
 * Where a part of a text stands in its YAML, which folds, indents and escapes it: the occurrence of the same rank,
 * where the source has as many of them. Undefined where it is written in another way.
 */
function offsetInSource(value: string, start: number, end: number, source: string): number | undefined {
  const part = value.slice(start, end);
  const inValue = occurrences(part, value);
  const inSource = occurrences(part, source);
  return inValue.length === inSource.length ? inSource[inValue.indexOf(start)] : undefined;
}

function occurrences(part: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); part !== '' && at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** An alias stands for the last node before it, in the order of the text, that has its name as an anchor. */
function aliasTargets(root: ParsedNode | null): AliasTargets {
  const targets = new Map<Alias, Node>();
  const anchors = new Map<string, Node>();
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) targets.set(node, target);
      continue;
    }
    if (isMap(node)) for (const { key, value } of node.items.toReversed()) waiting.push(value, key);
    else if (isSeq(node)) for (const item of node.items.toReversed()) waiting.push(item);
    else if (!isScalar(node)) continue;
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
  }
  return targets;
}
