import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../diff/json.ts';
import type { JsonValue } from '../model/node.ts';

/** What is wrong with structured content by the schema that the server lists; undefined where nothing is. */
export type ResultCheck = (structured: JsonValue | undefined) => string | undefined;

/** Holds results to a listed schema as a client does; one that cannot be compiled is wrong for each. Nothing is fetched. */
export function resultCheck(schema: unknown): ResultCheck {
  if (!isObject(schema)) return () => undefined;
  // The dialect that it names may be an older one, whose words are read as those of today.
  const { $schema: _, ...words } = schema;
  try {
    const ajv = new Ajv2020({
      strict: false,
      strictNumbers: true,
      validateFormats: false,
      logger: false,
      ...FAST,
    });
    const validate = ajv.compile(words);
    return (structured) => {
      if (structured === undefined)
        return 'the server lists a schema of its results, and gives no structured content';
      try {
        if (validate(structured)) return undefined;
      } catch (error) {
        // It sends on to itself without an end.
        return unusable(error);
      }
      const [error] = validate.errors ?? [];
      return `${error?.instancePath || 'the result'} ${error?.message ?? 'does not fit the listed schema'}`;
    };
  } catch (error) {
    return () => unusable(error);
  }
}

function unusable(error: unknown): string {
  return `the listed schema of its results cannot be used: ${(error as Error).message.split('\n')[0]}`;
}

/** A compiler for each schema is cheap without the meta-schemas, and a schema used a few times needs no optimising. */
const FAST = { meta: false, validateSchema: false, code: { optimize: false } } as const;
