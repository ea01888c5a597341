import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AnswerQuestionnaire, ReadOwnQuestionnaire } from '../../contract.ts';
import { openingDays, pollTimes } from '../../rules/poll-times.ts';
import { ITEMS } from '../../rules/questionnaire-items.ts';
import type { Answers } from '../../rules/questionnaire-score.ts';
import { findOwnPlace } from '../participants.queries.ts';
import { findQuestionnaireOpenedBetween } from '../questionnaires.queries.ts';
import { asListener } from './as-listener.ts';
import { isListed } from './asked-lists.queries.ts';
import { findSealed, insertSealed, lockSealed, replaceSealed } from './sealed-answers.queries.ts';
import { authorOf, openedIfWhole, type Subject, sealedAnswer } from './sealed-answers.ts';
import { memberOf, pseudonymOf } from './tenant-keys.ts';
import type { VaultDeps } from './vault-deps.ts';

const NOTHING: Answers = ITEMS.map(() => null);

export async function readOwnQuestionnaire(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadOwnQuestionnaire>,
): Promise<OutputOf<ReadOwnQuestionnaire>> {
  const { open, place } = await asListener(deps, call, (tx) => openNow(deps, tx, companyId));
  if (!open || !(await isAsked(deps, companyId, open.list_since, place.employee_id)))
    return { questionnaire: null };
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const { closesOn } = pollTimes(open.opens_on);
  const author = authorOf(deps.vault, pseudonym, { kind: 'questionnaire', day: closesOn });
  const row = await deps.vault.once((db) => findSealed(db, author));
  const answers = [...((row && openedIfWhole(deps.vault, row, 'questionnaire')?.said) ?? NOTHING)];
  return { questionnaire: { id: open.id, closesOn, toldOn: addDays(closesOn, 1), answers } };
}

export async function answerQuestionnaire(
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
  const who = { companyId, pseudonym: pseudonymOf(deps.vault, companyId, place) };
  const subject = { kind: 'questionnaire', day: pollTimes(open.opens_on).closesOn } as const;
  await keepBeside(
    deps,
    who,
    subject,
    ITEMS.map((_, at) => given.get(at) ?? null),
  );
  return {};
}

/** Keeps what somebody answers now beside what they answered before. */
async function keepBeside(
  { vault }: VaultDeps,
  who: { readonly companyId: string; readonly pseudonym: Buffer },
  subject: Subject<'questionnaire'>,
  given: Answers,
): Promise<void> {
  const first = sealedAnswer(vault, who, subject, given);
  await vault.transaction(async (tx) => {
    // Of two that come at once, the second one waits for the first and finds it.
    if ((await insertSealed(tx, [first])) > 0) return;
    const row = await lockSealed(tx, first.author);
    const before = (row && openedIfWhole(vault, row, 'questionnaire')?.said) ?? NOTHING;
    const both = given.map((answer, at) => answer ?? before[at] ?? null);
    await replaceSealed(tx, sealedAnswer(vault, who, subject, both));
  });
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
