import type { ParisDay } from '#basics/dates.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import type { ListState } from '../../rules/list-state.ts';
import { publishedQuestionnaire } from '../../rules/questionnaire.ts';
import { dimensionNumbers } from '../../rules/questionnaire-score.ts';
import type { ReleasedQuestionnaire } from '../../rules/release.ts';
import { saidBy } from './open-sealed.ts';
import { findSealedAbout } from './sealed-answers.queries.ts';
import { drawOf, type KeyedPlace, memberOf, pseudonymOf } from './tenant-keys.ts';
import { asWord } from './words.ts';

/** A questionnaire that closes with a week, and everybody who has or had a key in its company. */
export type ClosingQuestionnaire = {
  readonly id: string;
  readonly closesOn: ParisDay;
  readonly people: readonly KeyedPlace[];
};

/**
 * What is told of a questionnaire: of those who are on the list that holds, where they were when it was made.
 * Whoever left meanwhile counts there still, and who came waits for the next list.
 */
export async function questionnaireResult(
  vault: Pick<Vault, 'derive'>,
  tx: VaultTx,
  companyId: string,
  { places, members, constants }: ListState,
  { id, closesOn, people }: ClosingQuestionnaire,
): Promise<ReleasedQuestionnaire> {
  const rows = await findSealedAbout(tx, companyId, { kind: 'questionnaire', day: closesOn });
  const given = saidBy(vault, rows, 'questionnaire');
  const answered = people.flatMap((person) => {
    const answers = given.get(asWord(pseudonymOf(vault, companyId, person)));
    const leaf = members.get(asWord(memberOf(vault, companyId, person.employee_id)));
    const numbers = answers && dimensionNumbers(answers);
    return leaf && numbers && numbers.size > 0 ? [{ leaf, numbers }] : [];
  });
  const told = publishedQuestionnaire(
    { id, companyId, places, constants, answered },
    drawOf(vault),
  );
  return { id, ...told };
}
