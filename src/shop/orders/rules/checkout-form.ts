/**
 * The rule: an order is accepted from a company that can be invoiced and delivered; what is missing
 * or wrong is said field by field, by the same function in the browser and on the server.
 */
import { isEmail, normalizeEmail, normalizePhone } from '#basics/contact-details.ts';
import type { ParisDay } from '#basics/dates.ts';
import { NAME_MAX, type NameProblem, nameProblem } from '#basics/plain-name.ts';
import { cleanLine, cleanText, type TextProblem, textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isSiren, isSiret, normalizeDigits, sirenOfSiret } from '#basics/siren.ts';
import { isVatNumber, normalizeVatNumber, sirenOfFrenchVatNumber } from '#basics/vat-number.ts';
import {
  type AddressProblem,
  addressChecks,
  cleanAddress,
  type PostalAddress,
  placeProblem,
} from '#shop/sales/rules/postal-address.ts';
import { type WishedWeekProblem, wishedWeekProblem } from '#shop/sales/rules/wished-week.ts';

export const COMPANY_KINDS = ['employer', 'cse'] as const;
export const PAYMENT_METHODS = ['card', 'transfer'] as const;
/** `terms`: by transfer too, after delivery, where staff grant it. */
export const CHECKOUT_METHODS = [...PAYMENT_METHODS, 'terms'] as const;

/** The longest each text may be, in characters. */
export const CHECKOUT_LIMITS = {
  legalName: NAME_MAX,
  contactName: 120,
  phone: 40,
  purchaseOrderNumber: 50,
  message: 2000,
} as const;

export interface CheckoutCompany {
  readonly legalName: string;
  /** One of SIRET and SIREN is enough; the SIRET is better, it says which site. */
  readonly siret?: string | undefined;
  readonly siren?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly kind: (typeof COMPANY_KINDS)[number];
  /** Whether it recovers VAT; most works councils do not. */
  readonly vatLiable: boolean;
  readonly contactName: string;
  readonly email: string;
  readonly phone?: string | undefined;
}

export interface CheckoutForm {
  readonly company: CheckoutCompany;
  readonly billingAddress: PostalAddress;
  /** Absent: the same as the billing address. */
  readonly deliveryAddress?: PostalAddress | undefined;
  readonly purchaseOrderNumber?: string | undefined;
  /** `2026-W48`. */
  readonly wishedWeek?: string | undefined;
  readonly message?: string | undefined;
  readonly paymentMethod: (typeof CHECKOUT_METHODS)[number];
  readonly acceptsTerms: boolean;
}

export type CheckoutProblem =
  | TextProblem
  | NameProblem
  | AddressProblem
  | WishedWeekProblem
  | 'siret-invalid'
  | 'siren-invalid'
  | 'siren-not-of-siret'
  | 'vat-number-invalid'
  | 'vat-number-of-another-company'
  | 'email-invalid'
  | 'phone-invalid'
  | 'kind-unknown'
  | 'vat-liability-unknown'
  | 'payment-method-unknown'
  | 'terms-not-accepted';

type Check = readonly [path: string, problem: CheckoutProblem | undefined];

/**
 * What is wrong, in the order of the screen. `today` is the day in Paris; `isDelivered` is false
 * for an order of licences alone, which goes to no address.
 */
export function checkoutProblems(
  form: CheckoutForm,
  {
    today,
    isDelivered,
    isQuoted = false,
  }: {
    readonly today: ParisDay;
    readonly isDelivered: boolean;
    /** Whether staff have agreed on what goes there. */
    readonly isQuoted?: boolean;
  },
): FieldProblem[] {
  const clean = cleanCheckoutForm(form);
  const checks: Check[] = [
    ...buyerChecks(clean, { isDelivered, isQuoted }),
    ['purchaseOrderNumber', optionalLine(clean.purchaseOrderNumber, 'purchaseOrderNumber')],
    ['wishedWeek', clean.wishedWeek ? wishedWeekProblem(clean.wishedWeek, today) : undefined],
    ['message', messageProblem(clean.message)],
    ['paymentMethod', among(CHECKOUT_METHODS, clean.paymentMethod, 'payment-method-unknown')],
    ['acceptsTerms', clean.acceptsTerms === true ? undefined : 'terms-not-accepted'],
  ];
  return checks.flatMap(([path, problem]) => (problem ? [{ path, problem }] : []));
}

/**
 * Who asks for a price and where it is to go, which is all that a quote needs. What staff must see first, because
 * of customs, is asked of them.
 */
export type Buyer = Pick<CheckoutForm, 'company' | 'billingAddress' | 'deliveryAddress'>;

/** What is wrong with it, in the order of the screen. */
export function buyerProblems(buyer: Buyer): FieldProblem[] {
  const checks = buyerChecks(cleanBuyer(buyer), { isDelivered: true, isQuoted: false });
  return checks.flatMap(([path, problem]) => (problem ? [{ path, problem }] : []));
}

type Selling = { readonly isDelivered: boolean; readonly isQuoted: boolean };

function buyerChecks(clean: Buyer, { isDelivered, isQuoted }: Selling): Check[] {
  return [
    ...companyChecks(clean.company, isEstablishedAbroad(clean.billingAddress)),
    ...addressChecks('billingAddress', clean.billingAddress),
    ...(isDelivered ? deliveryChecks(clean, isQuoted) : []),
  ];
}

/** The form as it is kept: trimmed, numbers without spaces, what is empty left out. */
export function cleanCheckoutForm(form: CheckoutForm): CheckoutForm {
  return {
    ...cleanBuyer(form),
    ...given('purchaseOrderNumber', cleanLine(form.purchaseOrderNumber ?? '')),
    ...given('wishedWeek', cleanLine(form.wishedWeek ?? '')),
    ...given('message', cleanText(form.message ?? '')),
    paymentMethod: form.paymentMethod,
    acceptsTerms: form.acceptsTerms,
  };
}

