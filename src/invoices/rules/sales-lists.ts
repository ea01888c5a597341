/**
 * The rule: the lists that an accountant takes over have a line for each document and rate, or each day and
 * rate; what was credited is negative. They are written for French accounting, whatever the page’s language.
 */
import type { Cents } from '#basics/money.ts';
import { CSV_MARK, csvLine } from '#company/rules/csv.ts';
import type { IssuedInvoice, PaymentMeans } from './invoice-content.ts';

const SEPARATOR = ';';
const MEANS: Readonly<Record<PaymentMeans, string>> = {
  card: 'Carte',
  debit: 'Prélèvement',
  transfer: 'Virement',
};

export function journalHead(): string {
  const texts = ['Journal', 'Date', 'Pièce', 'Nature', 'Échéance', 'Réglée le', 'Règlement'];
  const whose = ['Commande', 'Bon de commande', 'Client', 'SIREN', 'N° de TVA', 'Pièce rectifiée'];
  const amounts = ['Taux de TVA', 'HT', 'TVA', 'TTC'];
  return `${CSV_MARK}${csvLine([...texts, ...whose, ...amounts], SEPARATOR)}`;
}

export function journalLines(
  invoice: IssuedInvoice & { readonly citedNumber: string | null },
): string[] {
  const { content } = invoice;
  const { payment, order, buyer, totals } = content;
  const sign = invoice.kind === 'invoice' ? 1 : -1;
  const texts = [
    'VE',
    invoice.issuedOn,
    invoice.number,
    invoice.kind === 'invoice' ? 'Facture' : 'Avoir',
    payment.settledOn ?? invoice.dueOn,
    payment.settledOn ?? '',
    MEANS[payment.means],
    order.number,
    order.purchaseOrderNumber ?? '',
    buyer.name,
    buyer.siren,
    buyer.vatNumber ?? '',
    invoice.citedNumber ?? '',
  ];
  return totals.vatGroups.map(({ rateBasisPoints, netCents, vatCents }) =>
    lineOf(texts, [
      rateBasisPoints,
      sign * netCents,
      sign * vatCents,
      sign * (netCents + vatCents),
    ]),
  );
}

export function reportHead(): string {
  const columns = ['Date', 'Documents', 'Taux de TVA', 'HT', 'TVA', 'TTC'];
  return `${CSV_MARK}${csvLine(columns, SEPARATOR)}`;
}

/** Rates in hundredths of a percent. */
export function reportLine(sale: {
  readonly day: string;
  readonly rate: number;
  readonly documents: number;
  readonly net: Cents;
  readonly vat: Cents;
}): string {
  const { day, documents, rate, net, vat } = sale;
  return lineOf([day, String(documents)], [rate, net, vat, net + vat]);
}

/**
 * Texts are guarded against being computed. Amounts, which come last, are not: a minus before digits is a
 * number, and guarded it would be none.
 */
function lineOf(texts: readonly string[], hundredths: readonly number[]): string {
  const amounts = hundredths.map((amount) => (amount / 100).toFixed(2).replace('.', ','));
  return `${csvLine(texts, SEPARATOR).trimEnd()}${SEPARATOR}${amounts.join(SEPARATOR)}\r\n`;
}
