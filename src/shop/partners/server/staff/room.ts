import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import { runAddPartnerEvidence } from './add-evidence.ts';
import { runDecideOnPartner, runSuspendPartner } from './decide-on-partner.ts';
import { runListPartners } from './list-partners.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';
import { runReadPartner } from './read-partner.ts';
import {
  runJudgePartnerEvidence,
  runSavePartnerCheck,
  runStartPartnerReview,
} from './review-partner.ts';
import { runRevokePartnerLinks, runWriteToPartner } from './write-to-partner.ts';

/** Partners as staff decide on them. */
export function openPartnersDesk(deps: PartnersDeskDeps): Room {
  return {
    name: 'partners-desk',
    functions: [
      serve(contracts.listPartners, (call, input) => runListPartners(deps, call, input)),
      serve(contracts.readPartner, (call, input) => runReadPartner(deps, call, input)),
      serve(contracts.startPartnerReview, (call, input) =>
        runStartPartnerReview(deps, call, input),
      ),
      serve(contracts.savePartnerCheck, (call, input) => runSavePartnerCheck(deps, call, input)),
      serve(
        contracts.addPartnerEvidence,
        (call, input) => runAddPartnerEvidence(deps, call, input),
        {
          bodyLimitBytes: 11_000_000,
        },
      ),
      serve(contracts.judgePartnerEvidence, (call, input) =>
        runJudgePartnerEvidence(deps, call, input),
      ),
      serve(contracts.writeToPartner, (call, input) => runWriteToPartner(deps, call, input)),
      serve(contracts.revokePartnerLinks, (call, input) =>
        runRevokePartnerLinks(deps, call, input),
      ),
      serve(contracts.decideOnPartner, (call, input) => runDecideOnPartner(deps, call, input)),
      serve(contracts.suspendPartner, (call, input) => runSuspendPartner(deps, call, input)),
    ],
  };
}
