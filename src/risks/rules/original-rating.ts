/**
 * The rule: what a file says of a risk's rating is taken where it is on the scales of the company's
 * method; anything else is not translated by guessing, but kept as it was written, in a sentence.
 */
import type { Language } from '#basics/language.ts';
import { plainHeading } from '#imports/rules/import-columns.ts';
import {
  type Band,
  bandOf,
  type Evaluation,
  isEvaluation,
  type Method,
  type Priority,
  proposedPriority,
  SCALES,
  type Scale,
  scoreOf,
} from './evaluation.ts';
import { isWholeRating } from './risk-import-columns.ts';
import type { TypedRisk } from './risk-import-rows.ts';

/** What was typed in the columns that say how bad it is. */
type Typed = TypedRisk['values'];

export interface TakenRating {
  readonly evaluation: Evaluation | null;
  readonly priority: Priority | null;
  /** What could not be taken, as it was written. */
  readonly left: Typed;
}

export function takenRating(typed: Typed, method: Method): TakenRating {
  const { frequency, severity, mastery, rating, priority } = typed;
  const evaluation = evaluationOf(typed, method);
  const decided = /^[123]$/.test(priority ?? '') ? (Number(priority) as Priority) : null;
  const isProposed = evaluation !== null && decided === proposedPriority(evaluation);
  return {
    evaluation,
    priority: isProposed ? null : decided,
    left: {
      ...(evaluation === null
        ? { frequency, severity, rating }
        : { rating: beyond(evaluation, rating) }),
      ...(evaluation?.mastery === undefined && { mastery }),
      ...(decided === null && { priority }),
    },
  };
}

function evaluationOf(typed: Typed, method: Method): Evaluation | null {
  const frequency = stepIn(typed.frequency);
  const severity = stepIn(typed.severity);
  const mastery = stepIn(typed.mastery);
  if (frequency === undefined || severity === undefined) return null;
  const hasMastery = SCALES[method].mastery.length > 0 && mastery !== undefined;
  const evaluation = { method, frequency, severity, ...(hasMastery && { mastery }) };
  return isEvaluation(evaluation) ? evaluation : null;
}

const BANDS_IN_WORDS: Readonly<Record<Band, string>> = {
  low: 'faible|low',
  medium: 'moyen|moyenne|medium',
  high: 'eleve|elevee|high',
};

/** What a rating says that does not follow from the evaluation: of what is left of it, above all. */
function beyond(evaluation: Evaluation, rating: string | undefined): string | undefined {
  const score = plainHeading(String(scoreOf(evaluation)));
  const pattern = new RegExp(`^(.*?)( ?${score})?( ?(${BANDS_IN_WORDS[bandOf(evaluation)]}))?$`);
  return rating
    ?.split(', ')
    .filter((part) => !isWholeRating(pattern.exec(plainHeading(part))?.[1] ?? part))
    .join(', ');
}

function stepIn(text = ''): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** Whether something here is no step of the method: the file may count on a scale of its own. */
export function isOffScale(typed: Typed, method: Method): boolean {
  return (['frequency', 'severity', 'mastery'] as const).some((scale: Scale) => {
    const steps: readonly number[] = SCALES[method][scale];
    const text = typed[scale] ?? '';
    return text !== '' && !steps.includes(stepIn(text) ?? Number.NaN);
  });
}

const LETTERS = {
  fr: { frequency: 'F', severity: 'G', mastery: 'M', priority: 'priorité' },
  en: { frequency: 'F', severity: 'S', mastery: 'C', priority: 'priority' },
} as const satisfies Record<Language, unknown>;

/** `F 4, G 3, 12 (élevé)`; empty where nothing was typed. */
export function ratingText(typed: Typed, language: Language): string {
  const letters = LETTERS[language];
  const steps = (['frequency', 'severity', 'mastery'] as const).map(
    (scale) => typed[scale] && `${letters[scale]} ${typed[scale]}`,
  );
  const priority = typed.priority && `${letters.priority} ${typed.priority}`;
  return [...steps, typed.rating, priority].filter(Boolean).join(', ');
}

/**
 * The same line, not evaluated: its steps are of another scale, even those that look alike, and so is
 * its priority, whose 3 may be the most urgent.
 */
export function withoutEvaluation({ line, values }: TypedRisk, language: Language): TypedRisk {
  const { frequency, severity, mastery, rating, priority, ...others } = values;
  const text = ratingText({ frequency, severity, mastery, rating, priority }, language);
  return { line, values: { ...others, ...(text !== '' && { rating: text }) } };
}
