/**
 * The rule: a gift has a day, a value VAT included, and says what it is; an event is one of the list or
 * none. Boxes of an order have their value and name from the order. Taking back says why.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { GIFT_EVENTS, type GiftEvent } from './gift-events.ts';

export const FIRST_GIFT_DAY: ParisDay = '2020-01-01';
const MOST_CENTS = 10_000_000;

export interface GiftWish {
  readonly givenOn: ParisDay;
  readonly event: GiftEvent | null;
}

export interface DeclaredGift extends GiftWish {
  readonly valueCents: Cents;
  readonly what: string;
}

type Read<T> = { readonly value?: T; readonly problems: readonly FieldProblem[] };

/** When and for what boxes of an order are handed over: `givenOn`, `event`. */
export function readGiftWish(form: FormValues): Read<GiftWish> {
  const reader = readForm(form);
  const wish = wishIn(reader);
  return reader.problems.length > 0 ? { problems: reader.problems } : { value: wish, problems: [] };
}

/** A gift from elsewhere: `givenOn`, `event`, `value` in euros, `what`. */
export function readDeclaredGift(form: FormValues): Read<DeclaredGift> {
  const reader = readForm(form);
  const wish = wishIn(reader);
  const valueCents = reader.cents('value', { isRequired: true }) ?? 0;
  if (valueCents < 1 || valueCents > MOST_CENTS) reader.addIssue('value', 'amount-invalid');
  const what = reader.line('what', { isRequired: true }) ?? '';
  return reader.problems.length > 0
    ? { problems: reader.problems }
    : { value: { ...wish, valueCents, what }, problems: [] };
}

function wishIn(reader: ReturnType<typeof readForm>): GiftWish {
  const givenOn = reader.day('givenOn', { isRequired: true }) ?? FIRST_GIFT_DAY;
  if (givenOn < FIRST_GIFT_DAY || givenOn > '2999-12-31') reader.addIssue('givenOn', 'day-invalid');
  return { givenOn, event: reader.choice('event', GIFT_EVENTS) };
}

/** Why something no longer counts: `reason`. */
export function readReason(form: FormValues): Read<string> {
  const reader = readForm(form);
  const reason = reader.line('reason', { isRequired: true }) ?? '';
  return { value: reason, problems: reader.problems };
}

export interface GiftSettings {
  readonly hasCarenceRecord: boolean;
  readonly policy: string | null;
}

/** `carence` (`yes` or nothing), `policy`. */
export function readGiftSettings(form: FormValues): Read<GiftSettings> {
  const reader = readForm(form);
  const hasCarenceRecord = reader.choice('carence', ['yes']) === 'yes';
  const policy = reader.prose('policy');
  return { value: { hasCarenceRecord, policy }, problems: reader.problems };
}
