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
    {
      least: 10,
      onsets: 0.21,
      onsetsIfDrifting: 0.59,
      onsetsIfSeasonal: 0.47,
      seenSmaller: 54,
      seen: 77,
    },
    {
      least: 15,
      onsets: 0.2,
      onsetsIfDrifting: 0.58,
      onsetsIfSeasonal: 0.47,
      seenSmaller: 80,
      seen: 95,
    },
    {
      least: 20,
      onsets: 0.16,
      onsetsIfDrifting: 0.58,
      onsetsIfSeasonal: 0.51,
      seenSmaller: 82,
      seen: 97,
    },
    {
      least: 40,
      onsets: 0.15,
      onsetsIfDrifting: 0.62,
      onsetsIfSeasonal: 0.51,
      seenSmaller: 91,
      seen: 98,
    },
    {
      least: 140,
      onsets: 0.08,
      onsetsIfDrifting: 0.62,
      onsetsIfSeasonal: 0.38,
      seenSmaller: 92,
      seen: 99,
    },
  ],
  attentive: [
    {
      least: 10,
      onsets: 0.42,
      onsetsIfDrifting: 0.75,
      onsetsIfSeasonal: 0.61,
      seenSmaller: 65,
      seen: 84,
    },
    {
      least: 15,
      onsets: 0.35,
      onsetsIfDrifting: 0.72,
      onsetsIfSeasonal: 0.6,
      seenSmaller: 89,
      seen: 98,
    },
    {
      least: 20,
      onsets: 0.32,
      onsetsIfDrifting: 0.7,
      onsetsIfSeasonal: 0.63,
      seenSmaller: 89,
      seen: 98,
    },
    {
      least: 40,
      onsets: 0.25,
      onsetsIfDrifting: 0.73,
      onsetsIfSeasonal: 0.6,
      seenSmaller: 94,
      seen: 99,
    },
    {
      least: 140,
      onsets: 0.13,
      onsetsIfDrifting: 0.68,
      onsetsIfSeasonal: 0.43,
      seenSmaller: 96,
      seen: 99,
    },
  ],
  veryAttentive: [
    {
      least: 10,
      onsets: 0.7,
      onsetsIfDrifting: 1.01,
      onsetsIfSeasonal: 0.84,
      seenSmaller: 74,
      seen: 88,
    },
    {
      least: 15,
      onsets: 0.53,
      onsetsIfDrifting: 0.85,
      onsetsIfSeasonal: 0.74,
      seenSmaller: 92,
      seen: 98,
    },
    {
      least: 20,
      onsets: 0.49,
      onsetsIfDrifting: 0.79,
      onsetsIfSeasonal: 0.72,
      seenSmaller: 93,
      seen: 99,
    },
    {
      least: 40,
      onsets: 0.34,
      onsetsIfDrifting: 0.79,
      onsetsIfSeasonal: 0.65,
      seenSmaller: 96,
      seen: 100,
    },
    {
      least: 140,
      onsets: 0.17,
      onsetsIfDrifting: 0.7,
      onsetsIfSeasonal: 0.45,
      seenSmaller: 96,
      seen: 99,
    },
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
