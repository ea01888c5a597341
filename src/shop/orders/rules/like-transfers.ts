/**
 * The rule: the same transfer reads otherwise in a table than in a file for programs. One that has the amount
 * of a transfer that another kind of file brought, within three days, is like it unless both name orders and
 * not the same; each that was brought stands for one line. What is like another pays nothing by itself.
 */
import { daysBetween, type ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { numbersNamedIn } from './named-numbers.ts';

export const LIKE_DAYS = 3;

export interface SeenTransfer {
  readonly bookedOn: ParisDay;
  readonly amountCents: Cents;
  readonly label: string;
  /** The order that it pays already. */
  readonly orderNumber?: string | null;
}

/** The places of lines that are like one of these; those that agree in what they name are paired first. */
export function likeTransfers(
  lines: readonly SeenTransfer[],
  brought: readonly SeenTransfer[],
): ReadonlySet<number> {
  const taken = new Set<SeenTransfer>();
  const like = new Set<number>();
  const ofBrought = Map.groupBy(
    brought.map((transfer) => ({ transfer, named: namedBy(transfer) })),
    ({ transfer }) => transfer.amountCents,
  );
  const ofLines = lines.map(namedBy);
  for (const doAgree of [agree, mayAgree]) {
    for (const [place, line] of lines.entries()) {
      if (like.has(place)) continue;
      const found = ofBrought
        .get(line.amountCents)
        ?.find(
          ({ transfer, named }) =>
            !taken.has(transfer) &&
            Math.abs(daysBetween(transfer.bookedOn, line.bookedOn)) <= LIKE_DAYS &&
            doAgree(named, ofLines[place] ?? []),
        );
      if (!found) continue;
      taken.add(found.transfer);
      like.add(place);
    }
  }
  return like;
}

function namedBy({ label, orderNumber }: SeenTransfer): string[] {
  const { references, orders, invoices } = numbersNamedIn(label);
  return [...references, ...orders, ...invoices, ...(orderNumber ? [orderNumber] : [])];
}

function agree(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 ? b.length === 0 : a.some((number) => b.includes(number));
}

function mayAgree(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || agree(a, b);
}
