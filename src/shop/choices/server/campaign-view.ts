import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Campaign } from '../contract.ts';
import { isOver } from '../rules/campaign-form.ts';
import type { ChoicesDeps } from './choices-deps.ts';

type State = Campaign['state'];

/** How far along a campaign is today: its last day ends it, whenever its parcels are fixed. */
export function stateOf(
  { state, deadline }: { readonly state: string; readonly deadline: ParisDay },
  { clock }: Pick<ChoicesDeps, 'clock'>,
): State {
  if (state === 'open' && isOver(deadline, parisDayOf(clock.now()))) return 'closing';
  return state as State;
}

/** @throws Refusal conflict unless one may choose, and people be added */
export function refuseUnlessOpen(
  campaign: { readonly state: string; readonly deadline: ParisDay },
  deps: Pick<ChoicesDeps, 'clock'>,
): void {
  if (stateOf(campaign, deps) !== 'open') throw new Refusal('conflict');
}
