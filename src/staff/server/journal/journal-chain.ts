import { sealedJournal } from '#platform/seals.ts';

export const STAFF_JOURNAL = sealedJournal('staff-journal', 'staff_journal', false);
