/** An element with its attributes and what it holds; text is text, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A sentence whose code stands between backticks. */
export function withCode(sentence: string): (Node | string)[] {
  return sentence.split('`').map((part, at) => (at % 2 === 0 ? part : element('code', {}, part)));
}

/** What a browser keeps under a name, between pages; undefined where it keeps nothing. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then it holds for this page alone.
  }
}

/** A block of code that can be copied and scrolled by keys. */
export function codeBlock(text: string): HTMLElement {
  const block = element(
    'div',
    { class: 'code' },
    element('pre', { tabindex: '0' }, element('code', {}, text)),
  );
  addCopyButton(block);
  return block;
}

/** A button in the corner of a block of code; for a moment it says that it did its work. */
export function addCopyButton(block: HTMLElement): void {
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
  button.addEventListener('click', async () => {
    const text = block.querySelector('pre')?.textContent ?? '';
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Not copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1_500);
  });
  block.append(button);
}
