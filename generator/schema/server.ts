import { serverAccess } from './access.ts';
import { snapshot, stores } from './effects.ts';
import { codeReference, environmentName, kebabName, snakeName, typeName } from './forms.ts';
import { closed, flag, formed, type JsonSchema, listOf, mapOf, oneOfWords, text } from './json-schema.ts';
import { serverLimits } from './limits.ts';
import { policiesSchema } from './policies.ts';
import { suppression } from './suppression.ts';

const toolset = closed(
  'a toolset',
  'Tools that are served together.',
  { title: text('The name that people read.'), description: text('What the tools are for.') },
  ['title', 'description'],
);

const environmentVariable = closed(
  'an environment variable',
  'A variable that the server reads.',
  {
    description: text('What it decides.'),
    secret: flag(
      'True where its value must never be shown or logged; it has no default then. False by default.',
    ),
    default: text('The value that holds where it is not set.'),
  },
  ['description'],
);

const switchSchema = closed(
  'a switch',
  'An environment variable that must be "1" before the tools that name the switch are served.',
  {
    variable: { ...environmentName, description: 'The variable.' },
    description: text('What it releases.'),
    onByDefault: flag('True where it is on while the variable is not set. False by default.'),
  },
  ['variable', 'description'],
);

const clients = {
  anthropic: "Anthropic's Messages API.",
  openai: "OpenAI's Responses and Chat Completions APIs.",
  'azure-openai': "OpenAI's models in Azure.",
  gemini: "Google's Gemini API.",
  'claude-code': 'Claude Code.',
  codex: "OpenAI's Codex.",
  copilot: 'GitHub Copilot.',
  cursor: 'Cursor.',
  vscode: 'Visual Studio Code.',
  windsurf: 'Windsurf.',
} as const;

const publish = closed(
  'how the server is published',
  'What a registry of MCP servers lists; gives generated/server.json.',
  {
    name: {
      ...formed(
        'a name of the registry, such as com.example/server',
        '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$',
        'The name in the registry: a reverse domain name, a slash, a name.',
      ),
      minLength: 3,
      maxLength: 200,
    },
    description: {
      ...text('What the server is for, in at most 100 characters, as the registry asks.'),
      maxLength: 100,
    },
    package: text('The package of npm that holds the server.'),
    arguments: listOf("What follows the package's command, to serve over stdio.", text('A word.')),
  },
  ['name', 'description', 'package'],
);

/** specs/server.yaml */
export const serverSchema: JsonSchema = closed(
  'the server',
  'What holds for the server as a whole.',
  {
    name: { ...kebabName, description: 'The name that clients know the server by.' },
    title: text('The name that people read.'),
    version: formed(
      'a version, such as 1.4.0',
      '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-(0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(\\.(0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?$',
      'Version of the product.',
    ),
    summary: text('One sentence: what the server is for.'),
    instructions: text("What a client's model reads about the server as a whole."),
    metaPrefix: formed(
      'a reverse domain name, such as dev.example',
      '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
      'Reverse-DNS prefix of our keys in `_meta`.',
    ),
    services: { ...codeReference, description: 'The type of the services that handlers find on the call.' },
    provenance: { ...typeName, description: "The type of types.yaml that every answer's provenance has." },
    snapshot,
    stores,
    clients: listOf(
      'Client families whose limits on schemas and names apply.',
      oneOfWords('A client family.', clients),
    ),
    toolsets: mapOf('The toolsets by name.', snakeName, toolset),
    environment: mapOf(
      'Every variable that the server reads, by name.',
      environmentName,
      environmentVariable,
    ),
    switches: mapOf('Environment gates by name.', snakeName, switchSchema),
    httpSwitch: {
      ...snakeName,
      description:
        'The switch that calls over HTTP need; while it is off, MCP and the routes answer 404 with no body.',
    },
    access: serverAccess,
    limits: serverLimits,
    publish,
    policies: policiesSchema,
    lint: listOf('Findings that are accepted in the files that belong to no single tool.', suppression),
  },
  [
    'name',
    'title',
    'version',
    'summary',
    'instructions',
    'metaPrefix',
    'services',
    'provenance',
    'toolsets',
    'limits',
  ],
);
