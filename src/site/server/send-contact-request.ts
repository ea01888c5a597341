import type { Call } from '#backend/functions/functions-host.ts';
import type { ParsedInputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SendContactRequest } from '../contract.ts';
import { contactProblems, contactRequestOf, readContactForm } from '../rules/contact-form.ts';
import type { ContactMailPayload } from './contact-mails.ts';
import { countUse, enqueueMail, insertContactRequest } from './contact.queries.ts';

export type SiteDeps = { readonly database: Database; readonly clock: Clock };

const WINDOW_SECONDS = 3_600;
const PER_EMAIL = 5;
const PER_NETWORK = 20;
// The people who answer work in French, whatever language the visitor wrote in.
const STAFF_LANGUAGE: Language = 'fr';

/** Keeps one request and queues its two mails, to us and to the sender, in one transaction. */
export async function runSendContactRequest(
  deps: SiteDeps,
  call: Call,
  input: ParsedInputOf<SendContactRequest>,
): Promise<Record<string, never>> {
  if (input.website.trim() !== '') return {};
  const form = readContactForm(input.form);
  refuseProblems(contactProblems(form));
  const request = contactRequestOf(form);
  await refuseFlood(deps, { email: request.email, network: call.network });

  const about = { requestKey: input.requestKey, sentAt: deps.clock.now(), language: call.language };
  // With the service's rights: a visitor may write to us but has no right on the table.
  await deps.database.asService(async (tx) => {
    const requestId = await insertContactRequest(tx, about, request);
    if (requestId === undefined) return;
    const mails: ContactMailPayload[] = [
      { kind: 'contact-for-staff', requestId, language: STAFF_LANGUAGE },
      { kind: 'contact-received', requestId, language: call.language },
    ];
    for (const mail of mails) await enqueueMail(tx, `${mail.kind}:${requestId}`, mail);
  });
  return {};
}

/** Its own transaction, with the service's rights: a use counts even when the work then fails. */
async function refuseFlood(deps: SiteDeps, from: { email: string; network: string }) {
  const at = deps.clock.now();
  const uses = await deps.database.asService(async (tx) => ({
    ofNetwork: await countUse(
      tx,
      { action: 'contact-by-network', subject: from.network, at },
      WINDOW_SECONDS,
    ),
    ofEmail: await countUse(
      tx,
      { action: 'contact-by-email', subject: from.email, at },
      WINDOW_SECONDS,
    ),
  }));
  if (uses.ofNetwork > PER_NETWORK || uses.ofEmail > PER_EMAIL) {
    throw new Refusal('too-many-requests');
  }
}
