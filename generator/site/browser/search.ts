import { element } from './element.ts';

type SearchRow = readonly [title: string, kind: string, href: string, text: string];

interface Index {
  search(query: string, options: object): readonly { readonly id: number; readonly score: number }[];
}

let dialog: HTMLDialogElement | undefined;
let loading: Promise<{ readonly index: Index; readonly rows: readonly SearchRow[] }> | undefined;

/** Opens the search over the page; what it searches is loaded now. Where a page may load nothing, the contents stand in. */
export function openSearch(): void {
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  ready().catch(() => location.assign('/contents/'));
}

/** Loads what is searched, once. */
function ready() {
  loading ??= load();
  return loading;
}

async function load() {
  // Its address is the browser's; there is nothing to resolve before.
  const library = './minisearch.js';
  const [{ default: MiniSearch }, rows] = await Promise.all([
    import(library) as Promise<{ default: new (options: object) => Index & { addAll(rows: unknown): void } }>,
    fetch('/search.json').then((response) => response.json() as Promise<SearchRow[]>),
  ]);
  const index = new MiniSearch({
    fields: ['title', 'words', 'text'],
    processTerm: (term: string) => (COMMON.has(term.toLowerCase()) ? null : term.toLowerCase()),
    // A name is found by its parts, too.
    extractField: (row: { id: number }, field: string) => {
      if (field === 'id') return row.id;
      const [title, kind, href, text] = rows[row.id]!;
      if (field !== 'words') return field === 'title' ? title : text;
      const address = kind === 'page' ? href : '';
      return `${title} ${address}`.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_\-./]/g, ' ');
    },
  });
  index.addAll(rows.map((_row, id) => ({ id })));
  return { index, rows };
}

const MOST = 10;
const HINT = '↑ ↓ choose, Enter opens, Esc closes';
/** An argument that many tools have leaves room for something else. */
const MOST_OF_ONE_NAME = 3;

/** Words of a question that say nothing of what is asked for. */
const COMMON = new Set(
  'a an and are as at be by can do does for from how i if in is it its me my of on or so that the this to was what when where which who why will with you'.split(
    ' ',
  ),
);

function makeDialog(): HTMLDialogElement {
  const input = element('input', {
    type: 'search',
    placeholder: 'A tool, an argument, a code, a term',
    autocomplete: 'off',
    spellcheck: 'false',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'found',
    'aria-label': 'Search the site',
  });
  const list = element('div', { id: 'found', role: 'listbox', 'aria-label': 'What was found' });
  const note = element('p', { class: 'quiet', role: 'status' });
  const made = element('dialog', { class: 'search', 'aria-label': 'Search' }, input, list, note);
  let chosen = 0;
  let asked = '';

  const choose = (to: number) => {
    const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
    if (options.length === 0) return;
    chosen = (to + options.length) % options.length;
    options.forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === chosen));
    });
    input.setAttribute('aria-activedescendant', options[chosen]!.id);
    options[chosen]!.scrollIntoView({ block: 'nearest' });
  };
  const find = async () => {
    const query = input.value.trim();
    const { index, rows } = await ready();
    if (query !== input.value.trim()) return;
    const found = index
      .search(query, {
        prefix: true,
        fuzzy: (word: string) => (word.length > 4 ? 0.2 : 0),
        boost: { title: 4, words: 2 },
        boostDocument,
      })
      .filter(isFewOfItsName())
      .slice(0, MOST);
    function isFewOfItsName() {
      const counts = new Map<string, number>();
      return ({ id }: { readonly id: number }) => {
        const [title] = rows[id]!;
        counts.set(title, (counts.get(title) ?? 0) + 1);
        return counts.get(title)! <= MOST_OF_ONE_NAME;
      };
    }
    function boostDocument(id: number): number {
      return BOOSTS[rows[id]![1]] ?? 1;
    }
    if (query === asked) return;
    asked = query;
    list.replaceChildren(...found.map(({ id }, at) => option(rows[id]!, at)));
    note.textContent = query === '' ? '' : found.length === 0 ? 'Nothing found.' : HINT;
    choose(0);
  };
  /** Whoever types fast is ahead of what is loaded. */
  const follow = async () => {
    await find();
    list.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.click();
  };
  input.addEventListener('input', find);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') follow();
    // Else the browser would empty the field first.
    else if (event.key === 'Escape') made.close();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', () => made.close());
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
  });
  document.body.append(made);
  return made;
}

const BOOSTS: Readonly<Record<string, number>> = { tool: 3, term: 1.5, code: 1.5, page: 1.5 };

function option([title, kind, href, text]: SearchRow, at: number): HTMLElement {
  return element(
    'a',
    { role: 'option', id: `found-${at}`, 'aria-selected': 'false', href, tabindex: '-1' },
    element('b', {}, title),
    ' ',
    element('i', {}, kind),
    element('span', {}, text),
  );
}
