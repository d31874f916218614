import { isUtf8 } from 'node:buffer';
import type { SourceFile } from './spec-file.ts';

const REPLACEMENT = 0xfffd;

/** The bytes of a file as text, and where they are not UTF-8: there the text has replacement characters. */
export function decode(path: string, bytes: Uint8Array): SourceFile {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return isUtf8(bytes) ? { path, text } : { path, text, notUtf8: firstFault(text, bytes) };
}

/** A replacement character that the bytes do not hold stands for bytes that are none. */
function firstFault(text: string, bytes: Uint8Array): SourceFile['notUtf8'] {
  let byte = 0;
  let index = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    const isWritten = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd;
    if (point === REPLACEMENT && !isWritten) break;
    byte += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
    index += character.length;
  }
  return { byte, index };
}
