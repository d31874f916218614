import { expect, test } from 'vitest';
import { client } from '../../../generator/emit/client.ts';
import { contract, number, object, property, string, use, weighRows } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const textOf = async (tool: typeof weighRows) =>
  (await emit(client, { ...contract, tools: [tool] })).get('generated/client.ts')!;

test('a tool has a method, its input, its answer and its route', async () => {
  expect(
    await textOf(weighRows),
  ).toBe(`// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import type * as wire from "toolwright-runtime/client";
import type { WeighRowsRefusals } from "./contract/weigh-rows/handler.ts";
import type * as types from "./contract/types.ts";

/** The server's prefix in MCP's \`_meta\`, for \`overMcp\`. */
export const metaPrefix = "org.example";

/** The tools' HTTP routes, for \`overHttp\`. */
export const routes: wire.Routes = { weigh_rows: { method: "POST", path: "/api/v1/rows/weight", texts: ["mode", "label"] } };

/** Arguments of weigh_rows; what has a default may be left out. */
export type WeighRowsInput = wire.Given<
  types.WeighRowsArguments,
    | "top_k"
    | "scale"
    | "mode"
    | "with_parts"
>;

/** How a call of weigh_rows ends. */
export type WeighRowsAnswer = wire.ToolAnswer<
  types.Immutable<types.WeighRowsResult>,
  types.Immutable<types.Provenance>,
  WeighRowsRefusals,
    | "INVALID_HORIZON"
    | "INVALID_LABEL"
    | "INVALID_MODE"
    | "INVALID_ROWS"
    | "INVALID_SCALE"
    | "INVALID_SIGNALS"
    | "INVALID_TOP_K"
    | "INVALID_WITH_PARTS"
    | "NOTHING_TO_WEIGH"
    | "too-heavy"
>;

/** A method for each tool. A refusal is an answer; a fault rejects. */
export interface Client {
  /** Weigh rows and say what they come to. */
  readonly weighRows: (args: WeighRowsInput, signal?: AbortSignal) => Promise<WeighRowsAnswer>;
}

/** A client whose calls go through a transport, such as \`overMcp(...)\` or \`overHttp(...)\`. */
export function createClient(transport: wire.Transport): Client {
  return {
    weighRows: (args, signal) =>
      transport.call("weigh_rows", args, signal) as Promise<never>,
  };
}
`);
});

test('a default inside of an argument or of a shared type is a path', async () => {
  const inner = object([property('unit', string(), { default: 'g' }), property('size', number())]);
  const outer = object([
    property('crate', use('Crate', inner)),
    property('kind', string(), { default: 'x' }),
  ]);
  const tool = { ...weighRows, arguments: object([property('scale', outer)]), rules: [] };
  expect(await textOf(tool)).toContain(`types.WeighRowsArguments,
    | "scale.crate.unit"
    | "scale.kind"
>`);
});

test('an answer of a tool whose calls are put on record says whether this one was', async () => {
  const effects = { ...weighRows.effects, journals: { store: 'trials', memoized: true } };
  expect(await textOf({ ...weighRows, effects })).toContain('    | "too-heavy",\n  wire.Journaled\n>;');
});

test('a tool without arguments is called without any', async () => {
  const { http: _, ...bare } = { ...weighRows, arguments: object([]), rules: [] };
  const text = await textOf(bare);
  expect(text).toContain('types.WeighRowsArguments, never\n>');
  expect(text).toContain('weighRows: (args?: WeighRowsInput');
  expect(text).toContain('routes: wire.Routes = {};');
});
