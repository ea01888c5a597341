/** What `npm run torture -- alerts 600 20261121` printed, for groups as real ones are: some leave, not
 * everybody answers each week, fewer do in summer. Shown beside every signal. */
import type { Sensitivity } from './sensitivity.ts';

export interface AlertFigure {
  /** How many answer, or so. */
  readonly size: number;
  /** Signals without a cause that begin, in a year of one group. */
  readonly onsets: number;
  /** Of a hundred lasting falls of two points, how many are signalled within eight weeks. */
  readonly seen: number;
}

export const ALERT_FIGURES: Readonly<Record<Sensitivity, readonly AlertFigure[]>> = {
  standard: [
    { size: 8, onsets: 0.1, seen: 33 },
    { size: 12, onsets: 0.04, seen: 49 },
    { size: 20, onsets: 0.05, seen: 76 },
    { size: 40, onsets: 0.07, seen: 97 },
  ],
  attentive: [
    { size: 8, onsets: 0.2, seen: 38 },
    { size: 12, onsets: 0.13, seen: 68 },
    { size: 20, onsets: 0.15, seen: 89 },
    { size: 40, onsets: 0.17, seen: 99 },
  ],
  veryAttentive: [
    { size: 8, onsets: 0.32, seen: 41 },
    { size: 12, onsets: 0.3, seen: 80 },
    { size: 20, onsets: 0.34, seen: 93 },
    { size: 40, onsets: 0.34, seen: 99 },
  ],
};

/** Of the largest size that is not larger. @param least how many answered, at least */
export function figureFor(sensitivity: Sensitivity, least: number): AlertFigure | undefined {
  const figures = ALERT_FIGURES[sensitivity];
  return figures.findLast(({ size }) => size <= least) ?? figures[0];
}
