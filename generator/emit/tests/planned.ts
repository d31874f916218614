import type { PlannedCall, Tool } from '../../model/contract.ts';
import type { JsonValue } from '../../model/node.ts';

export type Arguments = { readonly [name: string]: JsonValue };

/** A call as a plan holds it: the fixture is explicit. */
export interface Call {
  readonly arguments: Arguments;
  readonly via: PlannedCall['via'];
  readonly fixture: string;
}

export function planCall(call: PlannedCall): Call {
  return { arguments: asArguments(call.arguments), via: call.via, fixture: call.fixture ?? 'default' };
}

/** The valid call that changed calls start from: the first example; undefined where a tool has none. */
export function baseCall(tool: Tool): Call | undefined {
  const [first] = tool.examples;
  return first === undefined ? undefined : planCall(first.call);
}

/** The call without one argument, or without the part of one that the path leads to. */
export function withoutArgument(call: Call, ...path: readonly string[]): Call {
  return { ...call, arguments: without(call.arguments, path) };
}

function without(value: Arguments, [name, ...inner]: readonly string[]): Arguments {
  const { [name!]: member, ...rest } = value;
  if (inner.length === 0 || !isArguments(member)) return rest;
  return { ...rest, [name!]: without(member, inner) };
}

function asArguments(value: JsonValue): Arguments {
  return isArguments(value) ? value : {};
}

function isArguments(value: JsonValue | undefined): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
