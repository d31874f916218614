import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { LARGEST_MESSAGE, type Wire, type WireListener } from './wire.ts';

/** How long a server may take to end once its input has ended, in milliseconds; the same again once it is asked to. */
const GRACE = 500;

/** Of what the server prints for people, the end is kept. */
const KEPT = 2_000;

/** Starts a server in a folder, with the environment of this process; each line of its output is a message. */
export function startServer(
  [command = '', ...words]: readonly string[],
  folder: string,
  listener: WireListener,
): Wire {
  const ownGroup = process.platform !== 'win32';
  const child = spawn(command, words, { cwd: folder, stdio: 'pipe', detached: ownGroup });
  // A command such as npx is not the server: all that it started is ended with it.
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (ownGroup && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended.
    }
  };
  const killAtExit = () => kill('SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.removeListener('exit', killAtExit));
  const said = lastOf(child);
  readLines(child, listener);
  child.once('error', (error) => listener.ended(error.message));
  child.once('close', (code, signal) => {
    const last = said().trim().split('\n').at(-1) ?? '';
    const how = signal === null ? `it ended with status ${code}` : `it was ended by ${signal}`;
    listener.ended(last === '' ? how : `${how}, and its last words were: ${last}`);
  });
  // A server that has ended takes nothing: its end says so.
  child.stdin.on('error', () => undefined);
  return {
    send: (text) => child.stdin.write(`${text}\n`),
    close: async () => {
      child.stdin.end();
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        if (await endsWithin(child, GRACE)) return;
        kill(signal);
      }
      await endsWithin(child, GRACE);
    },
  };
}

async function endsWithin(child: ChildProcess, milliseconds: number): Promise<boolean> {
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (hasEnded()) return true;
  const timeout = AbortSignal.timeout(milliseconds);
  await once(child, 'exit', { signal: timeout }).catch(() => undefined);
  return hasEnded();
}

function lastOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr!.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-KEPT);
  });
  return () => text;
}

function readLines({ stdout }: ChildProcess, { message, ended }: WireListener): void {
  let parts: string[] = [];
  let length = 0;
  stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...lines] = chunk.split('\n');
    parts.push(first);
    length += first.length;
    if (length > LARGEST_MESSAGE) {
      parts = [];
      ended(`a message of more than ${LARGEST_MESSAGE} characters was begun`);
      stdout!.destroy();
      return;
    }
    for (const line of lines) {
      const text = parts.join('').trim();
      if (text !== '') message(text);
      parts = [line];
      length = line.length;
    }
  });
}
