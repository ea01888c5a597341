import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AnswerPoll, ReadOpenPoll } from '../../contract.ts';
import { openingDays, pollTimes } from '../../rules/poll-times.ts';
import { findOwnPlace } from '../participants.queries.ts';
import { findPollOpenedBetween } from '../polls.queries.ts';
import { asListener } from './as-listener.ts';
import { isListed } from './asked-lists.queries.ts';
import { findSealed, replaceSealed } from './sealed-answers.queries.ts';
import { authorOf, openedIfWhole, sealedAnswer } from './sealed-answers.ts';
import { memberOf, pseudonymOf } from './tenant-keys.ts';
import type { VaultDeps } from './vault-deps.ts';

export async function readOpenPoll(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadOpenPoll>,
): Promise<OutputOf<ReadOpenPoll>> {
  const { poll, place } = await asListener(deps, call, (tx) => openPoll(deps, tx, companyId));
  if (!poll || !(await isAsked(deps, companyId, poll.list_since, place.employee_id)))
    return { poll: null };
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const { closesOn } = pollTimes(poll.opens_on);
  const author = authorOf(deps.vault, pseudonym, { kind: 'poll', day: closesOn });
  const row = await deps.vault.once((db) => findSealed(db, author));
  const given = row && openedIfWhole(deps.vault, row, 'poll')?.said;
  const isEnglish = call.language === 'en' && poll.choices_en !== null;
  return {
    poll: {
      id: poll.id,
      wording: (isEnglish ? poll.wording_en : undefined) ?? poll.wording,
      choices: (isEnglish ? poll.choices_en : undefined) ?? poll.choices,
      closesOn,
      toldOn: addDays(closesOn, 1),
      choice: given ?? null,
      hasPassed: given === null,
    },
  };
}

export async function answerPoll(
  deps: VaultDeps,
  call: Call,
  { companyId, pollId, choice }: ParsedInputOf<AnswerPoll>,
): Promise<OutputOf<AnswerPoll>> {
  const { poll, place } = await asListener(deps, call, (tx) => openPoll(deps, tx, companyId));
  if (!place.may_write) throw new Refusal('forbidden');
  // Counted under a name that only this installation can compute, with check-ins: counts do not tell who answered.
  const counted = deps.derive('check-in-count', place.employee_id).toString('hex');
  await countUse(deps, 'check-in', counted);
  if (poll?.id !== pollId) throw new Refusal('not-found');
  if (!(await isAsked(deps, companyId, poll.list_since, place.employee_id)))
    throw new Refusal('not-found');
  if (choice !== null && choice > poll.choices.length)
    throw new Refusal('invalid-input', { problems: [{ path: 'choice', problem: 'not-a-choice' }] });
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const subject = { kind: 'poll', day: pollTimes(poll.opens_on).closesOn } as const;
  const row = sealedAnswer(deps.vault, { companyId, pseudonym }, subject, choice);
  await deps.vault.once((db) => replaceSealed(db, row));
  return {};
}

/** The question that is open in the company of whom the claims name. */
async function openPoll({ clock }: VaultDeps, tx: Tx, companyId: string) {
  const place = await findOwnPlace(tx, companyId);
  const { from, to } = openingDays(parisDayOf(clock.now()));
  return { place, poll: await findPollOpenedBetween(tx, companyId, from, to) };
}

/** Who is on the list that holds is asked: what others would say is told nowhere. */
function isAsked({ vault }: VaultDeps, companyId: string, since: string, employeeId: string) {
  const member = memberOf(vault, companyId, employeeId);
  return vault.once((db) => isListed(db, { companyId, since }, member));
}
