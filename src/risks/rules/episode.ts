/**
 * The rule: a signal is information when it begins, vigilance once it has lasted three weeks, an alert
 * once it has lasted six; a deep fall, or a second signal at the same place, is graver at once. A stage
 * never goes back: the signal ends after three weeks without its cause, never for want of numbers, and
 * only its own rule can begin another one. One that would begin within four weeks of its end is the same one, which goes on.
 */
import type { ParisDay } from '#basics/dates.ts';

export const STAGES = ['information', 'vigilance', 'alert'] as const;
export type Stage = (typeof STAGES)[number];

export interface Episode {
  /** The Monday of the week with which it began. */
  readonly since: ParisDay;
  readonly stage: Stage;
  /** How many comparable weeks it has lasted, the first one included, those of recovery not. */
  readonly weeks: number;
  /** How many weeks running its cause has been gone. */
  readonly weeksGone: number;
}

/** A signal that ended a short while ago. */
export interface EndedEpisode {
  readonly episode: Episode;
  /** How many comparable weeks have come since. */
  readonly weeksAgo: number;
}

export interface Episodes {
  readonly episode: Episode | null;
  readonly ended: EndedEpisode | null;
}

const VIGILANCE_WEEKS = 3;
const ALERT_WEEKS = 6;
const WEEKS_TO_END = 3;
const WEEKS_TO_RESUME = 4;

/** @param stage what its cause alone is grave enough for */
export function begun({ ended }: Episodes, monday: ParisDay, stage?: Stage): Episode {
  if (ended) return raised({ ...ended.episode, weeksGone: 0 }, stage);
  return raised({ since: monday, stage: 'information', weeks: 1, weeksGone: 0 }, stage);
}

/** What is remembered of signals after one more comparable week. */
export function followed(before: Episodes, episode: Episode | null): Episodes {
  if (episode) return { episode, ended: null };
  if (before.episode) return { episode: null, ended: { episode: before.episode, weeksAgo: 1 } };
  const { ended } = before;
  const isRecent = ended !== null && ended.weeksAgo < WEEKS_TO_RESUME;
  return { episode: null, ended: isRecent ? { ...ended, weeksAgo: ended.weeksAgo + 1 } : null };
}

/** With one more comparable week; null when that week ends it. */
export function nextEpisode(episode: Episode, isGone: boolean, stage?: Stage): Episode | null {
  if (isGone) {
    const weeksGone = episode.weeksGone + 1;
    return weeksGone < WEEKS_TO_END ? { ...episode, weeksGone } : null;
  }
  const weeks = episode.weeks + 1;
  const longer = raised({ ...episode, weeks, weeksGone: 0 }, stage);
  if (weeks >= ALERT_WEEKS) return raised(longer, 'alert');
  return weeks >= VIGILANCE_WEEKS ? raised(longer, 'vigilance') : longer;
}

/** At that stage, or at its own if that is graver. */
export function raised(episode: Episode, stage: Stage | undefined): Episode {
  return stage === undefined ? episode : { ...episode, stage: graverOf(episode.stage, stage) };
}

export function graverOf(one: Stage, other: Stage): Stage {
  return STAGES.indexOf(other) > STAGES.indexOf(one) ? other : one;
}
