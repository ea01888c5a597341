import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { CheckIn, CheckInByLink, OpenCheckInLink, ReadCheckIn, Taps } from '../../contract.ts';
import { type Arrival, arrivalOf, lastClosedMonday } from '../../rules/closing-time.ts';
import { dailyQuestion } from '../../rules/daily-question.ts';
import { leastListed } from '../../rules/disclosed-places.ts';
import { waitsUntil } from '../../rules/listening-list.ts';
import { DEFAULT_K } from '../../rules/release.ts';
import { readCheckInToken } from '../check-in-link.ts';
import { findGroup } from '../groups.queries.ts';
import { findLinkedPlace, findOwnPlace } from '../participants.queries.ts';
import { questionText } from '../question-text.ts';
import { asListener } from './as-listener.ts';
import {
  deleteSealed,
  findSealed,
  insertLateCheckIn,
  replaceSealed,
} from './sealed-answers.queries.ts';
import { authorOf, openedIfWhole, type SealedRow, sealedAnswer } from './sealed-answers.ts';
import { type KeyedPlace, pseudonymOf } from './tenant-keys.ts';
import type { VaultDeps } from './vault-deps.ts';

/** A phone that goes offline on a Friday still asks the right question on the next one. */
const DAYS_AHEAD = 7;

export async function readCheckIn(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadCheckIn>,
): Promise<OutputOf<ReadCheckIn>> {
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const running = addDays(lastClosedMonday(now), 7);
  const { place, group } = await asListener(deps, call, async (tx) => {
    const own = await findOwnPlace(tx, companyId);
    return { place: own, group: await findGroup(tx, companyId, own) };
  });
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  const given = await saidOn(deps, pseudonym, today);
  return {
    companyName: group.company_name,
    questions: Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
      const day = addDays(today, ahead);
      const { factor } = dailyQuestion(day);
      return { day, factor, text: questionText(day, call.language) };
    }),
    given: given ? { mood: given.mood, energy: given.energy, factorTap: given.factorTap } : null,
    group: {
      name: group.name,
      people: group.people,
      changedOn: group.changed_on,
      waitsUntil: waitsUntil(group.here_since, running, group.first_week ?? running) ?? null,
    },
    leastListed: leastListed(group.least_k ?? DEFAULT_K),
    tellsEverybody: group.tells_everybody ?? false,
  };
}

/** What somebody has said on this day, whose week is not closed. */
async function saidOn({ vault }: VaultDeps, pseudonym: Buffer, day: ParisDay) {
  const author = authorOf(vault, pseudonym, { kind: 'check-in', day });
  const row = await vault.once((db) => findSealed(db, author));
  return row && openedIfWhole(vault, row, 'check-in')?.said;
}

/** What the link of a reminder is for; whoever opens it has said nothing yet. */
export async function openCheckInLink(
  deps: VaultDeps,
  call: Call,
  { token }: ParsedInputOf<OpenCheckInLink>,
): Promise<OutputOf<OpenCheckInLink>> {
  const { company_name: companyName } = await linkedPlace(deps, token);
  const day = parisDayOf(deps.clock.now());
  return { companyName, day, text: questionText(day, call.language) };
}

export async function checkInByLink(
  deps: VaultDeps,
  _call: Call,
  { token, taps }: ParsedInputOf<CheckInByLink>,
): Promise<OutputOf<CheckInByLink>> {
  const place = await linkedPlace(deps, token);
  await limitCheckIns(deps, place);
  const day = parisDayOf(deps.clock.now());
  const pseudonym = pseudonymOf(deps.vault, place.company_id, place);
  return { state: await keepToday(deps, place.company_id, pseudonym, { day, taps }) };
}

/** @throws Refusal not-found for a link that holds for nobody */
async function linkedPlace(deps: VaultDeps, token: string) {
  const linked = readCheckInToken(deps, token);
  // The link is the proof: the service reads whom it is for.
  const place =
    linked &&
    (await deps.database.asService((tx) =>
      findLinkedPlace(tx, linked, parisDayOf(deps.clock.now())),
    ));
  if (!place) throw new Refusal('not-found');
  return place;
}

export async function checkIn(
  deps: VaultDeps,
  call: Call,
  { companyId, day, taps }: ParsedInputOf<CheckIn>,
): Promise<OutputOf<CheckIn>> {
  const arrival = arrivalOf(day, deps.clock.now());
  refuseArrival(arrival);
  const place = await asListener(deps, call, (tx) => findOwnPlace(tx, companyId));
  if (!place.may_write) throw new Refusal('forbidden');
  await limitCheckIns(deps, place);
  const pseudonym = pseudonymOf(deps.vault, companyId, place);
  if (arrival === 'today')
    return { state: await keepToday(deps, companyId, pseudonym, { day, taps }) };
  const row = sealedDay(deps, companyId, pseudonym, { day, taps });
  const isNew =
    !isEmpty(taps) && (await deps.vault.once((db) => insertLateCheckIn(db, row, pseudonym)));
  if (!isNew) return { state: 'there-already' };
  return { state: arrival === 'counts' ? 'kept' : 'own-only' };
}

/** Counted under a name that only this installation can compute: counts do not tell who answered. */
async function limitCheckIns(deps: VaultDeps, place: KeyedPlace): Promise<void> {
  await countUse(
    deps,
    'check-in',
    deps.derive('check-in-count', place.employee_id).toString('hex'),
  );
}

type Day = { readonly day: ParisDay; readonly taps: Taps };

function sealedDay(
  { vault }: VaultDeps,
  companyId: string,
  pseudonym: Buffer,
  { day, taps }: Day,
): SealedRow {
  const said = { ...taps, factor: dailyQuestion(day).factor };
  return sealedAnswer(vault, { companyId, pseudonym }, { kind: 'check-in', day }, said);
}

const isEmpty = ({ mood, energy, factorTap }: Taps) =>
  mood === null && energy === null && factorTap === null;

/** In the place of what was said today before; without any tap it is taken back. */
async function keepToday(
  deps: VaultDeps,
  companyId: string,
  pseudonym: Buffer,
  { day, taps }: Day,
): Promise<'kept' | 'taken-back'> {
  const { vault } = deps;
  if (isEmpty(taps)) {
    const author = authorOf(vault, pseudonym, { kind: 'check-in', day });
    await vault.once((db) => deleteSealed(db, [author]));
    return 'taken-back';
  }
  const row = sealedDay(deps, companyId, pseudonym, { day, taps });
  await vault.once((db) => replaceSealed(db, row));
  return 'kept';
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
