import { type Property, target } from './node.ts';

/** Every argument, and every declared part of one that is an object, as paths. Items of lists are no parts. */
export function argumentPaths(properties: readonly Property[]): string[][] {
  return properties.flatMap(({ name, node }) => {
    const inner = target(node);
    const parts = inner.type === 'object' ? argumentPaths(inner.properties) : [];
    return [[name], ...parts.map((path) => [name, ...path])];
  });
}
