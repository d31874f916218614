import { jsonText } from '../../emit/print/json.ts';
import { jsonRpc } from '../requests.ts';
import { artifactsOf, saveButton } from './artifacts.ts';
import { drawSeries, seriesOf } from './draw.ts';
import { codeBlock, element, withCode } from './element.ts';

interface Reply {
  readonly result?: {
    readonly isError?: boolean;
    readonly content?: readonly { readonly type: string; readonly text?: string }[];
    readonly structuredContent?: unknown;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
  readonly error?: { readonly code: number; readonly message: string };
}

/** Makes one call of the server behind the page; gives what is to be shown of its end. */
export async function call(
  name: string,
  args: Readonly<Record<string, unknown>>,
  token: string,
): Promise<Node[]> {
  const start = performance.now();
  try {
    const response = await fetch('/mcp', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(jsonRpc(name, args)),
    });
    const time = element('p', { class: 'quiet' }, `${(performance.now() - start).toFixed(0)} ms`);
    if (!response.ok)
      return [failure(`The server answered ${response.status}. Calls over HTTP may be switched off.`), time];
    return [...answerParts((await response.json()) as Reply, token), time];
  } catch {
    return [failure('The server does not answer.')];
  }
}

function answerParts({ result, error }: Reply, token: string): Node[] {
  if (error !== undefined) return [failure(error.message)];
  if (result?.isError !== true) {
    const answer = result?.structuredContent;
    return [...resultParts(answer), ...artifactsOf(answer).map((artifact) => saveButton(artifact, token))];
  }
  const refusal = Object.entries(result._meta ?? {}).find(([key]) => key.endsWith('/refusal'))?.[1];
  if (refusal === undefined) return [failure(result.content?.[0]?.text ?? 'The call failed.')];
  return [refusalPart(refusal as Refusal)];
}

interface Refusal {
  readonly code: string;
  readonly reason: string;
  readonly recover: string;
  readonly page: string;
  readonly violations?: { readonly shown: readonly { readonly code: string; readonly message: string }[] };
}

/** A refusal is an answer: its code, its reason, and the way forward. */
function refusalPart({ code, reason, recover, page, violations }: Refusal): HTMLElement {
  const own = `#refusal-${code}`;
  const href = document.getElementById(own.slice(1)) === null ? page : own;
  const more = violations === undefined || violations.shown.length < 2 ? [] : violations.shown;
  return element(
    'section',
    { class: 'refusal refused' },
    element('p', { class: 'form' }, 'Refused'),
    element('h3', {}, element('a', { href }, element('code', {}, code))),
    element('p', {}, ...withCode(reason)),
    element('p', {}, element('span', { class: 'form' }, 'Way forward'), ' ', ...withCode(recover)),
    ...(more.length === 0
      ? []
      : [element('ul', {}, ...more.map(({ message }) => element('li', {}, ...withCode(message))))]),
  );
}

/** A result: its warnings first, its series drawn, and all of it as it came. */
export function resultParts(answer: unknown): Node[] {
  const { warnings = [], provenance: _, ...result } = Object(answer) as Readonly<Record<string, unknown>>;
  const told = Array.isArray(warnings)
    ? warnings.map((text) => element('li', {}, ...withCode(String(text))))
    : [];
  return [
    ...(told.length === 0
      ? []
      : [element('div', { class: 'notice' }, element('strong', {}, 'Warnings'), element('ul', {}, ...told))]),
    ...seriesOf(result).map(drawSeries),
    codeBlock(jsonText(answer)),
  ];
}

function failure(text: string): HTMLElement {
  return element('p', { class: 'notice' }, text);
}
