import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import {
  runListFollowUps,
  runMarkAction,
  runPublishFollowUp,
  runWithdrawFollowUp,
} from './keep-follow-ups.ts';
import {
  runAddClosure,
  runReadListeningSettings,
  runRemoveClosure,
  runSetListening,
  runSetReminders,
} from './keep-settings.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { createKeptMoods, runReadMood } from './read-mood.ts';
import { runReadReleases } from './read-releases.ts';

/** What is told of answers; what collects them is in `vault/`. */
export function listeningFunctions(deps: ListeningDeps): ServedFunction[] {
  const moods = createKeptMoods();
  return [
    serve(contracts.readMood, (call, input) => runReadMood(deps, moods, call, input)),
    serve(contracts.readReleases, (call, input) => runReadReleases(deps, call, input)),
    serve(contracts.readListeningSettings, (call, input) =>
      runReadListeningSettings(deps, call, input),
    ),
    serve(contracts.setListening, (call, input) => runSetListening(deps, call, input)),
    serve(contracts.setReminders, (call, input) => runSetReminders(deps, call, input)),
    serve(contracts.addClosure, (call, input) => runAddClosure(deps, call, input)),
    serve(contracts.listFollowUps, (call, input) => runListFollowUps(deps, call, input)),
    serve(contracts.publishFollowUp, (call, input) => runPublishFollowUp(deps, call, input)),
    serve(contracts.withdrawFollowUp, (call, input) => runWithdrawFollowUp(deps, call, input)),
    serve(contracts.markAction, (call, input) => runMarkAction(deps, call, input)),
    serve(contracts.removeClosure, (call, input) => runRemoveClosure(deps, call, input)),
  ];
}
