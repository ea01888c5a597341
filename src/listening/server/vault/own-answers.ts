import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { EraseOwnAnswers, ListOwnAnswers, OwnAnswer } from '../../contract.ts';
import { replaceKey } from '../erasures.queries.ts';
import { findOwnPlacesEver } from '../participants.queries.ts';
import { findAnswers } from './answers.queries.ts';
import { asListener } from './as-listener.ts';
import { eraseAnswers } from './erase-answers.ts';
import { findHistory } from './histories.queries.ts';
import { firstSealOf, sealOf, unsealed } from './sealed-history.ts';
import { type KeyedPlace, pseudonymOf } from './tenant-keys.ts';
import { noteErasure } from './tombstones.ts';
import type { VaultDeps } from './vault-deps.ts';

export async function runListOwnAnswers(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListOwnAnswers>,
): Promise<OutputOf<ListOwnAnswers>> {
  const places = await asListener(deps, call, (tx) => findOwnPlacesEver(tx, companyId));
  const lists = await Promise.all(places.map((place) => answersOf(deps, companyId, place)));
  return { answers: lists.flat() };
}

/**
 * The person goes on under another pseudonym, and the one before is noted as erased before it is: if
 * this is cut short, the job of the night goes on with it.
 */
export async function runEraseOwnAnswers(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<EraseOwnAnswers>,
): Promise<OutputOf<EraseOwnAnswers>> {
  const pseudonyms = await asListener(deps, call, async (tx) => {
    const places = await findOwnPlacesEver(tx, companyId);
    return Promise.all(places.map((place) => forget(deps, tx, companyId, place)));
  });
  await deps.vault.transaction((tx) => eraseAnswers(deps.vault, tx, pseudonyms));
  return {};
}

async function forget(
  deps: VaultDeps,
  tx: Tx,
  companyId: string,
  place: KeyedPlace & { readonly user_id: string },
): Promise<Buffer> {
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  await noteErasure(deps, tx, pseudonym);
  await replaceKey(tx, place);
  return pseudonym;
}

/** All that somebody has said, the oldest first. */
export async function answersOf(
  { vault }: Pick<VaultDeps, 'vault'>,
  companyId: string,
  place: KeyedPlace,
): Promise<OwnAnswer[]> {
  const pseudonym = pseudonymOf(vault, companyId, place);
  const { kept, sealed } = await vault.transaction(async (tx) => ({
    kept: await findAnswers(tx, pseudonym),
    sealed: await findHistory(tx, pseudonym),
  }));
  const recent = kept.map(
    ({ day, mood, energy, factor, factor_tap: factorTap }) =>
      ({ day, mood, energy, factor, factorTap }) as OwnAnswer,
  );
  const sealOfWeek = (isKeyed: boolean) =>
    isKeyed ? sealOf(vault, place.key) : firstSealOf(place.key);
  return [...sealed.flatMap((week) => unsealed(sealOfWeek(week.is_keyed), week)), ...recent];
}
