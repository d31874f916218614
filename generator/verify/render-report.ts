import { printable } from '../diagnostics/printable.ts';
import { wrap } from '../diff/render/wrap.ts';
import { type Category, type Check, categories, tally, type Verification } from './checks.ts';

/** Columns of a terminal that nobody widened. */
const COLUMNS = 80;

/** Reasons of one category that are shown; the other formats have all. */
const SHOWN = 20;

/** A report for people: the score, what took from it, and what was not looked at. */
export function renderReport({ server, tools, checks, score }: Verification): string {
  const within = (text: string, margin: number) =>
    wrap(printable(text), COLUMNS - margin).map((line) => `${' '.repeat(margin)}${line}`);
  const sections = (Object.keys(categories) as Category[]).flatMap((category) => {
    const { passed, failed } = tally(checks, category);
    if (passed + failed === 0) return [];
    const mark = failed === 0 ? 'ok  ' : 'FAIL';
    const failures = checks.filter((check) => check.category === category && check.outcome === 'fail');
    const hidden = failures.length - SHOWN;
    return [
      `${mark}  ${categories[category].keeps}: ${passed} of ${passed + failed}`,
      ...failures.slice(0, SHOWN).flatMap((check) => within(sentenceOf(check), 6)),
      ...(hidden > 0 ? [`      and ${hidden} more; \`--format json\` has all`] : []),
      ...(failed > 0 ? within(`-> ${categories[category].wayOut}`, 6) : []),
    ];
  });
  const skipped = Map.groupBy(
    checks.filter(({ outcome }) => outcome === 'skip'),
    ({ reason }) => reason ?? '',
  );
  const unseen = [...skipped].flatMap(([reason, alike]) => {
    const names = [...new Set(alike.map(({ tool }) => tool ?? 'the server'))];
    return within(`${reason}: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ' and others' : ''}`, 6);
  });
  const isPinned = checks.some(({ category }) => category === 'pins');
  const against = `${isPinned ? 'pins' : 'specs'} of ${tools} tool${tools === 1 ? '' : 's'}`;
  return [
    ...within(`${score} of 100: ${server}, held to the ${against}`, 0),
    ...within('(the mean of the shares below; what was not looked at does not count)', 0),
    '',
    ...sections,
    ...(unseen.length === 0 ? [] : ['not looked at:', ...unseen]),
    '',
  ].join('\n');
}

function sentenceOf({ tool, name, reason }: Check): string {
  return `${tool ?? 'the server'}, ${name}: ${reason}`;
}

/** One JSON document, for programs. */
export function renderJsonReport(verification: Verification): string {
  return `${JSON.stringify(verification, null, 2)}\n`;
}

/** JUnit's XML, which continuous integration shows test by test: a suite for each category. */
export function renderJunit({ checks }: Verification): string {
  const suites = (Object.keys(categories) as Category[]).flatMap((category) => {
    const own = checks.filter((check) => check.category === category);
    if (own.length === 0) return [];
    const { failed, skipped } = tally(checks, category);
    return [
      `  <testsuite name="${category}" tests="${own.length}" failures="${failed}" skipped="${skipped}">`,
      ...own.map(testCase),
      '  </testsuite>',
    ];
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join(
    '\n',
  );
}

function testCase({ category, tool, name, outcome, reason = '' }: Check): string {
  const head = `    <testcase classname="${escaped(tool ?? 'server')}" name="${escaped(name)}"`;
  if (outcome === 'pass') return `${head}/>`;
  const element = outcome === 'fail' ? 'failure' : 'skipped';
  const wayOut = outcome === 'fail' ? escaped(categories[category].wayOut) : '';
  return `${head}><${element} message="${escaped(reason)}">${wayOut}</${element}></testcase>`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return printable(text)
    .toWellFormed()
    .replace(/[&<>"]/g, (character) => entities[character]!);
}
