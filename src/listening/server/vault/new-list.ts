import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import { type ListState, makeList } from '../../rules/list-state.ts';
import { isListMonday } from '../../rules/listening-list.ts';
import { listedTerms } from '../../rules/questionnaire.ts';
import type { ReleasedPlace } from '../../rules/release.ts';
import { insertList } from './lists.queries.ts';
import { keepPeople, keepTermKeys, type People } from './people.queries.ts';
import {
  accountMark,
  drawOf,
  type KeyedPlace,
  memberOf,
  pseudonymOf,
  termKeyOf,
} from './tenant-keys.ts';
import { asWord } from './words.ts';

/** What is known of a company when a week of it is closed. */
export type Company = {
  readonly id: string;
  /** The Monday of the first week of which anything was told or hidden. */
  readonly firstWeek: ParisDay;
  readonly tree: readonly ReleasedPlace[];
  /** The places of the last release, by the names they had then. */
  readonly named: readonly ReleasedPlace[];
  readonly present: readonly (KeyedPlace & {
    readonly user_id: string;
    readonly email: string;
    readonly place_id: string;
  })[];
  readonly threshold: number;
};

/** The list that holds from the week after this one, if one is made then: of the employer's people as they are now. */
export async function listBeginningAfter(
  vault: Pick<Vault, 'derive'>,
  tx: VaultTx,
  { id: companyId, firstWeek, tree, present, threshold }: Company,
  monday: ParisDay,
  answered: ReadonlyMap<string, readonly ParisDay[]>,
): Promise<ListState | undefined> {
  const next = addDays(monday, 7);
  if (!isListMonday(next, firstWeek)) return undefined;
  const termKeys = await keepTermKeys(
    tx,
    present.map(({ user_id: userId, email }) => ({
      account: accountMark(vault, userId),
      termKey: termKeyOf(vault, email),
    })),
  );
  const people = present.map((person, at) => ({
    member: asWord(memberOf(vault, companyId, person.employee_id)),
    pseudonym: asWord(pseudonymOf(vault, companyId, person)),
    termKey: asWord(termKeys[at] as Buffer),
    placeId: person.place_id,
  }));
  const draw = drawOf(vault);
  const list = makeList(next, { tree, present: people, threshold }, answered, draw);
  const listed = people.map(({ termKey, placeId: leaf }) => ({ termKey, leaf }));
  return { ...list, constants: new Map([...list.constants, ...listedTerms(listed, draw)]) };
}

/** Keeps what is known of everybody after a week, and the list that begins with the next one, if any. */
export async function keepPeopleAndList(
  tx: VaultTx,
  companyId: string,
  people: People,
  list: ListState | undefined,
): Promise<void> {
  await keepPeople(tx, companyId, people);
  if (list) await insertList(tx, companyId, list);
}
