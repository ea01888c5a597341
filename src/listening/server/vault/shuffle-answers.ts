import { addDays, parisDayOf } from '#basics/dates.ts';
import { shuffleSince } from './answers.queries.ts';
import { shufflePollAnswers } from './poll-answers.queries.ts';
import { shuffleQuestionnaireAnswers } from './questionnaire-answers.queries.ts';
import type { KeeperDeps } from './vault-deps.ts';

/**
 * Writes the answers of today and yesterday anew, together and in a random order: the number of the
 * transaction that PostgreSQL keeps with each row then says nothing of when it came, also beside rows of
 * another database of the same server that have a time. So it is with what is answered to a question and to
 * the questionnaire while they are open. Late ones of earlier days are written anew with
 * their week.
 */
export async function shuffleAnswers({ vault, clock }: KeeperDeps): Promise<void> {
  const yesterday = addDays(parisDayOf(clock.now()), -1);
  await vault.transaction(async (tx) => {
    await shuffleSince(tx, yesterday);
    await shufflePollAnswers(tx);
    await shuffleQuestionnaireAnswers(tx);
  });
  await vault.sweep();
}
