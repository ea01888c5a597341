import fc from 'fast-check';
import { addressesOf, type Route } from './every-route.ts';
import type { Fuzzed } from './fuzz-rest.ts';
import { HOSTILE_PARTS, hostileBody } from './hostile-bodies.ts';

const BATCH = 500;
const AT_ONCE = 6;
/** What every answer carries, whatever it is. */
const EVERYWHERE = ['access-control-allow-origin', 'x-content-type-options', 'referrer-policy'];
/** The table protocol has torments of its own. */
const ELSEWHERE = /^\/rest\//;

/**
 * Sends hostile bodies to every route of the client's protocol, as several callers in turn.
 * @param tokens of the callers; '' shows none
 */
export async function fuzzBodies(
  url: string,
  {
    routes,
    tokens,
    runs,
    seed,
  }: { routes: readonly Route[]; tokens: readonly string[]; runs: number; seed: number },
): Promise<Fuzzed> {
  const tried = routes.filter(({ path }) => !ELSEWHERE.test(path));
  const attempt = fc.record({
    route: fc.constantFrom(...tried),
    part: fc.constantFrom(...HOSTILE_PARTS),
    query: fc.constantFrom(
      '',
      '',
      '?token=x',
      '?type=magiclink&token=x',
      '?grant_type=password',
      '?grant_type=refresh_token',
      '?grant_type=pkce',
      '?width=a',
      '?download=%00',
    ),
    token: fc.constantFrom(...tokens),
    contentType: fc.constantFrom(
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'image/png',
    ),
    upsert: fc.constantFrom('true', 'false'),
    body: hostileBody,
  });
  const statuses = new Map<number, number>();
  const faults: string[] = [];

  async function send(each: typeof attempt extends fc.Arbitrary<infer T> ? T : never) {
    const { route, part, query, token, contentType, upsert, body } = each;
    const [address = ''] = addressesOf(route, [part]);
    const hasBody = route.method !== 'GET' && route.method !== 'HEAD';
    const response = await fetch(`${url}${address}${query}`, {
      method: route.method,
      redirect: 'manual',
      headers: {
        'content-type': contentType,
        'x-upsert': upsert,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { body }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const lacking = EVERYWHERE.filter((name) => !response.headers.has(name));
    if (response.status >= 500 || lacking.length > 0) {
      faults.push(
        `${response.status} ${lacking} ${text.slice(0, 200)}\n  ${JSON.stringify({ ...each, token: token.slice(0, 8) }).slice(0, 800)}`,
      );
    }
  }

  for (let done = 0; done < runs; done += BATCH) {
    const attempts = fc.sample(attempt, {
      numRuns: Math.min(BATCH, runs - done),
      seed: seed + done,
    });
    const senders = Array.from({ length: AT_ONCE }, async (_, sender) => {
      for (let at = sender; at < attempts.length; at += AT_ONCE) {
        const each = attempts[at];
        if (each) await send(each);
      }
    });
    await Promise.all(senders);
  }
  return { statuses, faults };
}
