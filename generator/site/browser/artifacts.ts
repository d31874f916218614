import { element } from './element.ts';

/** What a call kept beside its result, and what the result calls it. */
export interface Artifact {
  readonly name: string;
  readonly digest: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** The artifacts that a result links to, wherever it does. */
export function artifactsOf(value: unknown, name = ''): Artifact[] {
  if (value === null || typeof value !== 'object') return [];
  const { uri, mediaType, bytes } = value as Readonly<Record<string, unknown>>;
  const digest = /^artifact:\/\/([0-9a-f]{64})$/.exec(String(uri))?.[1];
  if (digest !== undefined) return [{ name, digest, mediaType: String(mediaType), bytes: Number(bytes) }];
  return Object.entries(value).flatMap(([key, member]) => artifactsOf(member, key));
}

/** A button that saves an artifact as a file; whoever may call the tool may have it, so the token goes along. */
export function saveButton({ name, digest, mediaType, bytes }: Artifact, token: string): HTMLElement {
  const label = `Save ${name} (${mediaType}, ${bytes.toLocaleString('en')} bytes)`;
  const button = element('button', { type: 'button', class: 'action' }, label);
  button.addEventListener('click', async () => {
    const options = token === '' ? {} : { headers: { Authorization: `Bearer ${token}` } };
    const response = await fetch(`/artifacts/${digest}`, options).catch(() => undefined);
    if (response?.ok !== true) {
      button.textContent = `${label}: the server did not give it`;
      return;
    }
    const url = URL.createObjectURL(await response.blob());
    element('a', { href: url, download: `${name}.${extensionOf(mediaType)}` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  });
  return button;
}

/** `csv` of `text/csv`, `svg` of `image/svg+xml`. */
function extensionOf(mediaType: string): string {
  return /\/([a-z0-9]+)/.exec(mediaType)?.[1] ?? 'bin';
}
