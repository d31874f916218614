import { FastMCP, jsonSchemaAdapter, UserError } from 'fastmcp';
import { contract } from './generated/contract/describe-numbers/contract.ts';
import type { DescribeNumbersArguments, DescribeNumbersResult } from './generated/contract/types.ts';

const { listing, validateArguments, validateResult, rules, refusals } = contract;

function describeNumbers({ numbers, trim }: DescribeNumbersArguments): DescribeNumbersResult {
  const kept = numbers.toSorted((a, b) => a - b).slice(trim, numbers.length - trim);
  const sum = kept.reduce((total, value) => total + value, 0);
  if (!Number.isFinite(sum)) throw new UserError(refusals.TOO_LARGE({ count: kept.length }));
  return { count: kept.length, mean: sum / kept.length };
}

function call(args: unknown): DescribeNumbersResult {
  if (!validateArguments(args)) {
    const [{ instancePath, message, params } = { instancePath: '', message: 'is wrong', params: {} }] =
      validateArguments.errors ?? [];
    throw new UserError(
      `INVALID_ARGUMENTS: ${instancePath} ${message} ${JSON.stringify(params)}. Correct it.`,
    );
  }
  const broken = rules.find(({ holds }) => !holds(args));
  if (broken !== undefined) throw new UserError(refusals.TOO_FEW({ violation: broken.says }));
  const result = describeNumbers(args);
  if (!validateResult(result)) throw new Error('the result is not what the contract says');
  return result;
}

/** Lists a schema and lets every value through: what is wrong with it is refused in `call`, where an agent reads it. */
function listed(schema: typeof listing.inputSchema) {
  const adapter = jsonSchemaAdapter<Record<string, unknown>>(schema);
  const validate = (value: unknown) => ({ value: value as Record<string, unknown> });
  return { '~standard': { ...adapter['~standard'], validate } };
}

const server = new FastMCP({ name: 'numbers', version: '1.0.0' });
server.addTool({
  name: listing.name,
  description: listing.description,
  annotations: { title: listing.title, ...listing.annotations },
  parameters: listed(listing.inputSchema),
  outputSchema: listed(listing.outputSchema),
  execute: async (args) => {
    const result = call(args);
    return { structuredContent: result, content: [{ type: 'text', text: JSON.stringify(result) }] };
  },
});
await server.start({ transportType: 'stdio' });
