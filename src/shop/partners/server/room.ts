import { serve } from '#backend/functions/functions-host.ts';
import type { LendingRoom } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import type { PartnersLends } from '../lends.ts';
import { applyAsPartner } from './apply-as-partner.ts';
import {
  addEvidenceByPartnerLink,
  answerByPartnerLink,
  openPartnerLink,
  renewPartnerLink,
} from './enter-by-partner-link.ts';
import { forgetApplications } from './forget-applications.ts';
import { partnerForms } from './form-actions.ts';
import { partnerLinkMails } from './partner-link-mails.ts';
import { partnerMails } from './partner-mails.ts';
import { countPartnerWork } from './partners.queries.ts';
import type { PartnersDeps } from './partners-deps.ts';
import { partnersData } from './personal-data.ts';
import { receiveEvidence } from './receive-evidence.ts';
import { remindOfEvidence } from './remind-of-evidence.ts';

const EVIDENCE = { bodyLimitBytes: 11_000_000 };

/** Makers of what is sold, from their application on, as they take part themselves. */
export function openPartners(deps: PartnersDeps): LendingRoom<PartnersLends> {
  return {
    name: 'partners',
    lends: { receiveEvidence: (file) => receiveEvidence(deps, file) },
    functions: [
      serve(contracts.applyAsPartner, (call, input) => applyAsPartner(deps, call, input)),
      serve(contracts.openPartnerLink, (call, input) => openPartnerLink(deps, call, input)),
      serve(contracts.answerByPartnerLink, (call, input) => answerByPartnerLink(deps, call, input)),
      serve(
        contracts.addEvidenceByPartnerLink,
        (call, input) => addEvidenceByPartnerLink(deps, call, input),
        EVIDENCE,
      ),
      serve(contracts.renewPartnerLink, (call, input) => renewPartnerLink(deps, call, input)),
    ],
    jobs: [
      { name: 'forget-applications', run: () => forgetApplications(deps), cron: '40 2 * * *' },
      // As the release before named it; gone with the next one.
      { name: 'forget-applications-and-logos', run: () => forgetApplications(deps) },
      // In the morning in Paris.
      { name: 'remind-of-evidence', run: () => remindOfEvidence(deps), cron: '10 7 * * *' },
    ],
    mails: { ...partnerMails(deps), ...partnerLinkMails(deps) },
    forms: partnerForms,
    personalData: { name: 'shop', ...partnersData },
    pendingWork: (tx, { today }) => countPartnerWork(tx, today),
  };
}
