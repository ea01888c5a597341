import { sql, type Transaction } from 'kysely';
import type { Language } from '#basics/language.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { ContactRequest } from '../rules/contact-form.ts';

export type KeptContactRequest = {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string | null;
  readonly employeeCount: number | null;
  readonly offerType: string | null;
  readonly message: string;
};

/** Keeps the request and answers its id; undefined when a request with this key is kept already. */
export async function insertContactRequest(
  tx: Transaction<DB>,
  about: { readonly requestKey: string; readonly sentAt: Date; readonly language: Language },
  request: ContactRequest,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('contact_requests')
    .values({
      request_key: about.requestKey,
      sent_at: about.sentAt,
      language: about.language,
      name: request.name,
      company: request.company,
      email: request.email,
      phone: request.phone ?? null,
      employee_count: request.employeeCount ?? null,
      offer_type: request.offerType ?? null,
      message: request.message,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findContactRequest(
  tx: Transaction<DB>,
  id: string,
): Promise<KeptContactRequest | undefined> {
  return tx
    .selectFrom('contact_requests')
    .select(['id', 'language', 'name', 'company', 'email', 'phone', 'message'])
    .select(['employee_count as employeeCount', 'offer_type as offerType'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Counts one use by this subject within the window, and answers how many there were with it. */
export async function countUse(
  tx: Transaction<DB>,
  use: { readonly action: string; readonly subject: string; readonly at: Date },
  windowSeconds: number,
): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select public.count_use(${use.action}, ${use.subject}, ${windowSeconds}::integer,
      ${use.at}::timestamptz) as uses`.execute(tx);
  return rows[0]?.uses ?? 0;
}

/** Queues a mail for after the commit; without a time it leaves by the database's own clock. */
export async function enqueueMail(
  tx: Transaction<DB>,
  key: string,
  payload: object,
): Promise<void> {
  await sql`select platform.enqueue_job('send-mail', ${JSON.stringify(payload)}::json, ${key}, null)`.execute(
    tx,
  );
}
