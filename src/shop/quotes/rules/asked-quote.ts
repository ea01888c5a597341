/**
 * The rule: a quote that is asked for on the site has the products of the catalogue at their prices, is made
 * out to who asks, and holds for thirty days. Staff read and change it as one of their own.
 */
import type { Language } from '#basics/language.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { Buyer } from '#shop/orders/rules/checkout-form.ts';
import { deliveryField } from './quote-address.ts';
import { DEFAULT_VALIDITY_DAYS, lineField } from './quote-form.ts';

export interface AskedProduct {
  readonly productId: string;
  readonly quantity: number;
  readonly commitmentMonths: number | null;
}

const lineId = (index: number) => `a${index}`;

/** As staff would have typed it; nothing else of what was sent is in it, so that no price is. */
export function askedQuoteForm(
  { company, billingAddress: address, deliveryAddress }: Buyer,
  lines: readonly AskedProduct[],
  language: Language,
): Readonly<Record<string, string>> {
  const perLine = lines.flatMap(({ productId, quantity, commitmentMonths }, index) => [
    [lineField(lineId(index), 'product'), productId],
    [lineField(lineId(index), 'quantity'), String(quantity)],
    [lineField(lineId(index), 'plan'), commitmentMonths === null ? '' : String(commitmentMonths)],
  ]);
  // Where it goes decides the VAT, also of whatever staff send of it later.
  const delivery = Object.entries(deliveryAddress ?? {}).map(([name, typed]) => [
    deliveryField(name),
    typed,
  ]);
  return {
    language,
    legalName: company.legalName,
    siret: company.siret ?? company.siren ?? '',
    vatNumber: company.vatNumber ?? '',
    contactName: company.contactName,
    email: company.email,
    phone: company.phone ?? '',
    line1: address.line1,
    line2: address.line2 ?? '',
    postcode: address.postcode,
    city: address.city,
    country: address.country,
    ...Object.fromEntries(delivery),
    validityDays: String(DEFAULT_VALIDITY_DAYS),
    lines: lines.map((_, index) => lineId(index)).join(' '),
    ...Object.fromEntries(perLine),
  };
}

/** What is wrong with a line, under its place in what was asked. */
export function lineProblems(
  problems: readonly FieldProblem[],
  lines: readonly AskedProduct[],
): FieldProblem[] {
  return problems.map(({ path, problem }) => {
    const index = lines.findIndex((_, place) => path.startsWith(lineField(lineId(place), '')));
    return { path: index < 0 ? path : `lines.${index}`, problem };
  });
}
