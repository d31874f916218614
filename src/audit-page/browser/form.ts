import { listing } from '../../../generated/contract/audit-backtest/listing.ts';
import type { AuditForm } from '../form-arguments.ts';
import { element } from './element.ts';

interface Described {
  readonly description?: string;
}

const PROPERTIES = listing.inputSchema['properties'] as Readonly<Record<string, Described>>;
const REQUIRED = new Set(listing.inputSchema['required'] as readonly string[]);

/** The form, with a field for each argument of the tool in its own words. */
export interface FormView {
  readonly form: HTMLFormElement;
  readonly read: () => AuditForm;
}

export function auditForm(): FormView {
  const series = element('textarea', { id: 'returns', name: 'returns', rows: '8', spellcheck: 'false' });
  const kind = element('select', { id: 'kind', name: 'kind' }, [
    element('option', { value: 'returns' }, ['returns per period (0.01 = +1 %)']),
    element('option', { value: 'equity' }, ['values of an equity curve']),
  ]);
  const matrix = element('textarea', { id: 'matrix', name: 'matrix', rows: '5', spellcheck: 'false' });
  const others = Object.keys(PROPERTIES)
    .filter((name) => name !== 'returns' && name !== 'matrix')
    .map((name) => [name, element('input', { id: name, name, type: 'text', autocomplete: 'off' })] as const);
  const form = element('form', {}, [
    element('div', { class: 'fields-of-call' }, [
      field('returns', series, fileField(series, 'returns')),
      element('div', { class: 'field' }, [element('label', { for: 'kind' }, ['The series holds']), kind]),
      ...others.map(([name, input]) => field(name, input)),
      field('matrix', matrix, fileField(matrix, 'matrix')),
    ]),
    element('button', { type: 'submit', class: 'action send' }, ['Audit']),
  ]);
  return {
    form,
    read: () => ({
      series: series.value,
      kind: kind.value as AuditForm['kind'],
      matrix: matrix.value,
      others: Object.fromEntries(others.map(([name, input]) => [name, input.value])),
    }),
  };
}

/** A field with its words; what takes a list has the whole width. */
function field(name: string, input: HTMLElement, file?: HTMLElement): HTMLElement {
  const help = `${name}-help`;
  input.setAttribute('aria-describedby', help);
  const needed = REQUIRED.has(name) ? ' required' : '';
  return element('div', { class: file === undefined ? 'field' : 'field whole' }, [
    element('label', { for: name }, [element('code', {}, [name]), needed]),
    input,
    ...(file === undefined ? [] : [file]),
    element('p', { id: help, class: 'quiet' }, [PROPERTIES[name]?.description ?? '']),
  ]);
}

/** A file is read into the field by the browser; it goes nowhere. */
function fileField(target: HTMLTextAreaElement, name: string): HTMLElement {
  const id = `${name}-file`;
  const input = element('input', { type: 'file', id });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file !== undefined) target.value = await file.text();
  });
  return element('p', { class: 'quiet' }, [element('label', { for: id }, [`${name} from a file`]), input]);
}
