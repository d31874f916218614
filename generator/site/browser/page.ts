import { addCopyButton, keep, kept } from './element.ts';
import { openSearch } from './search.ts';

for (const block of document.querySelectorAll<HTMLElement>('.code')) addCopyButton(block);
linkTabs();
schemeButton();
searchKeys();
showWhereInMenu();
offerTrying();

/** A form of call that was chosen once is shown everywhere, also on the next page. */
function linkTabs(): void {
  const choose = (group: string, name: string) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
      if (familyOf(input) === group && input.value === name) input.checked = true;
    }
  };
  for (const group of ['client', 'form']) {
    const name = kept(`tab-${group}`);
    if (name !== undefined) choose(group, name);
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest('.tabs') === null) return;
    const group = familyOf(target);
    keep(`tab-${group}`, target.value);
    choose(group, target.value);
  });
}

function familyOf({ name }: HTMLInputElement): string {
  return name === 'client' ? 'client' : 'form';
}

/** As the system says, light, dark, and again. */
function schemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('.scheme');
  if (button === null) return;
  const { dataset } = document.documentElement;
  const tell = () => {
    const scheme = dataset['scheme'] ?? 'system';
    button.textContent = scheme === 'system' ? 'Auto' : scheme === 'light' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', `${button.textContent} colour scheme`);
  };
  tell();
  button.addEventListener('click', () => {
    const next =
      dataset['scheme'] === undefined ? 'light' : dataset['scheme'] === 'light' ? 'dark' : undefined;
    if (next === undefined) delete dataset['scheme'];
    else dataset['scheme'] = next;
    keep('scheme', next ?? 'system');
    tell();
  });
}

/** `/` and the link in the bar open the search at once: what is typed next belongs into it. */
function searchKeys(): void {
  document.querySelector('.find')?.addEventListener('click', (event) => {
    event.preventDefault();
    openSearch();
  });
  document.addEventListener('keydown', (event) => {
    const field = event.target instanceof Element ? event.target.closest('input, textarea, select') : null;
    // Where a search was closed just now, its field may still have the focus.
    const isTyping = field?.checkVisibility() ?? false;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key !== '/' || isTyping || !isPlain) return;
    event.preventDefault();
    openSearch();
  });
}

/** In a long menu, the page itself is in sight. */
function showWhereInMenu(): void {
  const link = document.querySelector<HTMLElement>('.menu [aria-current]');
  const menu = link?.closest('nav');
  if (link === null || !menu) return;
  const { bottom, height } = menu.getBoundingClientRect();
  const below = link.getBoundingClientRect().bottom - bottom;
  if (below > 0) menu.scrollTop = below + height / 2;
}

/** The form of a tool is loaded when somebody asks for it. */
function offerTrying(): void {
  const place = document.querySelector<HTMLElement>('.try');
  if (place === null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'action';
  button.textContent = 'Open the form';
  button.addEventListener('click', async () => {
    button.disabled = true;
    const { openForm } = await import('./try-it.ts');
    await openForm(place);
  });
  place.append(button);
}