/** A company that is billed abroad has no SIREN: it is not asked for, and not kept where one was typed before. */
export function isEstablishedAbroad({ country }: Pick<PostalAddress, 'country'>): boolean {
  return country !== '' && country !== 'FR' && country !== 'MC';
}

export function cleanBuyer({ company, billingAddress, deliveryAddress }: Buyer): Buyer {
  const billed = cleanAddress(billingAddress);
  const isAbroad = isEstablishedAbroad(billed);
  return {
    company: {
      legalName: cleanLine(company.legalName),
      ...(!isAbroad && {
        ...given('siret', normalizeDigits(company.siret ?? '')),
        ...given('siren', normalizeDigits(company.siren ?? '')),
      }),
      ...given('vatNumber', normalizeVatNumber(company.vatNumber ?? '')),
      kind: company.kind,
      vatLiable: company.vatLiable,
      contactName: cleanLine(company.contactName),
      email: normalizeEmail(company.email),
      ...given('phone', cleanPhone(company.phone ?? '')),
    },
    billingAddress: billed,
    ...(deliveryAddress ? { deliveryAddress: cleanAddress(deliveryAddress) } : {}),
  };
}

/** The nine digits an order is filed under; undefined if neither number is there. */
export function sirenOfCompany(company: CheckoutCompany): string | undefined {
  return company.siret === undefined ? company.siren : sirenOfSiret(company.siret);
}

function companyChecks(company: CheckoutCompany, isAbroad: boolean): Check[] {
  return [
    // It stands in the mail that confirms the order, to whatever address was typed.
    ['company.legalName', nameProblem(company.legalName)],
    ...(isAbroad
      ? []
      : ([
          ['company.siret', siretProblem(company)],
          ['company.siren', sirenProblem(company)],
        ] as const)),
    ['company.vatNumber', vatNumberProblem(company)],
    ['company.kind', among(COMPANY_KINDS, company.kind, 'kind-unknown')],
    [
      'company.vatLiable',
      typeof company.vatLiable === 'boolean' ? undefined : 'vat-liability-unknown',
    ],
    ['company.contactName', requiredLine(company.contactName, 'contactName')],
    ['company.email', emailProblem(company.email)],
    ['company.phone', phoneProblem(company.phone)],
  ];
}

function deliveryChecks(form: Buyer, isQuoted: boolean): Check[] {
  const delivery = form.deliveryAddress;
  const wrong = delivery ? addressChecks('deliveryAddress', delivery) : [];
  if (wrong.some(([, problem]) => problem)) return wrong;
  return placeChecks(form, isQuoted);
}

/** What may still be said of a form that was judged on another day, before anything leaves for it. */
export function placeProblems(form: CheckoutForm): FieldProblem[] {
  return placeChecks(form, true).flatMap(([path, problem]) => (problem ? [{ path, problem }] : []));
}

function placeChecks({ billingAddress, deliveryAddress }: Buyer, isQuoted: boolean): Check[] {
  return [['deliveryAddress', placeProblem(deliveryAddress ?? billingAddress, { isQuoted })]];
}

function siretProblem({ siret, siren }: CheckoutCompany): CheckoutProblem | undefined {
  if (siret === undefined) return siren === undefined ? 'required' : undefined;
  return isSiret(siret) ? undefined : 'siret-invalid';
}

function sirenProblem({ siret, siren }: CheckoutCompany): CheckoutProblem | undefined {
  if (siren === undefined) return undefined;
  if (!isSiren(siren)) return 'siren-invalid';
  const isOther = siret !== undefined && isSiret(siret) && sirenOfSiret(siret) !== siren;
  return isOther ? 'siren-not-of-siret' : undefined;
}

function vatNumberProblem(company: CheckoutCompany): CheckoutProblem | undefined {
  const { vatNumber } = company;
  if (vatNumber === undefined) return undefined;
  if (!isVatNumber(vatNumber)) return 'vat-number-invalid';
  const siren = sirenOfCompany(company);
  const isOther =
    vatNumber.startsWith('FR') &&
    siren !== undefined &&
    isSiren(siren) &&
    sirenOfFrenchVatNumber(vatNumber) !== siren;
  return isOther ? 'vat-number-of-another-company' : undefined;
}

function emailProblem(email: string): CheckoutProblem | undefined {
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'email-invalid';
}

function phoneProblem(phone: string | undefined): CheckoutProblem | undefined {
  if (phone === undefined || normalizePhone(phone)) return undefined;
  return optionalLine(phone, 'phone') ?? 'phone-invalid';
}

function messageProblem(message: string | undefined): CheckoutProblem | undefined {
  const field = { max: CHECKOUT_LIMITS.message, isRequired: false, isMultiline: true };
  return textProblem(message ?? '', field);
}

function requiredLine(text: string, field: keyof typeof CHECKOUT_LIMITS) {
  return textProblem(text, { max: CHECKOUT_LIMITS[field], isRequired: true });
}

function optionalLine(text: string | undefined, field: keyof typeof CHECKOUT_LIMITS) {
  return textProblem(text ?? '', { max: CHECKOUT_LIMITS[field], isRequired: false });
}

function among(
  choices: readonly string[],
  chosen: string,
  problem: CheckoutProblem,
): CheckoutProblem | undefined {
  return choices.includes(chosen) ? undefined : problem;
}

function cleanPhone(text: string): string {
  return normalizePhone(text) ?? cleanLine(text);
}

function given<Key extends string>(key: Key, text: string): { [K in Key]?: string } {
  return text === '' ? {} : ({ [key]: text } as { [K in Key]: string });
}
