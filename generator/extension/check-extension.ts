import { nearest } from '../diagnostics/nearest.ts';
import { siteMisfits } from './check-site.ts';
import { type Extension, isExtensionCode } from './extension.ts';
import type { Misfit } from './misfit.ts';

/** What keeps a default export from being an extension; nothing where it is one. */
export function misfitsOf(value: unknown): Misfit[] {
  if (!isRecord(value)) return [{ member: 'the default export', problem: 'is missing, or is no object' }];
  return Object.entries(value).flatMap(([member, content]) => {
    if (!Object.hasOwn(checks, member)) {
      const suggestion = nearest(member, Object.keys(checks));
      return [
        {
          member: `"${member}"`,
          problem: 'is no member',
          ...(suggestion === undefined ? {} : { suggestion }),
        },
      ];
    }
    return content === undefined ? [] : checks[member as keyof Extension](content);
  });
}

const checks: Readonly<Record<keyof Extension, (content: unknown) => Misfit[]>> = {
  codes: (content) => {
    if (!isRecord(content)) return [{ member: '`codes`', problem: 'is no object of codes' }];
    return Object.entries(content).flatMap(([code, definition]) => {
      const member = `\`codes.${code}\``;
      if (!isExtensionCode(code)) return [{ member, problem: 'is named otherwise than X and three digits' }];
      const { severity, ...texts } = Object(definition) as Readonly<Record<string, unknown>>;
      if (severity !== 'error' && severity !== 'warning')
        return [{ member, problem: 'has a severity that is neither "error" nor "warning"' }];
      return ['title', 'message', 'cause', 'fix']
        .filter((name) => typeof texts[name] !== 'string')
        .map((name) => ({ member, problem: `has no text \`${name}\`` }));
    });
  },
  lints: (content) => workers('lints', 'check', content),
  emitters: (content) => workers('emitters', 'emit', content),
  inputs: (content) =>
    Array.isArray(content) && content.every(isPathBelow)
      ? []
      : [{ member: '`inputs`', problem: 'is no list of paths below the root of the project' }],
  dispatch: (content) =>
    content === 'runtime' || content === 'own'
      ? []
      : [{ member: '`dispatch`', problem: 'is neither "runtime" nor "own"' }],
  site: siteMisfits,
};

/** Lints and emitters: each has a name of its own, by which findings and --stats tell it apart, and a function. */
function workers(member: string, work: string, content: unknown): Misfit[] {
  if (!Array.isArray(content)) return [{ member: `\`${member}\``, problem: 'is no list' }];
  const names = content.map((worker: unknown) => (isRecord(worker) ? worker['name'] : undefined));
  return content.flatMap((worker: unknown, index) => {
    const place = { member: `\`${member}[${index}]\`` };
    const name = names[index];
    if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
      return [{ ...place, problem: 'has no `name` in lower case with hyphens' }];
    if (names.indexOf(name) !== index) return [{ ...place, problem: `has the name of another, "${name}"` }];
    const isWorker = isRecord(worker) && typeof worker[work] === 'function';
    return isWorker ? [] : [{ ...place, problem: `has no function \`${work}\`` }];
  });
}

function isPathBelow(path: unknown): boolean {
  return typeof path === 'string' && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
