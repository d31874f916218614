import { listing } from '../../../generated/contract/audit-backtest/listing.ts';
import type { BrowserAudit } from '../audit-in-browser.ts';
import { resultRows } from '../result-rows.ts';
import { element } from './element.ts';

/** An answer of the audit for a reader, and as JSON for whoever compares it. */
export function answerView(answer: BrowserAudit): readonly HTMLElement[] {
  return answer.kind === 'refusal' ? refusalView(answer) : resultView(answer);
}

/** A sentence in place of an answer. */
export function problemView(problem: string): readonly HTMLElement[] {
  return [element('h2', {}, ['Not audited']), element('p', { id: 'audit-problem' }, [problem])];
}

function refusalView({ refusal }: Extract<BrowserAudit, { kind: 'refusal' }>): readonly HTMLElement[] {
  const { code, reason, recover } = refusal;
  return [
    element('h2', {}, [`Refused: ${code}`]),
    element('p', { id: 'audit-problem' }, [reason]),
    element('p', {}, [recover]),
    jsonView({ code, reason, recover }),
  ];
}

function resultView({ result, warnings }: Extract<BrowserAudit, { kind: 'result' }>): readonly HTMLElement[] {
  const rows = resultRows(result, listing.outputSchema).map(({ field, value, description }) =>
    element('tr', {}, [
      element('td', {}, [element('code', {}, [field])]),
      element('td', {}, [value]),
      element('td', {}, [description]),
    ]),
  );
  const header = ['field', 'value', 'meaning'].map((text) => element('th', {}, [text]));
  const warned = warnings.map((text) => element('li', {}, [text]));
  return [
    element('h2', {}, ['Result']),
    element('p', {}, [element('strong', {}, [result.luck])]),
    ...(warned.length === 0 ? [] : [element('h3', {}, ['Warnings']), element('ul', {}, warned)]),
    element('div', { class: 'frame', tabindex: '0', role: 'group', 'aria-label': 'The result' }, [
      element('table', { class: 'fields' }, [
        element('thead', {}, [element('tr', {}, header)]),
        element('tbody', {}, rows),
      ]),
    ]),
    jsonView({ ...result, warnings }),
  ];
}

function jsonView(value: object): HTMLElement {
  return element('details', { class: 'more' }, [
    element('summary', {}, ['As JSON']),
    element('pre', { tabindex: '0' }, [
      element('code', { id: 'audit-json' }, [JSON.stringify(value, null, 2)]),
    ]),
  ]);
}
