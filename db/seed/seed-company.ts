import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { DEMO_COMPANIES, type DemoCompany, madeUpName } from './demo-companies.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

/** How long the demonstration has been going on: forty weeks are told, one has begun. */
export const DEMO_WEEKS = 40;

/**
 * The demo companies with their cast, where there is neither a company nor an account yet: nobody made up
 * gets in beside real people. Part of the demo's transaction.
 */
export async function seedCompanies(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst();
  const somebody = await tx.selectFrom('auth.users').select('id').limit(1).executeTakeFirst();
  if (known || somebody) return;
  await insertAccounts(
    tx,
    DEMO_PEOPLE.filter(({ company, roles }) => company === undefined && roles.length > 0),
  );
  for (const company of DEMO_COMPANIES) await seedCompany(tx, company);
  // The cast know their roles: nothing is written to addresses that nobody has.
  await sql`update public.notifications set read_at = happened_at`.execute(tx);
}

async function seedCompany(tx: Tx, company: DemoCompany): Promise<void> {
  const { legalName, siren, seats } = company;
  const companyId = randomUUID();
  const people = peopleOf(company);
  await tx
    .insertInto('companies')
    .values({
      id: companyId,
      legal_name: legalName,
      siren,
      kind: 'employer',
      headcount: people.length,
    })
    .execute();
  await tx
    .insertInto('company_verifications')
    .values({
      id: randomUUID(),
      company_id: companyId,
      state: 'verified',
      siren,
      legal_name: legalName,
      means: 'document',
      note: 'Extrait Kbis de la démonstration',
    })
    .execute();
  await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
    values (${companyId}, 'paid', ${seats}, access.today() - ${7 * (DEMO_WEEKS + 2)}::int,
      access.today() + 364)`.execute(tx);
  const accounts = await insertAccounts(tx, people);
  const members = DEMO_PEOPLE.filter((person) => person.company === legalName).flatMap(
    ({ email, roles }) =>
      roles.map((role) => ({ company_id: companyId, user_id: accounts.get(email) ?? '', role })),
  );
  await tx.insertInto('company_members').values(members).execute();
  await insertPeople(tx, companyId, people, accounts);
}

type DemoPerson = {
  readonly site: string;
  readonly team: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
};

/** Everybody of a company, in the order of its places. */
function peopleOf({ sites, domain }: DemoCompany): DemoPerson[] {
  let madeUp = 0;
  return Object.entries(sites).flatMap(([site, teams]) =>
    Object.entries(teams).flatMap(([team, { size, named }]) =>
      Array.from({ length: size }, (_, at) => {
        const name = named[at] ?? madeUpName(madeUp++);
        const cut = name.lastIndexOf(' ');
        return {
          site,
          team,
          lastName: name.slice(0, cut),
          firstName: name.slice(cut + 1),
          email: addressOf(name, domain),
        };
      }),
    ),
  );
}

/** Accounts: confirmed, without a password; a link by mail signs them in. */
async function insertAccounts(
  tx: Tx,
  people: readonly { readonly email: string }[],
): Promise<Map<string, string>> {
  const accounts = new Map(people.map(({ email }) => [email, randomUUID()]));
  if (accounts.size === 0) return accounts;
  const now = new Date();
  const providers = JSON.stringify({ provider: 'email', providers: ['email'] });
  await tx
    .insertInto('auth.users')
    .values(
      [...accounts].map(([email, id]) => ({
        id,
        email,
        email_confirmed_at: now,
        raw_app_meta_data: providers,
      })),
    )
    .execute();
  await tx
    .insertInto('auth.identities')
    .values(
      [...accounts].map(([email, id]) => ({
        user_id: id,
        provider: 'email',
        provider_id: id,
        identity_data: JSON.stringify({ sub: id, email, email_verified: true }),
      })),
    )
    .execute();
  return accounts;
}

async function insertPeople(
  tx: Tx,
  companyId: string,
  people: readonly DemoPerson[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const siteIds = new Map(people.map(({ site }) => [site, randomUUID()]));
  const teamIds = new Map(people.map(({ site, team }) => [`${site} ${team}`, randomUUID()]));
  await tx
    .insertInto('sites')
    .values([...siteIds].map(([name, id]) => ({ id, company_id: companyId, name })))
    .execute();
  const teams = new Map(people.map(({ site, team }) => [`${site} ${team}`, { site, team }]));
  await tx
    .insertInto('teams')
    .values(
      [...teams].map(([key, { site, team }]) => ({
        id: teamIds.get(key),
        company_id: companyId,
        site_id: siteIds.get(site) ?? '',
        name: team,
      })),
    )
    .execute();
  const began = sql<Date>`(access.today() - ${7 * (DEMO_WEEKS + 1)}::int)::timestamptz`;
  await tx
    .insertInto('employees')
    .values(
      people.map(({ site, team, firstName, lastName, email }, at) => ({
        company_id: companyId,
        site_id: siteIds.get(site) ?? '',
        team_id: teamIds.get(`${site} ${team}`) ?? null,
        last_name: lastName,
        first_name: firstName,
        email,
        employee_number: String(at + 1).padStart(4, '0'),
        user_id: accounts.get(email) ?? null,
        added_at: began,
        came_in_at: began,
      })),
    )
    .execute();
}

/** `Fontaine Léa` is at `lea.fontaine@…`, as the cast has it. */
function addressOf(name: string, domain: string): string {
  const cut = name.lastIndexOf(' ');
  const plain = `${name.slice(cut + 1)}.${name.slice(0, cut)}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/Œ/g, 'Oe')
    .replace(/[’ ]/g, '')
    .toLowerCase();
  return `${plain}@${domain}`;
}
