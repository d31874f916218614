import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { lineReader } from './line-reader.ts';
import { INVALID_REQUEST, PARSE_ERROR } from './protocol-error.ts';

/**
 * The stdio transport of MCP: a JSON-RPC message a line. The SDK's own copies all that it holds for every chunk that
 * arrives, so that a message of 16 MB takes seconds, ends the session for one that is too long, and leaves a message
 * that it can't read without an answer. This one reads in linear time and answers each of those, by its id where it
 * can be told.
 */
export function lineTransport(input: Readable, output: Writable, longestMessage: number): Transport {
  const write = lineWriter(output);
  const fail = (code: number, message: string, id: unknown) => {
    const known = typeof id === 'string' || typeof id === 'number' ? { id } : {};
    return write({ jsonrpc: '2.0', ...known, error: { code, message } });
  };
  const read = lineReader(longestMessage, {
    onLine: (line) => {
      if (line.trim() === '') return;
      let message: unknown;
      try {
        message = JSON.parse(line);
      } catch {
        fail(PARSE_ERROR, 'The line is not JSON.', idAtTheEdge(line.slice(0, 256), line.slice(-256)));
        return;
      }
      const parsed = JSONRPCMessageSchema.safeParse(message);
      if (parsed.success) transport.onmessage?.(parsed.data);
      else fail(INVALID_REQUEST, whatIsWrong(message), (message as { id?: unknown } | null)?.id);
    },
    onTooLong: (start, end) => {
      const limit = longestMessage.toLocaleString('en-US');
      fail(
        INVALID_REQUEST,
        `The message is longer than the ${limit} bytes that this server reads.`,
        idAtTheEdge(start, end),
      );
    },
  });
  const onError = (error: Error) => transport.onerror?.(error);
  const transport: Transport = {
    start: async () => {
      input.on('data', read);
      input.on('error', onError);
    },
    send: write,
    close: async () => {
      input.off('data', read);
      input.off('error', onError);
      transport.onclose?.();
    },
  };
  return transport;
}

function whatIsWrong(message: unknown): string {
  if (Array.isArray(message)) return 'A batch is not a message; send one message a line.';
  return 'The line is not a JSON-RPC 2.0 message: it needs "jsonrpc": "2.0", a method, and params, where there are any, that are an object.';
}

/** Clients write the id first or last; of a line that can't be parsed that is where it is looked for. */
function idAtTheEdge(start: string, end: string): string | number | undefined {
  const found =
    /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d+|"[^"\\]*")/.exec(start) ??
    /"id"\s*:\s*(\d+|"[^"\\]*")\s*\}\s*$/.exec(end);
  return found === null ? undefined : JSON.parse(found[1]!);
}

/** Writes a message a line; each write resolves when the client has room for more. */
function lineWriter(output: Writable): (message: unknown) => Promise<void> {
  let roomAgain: Promise<void> | undefined;
  return async (message) => {
    if (output.write(`${JSON.stringify(message)}\n`)) return;
    roomAgain ??= new Promise((resolve) => {
      output.once('drain', () => {
        roomAgain = undefined;
        resolve();
      });
    });
    await roomAgain;
  };
}
