import { z } from 'zod';
import { contract } from '#basics/contract.ts';

/**
 * A simulation on paper, in the caller's language. Refuses: invalid-input (what the simulator's fields
 * would say), too-many-requests.
 */
export const printSimulation = contract('print-simulation', {
  access: 'public',
  /** The query of the simulator's address, see `simulation-address`. */
  input: z.object({ search: z.string().max(4_000) }),
  output: z.instanceof(Blob),
});
export type PrintSimulation = typeof printSimulation;

/**
 * What a works council needs to vote on the boxes of a simulation, in the caller's language. Refuses:
 * invalid-input (as `print-simulation`; plan: boxes-missing where no box is asked for), too-many-requests.
 */
export const printVotePack = contract('print-vote-pack', {
  access: 'public',
  input: printSimulation.input,
  output: z.instanceof(Blob),
});
export type PrintVotePack = typeof printVotePack;
