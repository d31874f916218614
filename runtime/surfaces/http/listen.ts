import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Where it listens, without a slash at the end: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Takes no more requests, lets those under way finish for five seconds, and resolves when the last is over. */
  readonly stop: () => Promise<void>;
}

/** How long requests under way may go on once the server stops. */
const GRACE_MILLISECONDS = 5_000;

/** Listens on a host and port (0 for any free one). Rejects where it can't: the port is taken, say. */
export async function listen(
  listener: RequestListener,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  let stopping = false;
  // A kept-alive connection would hold the end back until the client lets go of it.
  server.on('request', (_request, response: ServerResponse) => {
    response.once('close', () => {
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  const bound = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${bound.port}`,
    stop: async () => {
      stopping = true;
      // A client that never finishes its request must not keep the server from stopping.
      const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(impatience);
    },
  };
}
