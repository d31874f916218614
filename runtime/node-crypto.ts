/** Node's crypto, loaded on its first use: it takes ten milliseconds, which a server that only lists its tools saves. */
export function nodeCrypto(): typeof import('node:crypto') {
  return process.getBuiltinModule('node:crypto');
}
