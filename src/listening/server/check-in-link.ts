import { timingSafeEqual } from 'node:crypto';
import { addDays, isParisDay, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { ListeningDeps } from './listening-deps.ts';

const MAC_BYTES = 16;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Linked = {
  readonly employeeId: string;
  /** Whoever had the place before, or has it afterwards, answers for nobody else. */
  readonly userId: string;
  /** The week in which the link holds. */
  readonly monday: ParisDay;
};

/** What a reminder carries: for one person, for one week, worth nothing to whoever alters it. */
export function checkInToken(deps: Pick<ListeningDeps, 'derive'>, linked: Linked): string {
  const { employeeId, monday, userId } = linked;
  return [employeeId, monday, userId, macOf(deps, linked).toString('base64url')].join('.');
}

/** Whom a token is for; undefined when it is none of ours, or of another week. */
export function readCheckInToken(
  deps: Pick<ListeningDeps, 'derive' | 'clock'>,
  token: string,
): Linked | undefined {
  const [employeeId = '', monday = '', userId = '', mac = ''] = token.split('.');
  if (![employeeId, userId].every((id) => UUID.test(id)) || !isParisDay(monday)) {
    return undefined;
  }
  const linked = { employeeId, userId, monday };
  const given = Buffer.from(mac, 'base64url');
  const ours = macOf(deps, linked);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  const today = parisDayOf(deps.clock.now());
  return monday <= today && today < addDays(monday, 7) ? linked : undefined;
}

function macOf(
  { derive }: Pick<ListeningDeps, 'derive'>,
  { employeeId, userId, monday }: Linked,
): Buffer {
  return derive('check-in-link', employeeId, userId, monday).subarray(0, MAC_BYTES);
}
