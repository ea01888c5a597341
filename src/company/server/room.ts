import type { LendingRoom } from '#backend/room.ts';
import type { CompanyLends } from '../lends.ts';
import type { CompanyDeps } from './company-deps.ts';
import { companyMails, refusedInvitations } from './company-mails.ts';
import { forgetAbandonedCompanies } from './forget-abandoned-companies.ts';
import { companyFunctions } from './functions.ts';
import { forgetImports } from './import-employees.ts';
import { countCompanyWork } from './keep-licences.ts';
import { keepMailProviders } from './keep-mail-providers.ts';
import { licencePort } from './licence-port.ts';
import { companyNotificationWords } from './notification-words.ts';
import { companyData } from './personal-data.ts';
import { warnOfLicences } from './warn-of-licences.ts';

/** The space of a company. */
export function openCompany(deps: CompanyDeps): LendingRoom<CompanyLends> {
  return {
    name: 'company',
    lends: { licences: licencePort, speaker: companyNotificationWords },
    functions: companyFunctions(deps),
    jobs: [
      { name: 'forget-imports', run: () => forgetImports(deps), cron: '15 * * * *' },
      {
        name: 'forget-abandoned-companies',
        run: () => forgetAbandonedCompanies(deps),
        cron: '55 2 * * *',
      },
      // In the morning in Paris, all year round.
      { name: 'warn-of-licences', run: () => warnOfLicences(deps), cron: '0 7 * * *' },
    ],
    mails: companyMails(deps),
    refusedMails: refusedInvitations(deps),
    // Keys of answers may go with a company: answers are seen to before.
    personalData: { name: 'company', after: ['listening'], ...companyData },
    pendingWork: async (tx) => ({ companiesToVerify: await countCompanyWork(tx) }),
    start: () => keepMailProviders(deps.database),
  };
}
