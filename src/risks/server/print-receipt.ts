import { readFile } from 'node:fs/promises';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import { formatSiren } from '#basics/siren.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { PrintDuerpReceipt } from '../contract.ts';
import { paperTexts } from './paper-texts.ts';
import { countPrint } from './print-duerp.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findSending } from './sendings.queries.ts';

const TEMPLATE = new URL('./duerp-receipt.typ', import.meta.url);

/** What is known of a sending, to be kept beside the version. */
export async function printDuerpReceipt(
  deps: RisksDeps,
  call: Call,
  { companyId, id }: ParsedInputOf<PrintDuerpReceipt>,
): Promise<OutputOf<PrintDuerpReceipt>> {
  const caller = signedInCaller(call);
  const sending = await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    // The right is known; the company's line is not every reader's.
    const found = await withServiceRights(tx, (service) => findSending(service, id));
    if (found?.company_id !== companyId) throw new Refusal('not-found');
    return found;
  });
  await countPrint(deps, caller.claims.sub);
  const bytes = await receiptOf(deps, sending, call.language);
  return new Blob([bytes], { type: 'application/pdf' });
}

/** What is known of a sending, on paper. */
export async function receiptOf(
  deps: Pick<RisksDeps, 'clock' | 'pdf'>,
  sending: Sending,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const now = deps.clock.now();
  const t = paperTexts(language);
  return deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language,
    madeAt: now,
    data: {
      title: t('receipt.title'),
      intro: t('receipt.intro'),
      meaning: t('receipt.meaning'),
      page: t('words.page'),
      facts: factsOf(sending, language),
      foot: t('receipt.foot', {
        company: sending.legal_name,
        day: formatDay(parisDayOf(now), language),
      }),
    },
  });
}

type Sending = NonNullable<Awaited<ReturnType<typeof findSending>>>;

function factsOf(sending: Sending, language: Language): (readonly [string, string])[] {
  const t = paperTexts(language);
  const moments = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  });
  const moment = (at: Date | null) => (at ? moments.format(at) : t('receipt.no'));
  const day = formatDay(sending.issued_on ?? '', language);
  return [
    [t('receipt.company'), sending.legal_name],
    [t('receipt.siren'), formatSiren(sending.siren)],
    [t('receipt.version'), t('receipt.versionOf', { number: sending.number ?? 0, day })],
    [t('receipt.hash'), sending.hash?.toString('hex') ?? ''],
    [t('receipt.recipient'), sending.recipient],
    [t('receipt.email'), sending.email],
    [t('receipt.asked'), moment(sending.asked_at)],
    [t('receipt.delivered'), moment(sending.delivered_at)],
    ...(sending.refused_at ? [[t('receipt.refused'), moment(sending.refused_at)] as const] : []),
    [t('receipt.received'), moment(sending.received_at)],
    ...(sending.received_by ? [[t('receipt.receivedBy'), sending.received_by] as const] : []),
    ...(sending.revoked_at ? [[t('receipt.revoked'), moment(sending.revoked_at)] as const] : []),
  ];
}
