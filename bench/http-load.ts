import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

// The load of `http-calls.ts`, in a process of its own: node http-load.ts URL CALLS CONNECTIONS, a line on stdin for each
// round. Prints a line for each round that has ended.
const [url, calls, connections] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });

async function post(a: number): Promise<void> {
  const body = JSON.stringify({ a, b: 1 });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const answer = await new Promise<string>((resolve, reject) => {
    request(url!, { method: 'POST', agent, headers }, (response) => text(response).then(resolve, reject))
      .once('error', reject)
      .end(body);
  });
  if (!answer.includes(`"sum":${a + 1}`)) throw new Error(answer);
}

async function round(): Promise<void> {
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < Number(calls)) {
      next += 1;
      await post(next);
    }
  };
  await Promise.all(Array.from({ length: Number(connections) }, connection));
}

for await (const _line of process.stdin) {
  await round();
  process.stdout.write('done\n');
}
