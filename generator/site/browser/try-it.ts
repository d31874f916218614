import { jsonText } from '../../emit/print/json.ts';
import { requestForms, type ToolSurface } from '../requests.ts';
import { call, resultParts } from './answer.ts';
import { codeBlock, element, kept, withCode } from './element.ts';
import { type ArgumentForm, argumentForm, type InputSchema } from './form.ts';

/** What stands beside a tool's page for its form. */
interface Tool extends ToolSurface {
  readonly inputSchema: InputSchema;
  readonly changes: string;
  /** Which token a call over HTTP needs, and where it comes from; empty where it needs none. */
  readonly needsToken: string;
  readonly examples: readonly {
    readonly title: string;
    readonly recording: string;
    readonly arguments: Readonly<Record<string, unknown>>;
  }[];
}

/** Puts the form of a tool in its place; where no server answers, the recorded examples. */
export async function openForm(place: HTMLElement): Promise<void> {
  const [tool, served] = await Promise.all([
    fetch(place.dataset['toolFile']!).then((response) => response.json() as Promise<Tool>),
    isServed(),
  ]);
  const form = served ? callForm({ ...tool, address: location.origin }) : recordedForm(tool);
  place.replaceChildren(form);
  form.querySelector<HTMLElement>('select, input, textarea')?.focus();
}

/** A static host has the pages and no server behind them. */
async function isServed(): Promise<boolean> {
  try {
    const health = (await (await fetch('/healthz')).json()) as { readonly status?: string };
    return health.status === 'ok';
  } catch {
    return false;
  }
}

function recordedForm(tool: Tool): HTMLElement {
  const answer = answerRegion();
  const choice = exampleChoice(tool, 'Choose a recorded example');
  const show = async () => {
    const example = tool.examples[Number(choice.value)];
    if (choice.value === '' || example === undefined) return;
    const recording = (await (await fetch(example.recording)).json()) as { readonly answer: unknown };
    answer.replaceChildren(
      element('p', { class: 'form' }, 'The arguments'),
      codeBlock(jsonText(example.arguments)),
      element('p', { class: 'form' }, 'The answer, as it was recorded'),
      ...resultParts(recording.answer),
    );
  };
  choice.addEventListener('change', show);
  return element(
    'div',
    {},
    element(
      'p',
      { class: 'notice' },
      'No server answers behind these pages, so nothing can be called here: choose a recorded example.',
    ),
    choice,
    answer,
  );
}

function callForm(tool: Tool): HTMLFormElement {
  const args = argumentForm(tool.inputSchema);
  const preview = element('div', { class: 'preview' });
  const answer = answerRegion();
  const choice = exampleChoice(tool, 'Nothing given');
  const token = element('input', { type: 'password', id: 'try-token', autocomplete: 'off' });
  const agreed = element('input', { type: 'checkbox', id: 'try-agreed' });
  const send = element('button', { type: 'submit', class: 'action send' }, 'Call');
  const form = element(
    'form',
    { 'aria-label': `Call ${tool.tool}` },
    element('div', { class: 'field' }, element('label', { for: choice.id }, 'Start from'), choice),
    args.fields,
    tokenPart(tool.needsToken, token),
    preview,
    ...(tool.changes === '' ? [] : [consent(tool.changes, agreed)]),
    send,
    answer,
  );
  const update = () => preview.replaceChildren(previewOf(tool, args));
  choice.addEventListener('change', () => {
    args.fill(tool.examples[Number(choice.value)]?.arguments ?? {});
    update();
  });
  args.fields.addEventListener('input', update);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (tool.changes !== '' && !agreed.checked) {
      answer.replaceChildren(
        element(
          'p',
          { class: 'notice' },
          `This call ${tool.changes}. Say above that you want that, and call again.`,
        ),
      );
      agreed.focus();
      return;
    }
    send.disabled = true;
    answer.replaceChildren(element('p', { class: 'quiet' }, 'Calling …'));
    answer.replaceChildren(...(await call(tool.tool, args.values(), token.value)));
    send.disabled = false;
    // What was agreed to was this one call.
    agreed.checked = false;
  });
  update();
  return form;
}

/** Unfolded where the call needs a token: else the first answer would be that it does. */
function tokenPart(needed: string, token: HTMLInputElement): HTMLElement {
  return element(
    'details',
    { class: 'more', ...(needed !== '' && { open: '' }) },
    element('summary', {}, 'A token'),
    element(
      'p',
      { class: 'quiet' },
      ...withCode(needed),
      ' It is sent with this call alone, and kept nowhere.',
    ),
    element('label', { for: token.id, class: 'quiet' }, 'Token'),
    token,
  );
}

function exampleChoice(tool: Tool, first: string): HTMLSelectElement {
  const options = tool.examples.map(({ title }, at) => element('option', { value: String(at) }, title));
  return element(
    'select',
    { id: 'try-example', 'aria-label': 'An example to start from' },
    element('option', { value: '' }, first),
    ...options,
  );
}

function answerRegion(): HTMLElement {
  return element('div', { class: 'answer', role: 'status', 'aria-live': 'polite' });
}

function consent(changes: string, agreed: HTMLInputElement): HTMLElement {
  return element(
    'p',
    { class: 'notice' },
    agreed,
    ' ',
    element('label', { for: agreed.id }, `A call of this tool ${changes}. I want that.`),
  );
}

/** The call in each way there is, in the one that the reader chose last. */
function previewOf(tool: Tool, args: ArgumentForm): HTMLElement {
  const forms = requestForms(tool, args.values());
  const chosen = forms.find(({ name }) => name === kept('tab-form')) ?? forms[0]!;
  const choices = forms.map(({ name, title }) => {
    const input = element('input', { type: 'radio', name: 'try-form', value: name });
    input.checked = name === chosen.name;
    return element('label', {}, input, title);
  });
  const panels = forms.map(({ text }) => element('div', { class: 'panel' }, codeBlock(text)));
  return element(
    'fieldset',
    { class: 'tabs' },
    element('legend', {}, 'The call'),
    element('div', { class: 'choices' }, ...choices),
    ...panels,
  );
}
