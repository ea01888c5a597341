/**
 * The rule: the lists that an accountant takes over have a line for each document and rate, or each day and
 * rate; what was credited is negative. They are written for French accounting, whatever the page’s language.
 */
import type { Cents } from '#basics/money.ts';
import { CSV_MARK, csvLine } from '#imports/rules/csv.ts';
import type { IssuedInvoice, PaymentMeans } from './invoice-content.ts';

const SEPARATOR = ';';
const MEANS: Readonly<Record<PaymentMeans, string>> = {
  card: 'Carte',
  debit: 'Prélèvement',
  transfer: 'Virement',
};

/** The place of a document in the chain of all documents. */
export type ListedSeal = {
  readonly rank: number;
  readonly hash: string;
  readonly isSound: boolean;
};

export function journalHead(): string {
  const texts = ['Journal', 'Date', 'Pièce', 'Nature', 'Échéance', 'Réglée le', 'Règlement'];
  const whose = ['Commande', 'Bon de commande', 'Client', 'SIREN', 'N° de TVA', 'Pièce rectifiée'];
  const proof = ['Rang dans la chaîne', 'Empreinte (SHA-256)', 'Vérification'];
  const amounts = ['Taux de TVA', 'HT', 'TVA', 'TTC'];
  return `${CSV_MARK}${csvLine([...texts, ...whose, ...proof, ...amounts], SEPARATOR)}`;
}

export function journalLines(
  invoice: IssuedInvoice & {
    readonly citedNumber: string | null;
    /** Undefined for what has no place in the chain: it was not issued by the product. */
    readonly seal: ListedSeal | undefined;
  },
): string[] {
  const { content, seal } = invoice;
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
    buyer.siren ?? '',
    buyer.vatNumber ?? '',
    invoice.citedNumber ?? '',
    String(seal?.rank ?? ''),
    seal?.hash ?? '',
    seal?.isSound ? 'conforme à l’émission' : 'ALTÉRÉE DEPUIS L’ÉMISSION',
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
