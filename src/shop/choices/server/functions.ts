import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { runListOwnChoices, runOpenChoice, runSaveChoice } from './choose.ts';
import { runPrintHandOutList, runPrintNameLabels } from './hand-out.ts';
import { runAddRecipients, runListRecipients, runRemoveRecipient } from './keep-recipients.ts';
import { runListCampaigns } from './list-campaigns.ts';
import { runMoveDeadline, runOpenCampaign } from './open-campaign.ts';
import {
  runExportChoicePacking,
  runPrintChoicePacking,
  runPrintParcelLabels,
  runReadOrderChoices,
} from './packing.ts';

// A list of five thousand people.
const LIST = { bodyLimitBytes: 2_500_000 };

/** Choosing boxes, as browsers and other programs may call it. */
export function choicesFunctions(deps: ChoicesDeps): ServedFunction[] {
  return [
    serve(contracts.listCampaigns, (call, input) => runListCampaigns(deps, call, input)),
    serve(contracts.openCampaign, (call, input) => runOpenCampaign(deps, call, input)),
    serve(contracts.moveDeadline, (call, input) => runMoveDeadline(deps, call, input)),
    serve(contracts.addRecipients, (call, input) => runAddRecipients(deps, call, input), LIST),
    serve(contracts.listRecipients, (call, input) => runListRecipients(deps, call, input)),
    serve(contracts.removeRecipient, (call, input) => runRemoveRecipient(deps, call, input)),
    serve(contracts.printHandOutList, (call, input) => runPrintHandOutList(deps, call, input)),
    serve(contracts.printNameLabels, (call, input) => runPrintNameLabels(deps, call, input)),
    serve(contracts.openChoice, (call, input) => runOpenChoice(deps, call, input)),
    serve(contracts.saveChoice, (call, input) => runSaveChoice(deps, call, input)),
    serve(contracts.listOwnChoices, (call) => runListOwnChoices(deps, call)),
    serve(contracts.readOrderChoices, (call, input) => runReadOrderChoices(deps, call, input)),
    serve(contracts.printChoicePacking, (call, input) => runPrintChoicePacking(deps, call, input)),
    serve(contracts.printParcelLabels, (call, input) => runPrintParcelLabels(deps, call, input)),
    serve(contracts.exportChoicePacking, (call, input) =>
      runExportChoicePacking(deps, call, input),
    ),
  ];
}
