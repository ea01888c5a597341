/**
 * The rule: that fewer take part than before is signalled, since silence says something too. How many do is
 * told of the whole company alone, in a word, once a list: where the word is lower than it was, a signal
 * begins with that list, graver where nothing can be told any more, and lasts until a list in which the word
 * is back. Weeks in between say nothing of it. Of a company of few people the word changes by chance, since
 * it has a secret term too: there only that nothing can be told any more is signalled.
 */
import type { ParisDay } from '#basics/dates.ts';
import { RATES, type Rate } from '#listening/rules/published-week.ts';
import { begun, type Episodes, raised, type Stage } from './episode.ts';
import type { WeekSeen } from './watch.ts';

export interface ParticipationWatch extends Episodes {
  /** The Monday of the last list. */
  readonly list: ParisDay | null;
  /** How many took part before, and take part now. */
  readonly before: Rate | null;
  readonly now: Rate | null;
}

export const NO_PARTICIPATION: ParticipationWatch = {
  list: null,
  before: null,
  now: null,
  episode: null,
  ended: null,
};

/** From so many on the word falls by chance once in a hundred years (`npm run torture -- alerts`). */
const LEAST_LISTED = 40;
const STAGES: Readonly<Record<Rate, Stage>> = {
  'under-half': 'vigilance',
  'over-half': 'information',
  most: 'information',
};

export function watchParticipation(
  known: ParticipationWatch,
  { list, told, monday }: WeekSeen,
): ParticipationWatch {
  if (!list || list.since === known.list) return known;
  const { since, rate } = list;
  const isLower = known.before !== null && RATES.indexOf(rate) < RATES.indexOf(known.before);
  if (!isLower) return { list: since, before: rate, now: rate, episode: null, ended: null };
  const now = { ...known, list: since, now: rate };
  if (told && told.listed < LEAST_LISTED && !known.episode) return now;
  const episode = known.episode ?? begun(known, monday);
  return { ...now, episode: raised(episode, STAGES[rate]) };
}
