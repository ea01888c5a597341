import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { listOwnChoices, openChoice, saveChoice } from './choose.ts';
import { printHandOutList, printNameLabels } from './hand-out.ts';
import { addRecipients, listRecipients, removeRecipient } from './keep-recipients.ts';
import { listCampaigns } from './list-campaigns.ts';
import { moveDeadline, openCampaign } from './open-campaign.ts';
import {
  exportChoicePacking,
  printChoicePacking,
  printParcelLabels,
  readOrderChoices,
} from './packing.ts';

// A list of five thousand people.
const LIST = { bodyLimitBytes: 2_500_000 };

/** Choosing boxes, as browsers and other programs may call it. */
export function choicesFunctions(deps: ChoicesDeps): ServedFunction[] {
  return [
    serve(contracts.listCampaigns, (call, input) => listCampaigns(deps, call, input)),
    serve(contracts.openCampaign, (call, input) => openCampaign(deps, call, input)),
    serve(contracts.moveDeadline, (call, input) => moveDeadline(deps, call, input)),
    serve(contracts.addRecipients, (call, input) => addRecipients(deps, call, input), LIST),
    serve(contracts.listRecipients, (call, input) => listRecipients(deps, call, input)),
    serve(contracts.removeRecipient, (call, input) => removeRecipient(deps, call, input)),
    serve(contracts.printHandOutList, (call, input) => printHandOutList(deps, call, input)),
    serve(contracts.printNameLabels, (call, input) => printNameLabels(deps, call, input)),
    serve(contracts.openChoice, (call, input) => openChoice(deps, call, input)),
    serve(contracts.saveChoice, (call, input) => saveChoice(deps, call, input)),
    serve(contracts.listOwnChoices, (call) => listOwnChoices(deps, call)),
    serve(contracts.readOrderChoices, (call, input) => readOrderChoices(deps, call, input)),
    serve(contracts.printChoicePacking, (call, input) => printChoicePacking(deps, call, input)),
    serve(contracts.printParcelLabels, (call, input) => printParcelLabels(deps, call, input)),
    serve(contracts.exportChoicePacking, (call, input) => exportChoicePacking(deps, call, input)),
  ];
}
