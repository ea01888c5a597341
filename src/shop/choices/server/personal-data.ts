import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { texts } from '../messages/own-data.ts';

type Subject = { readonly userId: string; readonly email: string | null };

/** What somebody chose, and where it goes, and what is done with it for their rights. */
export const choicesData = {
  async collect(tx: Tx, subject: Subject) {
    const { rows } = await sql<Record<string, unknown>>`
      select legal_name, title, campaign.deadline, recipient.name, recipient.email, recipient.site,
        case when choices.recipient_id is null then null
          when choices.product_id is null then campaign.association else text.name end as chosen,
        (select jsonb_agg(jsonb_build_object('from', left_out.name, 'to', taken.name))
          from jsonb_to_recordset(choices.swaps) as swap ("from" uuid, "to" uuid)
          join public.item_translations as left_out
            on left_out.item_id = swap."from" and left_out.language = campaign.language
          join public.item_translations as taken
            on taken.item_id = swap."to" and taken.language = campaign.language) as swaps,
        choices.chosen_at, recipient.parcel_number,
        case when address.recipient_id is not null then concat_ws(', ', address.name, address.line1,
          address.line2, concat_ws(' ', address.postcode, address.city), address.country)
          end as address
      from public.choice_recipients as recipient
      join public.choice_campaigns as campaign on campaign.id = recipient.campaign_id
      join public.companies on companies.id = campaign.company_id
      left join public.choices on choices.recipient_id = recipient.id
      left join public.product_translations as text
        on text.product_id = choices.product_id and text.language = campaign.language
      left join public.choice_addresses as address on address.recipient_id = recipient.id
      where ${isOf(subject)} order by campaign.opened_at`.execute(tx);
    return { choices: rows };
  },
  /** That a box goes to them stays with the employer, as their place does; what they chose goes. */
  async erase(tx: Tx, subject: Subject) {
    const own = sql`(select id from public.choice_recipients as recipient where ${isOf(subject)})`;
    await sql`delete from public.choices where recipient_id in ${own}`.execute(tx);
    await sql`delete from public.choice_addresses where recipient_id in ${own}`.execute(tx);
    await sql`delete from public.choice_recipients where employee_id is null and id in ${own}`.execute(
      tx,
    );
  },
  words: inLanguages(texts),
};

function isOf({ userId, email }: Subject) {
  return sql<boolean>`(recipient.email = ${email?.toLowerCase() ?? null}
    or recipient.employee_id in (select id from public.employees where user_id = ${userId}))`;
}
