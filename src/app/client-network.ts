import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's network for rate limits: /24 of IPv4, /64 of IPv6. `X-Forwarded-For` counts only
 * as many hops as there are proxies of ours in front; what a visitor writes there is ignored.
 */
export function clientNetwork(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const behindProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return networkOf(behindProxy || socketAddress(c));
}

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
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
