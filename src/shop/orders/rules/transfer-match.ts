/**
 * The rule: a transfer pays the order whose creditor reference stands in its label, however the bank
 * spaced or wrote it, and that whose number, or whose invoice’s number, stands there with exactly what it
 * asks. It is exact, partial or over by what the order still asks at that moment. Anything else is
 * attributed by a person, who is told which order it may be, and why.
 */
import type { Cents } from '#basics/money.ts';
import { type NamedNumbers, numbersNamedIn } from './named-numbers.ts';
import { nameSign, signedLabel } from './payer-name.ts';

export const TRANSFER_VERDICTS = ['exact', 'partial', 'over', 'unknown', 'known', 'like'] as const;
/** `known` was imported before; `like` is much like one that was, of another kind of file. */
export type TransferVerdict = (typeof TRANSFER_VERDICTS)[number];

export const CERTAINTIES = ['certain', 'probable', 'to-check'] as const;
/** How sure it is that a transfer pays an order. */
export type Certainty = (typeof CERTAINTIES)[number];

export const GROUNDS = ['reference', 'order-number', 'invoice-number', 'amount', 'name'] as const;
/** What speaks for it. */
export type Ground = (typeof GROUNDS)[number];

export interface AwaitedOrder {
  readonly number: string;
  readonly companyName: string;
  /** What it asked, less what has come in. */
  readonly remainderCents: Cents;
  /** Neither cancelled nor paid otherwise. */
  readonly isWaiting: boolean;
}

export interface Incoming {
  readonly label: string;
  readonly amountCents: Cents;
  readonly isKnown: boolean;
  readonly isLike: boolean;
}

export interface Guess<Order> {
  readonly order: Order;
  readonly certainty: Certainty;
  readonly grounds: readonly Ground[];
}

export interface MatchedTransfer<Order> {
  readonly verdict: TransferVerdict;
  /** Which it pays by itself. */
  readonly order: Order | undefined;
  /** Which it pays, or may pay, and how sure that is. */
  readonly guess: Guess<Order> | undefined;
  /** After this transfer. */
  readonly remainderCents: Cents;
  readonly surplusCents: Cents;
}

/** Orders that labels may name, or that ask for just such an amount; the order of each invoice that is named. */
export interface Candidates<Order> {
  readonly orders: readonly Order[];
  readonly ofInvoices: ReadonlyMap<string, string>;
}

/** Each line in its turn: the second of two for one order meets what the first has left. */
export function matchTransfers<Order extends AwaitedOrder>(
  transfers: readonly Incoming[],
  candidates: Candidates<Order>,
): MatchedTransfer<Order>[] {
  const known = indexOf(candidates);
  const left = askedBy(candidates);
  return transfers.map((transfer) => {
    const guess = guessOrder(transfer, known, left);
    const waits = { order: undefined, remainderCents: 0, surplusCents: 0 };
    if (transfer.isKnown) {
      const order = guess?.grounds.includes('reference') ? guess.order : undefined;
      return { ...waits, verdict: 'known', order, guess: undefined };
    }
    if (transfer.isLike) {
      return { ...waits, verdict: 'like', guess: guess && { ...guess, certainty: 'to-check' } };
    }
    if (!guess || !settlesByItself(guess)) return { ...waits, verdict: 'unknown', guess };
    const { order } = guess;
    const { amountCents } = transfer;
    const asked = left.get(order.number) ?? 0;
    const remainderCents = Math.max(0, asked - amountCents);
    left.set(order.number, remainderCents);
    const surplusCents = Math.max(0, amountCents - asked);
    return { verdict: verdictOf(amountCents, asked), order, guess, remainderCents, surplusCents };
  });
}

/** Which order each may pay, by itself: none of them has paid anything yet. */
export function guessEach<Order extends AwaitedOrder>(
  transfers: readonly Pick<Incoming, 'label' | 'amountCents'>[],
  candidates: Candidates<Order>,
): (Guess<Order> | undefined)[] {
  const known = indexOf(candidates);
  const left = askedBy(candidates);
  return transfers.map((transfer) => guessOrder(transfer, known, left));
}

function askedBy({ orders }: Candidates<AwaitedOrder>): Map<string, Cents> {
  return new Map(orders.map(({ number, remainderCents }) => [number, remainderCents]));
}

/** Check digits tell a reference from a number that was mistyped: it counts whatever the amount. */
function settlesByItself({ grounds, certainty }: Guess<unknown>): boolean {
  return grounds.includes('reference') || certainty === 'certain';
}

/** Of an amount against what is still asked. */
export function verdictOf(amountCents: Cents, askedCents: Cents): 'exact' | 'partial' | 'over' {
  if (amountCents === askedCents) return 'exact';
  return amountCents < askedCents ? 'partial' : 'over';
}

type Index<Order> = {
  readonly byNumber: ReadonlyMap<string, Order>;
  readonly ofInvoices: ReadonlyMap<string, string>;
  readonly byAmount: ReadonlyMap<Cents, readonly { order: Order; sign: string | undefined }[]>;
};

function indexOf<Order extends AwaitedOrder>({
  orders,
  ofInvoices,
}: Candidates<Order>): Index<Order> {
  const signed = orders
    .filter(({ isWaiting }) => isWaiting)
    .map((order) => ({ order, sign: nameSign(order.companyName) }));
  return {
    byNumber: new Map(orders.map((order) => [order.number, order])),
    ofInvoices,
    byAmount: Map.groupBy(signed, ({ order }) => order.remainderCents),
  };
}

function guessOrder<Order extends AwaitedOrder>(
  { label, amountCents }: Pick<Incoming, 'label' | 'amountCents'>,
  known: Index<Order>,
  left: ReadonlyMap<string, Cents>,
): Guess<Order> | undefined {
  const isAsked = ({ number, isWaiting }: Order) => isWaiting && left.get(number) === amountCents;
  const named = namedOrders(numbersNamedIn(label), known);
  if (named) {
    // Two orders in one label: only a person knows how it is shared.
    const [order] = named.orders.length === 1 ? named.orders : [];
    if (!order) return undefined;
    if (isAsked(order)) return { order, grounds: [named.ground, 'amount'], certainty: 'certain' };
    const certainty = order.isWaiting ? 'probable' : 'to-check';
    return { order, grounds: [named.ground], certainty };
  }
  const asking = (known.byAmount.get(amountCents) ?? []).filter(({ order }) => isAsked(order));
  const said = signedLabel(label);
  const byName = asking.filter(({ sign }) => sign !== undefined && said.includes(sign));
  const [payer] = byName.length === 1 ? byName : [];
  if (payer) return { order: payer.order, grounds: ['amount', 'name'], certainty: 'probable' };
  const [only] = asking.length === 1 ? asking : [];
  return only && { order: only.order, grounds: ['amount'], certainty: 'to-check' };
}

/** By the surest way in which the label names any; undefined where it names none of ours. */
function namedOrders<Order>(
  named: NamedNumbers,
  { byNumber, ofInvoices }: Index<Order>,
): { readonly orders: readonly Order[]; readonly ground: Ground } | undefined {
  const of = (numbers: readonly string[]) => [
    ...new Set(numbers.flatMap((number) => byNumber.get(number) ?? [])),
  ];
  const byReference = of(named.references);
  if (byReference.length > 0) return { orders: byReference, ground: 'reference' };
  const ofPapers = named.invoices.flatMap((number) => ofInvoices.get(number) ?? []);
  const written = of([...named.orders, ...ofPapers]);
  if (written.length === 0) return undefined;
  return {
    orders: written,
    ground: of(named.orders).length > 0 ? 'order-number' : 'invoice-number',
  };
}
