import type { Call } from '#backend/call.ts';
import { mailboxKey } from '#basics/contact-details.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { refuseProblems } from '#basics/refusal.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { ApplyAsPartner } from '../contract.ts';
import { cleanPartnerForm, partnerProblems } from '../rules/partner-form.ts';
import { insertPartnerApplication } from './partners.queries.ts';
import type { PartnersDeps } from './partners-deps.ts';

/** Writes a producer's application once, and thanks them by mail. */
export async function applyAsPartner(
  deps: PartnersDeps,
  call: Call,
  { requestKey, form, website }: ParsedInputOf<ApplyAsPartner>,
): Promise<OutputOf<ApplyAsPartner>> {
  const clean = cleanPartnerForm(form);
  refuseProblems(partnerProblems(clean));
  // Only machines fill the field that people do not see: they learn nothing.
  if (website !== '') return {};
  await countUse(deps, 'apply-as-partner', call.network);
  await countUse(deps, 'apply-by-email', mailboxKey(clean.email));
  // Visitors have no rights on applications, not even on their own: the service writes it.
  await deps.database.asService(async (tx) => {
    const id = await insertPartnerApplication(tx, {
      ...clean,
      phone: clean.phone || null,
      evidence: clean.evidence || null,
      request_key: requestKey,
      sent_at: deps.clock.now(),
      language: call.language,
    });
    if (!id) return;
    await enqueueMail(tx, { kind: 'application-received', subjectId: id });
    await enqueueMail(tx, { kind: 'application-for-staff', subjectId: id });
  });
  return {};
}
