import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ask, call, expectAnswer } from './http-client.ts';
import type { Subject } from './measure.ts';

/** How often a buyer who came back from the pay page asks whether the order is paid. */
const ASKED_EVERY_MS = 20;

/** Orders with all that they entail: mails and invoices have left before the next subject begins. */
export function orderSubjects(url: string, pool: pg.Pool): Subject[] {
  const settled = () => queueIsEmpty(pool);
  return [
    { name: 'placed by transfer', run: () => place(url, 'transfer'), settled },
    { name: 'placed, paid, seen as paid', run: () => placeAndPay(url), settled },
  ];
}

/** By card, until its buyer sees that it is paid. */
export async function placeAndPay(url: string): Promise<void> {
  const { accessKey, redirectUrl } = await place(url, 'card');
  const paid = await ask(redirectUrl, {
    body: 'decision=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (paid.status !== 303) throw new Error(`The pay page answered ${paid.status}`);
  for (;;) {
    const { body } = await expectAnswer(call(url, 'read-order', { accessKey }), '"isPaid"');
    if (body.includes('"isPaid":true')) return;
    await sleep(ASKED_EVERY_MS);
  }
}

/** A new attempt each time. */
async function place(url: string, paymentMethod: 'card' | 'transfer') {
  const { body } = await expectAnswer(
    call(url, 'place-order', {
      checkoutKey: randomUUID(),
      lines: [{ lineId: 'box-saveurs', slug: 'box-saveurs', quantity: 1 }],
      expectedGrossCents: 4_209,
      form: {
        company: {
          legalName: 'Atelier Lumière',
          siren: '732829320',
          kind: 'employer',
          vatLiable: true,
          contactName: 'Claire Moreau',
          email: 'claire.moreau@atelier-lumiere.example',
        },
        billingAddress: {
          line1: '12 rue des Lilas',
          postcode: '69003',
          city: 'Lyon',
          country: 'FR',
        },
        paymentMethod,
        acceptsTerms: true,
      },
    }),
    '"accessKey"',
  );
  return JSON.parse(body.toString()) as { accessKey: string; redirectUrl: string };
}

/** Until nothing is due any more. */
export async function queueIsEmpty(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::integer as due from graphile_worker.jobs
        where run_at <= now() or locked_at is not null`,
    );
    if (rows[0]?.due === 0) return;
    await sleep(ASKED_EVERY_MS);
  }
}
