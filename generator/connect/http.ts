import { LARGEST_MESSAGE, type Wire, type WireListener } from './wire.ts';

/** Speaks to a running server at one address (Streamable HTTP). Nothing else is fetched: a redirection is an error. */
export function reachServer(
  url: string,
  sent: Readonly<Record<string, string>>,
  protocol: () => string | undefined,
  listener: WireListener,
): Wire {
  const closing = new AbortController();
  let session: string | undefined;
  const headers = () => ({
    ...sent,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(session !== undefined && { 'mcp-session-id': session }),
    ...(protocol() !== undefined && { 'mcp-protocol-version': protocol()! }),
  });
  const post = async (body: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: headers(),
      body,
      redirect: 'manual',
      signal: closing.signal,
    });
    session = response.headers.get('mcp-session-id') ?? session;
    const { status } = response;
    if (status >= 300 && status < 400) {
      throw new Error(`it sends on to ${response.headers.get('location')}, which is not followed`);
    }
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
    if (isStream) return readEvents(response, listener.message);
    const text = await readText(response);
    // An error may come as a message; a status without one is the answer.
    if (text.trim().startsWith('{')) return listener.message(text);
    if (!response.ok) throw new Error(`it answers with status ${status}`);
  };
  return {
    send: (text) => {
      post(text).catch((error: Error) => {
        if (!closing.signal.aborted) listener.ended(problemOf(error));
      });
    },
    close: async () => {
      closing.abort();
      if (session === undefined) return;
      const signal = AbortSignal.timeout(1_000);
      await fetch(url, { method: 'DELETE', headers: headers(), redirect: 'manual', signal }).catch(
        () => undefined,
      );
    },
  };
}

/** `fetch failed` says nothing; the cause says what. */
function problemOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}

async function readText(response: Response): Promise<string> {
  let text = '';
  for await (const part of decoded(response)) text += part;
  return text;
}

/** The data of each event of a stream. */
async function readEvents(response: Response, message: (text: string) => void): Promise<void> {
  let text = '';
  for await (const part of decoded(response)) {
    const [last = '', ...events] = (text + part).replaceAll('\r\n', '\n').split('\n\n').reverse();
    text = last;
    for (const event of events.reverse()) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).trimStart());
      if (data.length > 0 && data.join('') !== '') message(data.join('\n'));
    }
  }
}

async function* decoded(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  for await (const bytes of response.body ?? []) {
    const part = decoder.decode(bytes, { stream: true });
    length += part.length;
    if (length > LARGEST_MESSAGE) throw new Error(`it answers with more than ${LARGEST_MESSAGE} characters`);
    yield part;
  }
}
