import { renderSVG } from 'uqr';
import { countryName } from '#basics/country-name.ts';
import { formatDay } from '#basics/dates.ts';
import { printedIban } from '#basics/iban.ts';
import { formatMoney } from '#basics/money.ts';
import { formatSiren } from '#basics/siren.ts';
import {
  isCreditorReference,
  printedCreditorReference,
} from '#shop/sales/rules/creditor-reference.ts';
import { PAYMENT_CODE_FORM, paymentCode } from '#shop/sales/rules/payment-code.ts';
import { categoryOf } from '#shop/sales/rules/vat.ts';
import type {
  InvoiceContent,
  IssuedInvoice,
  PostalLines,
  VatGroup,
} from '../rules/invoice-content.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';

/** What the template prints. */
export function invoicePaper(invoice: IssuedInvoice) {
  const { content, number } = invoice;
  const { seller, language } = content;
  const t = invoiceWords(language);
  const title = t(invoice.kind === 'invoice' ? 'title.invoice' : 'title.creditNote', { number });
  const money = (cents: number) => formatMoney(cents, language);
  return {
    title,
    foot: t('foot', { title, seller: seller.name, registry: seller.registry }),
    words: {
      page: t('page'),
      lines: t('lines'),
      label: t('label'),
      quantity: t('quantity'),
      unit: t('unit'),
      rate: t('vat'),
      net: t('net'),
      totals: t('totals'),
      amount: t('amount'),
      payment: t('payment'),
      notes: t('notes'),
    },
    warning: content.mentions.demonstration,
    dates: datesOf(invoice, t),
    parties: partiesOf(content, t),
    lines: linesOf(content, t),
    totals: [
      [t('totalNet'), money(content.totals.netCents)],
      ...content.totals.vatGroups.map((group) => [
        vatLabel(group, t, money),
        money(group.vatCents),
      ]),
    ],
    gross: [t('totalGross'), money(content.totals.grossCents)],
    settled: settledRows(invoice, t, money),
    payment: paymentLines(content, t),
    code: codeOf(invoice, t),
    notes: [
      ...vatReasonsOf(content).map((reason, index) => t('vatNote', { number: index + 1, reason })),
      content.mentions.operation,
      ...(content.mentions.delivery === null ? [] : [content.mentions.delivery]),
      content.mentions.discount,
      content.mentions.penalties,
      content.mentions.recovery,
      t('data'),
    ],
  };
}

function vatLabel(group: VatGroup, t: InvoiceWords, money: (cents: number) => string): string {
  const vatCategory = categoryOf(group);
  const net = money(group.netCents);
  return vatCategory === 'S' || vatCategory === 'E'
    ? t('vatOf', { rate: group.rateBasisPoints / 10_000, net })
    : t(`vatNone.${vatCategory}`, { net });
}

/** Why lines bear their rates: each reason once, as the notes say it and the lines refer to it. */
function vatReasonsOf({ lines }: InvoiceContent): string[] {
  return [...new Set(lines.map(({ vatReason }) => vatReason))].filter((reason) => reason !== '');
}

