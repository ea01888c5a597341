/**
 * What `npm run torture -- alerts 600 20261123` prints at its end: of each band of sizes the worst of what was
 * measured of it, whether people stay or leave. Shown beside every signal, with what is assumed of the mood
 * that people have in common (`comparison`), and what it would be if that did not hold.
 */
import type { Sensitivity } from './sensitivity.ts';

export interface AlertFigure {
  /** How many people are listed, at least. */
  readonly least: number;
  /** Signals without a cause that begin in a place, in fifty-two weeks in which one could; */
  readonly onsets: number;
  /** the same, if the mood that people have in common wanders twice as far, */
  readonly onsetsIfDrifting: number;
  /** and if it follows the year by half a point, up in summer and down in winter. */
  readonly onsetsIfSeasonal: number;
  /** Of a hundred lasting falls of a point and a half, how many are signalled within eight weeks; */
  readonly seenSmaller: number;
  /** and of falls of two points. */
  readonly seen: number;
}

export const ALERT_FIGURES: Readonly<Record<Sensitivity, readonly AlertFigure[]>> = {
  standard: [
    { least: 10, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 15, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 20, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 40, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 140, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
  ],
  attentive: [
    { least: 10, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 15, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 20, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 40, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 140, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
  ],
  veryAttentive: [
    { least: 10, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 15, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 20, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 40, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
    { least: 140, onsets: 0, onsetsIfDrifting: 0, onsetsIfSeasonal: 0, seenSmaller: 0, seen: 0 },
  ],
};

/** Of the band in which so many are listed, with the most that it holds; without an end for the last. */
export function figureFor(
  sensitivity: Sensitivity,
  listed: number,
): (AlertFigure & { readonly most: number | undefined }) | undefined {
  const figures = figuresOf(sensitivity);
  return figures.findLast((figure) => figure.least <= listed) ?? figures[0];
}

export function figuresOf(sensitivity: Sensitivity) {
  return ALERT_FIGURES[sensitivity].map((figure, at, all) => {
    const next = all[at + 1];
    return { ...figure, most: next && next.least - 1 };
  });
}
