import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Language } from '#basics/language.ts';
import {
  applyAsPartner,
  decideOnPartner,
  listPartners,
  readPartner,
  savePartnerCheck,
} from '#shop/partners/contract.ts';
import { CHECK_KINDS } from '#shop/partners/rules/partner-review.ts';
import type { Person } from './company.ts';
import type { TestProduct } from './test-product.ts';

const FORM = {
  name: 'Jeanne Roux',
  company: 'Biscuiterie Roux',
  siren: '732829320',
  phone: '',
  town: 'Nantes',
  products: 'Des sablés au beurre, faits à Nantes.',
  evidence: '',
};

/** A small document, as scanners write them. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Somebody applies under an address of their own; answers what staff know the application by. */
export async function application(
  product: Pick<TestProduct, 'call'>,
  staff: Pick<Person, 'call'>,
  change: Partial<typeof FORM & { email: string }> = {},
  language: Language = 'fr',
): Promise<{ readonly applicationId: string; readonly email: string }> {
  const { email = `${randomUUID()}@atelier.example` } = change;
  const form = { ...FORM, ...change, email };
  await product.call(applyAsPartner, { requestKey: randomUUID(), website: '', form }, language);
  const { partners } = await staff.call(listPartners, {
    ...{ view: 'applications', search: email, state: '', sort: 'newest', page: 1 },
  });
  expect(partners).toHaveLength(1);
  return { applicationId: partners[0]?.id ?? '', email };
}

/** Every check done: what makes no food needs none of food. */
export async function passChecks(
  staff: Pick<Person, 'call'>,
  applicationId: string,
): Promise<void> {
  for (const kind of CHECK_KINDS) {
    const state = kind === 'food-registration' || kind === 'haccp' ? 'not-applicable' : 'passed';
    await staff.call(savePartnerCheck, { applicationId, kind, revision: null, form: { state } });
  }
}

/** Takes the decision that this form says, on what is there now. */
export async function decide(
  staff: Pick<Person, 'call'>,
  applicationId: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const messageId = randomUUID();
  const { revision } = await staff.call(readPartner, { applicationId });
  await staff.call(decideOnPartner, { applicationId, revision, messageId, form });
  return messageId;
}

export const AS_NEW_MAKER = {
  outcome: 'approved',
  maker: 'new',
  makerName: 'Biscuiterie Roux',
  makerTown: 'Nantes',
  makerDepartment: '44',
  body: 'Bienvenue.',
};

/** The token in the link that a mail carries. */
export function tokenIn(mail: { readonly text?: string | undefined }): string {
  const token = /\/boutique#partner-link=([\w-]{43})/.exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`No link of a partner in: ${mail.text}`);
  return token;
}
