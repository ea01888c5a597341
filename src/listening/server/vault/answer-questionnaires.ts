import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AnswerQuestionnaire, ReadOwnQuestionnaire } from '../../contract.ts';
import { openingDays, pollTimes } from '../../rules/poll-times.ts';
import { ITEMS } from '../../rules/questionnaire-items.ts';
import { findOwnPlace } from '../participants.queries.ts';
import { findQuestionnaireOpenedBetween } from '../questionnaires.queries.ts';
import { asListener } from './as-listener.ts';
import { isListed } from './poll-answers.queries.ts';
import {
  findQuestionnaireAnswers,
  keepQuestionnaireAnswers,
} from './questionnaire-answers.queries.ts';
import { memberOf, pseudonymOf } from './tenant-keys.ts';
import type { VaultDeps } from './vault-deps.ts';

const NOTHING = ITEMS.map(() => null);

export async function runReadOwnQuestionnaire(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadOwnQuestionnaire>,
): Promise<OutputOf<ReadOwnQuestionnaire>> {
  const { open, place } = await asListener(deps, call, (tx) => openNow(deps, tx, companyId));
  if (!open || !(await isAsked(deps, companyId, open.list_since, place.employee_id)))
    return { questionnaire: null };
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const given = await deps.vault.once((db) => findQuestionnaireAnswers(db, open.id, pseudonym));
  const { closesOn } = pollTimes(open.opens_on);
  const answers = [...(given ?? NOTHING)];
  return { questionnaire: { id: open.id, closesOn, toldOn: addDays(closesOn, 1), answers } };
}

export async function runAnswerQuestionnaire(
  deps: VaultDeps,
  call: Call,
  { companyId, questionnaireId, answers }: ParsedInputOf<AnswerQuestionnaire>,
): Promise<OutputOf<AnswerQuestionnaire>> {
  const { open, place } = await asListener(deps, call, (tx) => openNow(deps, tx, companyId));
  if (!place.may_write) throw new Refusal('forbidden');
  // Counted under a name that only this installation can compute: counts do not tell who answered.
  const counted = deps.derive('questionnaire-count', place.employee_id).toString('hex');
  await countUse(deps, 'questionnaire-answers', counted);
  if (open?.id !== questionnaireId) throw new Refusal('not-found');
  if (!(await isAsked(deps, companyId, open.list_since, place.employee_id)))
    throw new Refusal('not-found');
  const given = new Map(answers.map(({ item, answer }) => [item, answer]));
  await deps.vault.once((db) =>
    keepQuestionnaireAnswers(db, {
      questionnaireId,
      companyId,
      pseudonym: pseudonymOf(deps.vault, companyId, place),
      answers: ITEMS.map((_, at) => given.get(at) ?? null),
      closesOn: pollTimes(open.opens_on).closesOn,
    }),
  );
  return {};
}

/** The questionnaire that is open in the company of whom the claims name. */
async function openNow({ clock }: VaultDeps, tx: Tx, companyId: string) {
  const place = await findOwnPlace(tx, companyId);
  const { from, to } = openingDays(parisDayOf(clock.now()));
  return { place, open: await findQuestionnaireOpenedBetween(tx, companyId, from, to) };
}

/** Who is on the list that holds is asked: what others would say is told nowhere. */
function isAsked({ vault }: VaultDeps, companyId: string, since: string, employeeId: string) {
  const member = memberOf(vault, companyId, employeeId);
  return vault.once((db) => isListed(db, { companyId, since }, member));
}
