import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { AddUnitsFromPlaces } from '../contract.ts';
import { asWriter } from './keep-document.ts';
import { insertPlacesAsUnits } from './places-as-units.queries.ts';
import type { RisksDeps } from './risks-deps.ts';

/** Sites become establishments, teams their work units, each with its people's published numbers. */
export async function addUnitsFromPlaces(
  deps: RisksDeps,
  call: Call,
  { companyId, placeIds }: ParsedInputOf<AddUnitsFromPlaces>,
): Promise<OutputOf<AddUnitsFromPlaces>> {
  return asWriter(deps, call, companyId, async (tx) => ({
    added: await insertPlacesAsUnits(tx, companyId, placeIds),
  }));
}
