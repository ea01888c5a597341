import type { Call } from '#backend/call.ts';
import { mailboxKey } from '#basics/contact-details.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { refuseProblems } from '#basics/refusal.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { SendContactRequest } from '../../contract.ts';
import { contactProblems, contactRequestOf, readContactForm } from '../../rules/contact-form.ts';
import { insertContactRequest } from './contact.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

/** Keeps one request, however often it arrives, and tells staff and its sender by mail. */
export async function sendContactRequest(
  deps: RequestsDeps,
  call: Call,
  { requestKey, form, website }: ParsedInputOf<SendContactRequest>,
): Promise<OutputOf<SendContactRequest>> {
  // Only machines fill the field that people do not see: they learn nothing.
  if (website !== '') return {};
  const typed = readContactForm(form);
  refuseProblems(contactProblems(typed));
  const request = contactRequestOf(typed);
  await refuseFlood(deps, call.network, request.email);
  // A visitor may write to us but has no right on what was written: the service keeps it.
  await deps.database.asService(async (tx) => {
    const id = await insertContactRequest(tx, {
      request_key: requestKey,
      sent_at: deps.clock.now(),
      language: call.language,
      name: request.name,
      company: request.company,
      email: request.email,
      phone: request.phone ?? null,
      employee_count: request.employeeCount ?? null,
      offer_type: request.offerType ?? null,
      message: request.message,
    });
    if (!id) return;
    await enqueueMail(tx, { kind: 'contact-for-staff', subjectId: id });
    await enqueueMail(tx, { kind: 'contact-received', subjectId: id });
  });
  return {};
}

async function refuseFlood(deps: RequestsDeps, network: string, email: string): Promise<void> {
  await countUse(deps, 'contact-by-network', network);
  await countUse(deps, 'contact-by-email', mailboxKey(email));
}
