import { inLanguage, inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { texts } from '../../messages/own-data.ts';
import { texts as statementsTexts } from '../../messages/statements.ts';
import { pollTimes } from '../../rules/poll-times.ts';
import { ITEMS, PASSED } from '../../rules/questionnaire-items.ts';
import { findPlacesOfAccount } from '../erasures.queries.ts';
import { findPolls } from '../polls.queries.ts';
import { sealedOf } from './open-sealed.ts';
import { answersOf } from './own-answers.ts';
import { accountMark, pseudonymOf } from './tenant-keys.ts';
import { noteErasure } from './tombstones.ts';
import type { VaultDeps } from './vault-deps.ts';

/** The copy of somebody's data quotes the questionnaire in French, as `legal_name` and polls stand in it as written. */
const STATEMENTS = inLanguage(statementsTexts, 'fr');

type Subject = { readonly userId: string };
type Place = Awaited<ReturnType<typeof findPlacesOfAccount>>[number];

/** What somebody chose of questions that everybody is asked, until they are told. */
async function chosenOf(deps: VaultDeps, tx: Tx, place: Place) {
  const { company_id: companyId, legal_name: legalName } = place;
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const answers = await sealedOf(deps.vault, companyId, pseudonym, 'poll');
  const polls = (await findPolls(tx, companyId)).filter((poll) => !poll.withdrawn_on);
  return answers.flatMap(({ day, said: choice }) => {
    const poll = polls.find(({ opens_on: opensOn }) => pollTimes(opensOn).closesOn === day);
    const words = poll?.choices[(choice ?? 0) - 1];
    return poll && words ? [{ legal_name: legalName, question: poll.wording, choice: words }] : [];
  });
}

/** What somebody answered to the yearly questionnaire, until it is told. */
async function statedOf(deps: VaultDeps, place: Place) {
  const pseudonym = pseudonymOf(deps.vault, place.company_id, place);
  const all = await sealedOf(deps.vault, place.company_id, pseudonym, 'questionnaire');
  return all.flatMap(({ said: answers }) =>
    ITEMS.flatMap(({ dimension, number }, at) => {
      const step = answers[at] ?? PASSED;
      if (step === PASSED) return [];
      const statements: Readonly<Record<string, string>> = STATEMENTS[dimension];
      const steps: Readonly<Record<string, string>> = STATEMENTS.steps;
      const [question, choice] = [statements[`n${number}`] ?? '', steps[`s${step}`] ?? ''];
      return [{ legal_name: place.legal_name, question, choice }];
    }),
  );
}

/** What somebody has said in their companies, and what is done with it for their rights. */
export function listeningData(deps: VaultDeps) {
  return {
    async collect(tx: Tx, { userId }: Subject): Promise<unknown> {
      const places = await findPlacesOfAccount(tx, userId);
      const lists = await Promise.all(
        places.map(async (place) => {
          const answers = await answersOf(deps, place.company_id, place);
          const chosen = await chosenOf(deps, tx, place);
          const checkIns = answers.map(({ factorTap: factor_tap, ...answer }) => ({
            legal_name: place.legal_name,
            ...answer,
            factor_tap,
          }));
          return [...checkIns, ...chosen, ...(await statedOf(deps, place))];
        }),
      );
      return lists.flat();
    },
    /** Noted in the transaction of the account, done by a job in the database of answers. */
    async erase(tx: Tx, { userId }: Subject): Promise<void> {
      const places = await findPlacesOfAccount(tx, userId);
      for (const place of places) {
        await noteErasure(deps, tx, pseudonymOf(deps.vault, place.company_id, place));
      }
      if (places.length === 0) return;
      await noteErasure(deps, tx, accountMark(deps.vault, userId));
      await enqueueJob(tx, { task: 'replay-erasures', payload: {}, key: 'replay-erasures' });
    },
    words: inLanguages(texts),
  };
}
