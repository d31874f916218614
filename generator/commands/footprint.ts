import type { OutputFile } from '../emit/emitter.ts';

/** What a generation takes besides time: `--stats` shows it. */
export interface Footprint {
  /** Largest resident memory of the process so far, in bytes. */
  readonly peakBytes: number;
  /** What is generated; nothing where there were errors. */
  readonly outputs: readonly OutputFile[];
  readonly tools: number;
}

/** Memory, and bytes of generated files per tool, as lines below the times. */
export function renderFootprint({ peakBytes, outputs, tools }: Footprint): string {
  const bytes = (files: readonly OutputFile[]): string => {
    const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    return (total / 1000 / tools).toFixed(1).padStart(9);
  };
  const lines = [`${(peakBytes / 1e6).toFixed(1).padStart(9)} MB  memory at its peak\n`];
  if (outputs.length > 0 && tools > 0) {
    const validators = outputs.filter(({ path }) => path.endsWith('/validators.js'));
    lines.push(`${bytes(outputs)} kB  generated per tool\n`, `${bytes(validators)} kB  of it validators\n`);
  }
  return lines.join('');
}
