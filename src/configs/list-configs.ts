import type { ConfigStore } from './config-store.ts';
import { parseConfiguration } from './parse-configuration.ts';
import { digestOf } from './save-config.ts';

/** The saved configurations by name; files that are none are told apart, with what is wrong with each. */
export async function listConfigs(store: ConfigStore) {
  const stored = (await store.list()).map(({ file, stem, content }) => {
    const read =
      content.kind === 'unreadable'
        ? ({ kind: 'damaged', problem: content.problem } as const)
        : { ...parseConfiguration(content.text), sha256: digestOf(content.text) };
    return { file, name: stem, read };
  });
  return {
    configs: stored.flatMap(({ file, name, read }) =>
      read.kind === 'damaged'
        ? []
        : [
            {
              name,
              file,
              strategy: read.configuration.strategy,
              scanner: read.configuration.scanner,
              saved_at: read.configuration.saved_at,
              sha256: read.sha256,
            },
          ],
    ),
    damaged: stored.flatMap(({ file, read }) =>
      read.kind === 'damaged' ? [{ file, problem: read.problem }] : [],
    ),
  };
}
