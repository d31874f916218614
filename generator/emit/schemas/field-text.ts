import { deprecationText } from '../../model/lifecycle.ts';
import { type Node, type NumberNode, type Property, target } from '../../model/node.ts';
import { nullWhen } from './json-schema.ts';

/**
 * The text of a field in a wire schema: the spec's description, and then each fact that a portable schema can't
 * hold as a keyword, so that an agent reads all of the contract and a client's validator never meets a
 * keyword it does not know.
 */
export function fieldText(node: Node, property?: Property): string {
  const deprecated = property?.deprecated === undefined ? '' : deprecationText(property.deprecated);
  const sentences = [deprecated, node.description, ...facts(node), ...defaultText(property)];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function facts(node: Node): string[] {
  const inner = target(node);
  const texts: string[] = [];
  const unit = node.unit ?? inner.unit;
  if (unit !== undefined) texts.push(`Unit: ${unit}.`);
  if (inner.type === 'number' || inner.type === 'integer') texts.push(...numberFacts(inner));
  if (inner.type === 'string' && inner.valuesFrom !== undefined)
    texts.push(listedAt('Values', inner.valuesFrom));
  if (inner.type === 'array' && inner.uniqueItems) texts.push('No value twice.');
  if (inner.type === 'object' && inner.keysFrom !== undefined)
    texts.push(keyFacts(inner.keysFrom, inner.unknownKeys));
  const nulled = nullWhen(node);
  if (nulled !== undefined) texts.push(`Null when: ${withoutStop(nulled)}.`);
  return texts;
}

function numberFacts(node: NumberNode): string[] {
  const texts: string[] = [];
  // An integer's exclusive bound is said exactly by the inclusive one next to it.
  if (node.type === 'number') {
    if (node.exclusiveMinimum !== undefined) texts.push(`Greater than ${node.exclusiveMinimum}.`);
    if (node.exclusiveMaximum !== undefined) texts.push(`Less than ${node.exclusiveMaximum}.`);
  }
  if (node.multipleOf !== undefined) texts.push(`A multiple of ${node.multipleOf}.`);
  if (node.enum !== undefined) texts.push(`One of ${node.enum.join(', ')}.`);
  if (node.nonFinite) texts.push('"nan", "inf" and "-inf" stand for values that JSON has no number for.');
  return texts;
}

function keyFacts(vocabulary: string, unknownKeys: 'refuse' | 'warn'): string {
  const listed = listedAt('Keys', vocabulary);
  return unknownKeys === 'warn' ? `${listed} An unknown key is ignored, with a warning.` : listed;
}

function listedAt(what: string, vocabulary: string): string {
  return `${what} are listed by the resource vocabulary://${vocabulary}.`;
}

function defaultText(property: Property | undefined): string[] {
  if (property?.liveDefault !== undefined) {
    return [`Omit to use the live default (currently ${JSON.stringify(property.liveDefault.value)}).`];
  }
  return property?.default === undefined ? [] : [`Default: ${JSON.stringify(property.default)}.`];
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
