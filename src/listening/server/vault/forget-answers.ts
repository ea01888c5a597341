import { addDays, parisDayOf } from '#basics/dates.ts';
import type { OwnAnswer } from '../../contract.ts';
import { mondayOf } from '../../rules/closing-time.ts';
import { findCompaniesAmong, findErasures } from '../erasures.queries.ts';
import { findKeys } from '../participants.queries.ts';
import { eraseCompanies, findKnownCompanies } from './answers.queries.ts';
import { eraseAnswers } from './erase-answers.ts';
import {
  deleteHistoriesUntil,
  findCompaniesUntil,
  insertHistories,
  takeAnswersUntil,
} from './histories.queries.ts';
import { resealHistories } from './reseal-histories.ts';
import { sealed, sealOf } from './sealed-history.ts';
import { pseudonymOf } from './tenant-keys.ts';
import type { KeeperDeps } from './vault-deps.ts';
import { asWord } from './words.ts';

/** After the week and its closing. */
const KEPT_DAYS = 35;
const HISTORY_DAYS = 731;

/**
 * What a week needs of answers is needed no more five weeks after it was closed: they are sealed for
 * their authors, and after two years they go. Whatever came back with an old copy goes again.
 */
export async function forgetAnswers(deps: KeeperDeps): Promise<void> {
  await replayErasures(deps);
  await eraseLostCompanies(deps);
  const today = parisDayOf(deps.clock.now());
  // Of the week that was closed five weeks ago, and of all before.
  const until = addDays(mondayOf(addDays(today, -KEPT_DAYS)), -7);
  const companies = await deps.vault.transaction((tx) => findCompaniesUntil(tx, until));
  for (const companyId of companies) await shrink(deps, companyId, until);
  await deps.vault.transaction((tx) =>
    deleteHistoriesUntil(tx, mondayOf(addDays(today, -HISTORY_DAYS))),
  );
  await resealHistories(deps);
  if (companies.length > 0) await deps.vault.sweep();
}

/** Erases what was erased before. */
export async function replayErasures({ database, vault }: KeeperDeps): Promise<void> {
  // What was erased is nobody's to read; the service erases it again.
  const erased = await database.asService(findErasures);
  await vault.transaction((tx) => eraseAnswers(vault, tx, erased));
}

/** Of companies that are no more, nothing is kept either. */
async function eraseLostCompanies({ database, vault }: KeeperDeps): Promise<void> {
  const known = await vault.transaction(findKnownCompanies);
  // A timer is no caller: the service looks which of them are left.
  const left = await database.asService((tx) => findCompaniesAmong(tx, known));
  const lost = known.filter((companyId) => !left.has(companyId));
  if (lost.length > 0) await vault.transaction((tx) => eraseCompanies(tx, lost));
}

async function shrink(
  { database, vault }: KeeperDeps,
  companyId: string,
  until: string,
): Promise<void> {
  const keys = await database.asService((tx) => findKeys(tx, companyId));
  const keyOf = new Map(
    keys.map((place) => [asWord(pseudonymOf(vault, companyId, place)), place.key]),
  );
  await vault.transaction(async (tx) => {
    const rows = await takeAnswersUntil(tx, companyId, until);
    const weeks = Map.groupBy(rows, ({ pseudonym, monday }) => `${asWord(pseudonym)} ${monday}`);
    await insertHistories(
      tx,
      [...weeks.values()].flatMap((week) => {
        const [first] = week;
        const key = first && keyOf.get(asWord(first.pseudonym));
        // Without a key they are nobody's any more.
        if (!key) return [];
        const { pseudonym, monday } = first;
        const answers = week
          .map(({ day, mood, energy, factor, factor_tap: factorTap }) => ({
            ...({ day, mood, energy, factor, factorTap } as OwnAnswer),
          }))
          .sort((a, b) => (a.day < b.day ? -1 : 1));
        const bytes = sealed(sealOf(vault, key), monday, answers);
        return [{ pseudonym, monday, company_id: companyId, sealed: bytes, is_keyed: true }];
      }),
    );
  });
}
