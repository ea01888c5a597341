import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../../contract.ts';
import { runAnswerPoll, runReadOpenPoll } from './answer-polls.ts';
import { runAnswerQuestionnaire, runReadOwnQuestionnaire } from './answer-questionnaires.ts';
import {
  runCheckIn,
  runCheckInByLink,
  runOpenCheckInLink,
  runReadCheckIn,
} from './keep-check-ins.ts';
import { runReadPolls, runWithdrawPoll, runWritePoll } from './keep-polls.ts';
import {
  runOpenQuestionnaire,
  runReadQuestionnaires,
  runWithdrawQuestionnaire,
} from './keep-questionnaires.ts';
import { runEraseOwnAnswers, runListOwnAnswers } from './own-answers.ts';
import type { VaultDeps } from './vault-deps.ts';

/** What people say, and what they ask about their own: the only functions that reach the answers. */
export function collectorFunctions(deps: VaultDeps): ServedFunction[] {
  return [
    serve(contracts.readCheckIn, (call, input) => runReadCheckIn(deps, call, input)),
    serve(contracts.checkIn, (call, input) => runCheckIn(deps, call, input)),
    serve(contracts.openCheckInLink, (call, input) => runOpenCheckInLink(deps, call, input)),
    serve(contracts.checkInByLink, (call, input) => runCheckInByLink(deps, call, input)),
    serve(contracts.listOwnAnswers, (call, input) => runListOwnAnswers(deps, call, input)),
    serve(contracts.eraseOwnAnswers, (call, input) => runEraseOwnAnswers(deps, call, input)),
    serve(contracts.readOpenPoll, (call, input) => runReadOpenPoll(deps, call, input)),
    serve(contracts.answerPoll, (call, input) => runAnswerPoll(deps, call, input)),
    serve(contracts.readPolls, (call, input) => runReadPolls(deps, call, input)),
    serve(contracts.writePoll, (call, input) => runWritePoll(deps, call, input)),
    serve(contracts.withdrawPoll, (call, input) => runWithdrawPoll(deps, call, input)),
    serve(contracts.readQuestionnaires, (call, input) => runReadQuestionnaires(deps, call, input)),
    serve(contracts.openQuestionnaire, (call, input) => runOpenQuestionnaire(deps, call, input)),
    serve(contracts.withdrawQuestionnaire, (call, input) =>
      runWithdrawQuestionnaire(deps, call, input),
    ),
    serve(contracts.readOwnQuestionnaire, (call, input) =>
      runReadOwnQuestionnaire(deps, call, input),
    ),
    serve(contracts.answerQuestionnaire, (call, input) =>
      runAnswerQuestionnaire(deps, call, input),
    ),
  ];
}
