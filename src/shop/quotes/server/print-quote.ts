import { readFile } from 'node:fs/promises';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { formatMoney } from '#basics/money.ts';
import { Refusal } from '#basics/refusal.ts';
import { formatSiren } from '#basics/siren.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { PostalAddress } from '#shop/sales/rules/postal-address.ts';
import type { PrintQuote, PrintQuoteByLink } from '../contract.ts';
import { texts } from '../messages/quote-paper.ts';
import type { QuoteContent } from '../rules/quote-form.ts';
import { quoteOfLink } from './open-quote.ts';
import {
  contentOf,
  findVersionOf,
  type Seller,
  sellerIn,
  type VersionRow,
} from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

const TEMPLATE = new URL('./quote.typ', import.meta.url);

export async function printQuote(
  deps: QuotesDeps,
  call: Call,
  { quoteId, version }: ParsedInputOf<PrintQuote>,
): Promise<OutputOf<PrintQuote>> {
  const found = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    return findVersionOf(tx, quoteId, version);
  });
  if (!found) throw new Refusal('not-found');
  return printed(deps, found);
}

export async function printQuoteByLink(
  deps: QuotesDeps,
  { token }: ParsedInputOf<PrintQuoteByLink>,
): Promise<OutputOf<PrintQuoteByLink>> {
  // The link is the proof: the service reads what it is for.
  const { version } = await deps.database.asService((tx) => quoteOfLink(deps, tx, token));
  return printed(deps, version);
}

/** A version on paper: the same whenever it is printed. */
async function printed(deps: QuotesDeps, version: VersionRow): Promise<Blob> {
  const content = contentOf(version);
  const seller = sellerIn(version);
  const { language } = content;
  const t = words(language);
  const money = (cents: number) => formatMoney(cents, language);
  const rate = (points: number) => t('rate', { rate: points / 10_000 });
  const title = t('title', { number: version.number });
  const day = formatDay(parisDayOf(version.sent_at), language);
  const until = formatDay(version.valid_until, language);
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language,
    madeAt: version.sent_at,
    data: {
      title,
      foot: t('foot', { title, seller: seller.name, registry: seller.registry }),
      words: {
        page: t('page'),
        offer: t('offer'),
        label: t('label'),
        quantity: t('quantity'),
        unit: t('unit'),
        rate: t('vat'),
        net: t('net'),
        totals: t('totals'),
        amount: t('amount'),
        note: t('note'),
        terms: t('terms'),
        accept: t('accept'),
        signature: t('signature'),
      },
      dates: [t('made', { day, version: version.version }), t('until', { day: until })],
      parties: [sellerOf(seller, t, money), buyerOf(content, t), ...deliveryOf(content, t)],
      lines: content.lines.map((line) => ({
        name: line.name,
        detail: [
          line.commitmentMonths === null ? '' : t('plan', { months: line.commitmentMonths }),
          t('reason', { reason: line.vatReason }),
        ]
          .filter((part) => part !== '')
          .join(' · '),
        quantity: String(line.quantity),
        unit: money(line.unitNetCents),
        rate: rate(line.rateBasisPoints),
        net: money(line.netCents),
      })),
      totals: [
        [t('totalNet'), money(content.totals.netCents)],
        ...content.totals.vatGroups.map((group) => [
          t('vatOf', { rate: group.rateBasisPoints / 10_000, net: money(group.netCents) }),
          money(group.vatCents),
        ]),
      ],
      gross: [t('totalGross'), money(content.totals.grossCents)],
      note: content.note,
      terms: [
        t('payment'),
        t('reference'),
        t('late'),
        t('conditions', { address: new URL('/cgv', deps.publicUrl()).href }),
      ],
    },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

type Texts = ReturnType<typeof words>;

function sellerOf(seller: Seller, t: Texts, money: (cents: number) => string) {
  return {
    heading: t('seller'),
    name: seller.name,
    lines: [
      seller.address,
      t('capital', { capital: money(seller.capitalCents) }),
      seller.registry,
      t('vatNumber', { number: seller.vatNumber }),
      seller.phone,
      seller.email,
    ],
  };
}

function buyerOf({ company, address }: QuoteContent, t: Texts) {
  return {
    heading: t('buyer'),
    name: company.legalName,
    lines: [
      ...linesOf(address),
      ...(company.siret ? [t('siret', { number: formatSiren(company.siret) })] : []),
      ...(company.siren && !company.siret
        ? [t('siren', { number: formatSiren(company.siren) })]
        : []),
      ...(company.vatNumber ? [t('vatNumber', { number: company.vatNumber })] : []),
      t('contact', { name: company.contactName, deName: withDe(company.contactName) }),
      company.email,
      ...(company.phone ? [company.phone] : []),
    ],
  };
}

/** Where it goes, if elsewhere than to its buyer: what its VAT depends on. */
function deliveryOf({ company, deliveryAddress }: QuoteContent, t: Texts) {
  if (!deliveryAddress) return [];
  return [{ heading: t('delivery'), name: company.legalName, lines: linesOf(deliveryAddress) }];
}

function linesOf({ line1, line2, postcode, city, country }: PostalAddress): string[] {
  const town = `${postcode} ${city}${country === 'FR' ? '' : ` (${country})`}`;
  return [line1, ...(line2 ? [line2] : []), town];
}

const words = translatorOf(texts);
