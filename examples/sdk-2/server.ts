import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { contract } from './generated/contract/describe-numbers/contract.ts';
import { tools } from './generated/contract/tools.ts';
import type { DescribeNumbersArguments, DescribeNumbersResult } from './generated/contract/types.ts';

class Refused extends Error {}

function describeNumbers({ numbers, trim }: DescribeNumbersArguments): DescribeNumbersResult {
  const kept = numbers.toSorted((a, b) => a - b).slice(trim, numbers.length - trim);
  const sum = kept.reduce((total, value) => total + value, 0);
  if (!Number.isFinite(sum)) throw new Refused(contract.refusals.TOO_LARGE({ count: kept.length }));
  return { count: kept.length, mean: sum / kept.length };
}

const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

function call(args: unknown): CallToolResult {
  const { validateArguments, validateResult, rules, refusals } = contract;
  if (!validateArguments(args)) {
    const [{ instancePath, message, params } = { instancePath: '', message: 'is wrong', params: {} }] =
      validateArguments.errors ?? [];
    return refusal(`INVALID_ARGUMENTS: ${instancePath} ${message} ${JSON.stringify(params)}. Correct it.`);
  }
  const broken = rules.find(({ holds }) => !holds(args));
  if (broken !== undefined) return refusal(refusals.TOO_FEW({ violation: broken.says }));
  try {
    const result = describeNumbers(args);
    if (!validateResult(result)) throw new Error('the result is not what the contract says');
    return { structuredContent: { ...result }, content: [{ type: 'text', text: JSON.stringify(result) }] };
  } catch (error) {
    if (error instanceof Refused) return refusal(error.message);
    throw error;
  }
}

const server = new Server({ name: 'numbers', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler('tools/list', () => ({
  tools: Object.values(tools).map(({ listing }) => listing),
}));
server.setRequestHandler('tools/call', ({ params }) => {
  if (params.name === contract.listing.name) return call(params.arguments ?? {});
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
});
await server.connect(new StdioServerTransport());
