import { isIP, isIPv4 } from 'node:net';
import { parseArgs } from 'node:util';
import { LOOPBACK_HOSTS } from 'toolwright-runtime/http';

/** Where a server listens, and for whom. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Names that requests may give as their host. */
  readonly allowedHosts: readonly string[];
  /**
   * True where others than this machine reach the server: it listens beyond loopback, or answers for another host,
   * as behind a proxy.
   */
  readonly published: boolean;
  readonly trustedProxies: readonly string[];
}

const DEFAULT_PORT = '8321';

/** Reads the flags of `serve`. What makes no sense, or would open more than was meant, is a problem in words. */
export function parseServeOptions(argv: readonly string[]): ServeOptions | { readonly problem: string } {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      host: { type: 'string', default: '127.0.0.1' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'trust-proxy': { type: 'string', multiple: true, default: [] },
    },
  });
  const { host, 'allow-host': named, 'trust-proxy': proxies } = values;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    return { problem: `--port takes a whole number from 0 to 65535, not "${values.port}".` };
  }
  const noName = named.find((name) => hostName(name) === undefined);
  if (noName !== undefined) {
    return { problem: `--allow-host takes a host name without scheme and port, not "${noName}".` };
  }
  const noAddress = proxies.find((address) => !isAddress(address));
  if (noAddress !== undefined) {
    return { problem: `--trust-proxy takes an address or a network, as 10.0.0.0/8, not "${noAddress}".` };
  }
  if (!isLoopback(host) && named.length === 0) {
    return {
      problem: `On ${host} others can reach the server: name the hosts that it answers for with --allow-host.`,
    };
  }
  const published = named.length > 0;
  if (proxies.length > 0 && !published) {
    return { problem: '--trust-proxy is for a server that others reach: name its hosts with --allow-host.' };
  }
  const allowedHosts = [...LOOPBACK_HOSTS, ...named.flatMap((name) => hostName(name) ?? [])];
  return { host, port, allowedHosts, published, trustedProxies: proxies };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** The name as requests give it, without scheme, port or wildcard; undefined where it is none. */
function hostName(name: string): string | undefined {
  const isName = /^(\[[\da-f:.]+\]|[^\s:/?#@*\\[\]]+)$/i.test(name) && URL.canParse(`http://${name}`);
  return isName ? new URL(`http://${name}`).hostname : undefined;
}

function isAddress(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  return isIP(address) > 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
}
