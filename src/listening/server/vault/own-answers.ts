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
import { sealedOf } from './open-sealed.ts';
import { firstSealOf, sealOf, unsealed } from './sealed-history.ts';
import { type KeyedPlace, pseudonymOf } from './tenant-keys.ts';
import { noteErasure } from './tombstones.ts';
import type { VaultDeps } from './vault-deps.ts';

export async function listOwnAnswers(
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
export async function eraseOwnAnswers(
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
  // In the order in which answers move on: what moves between two of these is found twice, and never missing.
  const current = await sealedOf(vault, companyId, pseudonym, 'check-in');
  const kept = await vault.once((db) => findAnswers(db, pseudonym));
  const history = await vault.once((db) => findHistory(db, pseudonym));
  const sealOfWeek = (isKeyed: boolean) =>
    isKeyed ? sealOf(vault, place.key) : firstSealOf(place.key);
  const days = [
    ...history.flatMap((week) => unsealed(sealOfWeek(week.is_keyed), week)),
    ...kept.map(
      ({ day, mood, energy, factor, factor_tap: factorTap }) =>
        ({ day, mood, energy, factor, factorTap }) as OwnAnswer,
    ),
    ...current.map(({ day, said }): OwnAnswer => ({ day, ...said })),
  ];
  const once = new Map(days.map((each) => [each.day, each]));
  return [...once.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
