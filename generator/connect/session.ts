import { diagnostic } from '../diagnostics/diagnostic.ts';
import { printable } from '../diagnostics/printable.ts';
import { isObject } from '../diff/json.ts';
import { ConnectionFault, oddAnswer, placeOfServer } from './fault.ts';
import { redactor, type SentHeaders, shownAddress } from './headers.ts';
import { reachServer } from './http.ts';
import { startServer } from './stdio.ts';
import { nestsDeeperThan, readMessage } from './strict-json.ts';
import type { Wire, WireListener } from './wire.ts';

/** Which server is meant: one that a command starts, or one that runs at an address. */
export type ServerTarget =
  | { readonly command: readonly string[] }
  | { readonly url: string; readonly headers?: SentHeaders };

/** What a server answered a request with. */
export type Reply = {
  /** False where it was no JSON, but for NaN or Infinity in it. */
  readonly isStrict: boolean;
} & (
  | { readonly kind: 'result'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'error'; readonly code: unknown; readonly message: string }
);

/** A server that was greeted. Every method rejects with a ConnectionFault where it is gone or takes too long. */
export interface Session {
  readonly label: string;
  /** What `initialize` gave. */
  readonly greeting: Readonly<Record<string, unknown>>;
  readonly request: (method: string, parameters: Readonly<Record<string, unknown>>) => Promise<Reply>;
  /** Lines on standard output that are no messages; the first few. */
  readonly noise: readonly string[];
  readonly close: () => Promise<void>;
}

/** The newest revision of the protocol with the handshake, which servers of today speak. */
const PROTOCOL = '2025-11-25';

/** Deeper than any list or result is worth reading, and shallower than any stack. */
const DEEPEST = 500;

/** Lines of noise that are kept. */
const NOISE = 100;

export function labelOf(server: ServerTarget): string {
  return 'url' in server ? shownAddress(server.url) : server.command.join(' ');
}

/** Starts or reaches a server and greets it; each answer may take `seconds`. */
export async function openSession(server: ServerTarget, folder: string, seconds: number): Promise<Session> {
  const label = labelOf(server);
  const waiting = new Map<number, (reply: Reply | ConnectionFault) => void>();
  const names = new Map<number, string>();
  const noise: string[] = [];
  let protocol: string | undefined;
  let end: string | undefined;
  let requests = 0;
  const { entries = {}, secrets = [] } = ('url' in server && server.headers) || {};
  const redacted = redactor(secrets);

  const listener: WireListener = {
    message: (text) => {
      const read = readMessage(redacted(text));
      if (read === undefined || !isObject(read.value)) {
        if (noise.length < NOISE) noise.push(printable(redacted(text)));
        return;
      }
      const { id, method, result, error } = read.value;
      if (typeof method === 'string') return answer(id, method);
      const settle = waiting.get(id as number);
      const { isStrict } = read;
      if (nestsDeeperThan(DEEPEST, read.value)) {
        settle?.(oddAnswer(label, names.get(id as number)!, `it nests deeper than ${DEEPEST}`));
      } else if (isObject(result)) settle?.({ kind: 'result', isStrict, result });
      else {
        const { code, message } = isObject(error) ? error : {};
        settle?.({ kind: 'error', isStrict, code, message: String(message ?? 'it has no result') });
      }
    },
    ended: (how) => {
      end ??= redacted(how);
      const problem = printable(end);
      for (const [id, settle] of waiting) {
        settle(
          new ConnectionFault(diagnostic('T912', placeOfServer(label), { method: names.get(id)!, problem })),
        );
      }
    },
  };
  const wire: Wire =
    'url' in server
      ? reachServer(server.url, entries, () => protocol, listener)
      : startServer(server.command, folder, listener);
  const send = (message: object) => wire.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  // What a server may ask of a client that offers nothing.
  const answer = (id: unknown, method: string) => {
    if (id === undefined) return;
    const error = { code: -32601, message: 'the client offers nothing' };
    send(method === 'ping' ? { id, result: {} } : { id, error });
  };

  const request: Session['request'] = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++requests;
      const fail = (fault: ConnectionFault) => settle(fault);
      const late = setTimeout(
        () => fail(new ConnectionFault(diagnostic('T911', placeOfServer(label), { method, seconds }))),
        seconds * 1000,
      );
      const settle = (reply: Reply | ConnectionFault) => {
        clearTimeout(late);
        waiting.delete(id);
        names.delete(id);
        if (reply instanceof ConnectionFault) reject(reply);
        else resolve(reply);
      };
      waiting.set(id, settle);
      names.set(id, method);
      if (end === undefined) send({ id, method, params });
      else listener.ended(end);
    });

  try {
    const greeting = await greet(request, label);
    protocol = String(greeting['protocolVersion']);
    send({ method: 'notifications/initialized' });
    return { label, greeting, request, noise, close: wire.close };
  } catch (error) {
    await wire.close();
    throw error;
  }
}

async function greet(request: Session['request'], label: string): Promise<Readonly<Record<string, unknown>>> {
  const clientInfo = { name: 'toolwright', version: '1' };
  const reply = await request('initialize', { protocolVersion: PROTOCOL, capabilities: {}, clientInfo });
  if (reply.kind === 'error') throw oddAnswer(label, 'initialize', reply.message);
  return reply.result;
}
