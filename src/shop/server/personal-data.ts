import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { en } from '../messages/own-data.en.ts';
import { fr } from '../messages/own-data.fr.ts';
import { listOrderLines } from './orders.queries.ts';

/** What the shop keeps under a person's confirmed address, and what is done with it for their rights. */
export const shopData = {
  async collect(tx: Tx, { userId, email }: Subject) {
    const requests = await collectRequests(tx, userId);
    if (email === null) {
      return { orders: [], requests, quotes: [], applications: [], messages: [], documents: [] };
    }
    return {
      requests,
      orders: await collectOrders(tx, email),
      quotes: await collectQuotes(tx, email),
      applications: await collectApplications(tx, email),
      messages: await collectMessages(tx, email),
      documents: await collectDocuments(tx, email),
    };
  },
  /**
   * Orders stay, and the quotes that they were made of: what was sold is kept for ten years (Code de
   * commerce, art. L123-22). So do approved partners, who are named on what is sold.
   */
  async erase(tx: Tx, { userId, email }: Subject) {
    await eraseRequests(tx, userId);
    if (email === null) return;
    await tx
      .deleteFrom('partner_applications')
      .where(sql`lower(email)`, '=', email)
      .where('state', '<>', 'approved')
      .execute();
    // Of whichever version was sent to that address, or would be.
    await sql`delete from public.quotes where state <> 'accepted' and (lower(form ->> 'email') = ${email}
      or exists (select from public.quote_versions where quote_id = quotes.id
        and content -> 'company' ->> 'email' = ${email}))`.execute(tx);
  },
  words: { fr, en },
};

type Subject = { readonly userId: string; readonly email: string | null };

async function collectOrders(tx: Tx, email: string) {
  const orders = await tx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'placed_at',
      'state',
      'company_name',
      'contact_name',
      'email',
      'phone',
      'billing_address',
      'delivery_address',
      'message',
      'net_cents',
      'vat_cents',
      'gross_cents',
    ])
    .where(sql`lower(email)`, '=', email)
    // What somebody else ordered under this address is not this person's.
    .where('proven_at', 'is not', null)
    .orderBy('placed_at')
    .execute();
  const collected: unknown[] = [];
  for (const { id, ...order } of orders) {
    const lines = await listOrderLines(tx, id);
    const exchanges = await tx
      .selectFrom('order_returns')
      .select(['asked_at', 'state', 'reason', 'note'])
      .where('order_id', '=', id)
      .orderBy('number')
      .execute();
    collected.push({
      ...order,
      exchanges,
      lines: lines.map(({ name, quantity, unit_net_cents: unitNetCents, customisation }) => ({
        name,
        quantity,
        unitNetCents,
        customisation,
      })),
    });
  }
  return collected;
}

/** What somebody asked their company to approve, and what they said when they refused. */
async function collectRequests(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select asked_at, state, case when asked_by = ${userId} then note end as note,
      case when ended_by = ${userId} then reason end as reason, gross_cents,
      (select jsonb_agg(jsonb_build_object('name', line -> 'name', 'quantity', line -> 'quantity'))
        from jsonb_array_elements(lines) as line) as lines
    from public.approval_requests where asked_by = ${userId} or ended_by = ${userId}
    order by asked_at`.execute(tx);
  return rows;
}

/** That something was asked and decided stays with the company; whose words they were does not. */
async function eraseRequests(tx: Tx, userId: string): Promise<void> {
  await sql`update public.approval_requests
    set state = 'withdrawn', ended_by = asked_by, ended_at = access.now(), form = null
    where asked_by = ${userId} and state = 'waiting'`.execute(tx);
  await sql`update public.approval_requests set note = null
    where asked_by = ${userId} and note is not null`.execute(tx);
  await sql`update public.approval_requests set reason = null
    where ended_by = ${userId} and reason is not null`.execute(tx);
}

async function collectQuotes(tx: Tx, email: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select quotes.number, quotes.state, version.sent_at,
      content -> 'company' ->> 'legalName' as company_name,
      content -> 'company' ->> 'contactName' as contact_name,
      content -> 'company' ->> 'email' as email,
      content -> 'company' ->> 'phone' as phone,
      content -> 'address' as billing_address,
      content ->> 'note' as message,
      (select jsonb_agg(jsonb_build_object('name', line -> 'name', 'quantity', line -> 'quantity',
          'unitNetCents', line -> 'unitNetCents'))
        from jsonb_array_elements(content -> 'lines') as line) as lines
    from public.quotes join public.quote_versions as version on version.quote_id = quotes.id
    where content -> 'company' ->> 'email' = ${email}
    order by version.sent_at`.execute(tx);
  return rows;
}

function collectApplications(tx: Tx, email: string) {
  return tx
    .selectFrom('partner_applications')
    .select([
      'sent_at',
      'name',
      'company',
      'siren',
      'email',
      'phone',
      'town',
      'products',
      'evidence',
    ])
    .where(sql`lower(email)`, '=', email)
    .orderBy('sent_at')
    .execute();
}

/** What was written about an application; who of the staff wrote is not the applicant's. */
function collectMessages(tx: Tx, email: string) {
  return tx
    .selectFrom('partner_messages')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select(['written_at', 'author', 'body'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('written_at')
    .orderBy('partner_messages.id')
    .execute();
}

function collectDocuments(tx: Tx, email: string) {
  return tx
    .selectFrom('partner_evidence as document')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select(['added_at', 'proves', 'issued_on', 'expires_on', 'document.state'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('added_at')
    .orderBy('document.id')
    .execute();
}
