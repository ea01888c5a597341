import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../../contract.ts';
import { answerPoll, readOpenPoll } from './answer-polls.ts';
import { answerQuestionnaire, readOwnQuestionnaire } from './answer-questionnaires.ts';
import { checkIn, checkInByLink, openCheckInLink, readCheckIn } from './keep-check-ins.ts';
import { readPolls, withdrawPoll, writePoll } from './keep-polls.ts';
import {
  openQuestionnaire,
  readQuestionnaires,
  withdrawQuestionnaire,
} from './keep-questionnaires.ts';
import { eraseOwnAnswers, listOwnAnswers } from './own-answers.ts';
import type { VaultDeps } from './vault-deps.ts';

/** What people say, and what they ask about their own: the only functions that reach the answers. */
export function collectorFunctions(deps: VaultDeps): ServedFunction[] {
  return [
    serve(contracts.readCheckIn, (call, input) => readCheckIn(deps, call, input)),
    serve(contracts.checkIn, (call, input) => checkIn(deps, call, input)),
    serve(contracts.openCheckInLink, (call, input) => openCheckInLink(deps, call, input)),
    serve(contracts.checkInByLink, (call, input) => checkInByLink(deps, call, input)),
    serve(contracts.listOwnAnswers, (call, input) => listOwnAnswers(deps, call, input)),
    serve(contracts.eraseOwnAnswers, (call, input) => eraseOwnAnswers(deps, call, input)),
    serve(contracts.readOpenPoll, (call, input) => readOpenPoll(deps, call, input)),
    serve(contracts.answerPoll, (call, input) => answerPoll(deps, call, input)),
    serve(contracts.readPolls, (call, input) => readPolls(deps, call, input)),
    serve(contracts.writePoll, (call, input) => writePoll(deps, call, input)),
    serve(contracts.withdrawPoll, (call, input) => withdrawPoll(deps, call, input)),
    serve(contracts.readQuestionnaires, (call, input) => readQuestionnaires(deps, call, input)),
    serve(contracts.openQuestionnaire, (call, input) => openQuestionnaire(deps, call, input)),
    serve(contracts.withdrawQuestionnaire, (call, input) =>
      withdrawQuestionnaire(deps, call, input),
    ),
    serve(contracts.readOwnQuestionnaire, (call, input) => readOwnQuestionnaire(deps, call, input)),
    serve(contracts.answerQuestionnaire, (call, input) => answerQuestionnaire(deps, call, input)),
  ];
}
