import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import type { GrantedRole } from '#basics/roles.ts';
import { isSiren } from '#basics/siren.ts';
import { acceptInvitation, createCompany, inviteMember } from '#company/contract.ts';
import { type Client, guest, member } from './account-client.ts';
import { callOver } from './running-product.ts';
import type { TestProduct } from './test-product.ts';

/** Somebody signed in, who calls functions as their browser would. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly client: Client;
  /** @throws Refusal as the browser would meet it */
  call<C extends Contract>(
    contract: C,
    input: InputOf<C>,
    language?: Language,
  ): Promise<OutputOf<C>>;
};

export async function person(
  product: TestProduct,
  { email: wanted, password }: { email?: string; password?: string } = {},
): Promise<Person> {
  const { client, id, email } = await (password
    ? member(product, { ...(wanted && { email: wanted }), password })
    : guest(product, wanted));
  return {
    id,
    email,
    client,
    async call(contract, input, language = 'fr') {
      const token = (await client.getSession()).data.session?.access_token;
      return callOver(product.url, contract, input, language, token);
    },
  };
}

export const COMPANY_FORM = {
  legalName: 'Atelier Lumière',
  siren: '732829320',
  kind: 'employer',
  headcount: '60',
} as const;

/** Opens a space; answers its id. */
export async function companyOf(
  owner: Person,
  form: Readonly<Record<string, string>> = COMPANY_FORM,
): Promise<string> {
  const { companyId } = await owner.call(createCompany, { companyId: randomUUID(), form });
  return companyId;
}

/** As staff would, by a document. */
export async function verify({ database }: TestProduct, companyId: string): Promise<void> {
  await sql`insert into public.company_verifications
      (id, company_id, state, siren, legal_name, means, note)
    select gen_random_uuid(), id, 'verified', siren, legal_name, 'document', 'Extrait Kbis'
    from public.companies where id = ${companyId}`.execute(database.owner);
}

/** A number that passes its check digit. */
export function newSiren(): string {
  for (;;) {
    const digits = String(randomInt(100_000_000, 1_000_000_000));
    if (isSiren(digits)) return digits;
  }
}

/** Somebody who was invited to the role, and accepted. */
export async function memberWithRole(
  product: TestProduct,
  owner: Person,
  companyId: string,
  role: GrantedRole,
): Promise<Person> {
  const invited = await person(product);
  const { invitationId } = await owner.call(inviteMember, {
    companyId,
    email: invited.email,
    role,
  });
  await invited.call(acceptInvitation, { invitationId });
  return invited;
}
