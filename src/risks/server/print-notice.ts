import { readFile } from 'node:fs/promises';
import { renderSVG } from 'uqr';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { PrintDuerpNotice } from '../contract.ts';
import { findCompany, findSettings } from './document.queries.ts';
import { paperTexts } from './paper-texts.ts';
import type { RisksDeps } from './risks-deps.ts';

const TEMPLATE = new URL('./duerp-notice.typ', import.meta.url);

/** For a wall: that the document may be read, by whom, and where. */
export async function printDuerpNotice(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<PrintDuerpNotice>,
): Promise<OutputOf<PrintDuerpNotice>> {
  const { company, settings } = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    return {
      company: await findCompany(tx, companyId),
      settings: await findSettings(tx, companyId),
    };
  });
  const t = paperTexts(call.language);
  const now = deps.clock.now();
  const address = new URL('/user-dashboard#duerp', deps.publicUrl());
  const shown = `${address.host}${address.pathname}`;
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language: call.language,
    madeAt: now,
    data: {
      title: t('notice.title'),
      intro: t('notice.intro'),
      who: t('notice.who'),
      online: t('notice.online'),
      paper: paperLine(settings, t),
      others: t('notice.others'),
      source: t('notice.source'),
      foot: t('notice.foot', {
        company: company.legal_name,
        day: formatDay(parisDayOf(now), call.language),
      }),
      page: t('words.page'),
      address: shown,
      qr: renderSVG(address.href, { ecc: 'M', border: 2 }),
      qrAlt: t('notice.qrAlt', { address: shown }),
    },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

function paperLine(
  { readingPlace, responsible }: Awaited<ReturnType<typeof findSettings>>,
  t: ReturnType<typeof paperTexts>,
): string {
  if (readingPlace !== null) return t('notice.onPaper', { place: readingPlace });
  return responsible === null ? t('notice.askEmployer') : t('notice.askFor', { responsible });
}
