import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { runReadMood } from './read-mood.ts';

/** What is told of answers; what collects them is in `vault/`. */
export function listeningFunctions(deps: ListeningDeps): ServedFunction[] {
  return [serve(contracts.readMood, (call, input) => runReadMood(deps, call, input))];
}
