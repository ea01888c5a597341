/**
 * The rule: a quote names both parties, what is sold line by line, until when it holds and in which
 * language; a line is a product of the catalogue, at its price or at one agreed for this quote, or anything
 * else with the VAT rate that applies to it and why. Goods bear the VAT of where they go, as everywhere in
 * the shop; what goes nowhere that we deliver is not offered.
 *
 * Source: Code de la consommation, art. L111-1 and arrêté du 2 décembre 1983, followed for companies too.
 */
import { isEmail, normalizeEmail, normalizePhone } from '#basics/contact-details.ts';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import type { Language } from '#basics/language.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { DatedFigure } from '#basics/settings.ts';
import { isSiren, isSiret, normalizeDigits } from '#basics/siren.ts';
import { isVatNumber, normalizeVatNumber } from '#basics/vat-number.ts';
import { CHECKOUT_LIMITS, isEstablishedAbroad } from '#shop/orders/rules/checkout-form.ts';
import type { PostalAddress } from '#shop/sales/rules/postal-address.ts';
import { priceOrder, type VatCategory } from '#shop/sales/rules/vat.ts';
import { countryIn, readAddress, readDelivery } from './quote-address.ts';
import {
  bearsNone,
  carriageLines,
  placedVat,
  type QuotePrices,
  quotePrices,
} from './quote-place.ts';

/** Rates in force in France (CGI, art. 278 to 281 nonies); 0: exempt, or not ours to charge. */
export const QUOTE_RATES = ['2000', '1000', '550', '210', '0'] as const;
/** Of what is not of the catalogue: goods go somewhere, a service goes to somebody. */
export const QUOTE_NATURES = ['goods', 'service'] as const;
export const QUOTE_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTES_PER_PAGE = 30;
export const DEFAULT_VALIDITY_DAYS = 30;
const MOST_VALIDITY_DAYS = 365;
const MOST_LINES = 50;
const MOST_PIECES = 100_000;
const MOST_UNIT_CENTS = 10_000_000;
const LINE_ID = /^[a-z0-9]{1,12}$/;

/** What a quote may offer of the catalogue, as it is there now. */
export interface QuotableProduct {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly priceCents: Cents;
  readonly rateBasisPoints: number;
  readonly vatReason: Readonly<Record<Language, string>>;
  /** Monthly prices per employee; empty where it has one price. */
  readonly plans: readonly { readonly commitmentMonths: number; readonly priceCents: Cents }[];
}

/** What is sold now, and the figures that tell its VAT by place. */
export interface QuotableOffer {
  readonly products: readonly QuotableProduct[];
  readonly figures: readonly DatedFigure[];
  /** VAT numbers of other members of the Union that VIES has confirmed. */
  readonly provenNumbers?: readonly string[];
}

export interface QuoteLine {
  /** Null for what is not of the catalogue. */
  readonly productId: string | null;
  readonly name: string;
  readonly commitmentMonths: number | null;
  readonly quantity: number;
  readonly unitNetCents: Cents;
  readonly netCents: Cents;
  readonly rateBasisPoints: number;
  /** Absent for what is sold within France. */
  readonly vatCategory?: VatCategory | undefined;
  readonly vatReason: string;
  /** Whether there is nothing to pack. */
  readonly isService?: boolean | undefined;
  /** Whether it is the carriage of the others. */
  readonly isCarriage?: boolean | undefined;
}

/** What is sent, and what is accepted: nothing of it is looked up again. */
export interface QuoteContent {
  readonly language: Language;
  readonly company: {
    readonly legalName: string;
    /** Null for one established abroad. */
    readonly siren: string | null;
    readonly siret: string | null;
    /** Absent from quotes of before. */
    readonly vatNumber?: string | null | undefined;
    readonly contactName: string;
    readonly email: string;
    readonly phone: string | null;
  };
  readonly address: PostalAddress;
  /** Absent where it goes to the address of the company. */
  readonly deliveryAddress?: PostalAddress | undefined;
  readonly note: string | null;
  readonly lines: readonly QuoteLine[];
  readonly totals: {
    readonly netCents: Cents;
    readonly vatCents: Cents;
    readonly grossCents: Cents;
    /** Lowest rate first. */
    readonly vatGroups: readonly {
      readonly rateBasisPoints: number;
      readonly vatCategory?: VatCategory | undefined;
      readonly netCents: Cents;
      readonly vatCents: Cents;
    }[];
  };
}

