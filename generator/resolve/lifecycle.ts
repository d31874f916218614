import { diagnostic } from '../diagnostics/diagnostic.ts';
import type { Path } from '../load/document.ts';
import type { Lifecycle } from '../model/lifecycle.ts';
import { defined } from './defined.ts';
import { checkName } from './names.ts';
import type { NodeScope } from './node.ts';

/** Who is spoken of, and the names of its kind that could take its place; null where they can't be judged. */
interface Subject {
  readonly kind: 'tool' | 'argument' | 'result field';
  readonly name: string;
  readonly others: readonly string[] | null;
}

/** When something came and goes; no version may lie ahead of the server's, and what takes its place must exist. */
export function resolveLifecycle(
  spec: Lifecycle,
  path: Path,
  subject: Subject,
  { document, report, version }: Pick<NodeScope, 'document' | 'report' | 'version'>,
): Lifecycle {
  const { since, deprecated } = spec;
  const contradict = (at: Path, problem: string) =>
    report(diagnostic('T312', document.placeOfValue([...path, ...at]), { problem }));
  const stated = [
    [['since'], since],
    [['deprecated', 'since'], deprecated?.since],
  ] as const;
  for (const [at, given] of stated) {
    if (given === undefined || version === undefined || !isLater(given, version)) continue;
    contradict(at, `${given} is later than the version of the server, ${version}`);
  }
  if (since !== undefined && deprecated !== undefined && isLater(since, deprecated.since)) {
    contradict(
      ['deprecated', 'since'],
      `it is deprecated since ${deprecated.since}, before it came with ${since}`,
    );
  }
  if (deprecated?.instead !== undefined) {
    const { kind, name, others } = subject;
    const known = others === null ? null : others.filter((other) => other !== name);
    checkName(
      kind,
      deprecated.instead,
      known,
      document.placeOfValue([...path, 'deprecated', 'instead']),
      report,
    );
  }
  return defined({ since, deprecated });
}

function isLater(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/, 3).map(Number));
  const at = [0, 1, 2].find((part) => left![part] !== right![part]);
  return at !== undefined && left![at]! > right![at]!;
}
