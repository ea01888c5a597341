import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * The visitor's network for rate limits: /24 of IPv4, /64 of IPv6. `X-Forwarded-For` counts only
 * as many hops as there are proxies of ours in front; what a visitor writes there is ignored.
 */
export function clientNetwork(c: Context, trustedProxies: number): string {
  return visitorNetwork(c.req.header('x-forwarded-for'), socketAddress(c), trustedProxies);
}

/** The same, of what a request brought. */
export function visitorNetwork(
  header: string | string[] | undefined,
  socket: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = String(header ?? '')
    .split(',')
    .map((hop) => hop.trim());
  const behindProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return networkOf(behindProxy || socket || 'unknown');
}

/** What proxies write into a request that they pass on. */
const OF_PROXIES =
  /^(x-(original-|envoy-)?forwarded-.*|x-forwarded|x-envoy-.*|x-real-ip|forwarded|via|cdn-loop|cf-.*|.*-client-?ip)$/;
/** Not by the name of a site that lets it lead to this machine: a page of it could then read the answer. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether it was asked on this very machine, and not through a proxy on it. */
export function isLocal(c: Context): boolean {
  const isForwarded = Object.keys(c.req.header()).some((name) => OF_PROXIES.test(name));
  // What passes requests on in the old version, as one server does unless it is told otherwise, need not
  // write anything into them; browsers and programs that people use here speak the newer one.
  const isOfOldVersion =
    c.env?.incoming?.httpVersionMajor === 1 && c.env.incoming.httpVersionMinor === 0;
  if (isForwarded || isOfOldVersion || !LOCAL_HOST.test(c.req.header('host') ?? '')) return false;
  const network = networkOf(socketAddress(c));
  return network === '127.0.0.0/24' || network === '0:0:0:0::/64';
}

/** Doors that are open to whoever works on this machine, and to nobody else. */
export function localOnly(words: string): MiddlewareHandler {
  return async (c, next) => (isLocal(c) ? next() : c.text(words, 403));
}

/** Whether a proxy says for whom it asks, and none is believed: all its visitors then count as one. */
export function isProxyUnbelieved(c: Context, trustedProxies: number): boolean {
  return trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined;
}

export function networkOf(address: string): string {
  // Some proxies write the port behind the address; each connection would be a network of its own.
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const plain = bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!plain.includes(':')) return 'unknown';
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = plain.includes('::') ? [...start, ...zeros, ...end] : start;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function socketAddress(c: Context): string {
  // Called without a socket (tests call the application directly), there is no address.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}
