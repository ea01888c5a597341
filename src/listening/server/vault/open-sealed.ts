import type { ParisDay } from '#basics/dates.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import { mondayOf } from '../../rules/closing-time.ts';
import { insertAnswers } from './answers.queries.ts';
import {
  findSealedAmong,
  findSealedCompanies,
  findSealedOf,
  findSubjects,
  insertSealed,
  takeSealedCheckIns,
} from './sealed-answers.queries.ts';
import { authorOf, type Kind, openedIfWhole, type Said, type SealedRow } from './sealed-answers.ts';
import { asWord } from './words.ts';

type Derives = Pick<Vault, 'derive'>;

// Whoever writes past the product can alter a row, or add one. It opens no more, and keeps nobody else's week
// from being told: it is left where it is, and each night says that it is there (`countUnopened`).

/** Opens what was said in a company until this day, all together. */
export async function openCheckIns(
  vault: Derives,
  tx: VaultTx,
  companyId: string,
  until: ParisDay,
): Promise<void> {
  const rows = await takeSealedCheckIns(tx, companyId, until);
  const { whole, broken } = openedAll(vault, rows, 'check-in');
  await insertSealed(tx, broken);
  await insertAnswers(
    tx,
    whole.map(({ day, pseudonym, said }) => {
      const { mood, energy, factor, factorTap: factor_tap } = said;
      const monday = mondayOf(day);
      return { company_id: companyId, pseudonym, monday, day, mood, energy, factor, factor_tap };
    }),
  );
}

function openedAll<K extends Kind>(vault: Derives, rows: readonly SealedRow[], kind: K) {
  const opened = rows.map((row) => ({ row, said: openedIfWhole(vault, row, kind) }));
  return {
    whole: opened.flatMap(({ row: { day }, said }) => (said ? [{ day, ...said }] : [])),
    broken: opened.flatMap(({ row, said }) => (said ? [] : [row])),
  };
}

/** How many sealed answers were altered, or come from elsewhere. */
export async function countUnopened(vault: Vault): Promise<number> {
  let unopened = 0;
  for (const companyId of await vault.transaction((tx) => findSealedCompanies(tx))) {
    const rows = await vault.transaction((tx) => findSealedOf(tx, [companyId]));
    unopened += rows.filter((row) => !openedIfWhole(vault, row, row.kind as Kind)).length;
  }
  return unopened;
}

/** What everybody said in these rows, by pseudonym. */
export function saidBy<K extends Kind>(
  vault: Derives,
  rows: readonly SealedRow[],
  kind: K,
): ReadonlyMap<string, Said[K]> {
  const { whole } = openedAll(vault, rows, kind);
  return new Map(whole.map(({ pseudonym, said }) => [asWord(pseudonym), said]));
}

/** All of one kind that somebody has said in a company and that is sealed still, the oldest first. */
export async function sealedOf<K extends Kind>(
  vault: Pick<Vault, 'derive' | 'once'>,
  companyId: string,
  pseudonym: Buffer,
  kind: K,
): Promise<{ readonly day: ParisDay; readonly said: Said[K] }[]> {
  const subjects = await vault.once((db) => findSubjects(db, companyId));
  const authors = subjects
    .filter((subject) => subject.kind === kind)
    .map((subject) => authorOf(vault, pseudonym, subject));
  const rows = await vault.once((db) => findSealedAmong(db, authors));
  return openedAll(vault, rows, kind).whole;
}

/** The names that sealed answers of these people may bear: of every kind and day of which anything is sealed. */
export async function namesOf(
  vault: Derives,
  tx: VaultTx,
  pseudonyms: readonly Buffer[],
): Promise<Buffer[]> {
  if (pseudonyms.length === 0) return [];
  const subjects = await findSubjects(tx);
  return pseudonyms.flatMap((pseudonym) =>
    subjects.map((subject) => authorOf(vault, pseudonym, subject)),
  );
}

/** Of these people, and of everybody in these companies, who has said something that is sealed still. */
export async function findSealedPeople(
  vault: Derives,
  tx: VaultTx,
  pseudonyms: readonly Buffer[],
  companyIds: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const theirs = await findSealedAmong(tx, await namesOf(vault, tx, pseudonyms));
  const inCompanies = companyIds.length > 0 ? await findSealedOf(tx, companyIds) : [];
  return new Set(
    [...theirs, ...inCompanies].flatMap((row) => {
      const opened = openedIfWhole(vault, row, row.kind as Kind);
      return opened ? [asWord(opened.pseudonym)] : [];
    }),
  );
}
