/**
 * The rule: a risk is evaluated by the method that the company has chosen, and says which one it was:
 * frequency × severity, low under 10, high over 45; or frequency × severity × mastery on four steps
 * each, where mastery that is complete leaves a quarter of the risk: low under 4, high over 8. The band
 * proposes a priority; a person may decide otherwise.
 *
 * Source of the first: the French method of OiRA (frequency 1, 3, 7, 9; severity 1, 5, 7, 10).
 */
export const METHODS = ['frequency-severity', 'four-by-four'] as const;
export type Method = (typeof METHODS)[number];

export const SCALES = {
  'frequency-severity': { frequency: [1, 3, 7, 9], severity: [1, 5, 7, 10], mastery: [] },
  'four-by-four': { frequency: [1, 2, 3, 4], severity: [1, 2, 3, 4], mastery: [1, 2, 3, 4] },
} as const satisfies Record<Method, Record<Scale, readonly number[]>>;
export type Scale = 'frequency' | 'severity' | 'mastery';

export interface Evaluation {
  readonly method: Method;
  readonly frequency: number;
  readonly severity: number;
  /** 1 complete, 4 none; only where the method has it. */
  readonly mastery?: number | undefined;
}

export type Band = 'low' | 'medium' | 'high';
/** The most pressing first. */
export const BANDS = ['high', 'medium', 'low'] as const satisfies readonly Band[];

const MASTERY_STEPS = 4;
const LIMITS: Readonly<Record<Method, { readonly mediumFrom: number; readonly mediumTo: number }>> =
  {
    'frequency-severity': { mediumFrom: 10, mediumTo: 45 },
    'four-by-four': { mediumFrom: 4, mediumTo: 8 },
  };

/** Frequency × severity, times what mastery leaves of it: 1 to 90, or 0.25 to 16. */
export function scoreOf({ method, frequency, severity, mastery }: Evaluation): number {
  const gross = frequency * severity;
  return method === 'four-by-four' ? (gross * (mastery ?? MASTERY_STEPS)) / MASTERY_STEPS : gross;
}

export function bandOf(evaluation: Evaluation): Band {
  const { mediumFrom, mediumTo } = LIMITS[evaluation.method];
  const score = scoreOf(evaluation);
  if (score > mediumTo) return 'high';
  return score < mediumFrom ? 'low' : 'medium';
}

export type Priority = 1 | 2 | 3;

/** 1 is to be seen to first. */
export function proposedPriority(evaluation: Evaluation): Priority {
  return { high: 1, medium: 2, low: 3 }[bandOf(evaluation)] as Priority;
}

/** Whether each value is one of the method's. */
export function isEvaluation(value: Evaluation): boolean {
  const { frequency, severity, mastery } = SCALES[value.method];
  const isOn = (scale: readonly number[], step: number) => scale.includes(step);
  return (
    isOn(frequency, value.frequency) &&
    isOn(severity, value.severity) &&
    (mastery.length === 0
      ? value.mastery === undefined
      : value.mastery !== undefined && isOn(mastery, value.mastery))
  );
}

interface Rated {
  readonly evaluation: Evaluation | undefined;
  readonly priority: Priority | undefined;
}

/** As a person decided, else as the evaluation proposes; undefined for what is not evaluated. */
export function priorityOf({ evaluation, priority }: Rated): Priority | undefined {
  return priority ?? (evaluation && proposedPriority(evaluation));
}

/** The most pressing first; what nobody has evaluated stands before everything. */
export function byPriority(a: Rated, b: Rated): number {
  const rank = (risk: Rated) => priorityOf(risk) ?? 0;
  const weight = ({ evaluation }: Rated) => (evaluation ? scoreOf(evaluation) : 0);
  return rank(a) - rank(b) || weight(b) - weight(a);
}
