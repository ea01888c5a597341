/**
 * The rule of the exchange (« échange possible »): pieces that were delivered may be exchanged for so many days
 * after, each once, and none whose money went back. What disappoints is exchanged too, unless it bears the
 * buyer’s logo. What is sent instead is of the same kind and rate of VAT and not dearer, so that the invoice stands.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { REASON_MAX } from '#shop/sales/rules/order-money.ts';
import { canMove, type FulfilmentState, type Moves } from '#shop/sales/rules/order-states.ts';
import { type PackedLine, readParcelLines } from '#shop/sales/rules/parcels.ts';

export const RETURN_STATES = [
  'asked',
  'accepted',
  'refused',
  'cancelled',
  'sent-back',
  'received',
  'replaced',
  'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The database refuses every other move too (`return_moves`). */
export const RETURN_MOVES: Moves<ReturnState> = {
  asked: ['accepted', 'refused', 'cancelled'],
  // Straight to replaced where nothing comes back, and nowhere else.
  accepted: ['sent-back', 'received', 'replaced', 'closed'],
  'sent-back': ['received', 'closed'],
  received: ['replaced', 'closed'],
  refused: [],
  cancelled: [],
  replaced: [],
  closed: [],
};

export const RETURN_REASONS = [
  'damaged',
  'wrong',
  'missing',
  'not-as-described',
  'allergen',
  'disliked',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** How pieces come back, at our expense: not at all, with a label that we pay, or fetched. */
export const RETURN_WAYS = ['kept', 'prepaid', 'collected'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** What staff bring a return to. */
export const STAFF_RETURN_MOVES = [
  'accepted',
  'refused',
  'received',
  'replaced',
  'closed',
] as const satisfies readonly ReturnState[];
export type StaffReturnMove = (typeof STAFF_RETURN_MOVES)[number];

export const NOTE_MAX = 2_000;

/** Whether a return comes to `to`: by a move, or because it is there already and was asked twice. */
export function returnMovesOrStays(
  { state, way }: { readonly state: ReturnState; readonly way: ReturnWay | null },
  to: ReturnState,
): 'moves' | 'stays' | 'refused' {
  if (state === to) return 'stays';
  const isKept = way === 'kept';
  const skips = (to === 'sent-back' || to === 'received') && isKept;
  const isTooEarly = to === 'replaced' && state === 'accepted' && !isKept;
  return canMove(RETURN_MOVES, state, to) && !skips && !isTooEarly ? 'moves' : 'refused';
}

/** What staff may do with it now. */
export function staffReturnMoves(asked: {
  readonly state: ReturnState;
  readonly way: ReturnWay | null;
}): StaffReturnMove[] {
  return STAFF_RETURN_MOVES.filter((to) => returnMovesOrStays(asked, to) === 'moves');
}

export interface DeliveredParcel {
  readonly state: FulfilmentState;
  /** Of a delivered one. */
  readonly deliveredOn: ParisDay | null;
  readonly lines: readonly PackedLine[];
}

export interface SoldPieces extends PackedLine {
  readonly unitNetCents: number;
  /** Whether there is nothing of it to send. */
  readonly isService: boolean;
}

export interface SoldOrder {
  readonly lines: readonly SoldPieces[];
  readonly parcels: readonly DeliveredParcel[];
  /** Pieces of returns that were neither refused nor cancelled. */
  readonly taken: readonly PackedLine[];
  readonly netCents: number;
  readonly grossCents: number;
  readonly refundedCents: number;
}

export interface ExchangeableLine extends PackedLine {
  /** The last day on which one of these pieces may be exchanged. */
  readonly until: ParisDay;
}

/** The most of each line that may be exchanged on that day; lines without any are left out. */
export function exchangeableLines(
  order: SoldOrder,
  { today, days }: { readonly today: ParisDay; readonly days: number },
): ExchangeableLine[] {
  return order.lines.flatMap((line) => {
    if (line.isService) return [];
    const { position } = line;
    const delivered = order.parcels.flatMap(({ state, deliveredOn, lines }) =>
      state === 'delivered' && deliveredOn !== null
        ? [{ until: addDays(deliveredOn, days), quantity: piecesOf(lines, position) }]
        : [],
    );
    const inTime = delivered.filter(({ until, quantity }) => until >= today && quantity > 0);
    const quantity = Math.min(
      sumOf(inTime),
      sumOf(delivered) - piecesOf(order.taken, position),
      paidPieces(order, line),
    );
    const until = inTime.reduce<ParisDay>(
      (last, each) => (each.until > last ? each.until : last),
      '',
    );
    return quantity > 0 ? [{ position, quantity, until }] : [];
  });
}

/** How many pieces of a line are not given back, beside those that are exchanged already. */
function paidPieces(order: SoldOrder, { position, quantity }: PackedLine): number {
  let pieces = 0;
  while (pieces < quantity && isPaidFor(order, [{ position, quantity: pieces + 1 }])) pieces += 1;
  return pieces;
}

/**
 * Whether what was kept of the order’s money still pays for these pieces beside those that are exchanged already;
 * to the cent of each piece, as amounts given back are rounded.
 */
export function isPaidFor(order: SoldOrder, more: readonly PackedLine[]): boolean {
  const { netCents, grossCents, refundedCents } = order;
  if (refundedCents <= 0) return true;
  if (refundedCents >= grossCents) return false;
  const wanted = order.lines.map(({ position, unitNetCents }) => ({
    quantity: piecesOf(order.taken, position) + piecesOf(more, position),
    unitNetCents,
  }));
  const wantedCents = wanted.reduce((sum, each) => sum + each.quantity * each.unitNetCents, 0);
  return wantedCents * grossCents <= netCents * (grossCents - refundedCents + sumOf(wanted));
}

export interface AskedLine extends PackedLine {
  /** What is wished instead; null: the same again. */
  readonly replacementId: string | null;
}

/** A line that may be exchanged, with what may be sent instead. */
export interface OfferedLine extends PackedLine {
  readonly hasLogo: boolean;
  readonly instead: readonly { readonly productId: string }[];
}

/** How many of each (`quantity 1`), for what (`instead 1`), why, and in the buyer’s words. */
export function readReturnForm(
  form: FormValues,
  offered: readonly OfferedLine[],
): {
  readonly problems: readonly FieldProblem[];
  readonly values: {
    readonly lines: readonly AskedLine[];
    readonly reason: ReturnReason;
    readonly note: string | null;
  };
} {
  const read = readForm(form);
  const pieces = readParcelLines(form, offered);
  const reason = read.choice('reason', RETURN_REASONS, { isRequired: true });
  const note = read.prose('note', { max: NOTE_MAX, isRequired: reason === 'other' });
  const lines = pieces.lines.map(({ position, quantity }) => {
    const line = offered.find((each) => each.position === position);
    const among = line?.instead.map(({ productId }) => productId) ?? [];
    if (reason === 'disliked' && line?.hasLogo) read.addIssue(`quantity ${position}`, 'bears-logo');
    return { position, quantity, replacementId: read.choice(`instead ${position}`, among) };
  });
  return {
    problems: [...pieces.problems, ...read.problems],
    values: { lines, reason: reason ?? 'other', note },
  };
}

/** How pieces come back, and what else the buyer is told. */
export function readAcceptance(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: { readonly way: ReturnWay; readonly instructions: string | null };
} {
  const { choice, prose, problems } = readForm(form);
  const way = choice('way', RETURN_WAYS, { isRequired: true }) ?? 'kept';
  return { problems, values: { way, instructions: prose('instructions', { max: REASON_MAX }) } };
}

/** What of the pieces that came back goes to the stock; with a reason, where anything does. */
export function readReceipt(
  form: FormValues,
  restockable: readonly PackedLine[],
): {
  readonly problems: readonly FieldProblem[];
  readonly values: { readonly lines: readonly PackedLine[]; readonly reason: string | null };
} {
  const { people: count, prose, problems, addIssue } = readForm(form);
  const lines = restockable.map(({ position, quantity }) => {
    const path = `quantity ${position}`;
    const back = count(path) ?? 0;
    if (back > quantity) addIssue(path, 'too-many');
    return { position, quantity: back };
  });
  const back = lines.filter(({ quantity }) => quantity > 0);
  const reason = prose('reason', { max: REASON_MAX, isRequired: back.length > 0 });
  return { problems, values: { lines: back, reason } };
}

/** What a return is called on its label and in mails: `PV-2026-000012-E1`. */
export function returnReference(orderNumber: string, number: number): string {
  return `${orderNumber}-E${number}`;
}

function piecesOf(lines: readonly PackedLine[], position: number): number {
  return sumOf(lines.filter((line) => line.position === position));
}

function sumOf(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
