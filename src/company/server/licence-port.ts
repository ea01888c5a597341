import type { Tx } from '#platform/database/transaction.ts';
import type { Licence } from '../rules/licence.ts';
import { countPresent, findCompany, findLicence } from './companies.queries.ts';

/** Licences of spaces, for whoever sells them. */
export const licencePort = {
  /** As far as the transaction may see it; `people` are the present employees. */
  async read(tx: Tx, companyId: string) {
    const company = await findCompany(tx, companyId);
    const licence = await findLicence(tx, companyId);
    if (!company || !licence) return undefined;
    return {
      legalName: company.legal_name,
      siren: company.siren,
      kind: company.kind === 'cse' ? ('cse' as const) : ('employer' as const),
      people: (await countPresent(tx, [companyId])).get(companyId) ?? 0,
      licence: licenceIn(licence),
    };
  },

  /** Held against everybody else until the transaction ends; only for the service. */
  async lock(tx: Tx, companyId: string): Promise<Licence | undefined> {
    const licence = await tx
      .selectFrom('licences')
      .selectAll()
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    return licence && licenceIn(licence);
  },

  /** Only for the service, of a licence that it holds; the journal says that the product did it. */
  async change(tx: Tx, companyId: string, licence: Licence): Promise<void> {
    const { kind, seats, startsOn, endsOn } = licence;
    await tx
      .updateTable('licences')
      .set({ kind, seats, starts_on: startsOn, ends_on: endsOn })
      .where('company_id', '=', companyId)
      .execute();
  },
};

function licenceIn(row: NonNullable<Awaited<ReturnType<typeof findLicence>>>): Licence {
  return {
    kind: row.kind === 'paid' ? 'paid' : 'trial',
    seats: row.seats,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  };
}
