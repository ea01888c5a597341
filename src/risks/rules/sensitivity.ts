/**
 * The rule: a company may have its watch as sensitive as the standard or more, never less. What is more
 * sensitive sees more falls, and is wrong more often.
 */

export const SENSITIVITIES = ['standard', 'attentive', 'veryAttentive'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** From when on a signal is given. */
export interface Limits {
  /** Standard errors by which the score must have fallen, */
  readonly standardErrors: number;
  /** and points, whichever is more. */
  readonly points: number;
  /** Weeks running in which too many must have been low. */
  readonly lowWeeks: number;
  /** Participation under so many hundredths of what is usual. */
  readonly participationPercent: number;
}

export const LIMITS: Readonly<Record<Sensitivity, Limits>> = {
  standard: { standardErrors: 2.5, points: 0.7, lowWeeks: 8, participationPercent: 50 },
  attentive: { standardErrors: 2, points: 0.6, lowWeeks: 6, participationPercent: 55 },
  veryAttentive: { standardErrors: 1.6, points: 0.5, lowWeeks: 4, participationPercent: 60 },
};