function linesOf(content: InvoiceContent, t: InvoiceWords) {
  const { language } = content;
  const money = (cents: number) => formatMoney(cents, language);
  const day = (of: string) => formatDay(of, language);
  const reasons = vatReasonsOf(content);
  return content.lines.map((line) => {
    const rate = line.rateBasisPoints / 10_000;
    const note = reasons.indexOf(line.vatReason) + 1;
    return {
      name: line.name,
      detail: [
        line.commitmentMonths === null ? '' : t('plan', { months: line.commitmentMonths }),
        line.period ? t('period', { from: day(line.period.from), to: day(line.period.to) }) : '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
      quantity: String(line.quantity),
      unit: money(line.unitNetCents),
      rate: note === 0 ? t('rate', { rate }) : t('rateNoted', { rate, number: note }),
      net: money(line.netCents),
    };
  });
}

/** What is still to be paid says where to, and what to write on the transfer. */
function paymentLines({ payment }: InvoiceContent, t: InvoiceWords): string[] {
  const { means, reference, account } = payment;
  const said =
    reference !== null && isCreditorReference(reference)
      ? printedCreditorReference(reference)
      : reference;
  if (means !== 'transfer' || payment.isSettled) {
    return [t(`means.${means}`), ...(said === null ? [] : [t('reference', { reference: said })])];
  }
  return [
    t('means.transfer'),
    t('account', { ...account, iban: printedIban(account.iban) }),
    ...(said === null ? [] : [t('toWrite', { reference: said })]),
  ];
}

/** The same for a banking application; null where there is nothing to pay by transfer. */
function codeOf({ kind, content }: IssuedInvoice, t: InvoiceWords) {
  const { payment, totals } = content;
  if (kind !== 'invoice' || payment.isSettled || payment.means !== 'transfer') return null;
  const { account, reference } = payment;
  const amountCents = totals.grossCents;
  const said = paymentCode({ account, amountCents, reference: reference ?? '' });
  if (said === undefined) return null;
  return {
    svg: renderSVG(said, { ...PAYMENT_CODE_FORM, border: 2 }),
    alt: t('codeAlt', { amount: formatMoney(amountCents, content.language) }),
    about: t('codeAbout'),
  };
}

function datesOf({ kind, issuedOn, dueOn, content }: IssuedInvoice, t: InvoiceWords): string[] {
  const { language, payment, order, cites } = content;
  const day = (of: string) => formatDay(of, language);
  const isCredit = kind === 'credit-note';
  const settled =
    payment.settledOn === null
      ? t('due', { day: day(dueOn) })
      : t(isCredit ? 'returned' : 'settled', { day: day(payment.settledOn) });
  return [
    t(isCredit ? 'issuedCreditNote' : 'issued', { day: day(issuedOn) }),
    settled,
    ...(cites ? [t('cites', { number: cites.number, day: day(cites.issuedOn) })] : []),
    t('order', { number: order.number, day: day(order.placedOn) }),
    ...(order.purchaseOrderNumber === null
      ? []
      : [t('purchaseOrder', { number: order.purchaseOrderNumber })]),
  ];
}

function partiesOf({ seller, buyer, delivery, language }: InvoiceContent, t: InvoiceWords) {
  const place = (address: PostalLines) => addressLines(address, language);
  const isElsewhere =
    delivery.address !== null && place(delivery.address).join() !== place(buyer.address).join();
  return [
    {
      heading: t('seller'),
      name: seller.name,
      lines: [
        ...place(seller.address),
        t('capital', { capital: formatMoney(seller.capitalCents, language) }),
        seller.registry,
        t('siren', { number: formatSiren(seller.siren) }),
        t('vatNumber', { number: seller.vatNumber }),
        seller.phone,
        seller.email,
      ],
    },
    {
      heading: t('buyer'),
      name: buyer.name,
      lines: [
        ...place(buyer.address),
        ...(buyer.siren === null ? [] : [t('siren', { number: formatSiren(buyer.siren) })]),
        ...(buyer.siret === null ? [] : [t('siret', { number: formatSiren(buyer.siret) })]),
        ...(buyer.vatNumber === null ? [] : [t('vatNumber', { number: buyer.vatNumber })]),
      ],
    },
    ...(delivery.address && isElsewhere
      ? [{ heading: t('delivery'), name: buyer.name, lines: place(delivery.address) }]
      : []),
  ];
}

function addressLines(
  { line1, line2, postcode, city, country }: PostalLines,
  language: InvoiceContent['language'],
): string[] {
  return [
    line1,
    ...(line2 === null ? [] : [line2]),
    `${postcode} ${city}`.trim(),
    ...(country === 'FR' ? [] : [countryName(country, language)]),
  ].filter((line) => line !== '');
}

function settledRows(
  { kind, content }: IssuedInvoice,
  t: InvoiceWords,
  money: (cents: number) => string,
): [string, string][] {
  const { grossCents } = content.totals;
  const isCredit = kind === 'credit-note';
  const settledCents = content.payment.isSettled ? grossCents : 0;
  return [
    [t(isCredit ? 'returnedAmount' : 'prepaid'), money(settledCents)],
    [t(isCredit ? 'leftToReturn' : 'left'), money(grossCents - settledCents)],
  ];
}
