/**
 * What `npm run torture -- anonymity 400 20261123` printed on that day; the public method page and the attack page
 * show it, the worst first.
 * The tests keep the bounds of the design at every change (`patient-employer.test.ts`).
 */
export const MEASURED_ON = '2026-11-23';
/** For each figure. */
export const LIVES = 400;
/** Weeks that the employer waits. */
export const HORIZONS = [26, 52, 104] as const;

export interface AttackerFigure<Name extends string> {
  readonly name: Name;
  /** In percent, after each horizon. */
  readonly right: readonly [number, number, number];
  /** In percent, after the last of them: surer than 95 percent. */
  readonly sure: number;
}

/** Whether somebody who always answers alike says 3 or 13. */
export const ANSWER_FIGURES = [
  { name: 'newCompany', right: [70.8, 72.5, 77], sure: 0 },
  { name: 'moved', right: [64.8, 68.5, 72.8], sure: 0 },
  { name: 'leaver', right: [63.8, 70.3, 71.8], sure: 0 },
  { name: 'inOut', right: [63.8, 70.5, 71.8], sure: 0 },
  { name: 'newTeams', right: [61.8, 69, 70.5], sure: 0 },
  { name: 'league', right: [57.8, 61, 61], sure: 0 },
  { name: 'turns', right: [56.5, 60, 60.8], sure: 0 },
  { name: 'absences', right: [60.8, 57.8, 59], sure: 0 },
  { name: 'silent', right: [55, 60.3, 55.3], sure: 0 },
] as const satisfies readonly AttackerFigure<string>[];

/** Whether somebody takes part at all, by all that is told; their usual answer is 3, but for `middle`. */
export const PARTICIPATION_FIGURES = [
  { name: 'began', right: [58.3, 64.5, 64], sure: 0.3 },
  { name: 'known', right: [63.5, 64, 67.3], sure: 0 },
  { name: 'unknown', right: [54.5, 54.5, 61], sure: 0 },
  { name: 'middle', right: [54.5, 52, 57.5], sure: 0 },
  { name: 'sides', right: [53.8, 53.3, 54.5], sure: 0 },
] as const satisfies readonly AttackerFigure<string>[];

const worstOf = (figures: readonly AttackerFigure<string>[]) =>
  Math.ceil(Math.max(...figures.flatMap(({ right }) => right)));

/** At worst: somebody’s usual answer, if all their colleagues tell theirs; and whether somebody takes part. */
export const WORST_OF_LEAGUE = worstOf(ANSWER_FIGURES.filter(({ name }) => name === 'league'));
export const WORST_OF_PARTICIPATION = worstOf(PARTICIPATION_FIGURES);

/** The attack that moves people, on a product without the terms of people: in a quarter as many lives. */
export const CONTROL: AttackerFigure<'control'> = {
  name: 'control',
  right: [74, 80, 91],
  sure: 61,
};

/** How far a figure may be off, nineteen times in twenty, at most. */
export const FIGURE_MARGIN = Math.ceil(100 * 1.96 * Math.sqrt(0.25 / LIVES));

/**
 * Questions answered together, with everything known of everybody else, also who of them is counted: how often the
 * employer is right, in percent, after one question, and after half a year, one and two years of one a list. Printed
 * by the same command, of ten times as many lives.
 */
export const POLL_ANSWERS = [54.1, 56.5, 61.2, 64.6] as const;
export const POLL_PARTICIPATION = [53.6, 55.1, 57.8, 61] as const;
/** Eighty questions, twenty years of them, in as many lives as above: right, and surer than 95 percent. */
export const POLL_TWENTY_YEARS = { right: 85.8, sure: 36.3 } as const;

/**
 * The yearly questionnaire, with everything known of everybody else, secret terms included: how often the employer is
 * right, in percent, after one, five and ten years, in as many lives as the scores: whether somebody is low or high in
 * all dimensions; in one, with their weeks and the five others known; whether they answer. Never surer than 95 percent.
 */
export const QUESTIONNAIRE_ALL = [63.5, 70.8, 71.8] as const;
export const QUESTIONNAIRE_ONE = [66.3, 77.3, 81] as const;
export const QUESTIONNAIRE_ANSWERING = [58.3, 66.5, 67.8] as const;
