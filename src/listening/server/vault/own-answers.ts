import type { Transaction } from 'kysely';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { EraseOwnAnswers, ListOwnAnswers, OwnAnswer } from '../../contract.ts';
import { insertErasure, replaceKey } from '../erasures.queries.ts';
import { findOwnPlace } from '../participants.queries.ts';
import { erasePseudonyms, findAnswers } from './answers.queries.ts';
import { asListener } from './as-listener.ts';
import { findHistory } from './histories.queries.ts';
import { unsealed } from './sealed-history.ts';
import { type KeyedPlace, pseudonymOf } from './tenant-keys.ts';
import type { VaultDeps } from './vault-deps.ts';

export async function runListOwnAnswers(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListOwnAnswers>,
): Promise<OutputOf<ListOwnAnswers>> {
  const place = await asListener(deps, call, (tx) => findOwnPlace(tx, companyId));
  return { answers: await answersOf(deps, companyId, place) };
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
  const pseudonym = await asListener(deps, call, async (tx) =>
    forget(deps, tx, companyId, await findOwnPlace(tx, companyId)),
  );
  await deps.vault.transaction((tx) => erasePseudonyms(tx, [pseudonym]));
  return {};
}

async function forget(
  deps: VaultDeps,
  tx: Transaction<DB>,
  companyId: string,
  place: KeyedPlace,
): Promise<Buffer> {
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  await insertErasure(tx, pseudonym, parisDayOf(deps.clock.now()));
  await replaceKey(tx, place.employee_id);
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
  return [...sealed.flatMap((week) => unsealed(place.key, week)), ...recent];
}
