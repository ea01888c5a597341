import type { Call } from '#backend/call.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { countUse } from '#platform/rate-limit.ts';
import { readSimulation } from '#shop/sales/rules/simulation-address.ts';
import { simulationBasis } from '../rules/simulation-basis.ts';
import type { SimulatorDeps } from './simulator-deps.ts';

/**
 * What an address asks to have printed, with the prices and figures of this day. Refuses: invalid-input,
 * too-many-requests (of one kind of paper, for one network).
 */
export async function askedSimulation(
  deps: SimulatorDeps,
  call: Call,
  {
    search,
    action,
  }: { readonly search: string; readonly action: 'print-simulation' | 'print-vote-pack' },
) {
  const { wishes, problems } = readSimulation(new URLSearchParams(search));
  if (problems.length > 0) throw new Refusal('invalid-input', { problems });
  await countUse(deps, action, call.network);
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const { products } = await deps.catalogue.listProducts(call, {});
  const settings = await deps.settings.read();
  const basis = simulationBasis(products, settings, today);
  return { wishes, basis, now, today, seller: settings.organisation.name };
}
