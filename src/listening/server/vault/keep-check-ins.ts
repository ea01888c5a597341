import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { refuseUnlessKept } from '#platform/database/refuse-all-but.ts';
import type { CheckIn, ReadCheckIn, Taps } from '../../contract.ts';
import { type Arrival, arrivalOf, mondayOf } from '../../rules/closing-time.ts';
import { dailyQuestion } from '../../rules/daily-question.ts';
import { DEFAULT_K } from '../../rules/release.ts';
import { findGroup } from '../groups.queries.ts';
import { findOwnPlace } from '../participants.queries.ts';
import { questionText } from '../question-text.ts';
import { deleteAnswer, findAnswers, insertAnswer, replaceAnswer } from './answers.queries.ts';
import { pseudonymOf } from './tenant-keys.ts';
import type { VaultDeps } from './vault-deps.ts';

/** A phone that goes offline on a Friday still asks the right question on the next one. */
const DAYS_AHEAD = 7;

export async function runReadCheckIn(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadCheckIn>,
): Promise<OutputOf<ReadCheckIn>> {
  const caller = signedInCaller(call);
  const today = parisDayOf(deps.clock.now());
  const { place, group } = await deps.database.asCaller(caller, async (tx) => {
    const own = await findOwnPlace(tx, companyId, caller.claims.sub);
    return { place: own, group: await findGroup(tx, companyId, own) };
  });
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const answers = await deps.vault.transaction((tx) => findAnswers(tx, pseudonym));
  const given = answers.find(({ day }) => day === today);
  return {
    companyName: group.company_name,
    questions: Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
      const day = addDays(today, ahead);
      const { factor } = dailyQuestion(day);
      return { day, factor, text: questionText(day, call.language) };
    }),
    given: given
      ? ({ mood: given.mood, energy: given.energy, factorTap: given.factor_tap } as Taps)
      : null,
    group: {
      name: group.name,
      people: group.people,
      changedOn: group.changed_on,
    },
    leastK: group.least_k ?? DEFAULT_K,
    tellsEverybody: group.tells_everybody ?? false,
  };
}

export async function runCheckIn(
  deps: VaultDeps,
  call: Call,
  { companyId, day, taps }: ParsedInputOf<CheckIn>,
): Promise<OutputOf<CheckIn>> {
  const caller = signedInCaller(call);
  const arrival = arrivalOf(day, deps.clock.now());
  refuseArrival(arrival);
  const place = await deps.database.asCaller(caller, async (tx) => {
    await refuseUnlessKept(tx, companyId, ['employee']);
    return findOwnPlace(tx, companyId, caller.claims.sub);
  });
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const answer = {
    company_id: companyId,
    pseudonym,
    day,
    monday: mondayOf(day),
    mood: taps.mood,
    energy: taps.energy,
    factor: dailyQuestion(day).factor,
    factor_tap: taps.factorTap,
  };
  const isEmpty = [taps.mood, taps.energy, taps.factorTap].every((tap) => tap === null);
  return deps.vault.transaction(async (tx): Promise<OutputOf<CheckIn>> => {
    if (arrival === 'today') {
      if (isEmpty) await deleteAnswer(tx, pseudonym, day);
      else await replaceAnswer(tx, answer);
      return { state: isEmpty ? 'taken-back' : 'kept' };
    }
    if (isEmpty || !(await insertAnswer(tx, answer))) return { state: 'there-already' };
    return { state: arrival === 'counts' ? 'kept' : 'own-only' };
  });
}

/** @throws Refusal invalid-input for a day of which nothing is taken */
function refuseArrival(arrival: Arrival): void {
  const problems: Partial<Record<Arrival, string>> = {
    'no-day': 'day-invalid',
    future: 'in-future',
    'too-late': 'too-late',
  };
  const problem = problems[arrival];
  if (problem) throw new Refusal('invalid-input', { problems: [{ path: 'day', problem }] });
}
