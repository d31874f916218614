import { createHash } from 'node:crypto';
import { didYouMean, nearestNames } from 'toolwright-runtime';
import type { BacktestRequest } from '../backtest/request.ts';
import { constructionProblems, type ParameterOwner, withDefaults } from '../strategies/check-parameters.ts';
import type { ParameterValues } from '../strategies/strategy.ts';
import { nameProblem, stemOf } from './config-name.ts';
import type { ConfigStore, StoredConfig } from './config-store.ts';
import {
  type ConfigProvenance,
  type Configuration,
  configurationText,
  ENFORCED_LIMITS,
  type EnforcedLimits,
} from './configuration.ts';

export interface SaveConfigOptions {
  readonly name: string;
  /** This or a scanner. */
  readonly strategy?: string;
  readonly scanner?: string;
  readonly parameters?: ParameterValues;
  readonly symbols?: readonly string[];
  readonly timeframe: Configuration['timeframe'];
  /** Of a strategy: long where it is left out. */
  readonly direction?: BacktestRequest['direction'];
  /** By name; those that are not enforced are refused. */
  readonly limits?: GivenLimits;
  readonly provenance?: ConfigProvenance;
  readonly overwrite: boolean;
}

type GivenLimits = EnforcedLimits & Readonly<Record<string, number | undefined>>;

type Material =
  | { readonly kind: 'result'; readonly result: { readonly campaign: object } }
  | { readonly kind: 'refusal'; readonly code: 'UNKNOWN_TRIAL'; readonly params: { readonly trial: string } };

export interface SaveConfigSources {
  readonly store: ConfigStore;
  /** The strategy or the scanner that the options name. */
  readonly owner: ParameterOwner;
  readonly now: Date;
  /** What is kept of a trial, as {@link import('../campaign/campaign-material.ts').campaignMaterial} gives it. */
  readonly materialOf: (trial: string) => Promise<Material>;
}

/**
 * Saves a configuration of a strategy or of a scanner under a name. Everything is checked before anything is written, as the
 * tools that run either check it: a saved configuration may be one that a person runs.
 */
export async function saveConfig(
  { store, owner, now, materialOf }: SaveConfigSources,
  options: SaveConfigOptions,
) {
  const problem = nameProblem(options.name);
  if (problem !== null) return refusal('UNUSABLE_NAME', { name: shown(options.name), problem });
  const parameters = splitParameters(owner, options.parameters ?? {});
  if (parameters.problems.length > 0)
    return refusal('UNUSABLE_PARAMETERS', { problems: parameters.problems.join(' ') });
  const limits = options.limits ?? {};
  const isScan = options.strategy === undefined;
  const unenforced = isScan ? limitsOfScan(limits) : unenforcedLimits(limits);
  if (unenforced !== null) return refusal('UNENFORCED_LIMIT', { problem: unenforced });

  const trial = options.provenance?.campaign;
  const material = trial === undefined ? null : await materialOf(trial);
  if (material?.kind === 'refusal') return material;

  const stem = stemOf(options.name);
  const configuration: Configuration = {
    strategy: isScan ? null : owner.name,
    scanner: isScan ? owner.name : null,
    parameters: withDefaults(owner.parameters, parameters.declared),
    undeclared_parameters: parameters.undeclared,
    symbols: options.symbols === undefined ? null : [...options.symbols],
    timeframe: options.timeframe,
    direction: isScan ? null : (options.direction ?? 'long'),
    limits: { ...limits },
    provenance: { ...options.provenance },
    campaign: material && JSON.stringify(material.result.campaign),
  };
  const text = configurationText({ saved_at: now.toISOString(), ...configuration });
  const written = await store.write(stem, text, options.overwrite);
  if (written.kind === 'taken') return refusal('NAME_TAKEN', { name: stem, file: written.file });
  const undeclared = Object.keys(parameters.undeclared);
  return {
    kind: 'result' as const,
    result: {
      name: stemOf(written.file),
      file: written.file,
      sha256: digestOf(text),
      saved_at: now.toISOString(),
      overwrite: options.overwrite,
      replaced_sha256: written.replaced && replacedDigest(written.replaced),
      configuration,
    },
    warnings:
      undeclared.length === 0
        ? []
        : [
            `${owner.name} declares no ${undeclared.join(', ')}: kept as it is, and no tool that runs ${owner.name} takes it.`,
          ],
  };
}

/** The parameters that are declared and those that are not, with what is wrong with either. */
function splitParameters(owner: ParameterOwner, given: ParameterValues) {
  const names = owner.parameters.map(({ name }) => name);
  const part = (isDeclared: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name) === isDeclared));
  const [declared, undeclared] = [part(true), part(false)];
  const misspelt = Object.keys(undeclared).flatMap((name) => {
    const nearest = nearestNames(name, names);
    return nearest.length === 0 ? [] : [`${owner.name} has no parameter ${name}.${didYouMean(nearest)}`];
  });
  return { declared, undeclared, problems: [...misspelt, ...constructionProblems(owner, declared)] };
}

/** Why a limit would hold nothing to it; null where all are enforced. */
function unenforcedLimits(limits: GivenLimits): string | null {
  const unknown = Object.keys(limits).filter((name) =>
    ENFORCED_LIMITS.every((enforced) => enforced !== name),
  );
  if (unknown.length > 0)
    return `Nothing enforces ${unknown.join(', ')}; enforced are ${ENFORCED_LIMITS.join(', ')}.`;
  if (limits.volatility_window !== undefined && limits.target_volatility === undefined)
    return 'Nothing reads volatility_window without target_volatility.';
  return null;
}

/** Why a limit would hold a scan to nothing; null where there is none. */
function limitsOfScan(limits: GivenLimits): string | null {
  const names = Object.keys(limits);
  return names.length === 0
    ? null
    : `Nothing enforces ${names.join(', ')} on a scan, which takes no position.`;
}

/** SHA-256 of a configuration's text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function replacedDigest({ content }: StoredConfig): string {
  return content.kind === 'text' ? digestOf(content.text) : 'unreadable';
}

/** A name as a sentence can hold it. */
function shown(name: string): string {
  return JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}...` : name);
}

function refusal<Code extends string, Params>(code: Code, params: Params) {
  return { kind: 'refusal', code, params } as const;
}
