import type { JobState } from '#platform/jobs/job-state.ts';

/** Of a queue in which all is done as it comes. */
export const JOBS_MOVE: JobState = {
  oldestDueSeconds: 0,
  longestRunningSeconds: 0,
  failingMails: 0,
  givenUp: 0,
};
