import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Answered, answerTo } from './answer.ts';
import { issueCertificate, pemOf, TIME_STAMPING } from './certificates.ts';

/** What may go wrong with an authority, or between it and us, until told otherwise. */
export type Mishap =
  | 'no-answer'
  | 'server-error'
  | 'nonsense'
  | 'endless'
  | 'refused'
  | 'other-imprint'
  | 'foreign-authority'
  | 'altered-signature'
  | 'replayed'
  | 'wrong-time';

export interface TimestampDouble {
  readonly url: string;
  /** The certificate in which its chain ends, in PEM. */
  readonly trusted: string;
  readonly name: string;
  /** How often it was asked, and with which header of credentials. */
  readonly asked: readonly (string | undefined)[];
  /** From now on it does so; undefined: it answers. */
  suffer(mishap: Mishap | undefined): void;
  /** An answer that it would sign for this query by itself. */
  answer(query: Uint8Array, instead?: Partial<Answered>): Promise<Buffer>;
  stop(): Promise<void>;
}

const NAME = 'Horodatage Qualifié de Test';

/** A stand-in for a timestamp authority: a root, an authority below it, its unit, and what it has signed. */
export async function startTimestampDouble(now: () => Date): Promise<TimestampDouble> {
  const root = await issueCertificate({ name: 'Racine de test', isCa: true });
  const below = await issueCertificate({ name: 'Autorité de test', issuer: root, isCa: true });
  const unit = { name: NAME, purposes: [TIME_STAMPING] };
  const signer = await issueCertificate({ ...unit, issuer: below });
  const stranger = await issueCertificate({ name: 'Racine de test', isCa: true });
  const foreign = await issueCertificate({ ...unit, issuer: stranger });
  const asked: (string | undefined)[] = [];
  let mishap: Mishap | undefined;
  let first: Buffer | undefined;
  const answer = (query: Uint8Array, instead: Partial<Answered> = {}) =>
    answerTo(query, { signer, along: [below], at: now(), ...instead });

  async function suffering(query: Uint8Array): Promise<Buffer> {
    if (mishap === 'refused') return answer(query, { isRefused: true });
    if (mishap === 'other-imprint') return answer(query, { imprint: Buffer.alloc(32, 7) });
    if (mishap === 'foreign-authority')
      return answer(query, { signer: foreign, along: [stranger] });
    if (mishap === 'wrong-time') {
      return answer(query, { at: new Date(now().getTime() - 86_400_000) });
    }
    if (mishap === 'replayed' && first) return first;
    const good = await answer(query);
    first ??= good;
    // What it signed stands at the end of the last of its parts.
    if (mishap === 'altered-signature') good[good.length - 1] = (good.at(-1) ?? 0) ^ 1;
    return good;
  }

  const app = new Hono();
  app.post('/tsr', async (c) => {
    asked.push(c.req.header('authorization'));
    if (c.req.header('content-type') !== 'application/timestamp-query') return c.text('', 415);
    if (mishap === 'no-answer') return await new Promise<Response>(() => {});
    if (mishap === 'server-error') return c.text('Service Unavailable', 503);
    if (mishap === 'nonsense') return c.html('<p>Bonjour</p>');
    if (mishap === 'endless') return c.body(new Uint8Array(1_000_000));
    const body = await suffering(new Uint8Array(await c.req.arrayBuffer()));
    return c.body(new Uint8Array(body), 200, { 'content-type': 'application/timestamp-reply' });
  });
  const server = await new Promise<ServerType>((started) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      started(listening),
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    trusted: pemOf(root),
    name: NAME,
    asked,
    suffer(next) {
      mishap = next;
    },
    answer,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
