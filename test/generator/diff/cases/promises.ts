import type { Json } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

/** Refusals, rules between arguments, guarantees and definitions. */
export const promiseCases: readonly SpecCase[] = [
  {
    what: 'a refusal more',
    edit: ({ tool }) => {
      tool.refusals.TOO_LIGHT = { ...tool.refusals.TOO_HEAVY, condition: 'the rows weigh nothing' };
    },
    there: ['dangerous REFUSAL_ADDED weigh_rows /refusals/TOO_LIGHT'],
    back: ['breaking REFUSAL_REMOVED weigh_rows /refusals/TOO_LIGHT'],
  },
  {
    what: 'a refusal in other words',
    edit: ({ tool }) => {
      tool.refusals.TOO_HEAVY.recover = 'Pass fewer of them.';
    },
    there: ['wording REFUSAL_REWORDED weigh_rows /refusals/TOO_HEAVY/recover'],
    back: ['wording REFUSAL_REWORDED weigh_rows /refusals/TOO_HEAVY/recover'],
  },
  {
    what: 'another status',
    edit: ({ tool }) => {
      tool.refusals.TOO_HEAVY.status = 409;
    },
    there: ['breaking REFUSAL_STATUS_CHANGED weigh_rows /refusals/TOO_HEAVY/status'],
    back: ['breaking REFUSAL_STATUS_CHANGED weigh_rows /refusals/TOO_HEAVY/status'],
  },
  {
    what: 'another status of a shared refusal',
    edit: ({ specs }) => {
      (specs['specs/refusals.yaml'] as Json).TOO_LONG.status = 409;
    },
    there: ['breaking REFUSAL_STATUS_CHANGED weigh_rows /refusals/TOO_LONG/status'],
    back: ['breaking REFUSAL_STATUS_CHANGED weigh_rows /refusals/TOO_LONG/status'],
  },
  {
    what: 'a parameter of a refusal more',
    edit: ({ tool }) => {
      tool.refusals.TOO_HEAVY.params.most = 'integer';
    },
    there: ['additive REFUSAL_PARAMETER_ADDED weigh_rows /refusals/TOO_HEAVY/params/most'],
    back: ['breaking REFUSAL_PARAMETER_REMOVED weigh_rows /refusals/TOO_HEAVY/params/most'],
  },
  {
    what: 'a parameter of a refusal of another type',
    edit: ({ tool }) => {
      tool.refusals.TOO_HEAVY.params.total = 'string';
    },
    there: ['breaking REFUSAL_PARAMETER_TYPE_CHANGED weigh_rows /refusals/TOO_HEAVY/params/total'],
    back: ['breaking REFUSAL_PARAMETER_TYPE_CHANGED weigh_rows /refusals/TOO_HEAVY/params/total'],
  },
  {
    what: 'a rule between arguments more',
    edit: ({ tool }) => {
      tool.rules.push({ holds: 'args.factor > 1.0', refuse: 'TOO_HEAVY', says: 'No factor of one.' });
    },
    there: ['breaking RULE_ADDED weigh_rows /rules/1'],
    back: ['additive RULE_REMOVED weigh_rows /rules/1'],
  },
  {
    what: 'another condition of a rule',
    edit: ({ tool }) => {
      tool.rules[0].holds = "args.factor < 8.0 || args.unit == 'gram'";
    },
    there: ['breaking RULE_CHANGED weigh_rows /rules/0/holds'],
    back: ['breaking RULE_CHANGED weigh_rows /rules/0/holds'],
  },
  {
    what: 'another code of a rule',
    edit: ({ tool }) => {
      tool.rules[0].refuse = 'TOO_LONG';
    },
    there: ['breaking VIOLATION_CODE_CHANGED weigh_rows /rules/0/code'],
    back: ['breaking VIOLATION_CODE_CHANGED weigh_rows /rules/0/code'],
  },
  {
    what: 'a rule in other words',
    edit: ({ tool }) => {
      tool.rules[0].says = 'Nine needs grams.';
    },
    there: ['wording RULE_REWORDED weigh_rows /rules/0/says'],
    back: ['wording RULE_REWORDED weigh_rows /rules/0/says'],
  },
  {
    what: 'a guarantee more',
    edit: ({ tool }) => {
      tool.guarantees.push({ ...tool.guarantees[0], says: 'And so on.', check: 'plain.result.total == 3.0' });
    },
    there: ['additive GUARANTEE_ADDED weigh_rows /guarantees/1'],
    back: ['breaking GUARANTEE_REMOVED weigh_rows /guarantees/1'],
  },
  {
    what: 'another check of a guarantee',
    edit: ({ tool }) => {
      tool.guarantees[0].check = 'plain.result.total == 3.0';
    },
    there: ['dangerous GUARANTEE_CHANGED weigh_rows /guarantees/0/check'],
    back: ['dangerous GUARANTEE_CHANGED weigh_rows /guarantees/0/check'],
  },
  {
    what: 'a guarantee in other words',
    edit: ({ tool }) => {
      tool.guarantees[0].says = 'It is multiplied.';
    },
    there: ['wording GUARANTEE_REWORDED weigh_rows /guarantees/0/says'],
    back: ['wording GUARANTEE_REWORDED weigh_rows /guarantees/0/says'],
  },
  {
    what: 'a term more',
    edit: ({ tool }) => {
      tool.glossary = ['net_weight'];
    },
    there: ['wording GLOSSARY_TERM_ADDED weigh_rows /glossary/net_weight'],
    back: ['wording GLOSSARY_TERM_REMOVED weigh_rows /glossary/net_weight'],
  },
  {
    what: 'another definition',
    edit: ({ specs }) => {
      (specs['specs/glossary.yaml'] as Json).gross_weight.definition = 'Weight with the lorry.';
    },
    there: ['dangerous GLOSSARY_TERM_REDEFINED weigh_rows /glossary/gross_weight/definition'],
    back: ['dangerous GLOSSARY_TERM_REDEFINED weigh_rows /glossary/gross_weight/definition'],
  },
  {
    what: 'pitfalls of a term',
    edit: ({ specs }) => {
      (specs['specs/glossary.yaml'] as Json).gross_weight.pitfalls = ['It holds the packaging.'];
    },
    there: ['wording GLOSSARY_TERM_REWORDED weigh_rows /glossary/gross_weight/pitfalls'],
    back: ['wording GLOSSARY_TERM_REWORDED weigh_rows /glossary/gross_weight/pitfalls'],
  },
];
