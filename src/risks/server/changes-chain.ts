import { sealedJournal } from '#platform/seals.ts';

export const RISK_JOURNAL = sealedJournal('risk-journal', 'risk_changes', true);
