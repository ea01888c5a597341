import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { SIGNATURE_HEADER } from '#platform/payments/sandbox-provider.ts';
import type { TestProduct } from './test-product.ts';

export type Notification = { readonly eventId: string; readonly reference: string };

/** The buyer pays at the provider, and the provider's notification never leaves. */
export async function payInSilence(
  product: TestProduct,
  payPage: string,
  amountCents?: number,
): Promise<void> {
  await sql`update sandbox.sessions
    set state = 'paid', amount_cents = coalesce(${amountCents ?? null}, amount_cents)
    where id = ${sessionIdOf(payPage)}`.execute(product.database.owner);
}

/** Delivers a notification as the provider would: signed with the secret both parties share. */
export async function deliver(product: TestProduct, notification: Notification): Promise<Response> {
  const body = JSON.stringify(notification);
  const { rows } = await sql<{ secret: string }>`select secret from sandbox.signing`.execute(
    product.database.owner,
  );
  const signature = createHmac('sha256', rows[0]?.secret ?? '')
    .update(body)
    .digest('hex');
  return deliverAs(product, body, signature);
}

/** Delivers any body under any signature, or under none. */
export function deliverAs(
  { url }: { url: string },
  body: string,
  signature: string | undefined,
): Promise<Response> {
  return fetch(`${url}/webhooks/payments/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }),
    },
    body,
  });
}

function sessionIdOf(payPage: string): string {
  return new URL(payPage).pathname.split('/').at(-1) ?? '';
}
