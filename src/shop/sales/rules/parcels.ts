/**
 * The rule: each piece of an order travels in one parcel; what was returned or never left may be sent
 * again. The order has left when every piece has, and has arrived when nothing of it is on its way.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { CARRIERS, type Carrier } from './carriers.ts';
import {
  canMove,
  FULFILMENT_MOVES,
  type FulfilmentState,
  type OrderState,
} from './order-states.ts';

export interface PackedLine {
  /** The line of the order, by its place in it. */
  readonly position: number;
  readonly quantity: number;
}

export interface Parcel {
  readonly state: FulfilmentState;
  readonly lines: readonly PackedLine[];
}

/** What is in no parcel yet, or in none any more; lines with nothing left are left out. */
export function leftToPack(
  ordered: readonly PackedLine[],
  parcels: readonly Parcel[],
): PackedLine[] {
  const taken = parcels.filter(({ state }) => state !== 'cancelled' && state !== 'returned');
  return ordered
    .map(({ position, quantity }) => ({
      position,
      quantity: quantity - piecesIn(taken, position),
    }))
    .filter(({ quantity }) => quantity > 0);
}

export interface StockMove extends PackedLine {
  readonly parcelId: string;
  readonly kind: 'put-back' | 'taken-again';
}

/** All that is known of where the pieces of an order are. */
export interface Pieces {
  readonly ordered: readonly (PackedLine & { readonly takesStock: boolean })[];
  readonly parcels: readonly Parcel[];
  readonly moves: readonly StockMove[];
}

/** What of a returned parcel can go back to the stock: once, and not what travels in another by now. */
export function restockable(
  parcel: Parcel & { readonly id: string },
  pieces: Pieces,
): PackedLine[] {
  if (parcel.state !== 'returned') return [];
  const isDone = (position: number) =>
    pieces.moves.some(
      (move) =>
        move.kind === 'put-back' && move.parcelId === parcel.id && move.position === position,
    );
  return parcel.lines
    .filter(({ position }) => takesStock(pieces, position) && !isDone(position))
    .map(({ position, quantity }) => ({
      position,
      quantity: Math.min(quantity, freePieces(pieces, position)),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What a new parcel with these lines takes from the stock, because the order had put it back there. */
export function takenAgain(lines: readonly PackedLine[], pieces: Pieces): PackedLine[] {
  return lines
    .filter(({ position }) => takesStock(pieces, position))
    .map(({ position, quantity }) => ({
      position,
      quantity: quantity - freePieces(pieces, position),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Pieces that the order holds and that are in no parcel: never left, or back and not in the stock. */
function freePieces({ ordered, parcels, moves }: Pieces, position: number): number {
  const count = (kind: StockMove['kind']) =>
    sumOf(moves.filter((move) => move.kind === kind && move.position === position));
  const held =
    sumOf(ordered.filter((line) => line.position === position)) -
    count('put-back') +
    count('taken-again');
  const packed = parcels.filter(({ state }) => state !== 'cancelled' && state !== 'returned');
  return Math.max(0, held - piecesIn(packed, position));
}

function takesStock({ ordered }: Pieces, position: number): boolean {
  return ordered.some((line) => line.position === position && line.takesStock);
}

const LEFT: readonly FulfilmentState[] = ['shipped', 'delivered', 'returned'];
const OPEN: readonly FulfilmentState[] = ['planned', 'packed', 'shipped'];

/** The states that the order passes through now, in order; none where it stays what it is. */
export function statesReached(
  state: OrderState,
  ordered: readonly PackedLine[],
  parcels: readonly Parcel[],
): ('shipped' | 'delivered')[] {
  const gone = parcels.filter((parcel) => LEFT.includes(parcel.state));
  const hasLeft = ordered.every(({ position, quantity }) => piecesIn(gone, position) >= quantity);
  const hasArrived =
    hasLeft &&
    parcels.some((parcel) => parcel.state === 'delivered') &&
    !parcels.some((parcel) => OPEN.includes(parcel.state));
  if (state === 'in-preparation' && hasLeft)
    return hasArrived ? ['shipped', 'delivered'] : ['shipped'];
  return state === 'shipped' && hasArrived ? ['delivered'] : [];
}

/** Whether a parcel comes to `to`: by a move, or because it is there already and was asked twice. */
export function movesOrStays(
  state: FulfilmentState,
  to: FulfilmentState,
): 'moves' | 'stays' | 'refused' {
  if (state === to) return 'stays';
  return canMove(FULFILMENT_MOVES, state, to) ? 'moves' : 'refused';
}

export interface ParcelTravel {
  readonly carrier: Carrier | null;
  readonly trackingNumber: string | null;
  readonly deliveryDay: ParisDay | null;
}

const TRACKING_MAX = 60;

/** Who carries it, under which number, for which day. */
export function readParcelTravel(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: ParcelTravel;
} {
  const { choice, line, day, problems } = readForm(form);
  const values = {
    carrier: choice('carrier', CARRIERS),
    trackingNumber: line('trackingNumber', { max: TRACKING_MAX }),
    deliveryDay: day('deliveryDay'),
  };
  return { problems, values };
}

/** How many of each line go in: `quantity 1` is the field of the first. At least one piece. */
export function readParcelLines(
  form: FormValues,
  left: readonly PackedLine[],
): { readonly problems: readonly FieldProblem[]; readonly lines: readonly PackedLine[] } {
  const { people: count, problems, addIssue } = readForm(form);
  const lines = left.map(({ position, quantity }) => {
    const path = `quantity ${position}`;
    const wanted = count(path) ?? 0;
    if (wanted > quantity) addIssue(path, 'too-many');
    return { position, quantity: wanted };
  });
  const first = left[0];
  const isEmpty = lines.every(({ quantity }) => quantity === 0);
  if (problems.length === 0 && isEmpty)
    addIssue(first ? `quantity ${first.position}` : 'lines', 'parcel-empty');
  return { problems, lines: lines.filter(({ quantity }) => quantity > 0) };
}

function piecesIn(parcels: readonly Parcel[], position: number): number {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  return sumOf(lines.filter((line) => line.position === position));
}

function sumOf(lines: readonly PackedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
