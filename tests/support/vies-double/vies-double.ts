import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Whose a number is, as its country tells; three hyphens where it does not. */
type Registered = { readonly name: string; readonly address: string };

/** What may go wrong on the way, until told otherwise. */
type Mishap = 'no-answer' | 'server-error' | 'country-away' | 'nonsense';

export interface ViesDouble {
  readonly url: string;
  /** Numbers that it was asked for, in order, each with who asked. */
  readonly asked: readonly { readonly number: string; readonly requester: string }[];
  /** From now on the number is valid. */
  enter(number: string, registered?: Partial<Registered>): void;
  /** From now on it is not. */
  strike(number: string): void;
  /** From now on it does so; undefined: it answers. */
  suffer(mishap: Mishap | undefined): void;
  stop(): Promise<void>;
}

/** A stand-in for VIES: the part of its REST interface that we use, with state. */
export async function startViesDouble({ port = 0 } = {}): Promise<ViesDouble> {
  const numbers = new Map<string, Registered>();
  const asked: { number: string; requester: string }[] = [];
  let mishap: Mishap | undefined;
  const app = new Hono();
  app.post('/rest-api/check-vat-number', async (c) => {
    const body = await c.req.json<Record<string, string>>();
    const number = `${body.countryCode}${body.vatNumber}`;
    asked.push({ number, requester: `${body.requesterMemberStateCode}${body.requesterNumber}` });
    if (mishap === 'no-answer') return await new Promise<Response>(() => {});
    if (mishap === 'server-error') return c.text('Internal Server Error', 500);
    if (mishap === 'nonsense') return c.json({ valid: 'perhaps' });
    if (mishap === 'country-away') {
      return c.json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
    }
    const found = numbers.get(number);
    return c.json({
      countryCode: body.countryCode,
      vatNumber: body.vatNumber,
      requestDate: new Date().toISOString(),
      valid: found !== undefined,
      requestIdentifier: `WAPIAAAA${String(asked.length).padStart(8, '0')}`,
      name: found?.name ?? '---',
      address: found?.address ?? '---',
    });
  });
  const server = await new Promise<ServerType>((started) => {
    const listening = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      started(listening),
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    enter(number, registered) {
      numbers.set(number, { name: '---', address: '---', ...registered });
    },
    strike(number) {
      numbers.delete(number);
    },
    suffer(next) {
      mishap = next;
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
