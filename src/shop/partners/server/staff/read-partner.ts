import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { inLanguage } from '#basics/messages.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { PartnerUnderReview, ReadPartner } from '../../contract.ts';
import { texts } from '../../messages/staff-partner-letters.ts';
import type { ApplicationState, MessageKind } from '../../rules/partner-states.ts';
import { historyOf } from './partner-history.ts';
import {
  type CheckRow,
  countOpenLinks,
  type EvidenceRow,
  findApplication,
  findChecks,
  findEvidence,
  findFreeMakers,
  findItemsOf,
  findJournal,
  findMessages,
  findPartner,
  findSameSiren,
} from './partners.queries.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';

export function readPartner(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId }: ParsedInputOf<ReadPartner>,
): Promise<OutputOf<ReadPartner>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const application = await findApplication(tx, applicationId);
    if (!application) throw new Refusal('not-found');
    const checks = await findChecks(tx, applicationId);
    const evidence = await findEvidence(tx, applicationId);
    const messages = await findMessages(tx, applicationId);
    const partner = await findPartner(tx, applicationId);
    const kept = [applicationId, ...checks.map(({ id }) => id), ...evidence.map(({ id }) => id)];
    const journal = await findJournal(tx, kept);
    // Staff tell each other by their addresses, which are nobody's to read.
    const names = await withServiceRights(tx, (service) =>
      findSignInAddresses(service, [
        ...checks.map(({ checked_by: by }) => by),
        ...evidence.flatMap(({ added_by, judged_by }) => [added_by, judged_by]),
        ...messages.map(({ written_by: by }) => by),
        ...journal.map(({ actor }) => actor),
      ]),
    );
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    const makerItems = partner ? await findItemsOf(tx, partner.maker_id) : [];
    return {
      id: application.id,
      state: application.state as ApplicationState,
      revision: application.revision,
      sentAt: application.sent_at.toISOString(),
      language: application.language,
      name: application.name,
      company: application.company,
      siren: application.siren,
      email: application.email,
      phone: application.phone,
      town: application.town,
      products: application.products,
      evidenceSaid: application.evidence,
      decisionReason: application.decision_reason,
      sameSiren: (await findSameSiren(tx, application)).map((other) => ({
        id: other.id,
        state: other.state as ApplicationState,
        sentAt: other.sent_at.toISOString(),
      })),
      checks: checks.map((row) => checkOf(row, nameOf)),
      evidence: evidence.map((row) => evidenceOf(row, nameOf)),
      messages: messages.map((row) => ({
        id: row.id,
        author: row.author as 'staff' | 'partner',
        kind: row.kind as MessageKind,
        body: row.body,
        writtenBy: nameOf(row.written_by),
        writtenAt: row.written_at.toISOString(),
      })),
      openLinks: await countOpenLinks(tx, applicationId, deps.clock.now()),
      partner: partner
        ? {
            maker: { name: partner.name, town: partner.town, department: partner.department },
            since: partner.since.toISOString(),
            suspendedAt: partner.suspended_at?.toISOString() ?? null,
            suspensionReason: partner.suspension_reason,
            revision: partner.revision,
            items: makerItems,
          }
        : null,
      makers: await findFreeMakers(tx),
      history: historyOf({ application, checks, evidence, messages, journal, nameOf }),
      letters: inLanguage(texts, application.language),
    };
  });
}

type NameOf = (id: string | null) => string | null;
// The tables take no others (0030).
type Evidence = PartnerUnderReview['evidence'][number];
type Check = PartnerUnderReview['checks'][number];

function checkOf(row: CheckRow, nameOf: NameOf): Check {
  return {
    kind: row.kind as Check['kind'],
    state: row.state as Check['state'],
    note: row.note,
    checkedBy: nameOf(row.checked_by),
    checkedAt: row.checked_at.toISOString(),
    revision: row.revision,
  };
}

function evidenceOf(row: EvidenceRow, nameOf: NameOf): Evidence {
  return {
    id: row.id,
    kind: row.kind as Evidence['kind'],
    proves: row.proves,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    fileName: row.file_name,
    addedAt: row.added_at.toISOString(),
    cameFrom: row.came_from,
    addedBy: nameOf(row.added_by),
    state: row.state as Evidence['state'],
    note: row.note,
    judgedBy: nameOf(row.judged_by),
    judgedAt: row.judged_at?.toISOString() ?? null,
    revision: row.revision,
  };
}
