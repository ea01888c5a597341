import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { texts } from '../messages/own-data.ts';

type Subject = { readonly userId: string };

/** What somebody received and declared, and what is done with it for their rights. */
export const giftsData = {
  async collect(tx: Tx, { userId }: Subject) {
    const received = await sql<Record<string, unknown>>`
      select legal_name, given_on, what, event, value_cents, retracted_at, retraction
      from public.employees as own
      join public.gifts on gifts.company_id = own.company_id and employee_id = own.id
      join public.companies on companies.id = own.company_id
      where own.user_id = ${userId} order by given_on, gifts.id`.execute(tx);
    const declared = await sql<Record<string, unknown>>`
      select legal_name, acted_at, acts.source, note, acts.retraction,
        (select count(*)::int from public.gifts 
          where gifts.company_id = acts.company_id and act_id = acts.id) as people
      from public.gift_acts as acts join public.companies on companies.id = acts.company_id
      where acted_by = ${userId} order by acted_at, acts.id`.execute(tx);
    const sheets = await sql<Record<string, unknown>>`
      select legal_name, year, number, printed_at
      from public.gift_sheets join public.companies on companies.id = company_id
      where printed_by = ${userId} order by printed_at, gift_sheets.id`.execute(tx);
    return { received: received.rows, declared: declared.rows, sheets: sheets.rows };
  },
  /**
   * Nothing: what was given is the company’s proof, under the name in its list of employees, for as
   * long as contributions can be checked (Code de la sécurité sociale, art. L243-16). It loses the
   * account that it belonged to, and the name of whoever declared it, with the account itself.
   */
  async erase() {},
  words: inLanguages(texts),
};
