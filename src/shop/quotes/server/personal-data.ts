import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DataSubject } from '#platform/personal-data.ts';
import { texts } from '../messages/own-data.ts';

/** Quotes under a person's confirmed address; those of which orders were made stay with them. */
export const quotesData = {
  collect: async (tx: Tx, { email }: DataSubject) => ({
    quotes: email === null ? [] : await collectQuotes(tx, email),
  }),
  async erase(tx: Tx, { email }: DataSubject) {
    if (email === null) return;
    // Of whichever version was sent to that address, or would be.
    await sql`delete from public.quotes where state <> 'accepted' and (lower(form ->> 'email') = ${email}
      or exists (select from public.quote_versions where quote_id = quotes.id
        and content -> 'company' ->> 'email' = ${email}))`.execute(tx);
  },
  words: inLanguages(texts),
};

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
