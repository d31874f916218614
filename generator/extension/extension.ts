import type { Definition, ExtensionCode } from '../diagnostics/table.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Lint } from '../lint/lint.ts';
import type { SiteSettings } from '../site/settings.ts';

/** What a project adds to the generator: the default export of `toolwright.config.ts` or `.js` at its root. */
export interface Extension {
  /** The codes of its findings, X and three digits, as `explain` tells them. */
  readonly codes?: Readonly<Partial<Record<ExtensionCode, Definition>>>;
  /** Run after the built-in ones; a spec accepts their findings as it does those. */
  readonly lints?: readonly Lint[];
  /** Run after the built-in ones; their files lie below generated/ and are nobody else's. */
  readonly emitters?: readonly Emitter[];
  /** Files that it reads besides the modules that it imports, relative to the root; a change of one counts. */
  readonly inputs?: readonly string[];
  /** Who answers calls: `toolwright-runtime`, or a server of the project's own, which needs contracts and validators alone. */
  readonly dispatch?: 'runtime' | 'own';
  /** What the project's site has besides what the specs say. */
  readonly site?: SiteSettings;
}

/** Gives back what it is given, with its type checked. */
export function defineExtension(extension: Extension): Extension {
  return extension;
}

/** An extension, and where it came from. */
export interface LoadedExtension extends Required<Extension> {
  readonly file: string;
}

/** True for X and three digits. */
export function isExtensionCode(text: string): text is ExtensionCode {
  return /^X\d{3}$/.test(text);
}
