/**
 * The rule: a company may have its places watched as closely as the standard or more, never less. The
 * closer watch sees more falls, and is wrong more often; `npm run torture -- alerts` measures both.
 */
export const SENSITIVITIES = ['standard', 'attentive', 'veryAttentive'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

export interface Limits {
  /** Standard errors by which the score must have fallen for a signal to begin, */
  readonly errorsToBegin: number;
  /** and points, whichever is more. */
  readonly leastFall: number;
  /**
   * Standard errors by which it may be lower when the signal ends. The closer watch ends later too:
   * with less between the two, the same fall would begin again by chance.
   */
  readonly errorsToEnd: number;
  /** Weeks running in which the level was surely low. */
  readonly lowWeeks: number;
}

export const LIMITS: Readonly<Record<Sensitivity, Limits>> = {
  standard: {
    errorsToBegin: 2.5,
    leastFall: 0.7,
    errorsToEnd: 1,
    lowWeeks: 8,
  },
  attentive: {
    errorsToBegin: 2,
    leastFall: 0.6,
    errorsToEnd: 0.5,
    lowWeeks: 6,
  },
  veryAttentive: {
    errorsToBegin: 1.6,
    leastFall: 0.5,
    errorsToEnd: 0.25,
    lowWeeks: 4,
  },
};
