/**
 * What `npm run torture -- alerts 600 20261121` prints at its end: of each band in which it is told how many
 * answered, the worst of what was measured of its sizes, whether people stay or leave and whoever answers.
 * Shown beside every signal.
 */
import type { Sensitivity } from './sensitivity.ts';

export interface AlertFigure {
  /** How many answer, at least. */
  readonly least: number;
  /** Signals without a cause that begin in a group, in fifty-two weeks in which one could. */
  readonly onsets: number;
  /** Of a hundred lasting falls of two points, how many are signalled within eight weeks. */
  readonly seen: number;
}

export const ALERT_FIGURES: Readonly<Record<Sensitivity, readonly AlertFigure[]>> = {
  standard: [
    { least: 8, onsets: 0.24, seen: 33 },
    { least: 15, onsets: 0.2, seen: 64 },
    { least: 30, onsets: 0.14, seen: 90 },
  ],
  attentive: [
    { least: 8, onsets: 0.47, seen: 39 },
    { least: 15, onsets: 0.37, seen: 79 },
    { least: 30, onsets: 0.29, seen: 96 },
  ],
  veryAttentive: [
    { least: 8, onsets: 0.73, seen: 45 },
    { least: 15, onsets: 0.6, seen: 86 },
    { least: 30, onsets: 0.49, seen: 97 },
  ],
};

/** Of the band in which so many answered, with the most that it holds; without an end for the last. */
export function figureFor(
  sensitivity: Sensitivity,
  least: number,
): (AlertFigure & { readonly most: number | undefined }) | undefined {
  const figures = figuresOf(sensitivity);
  return figures.findLast((figure) => figure.least <= least) ?? figures[0];
}

export function figuresOf(sensitivity: Sensitivity) {
  return ALERT_FIGURES[sensitivity].map((figure, at, all) => {
    const next = all[at + 1];
    return { ...figure, most: next && next.least - 1 };
  });
}
