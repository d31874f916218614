import { Console } from 'node:console';
import type { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { own } from '../../access/access.ts';
import type { Server } from '../../server.ts';
import { lineTransport } from './line-transport.ts';
import { mcpResponder } from './requests.ts';
import { sdkServer } from './sdk-server.ts';
import { tallied } from './tally.ts';

export interface StdioOptions {
  readonly toolsets?: readonly string[];
  /** Where the call log is, for the words said when stopping. */
  readonly logPlace: string;
  /** `process`, as far as it is needed. */
  readonly host: StdioHost;
}

export interface StdioHost extends Pick<EventEmitter, 'once' | 'off'> {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** How long calls in flight may go on, and their answers wait to be read, after a signal. */
const GRACE_MILLISECONDS = 5_000;

/** A message may be larger than the argument limit allows: the call behind it is refused in words. */
const MESSAGE_ROOM = 4;

/**
 * Serves over stdio until the input ends, the client vanishes or the first SIGINT or SIGTERM comes. Calls in
 * flight are finished and answered; a second signal kills as usual. Nothing but JSON-RPC goes to stdout; a
 * signal's end is told on stderr.
 */
export async function serveStdio(server: Server, { toolsets, logPlace, host }: StdioOptions): Promise<void> {
  keepConsoleOffOutput(host);
  const tally = tallied(mcpResponder(server, toolsets));
  const mcp = sdkServer(server, tally.respond, own);
  const longestMessage = MESSAGE_ROOM * server.contract.limits.argumentBytes + 1_000_000;
  const end = watchEnd(host);
  mcp.onclose = () => end.finish('closed');
  mcp.onerror = (error) => host.stderr.write(`${error.message}\n`);
  await mcp.connect(lineTransport(host.stdin, host.stdout, longestMessage));

  const reason = await end.reached;
  host.stdin.pause();
  const finished = tally.settled().then(() => flushed(host.stdout));
  // A client that no longer reads, or a call that does not end, must not keep the server from stopping.
  await (end.isSignal(reason) ? within(GRACE_MILLISECONDS, finished) : finished);
  await mcp.close();
  end.forget();
  if (end.isSignal(reason)) {
    host.stderr.write(`Stopped by ${reason}: calls handled ${tally.calls()}, call log at ${logPlace}.\n`);
  }
}

/** What code says on the console would break the protocol's stream: it goes to stderr. */
function keepConsoleOffOutput({ stderr }: StdioHost): void {
  globalThis.console = new Console(stderr, stderr);
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface End {
  readonly reached: Promise<string>;
  readonly finish: (reason: string) => void;
  readonly isSignal: (reason: string) => boolean;
  readonly forget: () => void;
}

function watchEnd(host: StdioHost): End {
  const { promise, resolve } = Promise.withResolvers<string>();
  const onInputEnd = () => resolve('input ended');
  // A client that is gone breaks the pipe; that is an ordinary end, not an error of ours.
  const onOutputError = () => resolve('client gone');
  const onSignal = (signal: string) => resolve(signal);
  host.stdin.once('end', onInputEnd);
  host.stdin.once('close', onInputEnd);
  host.stdout.on('error', onOutputError);
  for (const signal of SIGNALS) host.once(signal, onSignal);
  return {
    reached: promise,
    finish: resolve,
    isSignal: (reason) => SIGNALS.some((signal) => signal === reason),
    forget: () => {
      host.stdin.off('end', onInputEnd);
      host.stdin.off('close', onInputEnd);
      for (const signal of SIGNALS) host.off(signal, onSignal);
    },
  };
}

/** Waits for the work, but not longer than the time allowed. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const time = sleep(milliseconds, undefined, { signal: enough.signal }).catch(() => {});
  await Promise.race([work, time]);
  enough.abort();
}

/** Resolves once what was written is handed to the system, or can't be. */
async function flushed(output: Writable): Promise<void> {
  // The SDK writes an answer some microtasks after its handler has settled.
  await new Promise((resolve) => setImmediate(resolve));
  if (output.destroyed || !output.writable) return;
  await new Promise<void>((resolve) => output.write('', () => resolve()));
}
