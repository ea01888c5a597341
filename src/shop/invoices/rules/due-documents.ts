/**
 * The rule: an order is owed one invoice when its money is complete, or, where it may be paid later, when
 * it has left; each refund is owed one credit note for what it takes off that invoice; a refund that a bank
 * sent back is owed an invoice that takes the credit note off again; a payment that was another order’s, a
 * credit note for all that is left.
 *
 * Source: CGI, art. 269-2 a (tax on payments before delivery, since 1 January 2023) and 272-1; BOI-TVA-DECLA-30-20-20.
 */
import type { Cents } from '#basics/money.ts';
import type { OrderState } from '#shop/sales/rules/order-states.ts';

export interface OrderBooks {
  readonly state: OrderState;
  /** Told by whoever follows: it was confirmed, whatever became of it since. */
  readonly wasConfirmed: boolean;
  readonly grossCents: Cents;
  /**
   * Whether it is a supply within the Union, which says the day it left (BR-IC-11): what is paid for it before is
   * no occasion for an invoice (CGI, art. 289, I-1-c).
   */
  readonly isWithinUnion: boolean;
  /** Whether all of it came in at one time, given back since or not. */
  readonly isPaid: boolean;
  /** Under the payment that paid it. */
  readonly capturedCents: Cents;
  /** In the order in which they ended. */
  readonly refunds: readonly {
    readonly id: string;
    readonly amountCents: Cents;
    readonly state: 'pending' | 'done' | 'failed';
  }[];
  readonly documents: readonly IssuedDocument[];
}

export interface IssuedDocument {
  readonly id: string;
  readonly occasion: string;
  readonly citesId: string | null;
  readonly grossCents: Cents;
}

export type DueDocument =
  | { readonly kind: 'invoice'; readonly occasion: string; readonly citesId: null }
  | {
      readonly kind: 'invoice' | 'credit-note';
      readonly occasion: string;
      readonly citesId: string;
      readonly grossCents: Cents;
    };

/** The next one to be issued; undefined when nothing is owed. */
export function nextDocument(books: OrderBooks): DueDocument | undefined {
  const sales = books.documents.filter(({ occasion }) => occasion.startsWith('sale-'));
  const sale = sales.at(-1);
  const round = sales.length;
  const isStanding = sale !== undefined && !hasOccasion(books, `unpaid-${round}`);
  if (!isStanding) {
    return isInvoiceDue(books)
      ? { kind: 'invoice', occasion: `sale-${round + 1}`, citesId: null }
      : undefined;
  }
  const undone = undoneCredit(books);
  if (undone) return undone;
  if (books.state === 'awaiting-payment' && !books.isPaid) {
    const grossCents = sale.grossCents - creditedCents(books, sale.id);
    return { kind: 'credit-note', occasion: `unpaid-${round}`, citesId: sale.id, grossCents };
  }
  return dueCredit(books, sale);
}

function isInvoiceDue(books: OrderBooks): boolean {
  const { state, wasConfirmed, isPaid, grossCents, isWithinUnion } = books;
  if (grossCents === 0) return false;
  if (state === 'shipped' || state === 'delivered') return true;
  if (isWithinUnion) return false;
  const isSold = state === 'confirmed' || state === 'in-preparation' || wasConfirmed;
  return isSold && isPaid && state !== 'awaiting-payment';
}

/** A refund failed after its credit note was issued. */
function undoneCredit(books: OrderBooks): DueDocument | undefined {
  for (const { id, state } of books.refunds) {
    const credit = books.documents.find(({ occasion }) => occasion === `refund-${id}`);
    const occasion = `refund-undone-${id}`;
    if (state === 'failed' && credit && !hasOccasion(books, occasion)) {
      return { kind: 'invoice', occasion, citesId: credit.id, grossCents: credit.grossCents };
    }
  }
  return undefined;
}

/** What came in beyond the invoice is given back first, and takes nothing off it. */
function dueCredit(books: OrderBooks, sale: IssuedDocument): DueDocument | undefined {
  const done = books.refunds.filter(({ state }) => state === 'done');
  const returned = done.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const surplus = Math.max(0, books.capturedCents - books.grossCents);
  const credited = creditedCents(books, sale.id);
  const owed = Math.min(sale.grossCents, Math.max(0, returned - surplus)) - credited;
  for (const { id, amountCents } of done) {
    const grossCents = Math.min(amountCents, owed);
    const occasion = `refund-${id}`;
    if (grossCents > 0 && !hasOccasion(books, occasion)) {
      return { kind: 'credit-note', occasion, citesId: sale.id, grossCents };
    }
  }
  return undefined;
}

/** What credit notes that stand take off it. */
export function creditedCents({ documents }: Pick<OrderBooks, 'documents'>, saleId: string): Cents {
  return documents
    .filter(({ id, citesId }) => citesId === saleId && !documents.some((d) => d.citesId === id))
    .reduce((sum, { grossCents }) => sum + grossCents, 0);
}

function hasOccasion({ documents }: OrderBooks, occasion: string): boolean {
  return documents.some((each) => each.occasion === occasion);
}
