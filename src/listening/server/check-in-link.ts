import { timingSafeEqual } from 'node:crypto';
import { addDays, isParisDay, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { ListeningDeps } from './listening-deps.ts';

const MAC_BYTES = 16;

type Linked = {
  readonly employeeId: string;
  /** The week in which the link holds. */
  readonly monday: ParisDay;
};

/** What a reminder carries: for one person, for one week, worth nothing to whoever alters it. */
export function checkInToken(deps: Pick<ListeningDeps, 'derive'>, linked: Linked): string {
  const { employeeId, monday } = linked;
  return [employeeId, monday, macOf(deps, linked).toString('base64url')].join('.');
}

/** Whom a token is for; undefined when it is none of ours, or of another week. */
export function readCheckInToken(
  deps: Pick<ListeningDeps, 'derive' | 'clock'>,
  token: string,
): Linked | undefined {
  const [employeeId = '', monday = '', mac = ''] = token.split('.');
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(employeeId) || !isParisDay(monday)) {
    return undefined;
  }
  const linked = { employeeId, monday };
  const given = Buffer.from(mac, 'base64url');
  const ours = macOf(deps, linked);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  const today = parisDayOf(deps.clock.now());
  return monday <= today && today < addDays(monday, 7) ? linked : undefined;
}

function macOf({ derive }: Pick<ListeningDeps, 'derive'>, { employeeId, monday }: Linked): Buffer {
  return derive('check-in-link', employeeId, monday).subarray(0, MAC_BYTES);
}
