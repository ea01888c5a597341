import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { refuseForeignVault } from '#platform/vault/installation.ts';
import type { OwnAnswer } from '../../contract.ts';
import { mondayOf } from '../../rules/closing-time.ts';
import { findKeys } from '../participants.queries.ts';
import { eraseCompanies } from './answers.queries.ts';
import { eraseAnswers } from './erase-answers.ts';
import {
  countUnclaimed,
  deleteHistoriesUntil,
  dropUntil,
  findCompaniesUntil,
  insertHistories,
  takeAnswersUntil,
} from './histories.queries.ts';
import { areConfirmed, countAged, countErased, findAged, type Losses } from './hold-erasures.ts';
import { countUnopened, openCheckIns } from './open-sealed.ts';
import { resealHistories } from './reseal-histories.ts';
import {
  deleteAskedUntil,
  findSealedCompanies,
  takeSealedCheckIns,
} from './sealed-answers.queries.ts';
import { sealed, sealOf } from './sealed-history.ts';
import { pseudonymOf } from './tenant-keys.ts';
import { findTombstones, markDeleted, type Tombstones } from './tombstones.ts';
import type { KeeperDeps } from './vault-deps.ts';
import { asWord } from './words.ts';

/** After the week and its closing. */
const KEPT_DAYS = 35;
const HISTORY_DAYS = 731;

/**
 * What a week needs of answers is needed no more five weeks after it was closed: they are sealed for
 * their authors, and after two years they go; so does the number of whoever has not answered for as long.
 * Whatever came back with an old copy goes again. Nobody is
 * erased because they are absent from the first database, and not many at once before a person has agreed.
 * @throws Error fit for the operator where somebody has to look; what did not need it is done
 */
export async function forgetAnswers(deps: KeeperDeps): Promise<void> {
  const { vault } = deps;
  await refuseForeignVault(deps);
  const today = parisDayOf(deps.clock.now());
  // Of the week that was closed five weeks ago, and of all before.
  const until = addDays(mondayOf(addDays(today, -KEPT_DAYS)), -7);
  await markDeleted(deps);
  const tombstones = await findTombstones(deps);
  const { erased, isMany } = await countErased(deps, tombstones);
  if (!isMany) await erase(deps, tombstones);
  await openLeft(deps, addDays(until, 6));
  const companies = await vault.transaction((tx) => findCompaniesUntil(tx, until));
  for (const companyId of companies) await shrink(deps, companyId, until);
  // What is left of those weeks is of people without a key, or of those who wait to be erased.
  const unclaimed = await vault.transaction((tx) =>
    countUnclaimed(tx, until, isMany ? tombstones : NO_TOMBSTONES),
  );
  const tooOld = mondayOf(addDays(today, -HISTORY_DAYS));
  const ages = await countAged(deps, tooOld);
  const losses = { erased: (isMany ? erased : 0) + (ages.isMany ? ages.aged : 0), unclaimed };
  const isConfirmed = await areConfirmed(deps, losses);
  if (isConfirmed && isMany) await erase(deps, tombstones);
  if (isConfirmed && unclaimed > 0) await vault.transaction((tx) => dropUntil(tx, until));
  if (isConfirmed || !ages.isMany) {
    await forgetAged(deps, tooOld);
    // Of questions told long ago: what came back with an old copy.
    await vault.transaction((tx) => deleteAskedUntil(tx, until));
  }
  await resealHistories(deps);
  if (companies.length > 0) await vault.sweep();
  const unopened = await countUnopened(vault);
  refuseToBeSilent(isConfirmed ? NO_LOSSES : losses, { forged: tombstones.forged, unopened });
}

const NO_TOMBSTONES = { pseudonyms: [], companyIds: [] };
const NO_LOSSES = { erased: 0, unclaimed: 0 };

/** Erases what was erased before, as soon as somebody has left. */
export async function replayErasures(deps: KeeperDeps): Promise<void> {
  await refuseForeignVault(deps);
  await markDeleted(deps);
  const tombstones = await findTombstones(deps);
  const { erased, isMany } = await countErased(deps, tombstones);
  if (!isMany) await erase(deps, tombstones);
  const foreign = { forged: tombstones.forged, unopened: 0 };
  refuseToBeSilent({ erased: isMany ? erased : 0, unclaimed: 0 }, foreign);
}

/** What was said in weeks that nobody closed, because a company had ended, is sealed for its authors as well. */
async function openLeft({ vault }: KeeperDeps, until: ParisDay): Promise<void> {
  for (const companyId of await vault.transaction((tx) => findSealedCompanies(tx, until)))
    await vault.transaction(async (tx) => {
      await openCheckIns(vault, tx, companyId, until);
      // What is left does not open, and would not later.
      await takeSealedCheckIns(tx, companyId, until);
    });
}

/** Sealed weeks of two years ago, and the number of whoever has not answered since. */
async function forgetAged({ vault }: KeeperDeps, until: ParisDay): Promise<void> {
  await vault.transaction(async (tx) => {
    await eraseAnswers(vault, tx, await findAged(vault, tx, until));
    await deleteHistoriesUntil(tx, until);
  });
}

async function erase({ vault }: KeeperDeps, { pseudonyms, companyIds }: Tombstones): Promise<void> {
  await vault.transaction(async (tx) => {
    await eraseAnswers(vault, tx, pseudonyms);
    await eraseCompanies(tx, companyIds);
  });
}

/** What nobody of this product wrote. */
type Foreign = { readonly forged: number; readonly unopened: number };

/** The job fails, in the log and on the page of staff, until somebody has looked. */
function refuseToBeSilent({ erased, unclaimed }: Losses, { forged, unopened }: Foreign): void {
  const told = [
    ...(erased + unclaimed > 0
      ? [
          `${erased} people would be erased at once, and ${unclaimed} have answers to seal and no key: nothing of theirs was erased. An older copy of a database may have come back. Once you are certain: npm run vault -- confirm`,
        ]
      : []),
    ...(forged > 0
      ? [`${forged} notes of erasures are not the product's: nothing was erased by them`]
      : []),
    ...(unopened > 0
      ? [
          `${unopened} sealed answers were altered or are not the product’s: nothing is told of them`,
        ]
      : []),
  ];
  if (told.length > 0) throw new Error(told.join('; '));
}

async function shrink(
  { database, vault }: KeeperDeps,
  companyId: string,
  until: string,
): Promise<void> {
  const keys = await database.asService((tx) => findKeys(tx, companyId));
  const places = keys.map((place) => ({
    ...place,
    pseudonym: pseudonymOf(vault, companyId, place),
  }));
  const keyOf = new Map(places.map(({ pseudonym, key }) => [asWord(pseudonym), key]));
  await vault.transaction(async (tx) => {
    const pseudonyms = places.map(({ pseudonym }) => pseudonym);
    const rows = await takeAnswersUntil(tx, { companyId, pseudonyms }, until);
    const weeks = Map.groupBy(rows, ({ pseudonym, monday }) => `${asWord(pseudonym)} ${monday}`);
    await insertHistories(
      tx,
      [...weeks.values()].flatMap((week) => {
        const [first] = week;
        const key = first && keyOf.get(asWord(first.pseudonym));
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
