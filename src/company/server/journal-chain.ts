import { sealedJournal } from '#platform/seals.ts';

export const COMPANY_JOURNAL = sealedJournal('company-journal', 'company_journal', true);
