import { auditInBrowser } from '../audit-in-browser.ts';
import { formArguments } from '../form-arguments.ts';
import { answerView, problemView } from './answer.ts';
import { element } from './element.ts';
import { auditForm } from './form.ts';

// Everything happens here: the page's policy lets it send nothing.
const place = document.getElementById('audit');
const { form, read } = auditForm();
const answer = element('div', { id: 'audit-answer', role: 'status' });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const args = formArguments(read());
  const view = typeof args === 'string' ? problemView(args) : answerView(auditInBrowser(args));
  answer.replaceChildren(...view);
});
place?.replaceChildren(form, answer);
