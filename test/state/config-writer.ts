import { openConfigFiles } from '../../src/state/config-files.ts';

const [folder, stem, text, overwrite] = process.argv.slice(2);
const written = await openConfigFiles(folder!).write(stem!, text!, overwrite === 'true');
process.stdout.write(JSON.stringify(written));
