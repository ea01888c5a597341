import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { listFollowUps, markAction, publishFollowUp, withdrawFollowUp } from './keep-follow-ups.ts';
import {
  addClosure,
  readListeningSettings,
  removeClosure,
  setListening,
  setReminders,
} from './keep-settings.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { type KeptMoods, readMood } from './read-mood.ts';
import { readReleases } from './read-releases.ts';

/** What is told of answers; what collects them is in `vault/`. */
export function listeningFunctions(deps: ListeningDeps, moods: KeptMoods): ServedFunction[] {
  return [
    serve(contracts.readMood, (call, input) => readMood(deps, moods, call, input)),
    serve(contracts.readReleases, (call, input) => readReleases(deps, call, input)),
    serve(contracts.readListeningSettings, (call, input) =>
      readListeningSettings(deps, call, input),
    ),
    serve(contracts.setListening, (call, input) => setListening(deps, call, input)),
    serve(contracts.setReminders, (call, input) => setReminders(deps, call, input)),
    serve(contracts.addClosure, (call, input) => addClosure(deps, call, input)),
    serve(contracts.listFollowUps, (call, input) => listFollowUps(deps, call, input)),
    serve(contracts.publishFollowUp, (call, input) => publishFollowUp(deps, call, input)),
    serve(contracts.withdrawFollowUp, (call, input) => withdrawFollowUp(deps, call, input)),
    serve(contracts.markAction, (call, input) => markAction(deps, call, input)),
    serve(contracts.removeClosure, (call, input) => removeClosure(deps, call, input)),
  ];
}
