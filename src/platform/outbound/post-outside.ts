import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestClear } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/** Why something that somebody else named was not reached. */
export type OutsideProblem = 'address-refused' | 'unreachable' | 'too-slow' | 'redirect' | 'status';

export type OutsideAnswer = {
  readonly status: number | null;
  /** Null for any status of success. */
  readonly problem: OutsideProblem | null;
};

export type PostOutside = (message: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<OutsideAnswer>;

type Resolve = (
  host: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

type Options = {
  readonly resolve?: Resolve;
  /** One origin of a test installation that is reached as it is. */
  readonly testOrigin?: string | undefined;
  readonly timeoutMs?: number;
};

class AddressRefused extends Error {}

/**
 * Posts to an address that somebody else named, and never to what is near us: https by a name alone, on its usual
 * port; all addresses of that name are looked at, and one of them is what is connected to, so that nobody answers
 * another one in between; what leads elsewhere is not followed; nothing of the answer but its status is read.
 */
export function createPostOutside({
  resolve = (host) => lookup(host, { all: true }),
  testOrigin,
  timeoutMs = 10_000,
}: Options = {}): PostOutside {
  const guarded: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (found) => {
        const first = found[0];
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          done(new AddressRefused(host), '', 0);
        } else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
  return async ({ url, headers, body }) => {
    const to = URL.parse(url);
    if (!to) return { status: null, problem: 'address-refused' };
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', agent: false, signal, headers };
    if (testOrigin !== undefined && to.origin === testOrigin) {
      return answerOf(requestClear(to, options), body, signal);
    }
    if (!isOutside(to)) return { status: null, problem: 'address-refused' };
    return answerOf(request(to, { ...options, lookup: guarded }), body, signal);
  };
}

/** By name alone: a number is connected to without being looked up, and `guarded` would never see it. */
export function isOutside({ protocol, hostname, port, username, password }: URL): boolean {
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}

function answerOf(sent: ClientRequest, body: string, signal: AbortSignal): Promise<OutsideAnswer> {
  const { promise, resolve } = Promise.withResolvers<OutsideAnswer>();
  sent.on('response', (response: IncomingMessage) => {
    const status = response.statusCode ?? 0;
    const isTaken = status >= 200 && status < 300;
    const problem = status >= 300 && status < 400 ? 'redirect' : 'status';
    resolve({ status, problem: isTaken ? null : problem });
    response.destroy();
  });
  sent.on('error', (error) => {
    const known = error instanceof AddressRefused ? 'address-refused' : 'unreachable';
    resolve({ status: null, problem: signal.aborted ? 'too-slow' : known });
  });
  sent.end(body);
  return promise;
}
