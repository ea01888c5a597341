import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { toleranceOf } from '#access/who-may-give.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, formatMoment, formatShortDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney, typedEuros } from '#basics/money.ts';
import { figureOn } from '#basics/settings.ts';
import { formatSiren } from '#basics/siren.ts';
import { csvOf } from '#imports/rules/csv.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { countUse } from '#platform/rate-limit.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import type { ExportGiftSheet, PrintGiftSheet } from '../contract.ts';
import { texts } from '../messages/sheet.ts';
import { type GiftJudgement, judgeGifts } from '../rules/gift-judgement.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { withReader } from './in-company.ts';
import { findGiver } from './meter.queries.ts';
import { findSheetGifts, numberSheet, type SheetGift } from './sheet.queries.ts';

const TEMPLATE = new URL('./gift-sheet.typ', import.meta.url);
/** Ten thousand people fill hundreds of pages. */
const LIMIT_SECONDS = 120;

type Wanted = ParsedInputOf<PrintGiftSheet>;

/** What a sheet says of a company and a year, and the number that this content has. */
async function sheetOf(deps: GiftsDeps, call: Call, { companyId, year }: Wanted) {
  const { figures } = await deps.settings.read();
  const limit = urssafLimitOf(figures, year);
  const councilHeadcount = figureOn(figures, 'council-headcount', `${year}-01-01`).value;
  return withReader(deps, call, companyId, async (tx, by) => {
    // The works council may not read the list of employees, nor anybody accounts: the sheet names who
    // received something, and who said so.
    const content = await withServiceRights(tx, async (service) => {
      const giver = await findGiver(service, companyId);
      const tolerance = toleranceOf({
        kind: giver.kind === 'cse' ? 'cse' : 'employer',
        headcount: giver.headcount,
        hasCarenceRecord: giver.has_carence_record ?? false,
        councilHeadcount,
      });
      const gifts = await findSheetGifts(service, companyId, year);
      return { year, limit, giver, tolerance, councilHeadcount, gifts };
    });
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    return { ...content, hash, number: await numberSheet(tx, { companyId, year, hash, by }) };
  });
}

type Sheet = Awaited<ReturnType<typeof sheetOf>>;

export async function printGiftSheet(
  deps: GiftsDeps,
  call: Call,
  wanted: Wanted,
): Promise<OutputOf<PrintGiftSheet>> {
  await limitPrinting(deps, call);
  const sheet = await sheetOf(deps, call, wanted);
  const now = deps.clock.now();
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language: call.language,
    madeAt: now,
    limitSeconds: LIMIT_SECONDS,
    data: paperOf(sheet, call.language, now),
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

function paperOf(sheet: Sheet, language: Language, now: Date) {
  const t = words(language);
  const money = (cents: number) => formatMoney(cents, language);
  const { year, limit, giver, tolerance, councilHeadcount, gifts, number, hash } = sheet;
  const people = [...Map.groupBy(gifts, ({ employee_id: id }) => id).values()].map((own) => ({
    own,
    judged: judged(own, limit.limitCents),
  }));
  const over = people.filter(({ judged: { line } }) => line.isOver).length;
  const title = t('title', { year: String(year), company: giver.legal_name });
  return {
    title,
    foot: t('foot', { title, number, hash: hash.slice(0, 12) }),
    words: {
      page: t('page'),
      day: t('day'),
      what: t('what'),
      event: t('event'),
      origin: t('origin'),
      value: t('value'),
      none: t('none'),
      people: t('people'),
      rule: t('rule.title'),
      policy: t('policy'),
      giver: t('giver'),
      nobody: t('nobody', { year: String(year) }),
    },
    facts: [
      t('company', { name: giver.legal_name, siren: formatSiren(giver.siren) }),
      t('printed', { moment: formatMoment(now, language), number }),
      t('hash', { hash }),
    ],
    limit: t(limit.year === year ? 'limit' : 'provisional', {
      year: String(year),
      ofYear: String(limit.year),
      limit: money(limit.limitCents),
      ceiling: money(limit.monthlyCeilingCents),
      source: limit.source,
    }),
    totals: t('totals', {
      receivers: people.length,
      total: money(gifts.reduce((sum, gift) => sum + gift.value_cents, 0)),
      over,
    }),
    giver: t(`givers.${tolerance}`, {
      headcount: giver.headcount,
      councilHeadcount,
    }),
    policy: giver.policy ?? t('noPolicy'),
    rule: [t('rule.together'), t('rule.event'), t('rule.tolerance')],
    people: people.map(({ own, judged: { line, subjectCents, toProveCents } }) => {
      const [one] = own as [SheetGift];
      return {
        name: personOf(one, t),
        verdict: t(line.isOver ? 'verdict.over' : 'verdict.within', {
          total: money(line.totalCents),
          limit: money(limit.limitCents),
          toProve: money(toProveCents),
          subject: money(subjectCents),
        }),
        gifts: own.map((gift) => [
          formatShortDay(gift.given_on, language),
          gift.what,
          gift.event ? t(`events.${gift.event}`) : t('none'),
          originOf(gift, t, language),
          money(gift.value_cents),
        ]),
      };
    }),
  };
}

type Texts = ReturnType<typeof words>;

function personOf({ last_name, first_name, employee_number, site }: SheetGift, t: Texts): string {
  const number = employee_number ? t('number', { number: employee_number }) : '';
  return [`${last_name} ${first_name}`, number, site].filter(Boolean).join(' · ');
}

function originOf(
  { source, number, declared_by, acted_at }: SheetGift,
  t: Texts,
  language: Language,
) {
  const by = declared_by ?? t('somebody');
  const day = formatDay(parisDayOf(acted_at), language);
  return t(`origins.${source}`, { number: number ?? '', by, day });
}

function judged(own: readonly SheetGift[], limitCents: number): GiftJudgement {
  const gifts = own.map(({ given_on, value_cents, event }) => ({
    givenOn: given_on,
    valueCents: value_cents,
    event,
  }));
  return judgeGifts(gifts, limitCents);
}

// The official client reads other types as text, and loses the mark at its head.
const CSV = 'application/octet-stream';

export async function exportGiftSheet(
  deps: GiftsDeps,
  call: Call,
  wanted: ParsedInputOf<ExportGiftSheet>,
): Promise<OutputOf<ExportGiftSheet>> {
  await limitPrinting(deps, call);
  const { gifts } = await sheetOf(deps, call, wanted);
  const t = words(call.language);
  const headings = ['lastName', 'firstName', 'employeeNumber', 'site', 'day', 'what', 'event'];
  const rows = gifts.map((gift) => [
    gift.last_name,
    gift.first_name,
    gift.employee_number ?? '',
    gift.site,
    gift.given_on,
    gift.what,
    gift.event ? t(`events.${gift.event}`) : '',
    call.language === 'fr' ? typedEuros(gift.value_cents) : (gift.value_cents / 100).toFixed(2),
    t(`sources.${gift.source}`),
    gift.number ?? '',
    gift.declared_by ?? '',
    parisDayOf(gift.acted_at),
  ]);
  const head = [...headings, 'value', 'source', 'order', 'declaredBy', 'declaredOn'] as const;
  const csv = csvOf(
    [head.map((name) => t(`csv.${name as 'lastName'}`)), ...rows],
    call.language === 'fr' ? ';' : ',',
  );
  return new Blob([csv], { type: CSV });
}

function limitPrinting(deps: GiftsDeps, call: Call): Promise<void> {
  return countUse(deps, 'print-gifts', signedInCaller(call).claims.sub);
}

const words = translatorOf(texts);
