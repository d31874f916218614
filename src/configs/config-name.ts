const SUFFIX = /\.json$/i;

/** Names that Windows gives to devices, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;

/** Bytes of the longest name: file systems take 255, and a file in the making has a longer name. */
const MOST_BYTES = 200;

/** A name without the ending `.json`, which a caller may write or leave out. */
export function stemOf(name: string): string {
  return name.replace(SUFFIX, '');
}

/** The same for names that some file system takes for one: those that differ in case, or in how letters are composed. */
export function foldName(stem: string): string {
  return stem.normalize('NFC').toUpperCase().toLowerCase();
}

/**
 * Why a text is no plain file name, in words that follow "is no plain file name: "; null where it is one. What one system
 * takes and another does not is none, so that a folder of configurations can be copied anywhere.
 */
export function nameProblem(name: string): string | null {
  if (/^[/\\]/.test(name)) return 'it is an absolute path';
  if (/[/\\]/.test(name)) return 'it has a directory part';
  if (name.includes('..')) return 'it has ".." in it';
  if (name.includes(':')) return 'it has ":" in it';
  if (/\p{C}/u.test(name)) return 'it has a control character, or one that can not be seen';
  if (/[<>"|?*]/.test(name)) return 'it has one of < > " | ? * in it';
  const stem = stemOf(name);
  if (stem.trim() === '') return 'it is empty';
  if (stem.startsWith('.')) return 'it begins with a dot';
  if (stem !== stem.trim() || stem.endsWith('.')) return 'it begins or ends with a space, or ends with a dot';
  if (DEVICE.test(stem.split('.')[0]!.trim())) return 'Windows has a device of that name';
  if (Buffer.byteLength(stem) > MOST_BYTES) return `it takes more than ${MOST_BYTES} bytes`;
  return null;
}
