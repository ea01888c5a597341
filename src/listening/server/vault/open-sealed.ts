import type { ParisDay } from '#basics/dates.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import { mondayOf } from '../../rules/closing-time.ts';
import { insertAnswers } from './answers.queries.ts';
import {
  findSealedAmong,
  findSealedOf,
  findSubjects,
  takeSealedCheckIns,
} from './sealed-answers.queries.ts';
import { authorOf, type Kind, openedAnswer, type Said, type SealedRow } from './sealed-answers.ts';
import { asWord } from './words.ts';

type Derives = Pick<Vault, 'derive'>;

/** Opens what was said in a company until this day, all together. */
export async function openCheckIns(
  vault: Derives,
  tx: VaultTx,
  companyId: string,
  until: ParisDay,
): Promise<void> {
  const rows = await takeSealedCheckIns(tx, companyId, until);
  await insertAnswers(
    tx,
    rows.map((row) => {
      const { pseudonym, said } = openedAnswer(vault, row, 'check-in');
      const { mood, energy, factor, factorTap: factor_tap } = said;
      const { day } = row;
      const monday = mondayOf(day);
      return { company_id: companyId, pseudonym, monday, day, mood, energy, factor, factor_tap };
    }),
  );
}

/** What everybody said in these rows, by pseudonym. */
export function saidBy<K extends Kind>(
  vault: Derives,
  rows: readonly SealedRow[],
  kind: K,
): ReadonlyMap<string, Said[K]> {
  return new Map(
    rows.map((row) => {
      const { pseudonym, said } = openedAnswer(vault, row, kind);
      return [asWord(pseudonym), said];
    }),
  );
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
  return rows.map((row) => ({ day: row.day, said: openedAnswer(vault, row, kind).said }));
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
    [...theirs, ...inCompanies].map((row) =>
      asWord(openedAnswer(vault, row, row.kind as Kind).pseudonym),
    ),
  );
}
