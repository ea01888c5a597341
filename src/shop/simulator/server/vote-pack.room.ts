import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { printVotePack } from './print-vote-pack.ts';
import type { SimulatorDeps } from './simulator-deps.ts';

/** What a works council votes on, made of its simulation: nothing else needs it. */
export function openVotePack(deps: SimulatorDeps): Room {
  return {
    name: 'vote-pack',
    functions: [serve(contracts.printVotePack, (call, input) => printVotePack(deps, call, input))],
  };
}
