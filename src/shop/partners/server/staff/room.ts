import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import { addPartnerEvidence } from './add-evidence.ts';
import { decideOnPartner, suspendPartner } from './decide-on-partner.ts';
import { listPartners } from './list-partners.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';
import { readPartner } from './read-partner.ts';
import { judgePartnerEvidence, savePartnerCheck, startPartnerReview } from './review-partner.ts';
import { revokePartnerLinks, writeToPartner } from './write-to-partner.ts';

/** Partners as staff decide on them. */
export function openPartnersDesk(deps: PartnersDeskDeps): Room {
  return {
    name: 'partners-desk',
    functions: [
      serve(contracts.listPartners, (call, input) => listPartners(deps, call, input)),
      serve(contracts.readPartner, (call, input) => readPartner(deps, call, input)),
      serve(contracts.startPartnerReview, (call, input) => startPartnerReview(deps, call, input)),
      serve(contracts.savePartnerCheck, (call, input) => savePartnerCheck(deps, call, input)),
      serve(contracts.addPartnerEvidence, (call, input) => addPartnerEvidence(deps, call, input), {
        bodyLimitBytes: 11_000_000,
      }),
      serve(contracts.judgePartnerEvidence, (call, input) =>
        judgePartnerEvidence(deps, call, input),
      ),
      serve(contracts.writeToPartner, (call, input) => writeToPartner(deps, call, input)),
      serve(contracts.revokePartnerLinks, (call, input) => revokePartnerLinks(deps, call, input)),
      serve(contracts.decideOnPartner, (call, input) => decideOnPartner(deps, call, input)),
      serve(contracts.suspendPartner, (call, input) => suspendPartner(deps, call, input)),
    ],
  };
}
