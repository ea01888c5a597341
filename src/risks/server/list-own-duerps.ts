import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListOwnDuerps } from '../contract.ts';
import { findEmployments, findReadableVersions, findReadingPlaces } from './own-duerps.queries.ts';
import type { RisksDeps } from './risks-deps.ts';

/** What the caller may read as somebody who works, or has worked, in these companies (R4121-4). */
export function listOwnDuerps(deps: RisksDeps, call: Call): Promise<OutputOf<ListOwnDuerps>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const companyIds = await findEmployments(tx);
    const versions = await findReadableVersions(tx, companyIds);
    // Who has left sees nothing of the company any more, but its name and where it is to be asked.
    const companies = await withServiceRights(tx, (service) =>
      findReadingPlaces(service, companyIds),
    );
    return {
      companies: companies.map(({ id, legal_name: name, reading_place: readingPlace }) => ({
        companyId: id,
        name,
        readingPlace,
        versions: versions
          .filter((version) => version.company_id === id)
          .map((version) => ({
            id: version.id,
            number: version.number ?? 0,
            issuedOn: version.issued_on ?? '',
            supersededOn: version.superseded_on,
          })),
      })),
    };
  });
}
