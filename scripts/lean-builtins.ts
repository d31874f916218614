import { isBuiltin } from 'node:module';
import type { Plugin } from 'rolldown';

/**
 * Takes Node's own modules from `process.getBuiltinModule`. An import statement makes Node read every export of such
 * a module, and some are loaded only when they are read (the streams of `node:fs`): an eighth of the start.
 */
export function builtinsOnDemand(): Plugin {
  return {
    name: 'builtins-on-demand',
    renderChunk(code) {
      let rewritten = code;
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ImportDeclaration' || !isBuiltin(statement.source.value)) continue;
        const builtin = `process.getBuiltinModule(${JSON.stringify(statement.source.value)})`;
        const bindings = statement.specifiers.map((specifier) => {
          if (specifier.type !== 'ImportSpecifier') return `${specifier.local.name} = ${builtin}`;
          const { imported } = specifier;
          const name = imported.type === 'Identifier' ? imported.name : imported.value;
          return `{ ${name}: ${specifier.local.name} } = ${builtin}`;
        });
        const replacement = bindings.length === 0 ? '' : `const ${bindings.join(', ')};`;
        rewritten = rewritten.slice(0, statement.start) + replacement + rewritten.slice(statement.end);
      }
      return { code: rewritten, map: null };
    },
  };
}
