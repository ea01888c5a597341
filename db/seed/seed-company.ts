import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

type Tx = Transaction<DB>;

const COMPANY = { legal_name: 'Atelier Lumière', siren: '732829320', kind: 'employer' } as const;

/** Sites, their teams, and who is in each: family name, first name. */
const PLACES = {
  Nantes: {
    Direction: ['Moreau Claire', 'Faure Hélène', 'Girard Paul'],
    Atelier: [
      'Benali Karim',
      'Fontaine Léa',
      'Nguyen Mai',
      'Petit Hugo',
      'Roux Camille',
      'Blanc Samir',
      'Henry Maëlle',
      'Perrin Youssef',
      'Colin Jade',
      'Morel Antoine',
    ],
    Vente: [
      'Le Gall Anne-Sophie',
      'D’Almeida Inès',
      'Garcia Luis',
      'Barbier Chloé',
      'Renaud Thomas',
      'Dumas Aïcha',
      'Leroy Manon',
      'Marchand Éric',
      'Noël Jeanne',
    ],
  },
  Rezé: {
    Logistique: [
      'Lefèvre Zoé',
      'Œuvrard Noël',
      'De la Tour Jean-Marc',
      'Meyer Lucie',
      'Diallo Ousmane',
      'Robin Sarah',
      'Caron Mathis',
      'Picard Nadia',
      'Brunet Loïc',
      'Schmitt Élodie',
    ],
  },
} as const;

/** The demo company with its cast, where there is no company yet. Part of the demo's transaction. */
export async function seedCompany(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const accounts = await insertAccounts(tx);
  const companyId = randomUUID();
  await tx
    .insertInto('companies')
    .values({ ...COMPANY, id: companyId, headcount: 32 })
    .execute();
  await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
    values (${companyId}, 'paid', 40, access.today(), access.today() + 364)`.execute(tx);
  const members = DEMO_PEOPLE.flatMap(({ email, roles }) =>
    roles.map((role) => ({ company_id: companyId, user_id: accounts.get(email) ?? '', role })),
  );
  await tx.insertInto('company_members').values(members).execute();
  await insertPeople(tx, companyId, accounts);
  // The cast know their roles: nothing is written to addresses that nobody has.
  await sql`update public.notifications set read_at = happened_at`.execute(tx);
}

/** Accounts of the cast: confirmed, without a password; a link by mail signs them in. */
async function insertAccounts(tx: Tx): Promise<Map<string, string>> {
  const accounts = new Map<string, string>();
  const now = new Date();
  for (const { email, roles, isEmployee } of DEMO_PEOPLE) {
    if (roles.length === 0 && !isEmployee) continue;
    const id = randomUUID();
    accounts.set(email, id);
    const providers = { provider: 'email', providers: ['email'] };
    await tx
      .insertInto('auth.users')
      .values({ id, email, email_confirmed_at: now, raw_app_meta_data: JSON.stringify(providers) })
      .execute();
    await tx
      .insertInto('auth.identities')
      .values({
        user_id: id,
        provider: 'email',
        provider_id: id,
        identity_data: JSON.stringify({ sub: id, email, email_verified: true }),
      })
      .execute();
  }
  return accounts;
}

async function insertPeople(
  tx: Tx,
  companyId: string,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  let number = 1;
  for (const [site, teams] of Object.entries(PLACES)) {
    const siteId = randomUUID();
    await tx
      .insertInto('sites')
      .values({ id: siteId, company_id: companyId, name: site })
      .execute();
    for (const [team, people] of Object.entries(teams)) {
      const teamId = randomUUID();
      await tx
        .insertInto('teams')
        .values({ id: teamId, company_id: companyId, site_id: siteId, name: team })
        .execute();
      const rows = people.map((name: string) => {
        const cut = name.lastIndexOf(' ');
        const email = addressOf(name);
        return {
          company_id: companyId,
          site_id: siteId,
          team_id: teamId,
          last_name: name.slice(0, cut),
          first_name: name.slice(cut + 1),
          email,
          employee_number: String(number++).padStart(4, '0'),
          user_id: accounts.get(email) ?? null,
        };
      });
      await tx.insertInto('employees').values(rows).execute();
    }
  }
}

/** `Fontaine Léa` is at `lea.fontaine@…`, as the cast has it. */
function addressOf(name: string): string {
  const cut = name.lastIndexOf(' ');
  const plain = `${name.slice(cut + 1)}.${name.slice(0, cut)}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/Œ/g, 'Oe')
    .replace(/[’ ]/g, '')
    .toLowerCase();
  return `${plain}@atelier-lumiere.example`;
}