/** The lines of a form: their ids, in order. */
export function lineIdsOf(form: FormValues): string[] {
  const ids = (form.lines ?? '').split(' ').filter((id) => LINE_ID.test(id));
  return [...new Set(ids)];
}

/** What the field of a line is called in the form. */
export function lineField(id: string, name: string): string {
  return `line.${id}.${name}`;
}

/**
 * A form as it was typed, priced by what is sold now, where it goes; `day` is today in Paris. Nothing of
 * `content` holds where there are problems.
 */
export function readQuote(
  form: FormValues,
  offer: QuotableOffer,
  day: ParisDay,
): { problems: FieldProblem[]; content: QuoteContent; validUntil: ParisDay } {
  const read = readForm(form);
  const language = read.choice('language', ['fr', 'en'], { isRequired: true }) ?? 'fr';
  const company = {
    legalName: read.line('legalName', { isRequired: true, max: CHECKOUT_LIMITS.legalName }) ?? '',
    ...readIdentity(read, isEstablishedAbroad({ country: countryIn(form) })),
    contactName:
      read.line('contactName', { isRequired: true, max: CHECKOUT_LIMITS.contactName }) ?? '',
    email: readEmail(read),
    phone: readPhone(read),
  };
  const address = readAddress(read, form);
  const deliveryAddress = readDelivery(read, form, address);
  const validityDays = readCount(read, 'validityDays', MOST_VALIDITY_DAYS);
  const ids = lineIdsOf(form);
  if (ids.length === 0) read.addIssue('lines', 'no-lines');
  if (ids.length > MOST_LINES) read.addIssue('lines', 'too-many');
  const isIdentified = offer.provenNumbers?.includes(company.vatNumber ?? '') ?? false;
  const prices = quotePrices(offer.figures, { address, deliveryAddress, isIdentified }, day);
  const sold = ids.map((id) => readLine(read, id, { ...offer, language, ...prices }));
  const agreedCents = readPrice(read, 'carriage');
  const lines = [...sold, ...carriageLines(sold, prices, { agreedCents, language })];
  const totals = totalsOf(lines);
  if (totals.grossCents === 0) read.addIssue('lines', 'nothing-to-pay');
  const content = {
    language,
    company,
    address,
    ...(deliveryAddress && { deliveryAddress }),
    note: read.prose('note', { max: CHECKOUT_LIMITS.message }),
    lines,
    totals,
  };
  return { problems: read.problems, content, validUntil: addDays(day, validityDays) };
}

type Identity = Pick<QuoteContent['company'], 'siren' | 'siret'> & { vatNumber: string | null };

/** A company abroad has a VAT number, or none, and no SIREN. */
function readIdentity(read: FormReader, isAbroad: boolean): Identity {
  const vatNumber = readVatNumber(read);
  if (isAbroad) return { siren: null, siret: null, vatNumber };
  const digits = normalizeDigits(read.line('siret', { isRequired: true }) ?? '');
  const isKnown = digits.length <= 9 ? isSiren(digits) : isSiret(digits);
  if (!isKnown) read.addIssue('siret', 'siret-invalid');
  return { siren: digits.slice(0, 9), siret: digits.length > 9 ? digits : null, vatNumber };
}

function readVatNumber(read: FormReader): string | null {
  const number = normalizeVatNumber(read.line('vatNumber') ?? '');
  if (number === '') return null;
  if (!isVatNumber(number)) read.addIssue('vatNumber', 'vat-number-invalid');
  return number;
}

function readEmail(read: FormReader): string {
  const email = normalizeEmail(read.line('email', { isRequired: true }) ?? '');
  if (!isEmail(email)) read.addIssue('email', 'email-invalid');
  return email;
}

