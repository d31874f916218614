import type { EnvironmentVariable, Server } from '../model/contract.ts';
import type { Emitter } from './emitter.ts';
import { jsonText } from './print/json.ts';
import { generatedFrom } from './print/source-file.ts';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** Where the registry lets a publisher put what is its own. */
const PUBLISHER = 'io.modelcontextprotocol.registry/publisher-provided';

/** `generated/server.json`: what a registry of MCP servers lists, where server.yaml says how the server is published. */
export const serverJson: Emitter = {
  name: 'server.json',
  emit: ({ contract: { server } }) => {
    if (server.publish === undefined) return [];
    const { name, description, package: identifier, arguments: words } = server.publish;
    const document = {
      $schema: SCHEMA,
      name,
      title: server.title,
      description,
      version: server.version,
      packages: [
        {
          registryType: 'npm',
          identifier,
          version: server.version,
          transport: { type: 'stdio' },
          packageArguments: words.map((value) => ({ type: 'positional', value })),
          environmentVariables: variables(server),
        },
      ],
      _meta: { [PUBLISHER]: { generated: generatedFrom(server.place.file) } },
    };
    return [{ path: 'generated/server.json', text: `${jsonText(document)}\n` }];
  },
};

function variables({ environment, switches }: Server) {
  const gates = switches.map(({ variable, description, onByDefault }) => ({
    name: variable,
    description,
    default: onByDefault ? '1' : '0',
  }));
  return [...environment.map(variable), ...gates];
}

function variable({ name, description, secret, default: fallback }: EnvironmentVariable) {
  return {
    name,
    description,
    ...(secret && { isSecret: true }),
    ...(fallback !== undefined && { default: fallback }),
  };
}
