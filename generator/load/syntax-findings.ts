import { isScalar, type LineCounter, type ParsedNode, visit } from 'yaml';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { indentationProblem } from './indentation.ts';
import type { Locator } from './locate.ts';

/** What the parser says of a text. */
export interface SyntaxProblem {
  readonly code: string;
  readonly message: string;
  /** From where to where, in characters. */
  readonly pos: readonly [number, number];
}

/** Most syntax findings that one file gives. */
const MOST = 5;

/** What a problem comes from, as a sentence; a slip of one line leaves the lines after it as they are. */
interface Cause {
  readonly problem: string;
  readonly start: number;
  readonly end: number;
  readonly ofOneLine: boolean;
}

const COLON = "; a text that holds ': ', such as a condition with ? :, needs quotes around it";

/**
 * The findings of a text that isn't YAML: one for each cause. A slip in the indentation breaks what comes after it, so
 * nothing after it is reported.
 */
export function syntaxFindings(
  problems: readonly SyntaxProblem[],
  text: string,
  root: ParsedNode | null,
  counter: LineCounter,
  { placeOfRange }: Locator,
): Diagnostic[] {
  const lines = text.split(/\r?\n/);
  const found: Diagnostic[] = [];
  let lastLine = -1;
  for (const problem of problems) {
    const [start, end] = problem.pos;
    const line = counter.linePos(start).line - 1;
    if (line === lastLine) continue;
    lastLine = line;
    if (problem.code === 'TAB_AS_INDENT') {
      found.push(diagnostic('T103', placeOfRange(start, end), {}));
      return found;
    }
    const cause = unclosed(problem, root) ?? causeOf(problem, line, lines, counter.lineStarts);
    found.push(diagnostic('T101', placeOfRange(cause.start, cause.end), { problem: cause.problem }));
    if (!cause.ofOneLine || found.length === MOST) return found;
  }
  return found;
}

function causeOf(
  { code, message, pos: [start, end] }: SyntaxProblem,
  line: number,
  lines: readonly string[],
  starts: readonly number[],
): Cause {
  const sentence = message.split(/[\n;]/)[0]!;
  const said = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const own = lines[line]!;
  const column = start - starts[line]!;
  const asIndented = (from: number): Cause | undefined => {
    // The parser counts what is blank to the line before.
    const at = lines.findIndex((other, index) => index >= from && /^\s*[^\s#]/.test(other));
    const problem = at < 0 ? undefined : indentationProblem(lines, at);
    if (problem === undefined) return undefined;
    const start = starts[at]! + lines[at]!.search(/\S/);
    return { problem, start, end: starts[at]! + lines[at]!.trimEnd().length, ofOneLine: false };
  };

  const readsAsKey =
    ['MULTILINE_IMPLICIT_KEY', 'BLOCK_IN_FLOW'].includes(code) || /^nested mappings/i.test(message);
  if (readsAsKey) {
    if (/:(\s|$)/.test(own.slice(column)))
      return { problem: `${said}${COLON}`, start, end, ofOneLine: code !== 'BLOCK_IN_FLOW' };
    if (own.slice(0, column).trim() === '' && code === 'MULTILINE_IMPLICIT_KEY') {
      const problem = 'this line has no key: a key ends with a colon and a space';
      return { problem, start, end: starts[line]! + own.trimEnd().length, ofOneLine: false };
    }
    // The value goes on over the lines below, and one of these reads as a key.
    const at = lines.findIndex((other, index) => index > line && /:(\s|$)/.test(other));
    const key = at < 0 ? undefined : /^\s*([^\s:]+):/.exec(lines[at]!)?.[1];
    const slipped = key === undefined ? undefined : asIndented(at);
    if (slipped !== undefined) return slipped;
    const hint = openingProblem(own, column) ?? (at < 0 ? '' : COLON);
    return { problem: `${said}${hint}`, start, end, ofOneLine: false };
  }
  const ofIndentation = code === 'BLOCK_AS_IMPLICIT_KEY' || /must start at the same column/.test(message);
  const slipped = ofIndentation ? asIndented(line) : undefined;
  if (slipped !== undefined) return slipped;
  const opening = openingProblem(own, column);
  return { problem: `${said}${opening ?? ''}`, start, end, ofOneLine: opening !== undefined };
}

/** A quote without its other half is found where the file ends; what helps is where it stands. */
function unclosed({ message }: SyntaxProblem, root: ParsedNode | null): Cause | undefined {
  const quote = /^Missing closing (["'])quote/.exec(message)?.[1];
  if (quote === undefined) return undefined;
  let start = 0;
  visit(root, {
    Scalar: (_, node) => {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range) start = node.range[0];
    },
  });
  const problem = `the ${quote} that opens here is never closed`;
  return { problem, start, end: start + 1, ofOneLine: false };
}

/** Why a text that begins with a sign of YAML's own isn't read as text; undefined where no value before a column does. */
function openingProblem(line: string, column: number): string | undefined {
  const ahead = line.slice(0, column + 1);
  const block = /^\s*(?:- +)*(?:[\w.$-]+:\s+)?(?=\S)/.exec(ahead)?.[0].length ?? 0;
  const inner = Math.max(...['{', '[', ',', ': '].map((sign) => ahead.lastIndexOf(sign))) + 1;
  for (const at of [inner + ahead.slice(inner).search(/\S|$/), block]) {
    const sign = line.charAt(at);
    if ('"\''.includes(sign) && sign !== '' && at < column) {
      const within = sign === "'" ? "''" : '\\"';
      return `: the text ended at the ${sign} before; within a text in ${sign} it is written ${within}`;
    }
    if ('!`@%*&|>?{['.includes(sign) && sign !== '')
      return `; a text that begins with ${sign} needs quotes around it`;
  }
  return undefined;
}
