import type { ParisDay } from '#basics/dates.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import type { ListState } from '../../rules/list-state.ts';
import { type PublishedPoll, publishedPoll } from '../../rules/poll.ts';
import { saidBy } from './open-sealed.ts';
import { findTermKeys } from './people.queries.ts';
import { findSealedAbout } from './sealed-answers.queries.ts';
import { accountMark, drawOf, type KeyedPlace, memberOf, pseudonymOf } from './tenant-keys.ts';
import { asWord } from './words.ts';

/** A question that closes with a week, and everybody who has or had a key in its company. */
export type ClosingPoll = {
  readonly id: string;
  readonly wording: string;
  readonly choices: readonly string[];
  readonly closesOn: ParisDay;
  readonly people: readonly (KeyedPlace & { readonly user_id: string })[];
};

/**
 * What is told of a question: of those who are on the list that holds, where they were when it was made. Whoever
 * left meanwhile counts there still, and who came waits for the next list.
 */
export async function pollResult(
  vault: Pick<Vault, 'derive'>,
  tx: VaultTx,
  companyId: string,
  list: ListState,
  poll: ClosingPoll,
): Promise<readonly PublishedPoll[]> {
  const rows = await findSealedAbout(tx, companyId, { kind: 'poll', day: poll.closesOn });
  const chosen = saidBy(vault, rows, 'poll');
  const answered = poll.people.flatMap((person) => {
    const choice = chosen.get(asWord(pseudonymOf(vault, companyId, person)));
    const leaf = list.members.get(asWord(memberOf(vault, companyId, person.employee_id)));
    return choice && leaf ? [{ account: accountMark(vault, person.user_id), choice, leaf }] : [];
  });
  const termKeys = await findTermKeys(
    tx,
    answered.map(({ account }) => account),
  );
  return publishedPoll(
    { id: poll.id, choices: poll.choices.length },
    list.places,
    answered.flatMap(({ account, choice, leaf }) => {
      const termKey = termKeys.get(asWord(account));
      return termKey ? [{ termKey: asWord(termKey), choice, leaf }] : [];
    }),
    drawOf(vault),
  );
}