function readPhone(read: FormReader): string | null {
  const typed = read.line('phone', { max: CHECKOUT_LIMITS.phone });
  const phone = typed === null ? null : normalizePhone(typed);
  if (phone === undefined) read.addIssue('phone', 'phone-invalid');
  return phone ?? null;
}

type LineOffer = QuotableOffer & QuotePrices & { readonly language: Language };

function readLine(
  read: FormReader,
  id: string,
  { products, language, rateOf, carriageCents }: LineOffer,
): QuoteLine {
  const field = (name: string) => lineField(id, name);
  const productId = read.line(field('product'));
  const quantity = readCount(read, field('quantity'), MOST_PIECES);
  if (productId === null) {
    const isService = read.choice(field('nature'), QUOTE_NATURES) === 'service';
    const rate = Number(read.choice(field('rate'), QUOTE_RATES, { isRequired: true }));
    const placed = rateOf(rate, isService);
    if (!bearsNone(placed) && placed.rateBasisPoints !== rate) {
      read.addIssue(field('rate'), 'rate-of-another-place');
    }
    const reason = read.line(field('reason'), { isRequired: !bearsNone(placed) }) ?? '';
    return lineOf({
      productId: null,
      name: read.line(field('label'), { isRequired: true }) ?? '',
      commitmentMonths: null,
      quantity,
      unitNetCents: readPrice(read, field('price'), { isRequired: true }) ?? 0,
      ...placedVat(placed, reason),
      ...(isService && { isService }),
    });
  }
  const product = products.find((each) => each.id === productId);
  if (!product) read.addIssue(field('product'), 'product-gone');
  const plan = readPlan(read, field('plan'), product);
  if (plan && carriageCents !== undefined) read.addIssue(field('plan'), 'not-sent-abroad');
  const placed = rateOf(product?.rateBasisPoints ?? 0, false);
  return lineOf({
    productId,
    name: product?.name[language] ?? '',
    commitmentMonths: plan?.commitmentMonths ?? null,
    quantity,
    unitNetCents: readPrice(read, field('price')) ?? plan?.priceCents ?? product?.priceCents ?? 0,
    ...placedVat(placed, product?.vatReason[language] ?? ''),
  });
}

function readPlan(read: FormReader, path: string, product: QuotableProduct | undefined) {
  const typed = read.line(path);
  if (!product || product.plans.length === 0) return undefined;
  const plan = product.plans.find((each) => String(each.commitmentMonths) === typed);
  if (!plan) read.addIssue(path, 'choice-invalid');
  return plan;
}

function readPrice(read: FormReader, path: string, wish = {}): Cents | null {
  const cents = read.cents(path, wish);
  if (cents === null || cents <= MOST_UNIT_CENTS) return cents;
  read.addIssue(path, 'amount-invalid');
  return null;
}

/** A whole number from 1; 1 where it is none, beside its problem. */
function readCount(read: FormReader, path: string, most: number): number {
  const typed = (read.line(path, { isRequired: true }) ?? '').replace(/\s/g, '');
  const count = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  if (count >= 1 && count <= most) return count;
  read.addIssue(path, 'quantity-invalid');
  return 1;
}

function lineOf(line: Omit<QuoteLine, 'netCents'>): QuoteLine {
  return { ...line, netCents: line.unitNetCents * line.quantity };
}

function totalsOf(lines: readonly QuoteLine[]): QuoteContent['totals'] {
  const { groups, netCents, vatCents, totalCents } = priceOrder({ lines });
  const vatGroups = groups.map(({ discountCents: _, ...group }) => group);
  return { netCents, vatCents, grossCents: totalCents, vatGroups };
}

/** What a refusal by its buyer may say; field `reason`. */
export function readDecline(form: FormValues) {
  const read = readForm(form);
  return { values: { reason: read.prose('reason', { max: 1_000 }) }, problems: read.problems };
}

/** As people meet it: a quote that was sent expires by itself after its last day. */
export function shownQuoteState(
  state: Exclude<QuoteState, 'expired'>,
  validUntil: ParisDay | null,
  today: ParisDay,
): QuoteState {
  return state === 'sent' && validUntil !== null && validUntil < today ? 'expired' : state;
}
