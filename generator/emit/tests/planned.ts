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

export function withoutArgument(call: Call, name: string): Call {
  const { [name]: _left, ...rest } = call.arguments;
  return { ...call, arguments: rest };
}

function asArguments(value: JsonValue): Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Arguments) : {};
}
