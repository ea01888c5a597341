/**
 * The rule: whoever publishes the site, sells and is paid is named in full; numbers that carry check digits
 * pass them, and the values of the demonstration do not stay once it is over.
 *
 * Source: LCEN, art. 1-1; Code de commerce, art. R123-237.
 */
import { isEmail, isPhone, normalizeEmail } from '#basics/contact-details.ts';
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import { isBic, isIban, normalizeIban, printedIban } from '#basics/iban.ts';
import { typedEuros } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { Organisation } from '#basics/settings.ts';
import { isVatNumber, normalizeVatNumber } from '#basics/vat-number.ts';

export const ORGANISATION_FIELDS = {
  house: ['name', 'address', 'capital', 'registry', 'vatNumber', 'publicationDirector'],
  contact: ['email', 'phone', 'dataProtectionEmail'],
  host: ['hostName', 'hostAddress', 'hostPhone', 'mailProvider'],
  bank: ['beneficiary', 'iban', 'bic'],
} as const;

/** The example of French banks: nobody is paid there. */
const EXAMPLE_IBAN = 'FR7630006000011234567890189';
const EXAMPLE_ADDRESS = /[@.]example$/;

const required = { isRequired: true };

export function readOrganisationForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: Organisation;
} {
  const read = readForm(form);
  const isDemonstration = form.isDemonstration === 'on';
  const values: Organisation = {
    isDemonstration,
    name: read.line('name', required) ?? '',
    address: read.line('address', { ...required, max: 300 }) ?? '',
    capitalCents: read.cents('capital', required) ?? 0,
    registry: read.line('registry', required) ?? '',
    vatNumber: checked(read, 'vatNumber', normalizeVatNumber, isVatNumber, 'vat-number-invalid'),
    publicationDirector: read.line('publicationDirector', required) ?? '',
    email: checked(read, 'email', normalizeEmail, isEmail, 'email-invalid'),
    phone: checked(read, 'phone', asTyped, isPhone, 'phone-invalid'),
    dataProtectionEmail: checked(
      read,
      'dataProtectionEmail',
      normalizeEmail,
      isEmail,
      'email-invalid',
    ),
    host: {
      name: read.line('hostName', required) ?? '',
      address: read.line('hostAddress', { ...required, max: 300 }) ?? '',
      phone: checked(read, 'hostPhone', asTyped, isPhone, 'phone-invalid'),
    },
    mailProvider: read.line('mailProvider', { ...required, max: 300 }) ?? '',
    bankAccount: {
      beneficiary: read.line('beneficiary', required) ?? '',
      iban: checked(read, 'iban', normalizeIban, isIban, 'iban-invalid'),
      bic: checked(read, 'bic', normalizeIban, isBic, 'bic-invalid'),
    },
  };
  if (!isDemonstration) {
    if (EXAMPLE_ADDRESS.test(values.email)) read.addIssue('email', 'demonstration-value');
    if (EXAMPLE_ADDRESS.test(values.dataProtectionEmail)) {
      read.addIssue('dataProtectionEmail', 'demonstration-value');
    }
    if (values.bankAccount.iban === EXAMPLE_IBAN) read.addIssue('iban', 'demonstration-value');
  }
  return { problems: read.problems, values };
}

function checked(
  read: FormReader,
  path: string,
  normalize: (text: string) => string,
  isRight: (text: string) => boolean,
  problem: string,
): string {
  const text = normalize(read.line(path, required) ?? '');
  if (text !== '' && !isRight(text)) read.addIssue(path, problem);
  return text;
}

function asTyped(text: string): string {
  return text;
}

/** As it would be typed: reading it again gives the same. */
export function formOfOrganisation(organisation: Organisation): Readonly<Record<string, string>> {
  const { host, bankAccount } = organisation;
  return {
    ...(organisation.isDemonstration && { isDemonstration: 'on' }),
    name: organisation.name,
    address: organisation.address,
    capital: typedEuros(organisation.capitalCents),
    registry: organisation.registry,
    vatNumber: organisation.vatNumber,
    publicationDirector: organisation.publicationDirector,
    email: organisation.email,
    phone: organisation.phone,
    dataProtectionEmail: organisation.dataProtectionEmail,
    hostName: host.name,
    hostAddress: host.address,
    hostPhone: host.phone,
    mailProvider: organisation.mailProvider,
    beneficiary: bankAccount.beneficiary,
    iban: printedIban(bankAccount.iban),
    bic: bankAccount.bic,
  };
}
