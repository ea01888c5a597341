import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { printSimulation } from './print-simulation.ts';
import type { SimulatorDeps } from './simulator-deps.ts';

/** What a works council may give, computed and printed. */
export function openSimulator(deps: SimulatorDeps): Room {
  return {
    name: 'simulator',
    functions: [
      serve(contracts.printSimulation, (call, input) => printSimulation(deps, call, input)),
    ],
  };
}
