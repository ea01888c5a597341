/**
 * What `COMMAND` printed on that day; the public method page and the attack page show it, the worst first.
 * The tests keep the bounds of the design at every change (`patient-employer.test.ts`).
 */
export const MEASURED_ON = '2026-11-23';
export const COMMAND = 'npm run torture -- anonymity 400 20261123';
/** For each figure. */
export const LIVES = 400;
/** Weeks that the employer waits. */
export const HORIZONS = [26, 52, 104] as const;

export interface AttackerFigure<Name extends string> {
  readonly name: Name;
  /** In percent, after each horizon. */
  readonly right: readonly [number, number, number];
  /** In percent, after the last of them: surer than 95 percent, and right. */
  readonly sure: number;
}

/** Whether somebody who always answers alike says 3 or 13. */
export const ANSWER_FIGURES = [
  { name: 'moved', right: [66, 68.5, 73], sure: 0 },
  { name: 'leaver', right: [66, 70.8, 72.8], sure: 0 },
  { name: 'inOut', right: [64.8, 71.5, 72], sure: 0 },
  { name: 'newTeams', right: [62.8, 69.5, 71], sure: 0 },
  { name: 'league', right: [61.8, 60.8, 65], sure: 0 },
  { name: 'turns', right: [62.8, 62, 65], sure: 0 },
  { name: 'absences', right: [60.8, 57.8, 59], sure: 0 },
] as const satisfies readonly AttackerFigure<string>[];

/** Whether somebody takes part at all. */
export const PARTICIPATION_FIGURES = [
  { name: 'known', right: [48.3, 54, 59.5], sure: 2.8 },
  { name: 'began', right: [49.5, 59.8, 55], sure: 0.5 },
  { name: 'unknown', right: [50, 53.5, 53.8], sure: 0 },
] as const satisfies readonly AttackerFigure<string>[];

/** The first attack on answers, on a product without the terms of people: in a quarter as many lives. */
export const CONTROL: AttackerFigure<'control'> = {
  name: 'control',
  right: [73, 81, 90],
  sure: 61,
};

/** How far a figure may be off, nineteen times in twenty, at most. */
export const FIGURE_MARGIN = Math.ceil(100 * 1.96 * Math.sqrt(0.25 / LIVES));
