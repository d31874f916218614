import type { Plugin } from 'rolldown';

// What the server's bundle leaves out of the MCP SDK: a client waits for what is loaded before the first listing.

/**
 * The SDK's server loads Ajv for asking its client for input, which ours never does: its server is handed a validator
 * that says so, and loading Ajv all the same would be a fifth of the start. The SDK's client keeps its own.
 */
export function withoutServersOwnAjv(): Plugin {
  const unused = '\0unused-ajv-provider';
  return {
    name: 'without-servers-own-ajv',
    resolveId: (source, importer) =>
      source.endsWith('/validation/ajv-provider.js') && importer?.endsWith('/esm/server/index.js')
        ? unused
        : null,
    load: (id) => (id === unused ? 'export class AjvJsonSchemaValidator {}' : null),
  };
}

/**
 * The SDK declares a zod schema for every message of the protocol, and building them is half of the start. Each
 * declaration is marked as having no effect of its own, so that the ones nobody reads are left out of the bundle.
 */
export function droppableSchemas(): Plugin {
  return {
    name: 'droppable-schemas',
    transform(code, id) {
      if (!id.endsWith('/sdk/dist/esm/types.js')) return null;
      const declarations = this.parse(code).body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') return [];
        return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
      });
      let marked = code;
      for (const { start, end } of declarations.toReversed()) {
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`;
      }
      return { code: marked, map: null };
    },
  };
}
