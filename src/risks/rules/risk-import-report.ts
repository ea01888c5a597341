/**
 * The rule: each line of a file either comes in or is set aside, before anything is sent. Where one
 * line is rated off the company's scale, the file has a scale of its own and none of it is evaluated,
 * not even where the figures look alike, unless somebody says that they mean the same.
 */
import type { Language } from '#basics/language.ts';
import type { Method } from './evaluation.ts';
import { isOffScale, withoutEvaluation } from './original-rating.ts';
import { type ImportedRisk, type LineProblem, readImportedRisk } from './risk-import.ts';
import type { TypedRisk } from './risk-import-rows.ts';

export interface ImportReport {
  /** As they are to be sent. */
  readonly coming: readonly TypedRisk[];
  readonly aside: readonly TypedRisk[];
  /** In the order of the lines. */
  readonly problems: readonly LineProblem[];
  /** Of the lines that come in. */
  readonly counts: {
    readonly units: number;
    readonly actions: number;
    readonly evaluated: number;
  };
  /** Lines that are rated off the scale, and lines that would be evaluated if it were the same. */
  readonly offScale: number;
  readonly onScale: number;
  /** Whether the file counts on a scale of its own, so that its figures are kept as texts. */
  readonly isOtherScale: boolean;
}

type Wish = {
  readonly method: Method;
  readonly language: Language;
  /** That the figures on the company's scale are of that scale, though others are not. */
  readonly isSameScale: boolean;
};

export function reportOf(typed: readonly TypedRisk[], wish: Wish): ImportReport {
  const offScale = typed.filter(({ values }) => isOffScale(values, wish.method)).length;
  const fitted = typed.map((row) => ({ row, read: readImportedRisk(row, wish) }));
  const isOtherScale = offScale > 0 && !wish.isSameScale;
  const judged = isOtherScale
    ? typed.map((each) => {
        const row = withoutEvaluation(each, wish.language);
        return { row, read: readImportedRisk(row, wish) };
      })
    : fitted;
  const good = judged.filter(({ read }) => read.problems.length === 0);
  return {
    coming: good.map(({ row }) => row),
    aside: judged.filter(({ read }) => read.problems.length > 0).map(({ row }) => row),
    problems: judged.flatMap(({ row: { line }, read }) =>
      read.problems.map(({ path, problem }) => ({ line, path, problem })),
    ),
    counts: countsOf(good.map(({ read }) => read.values)),
    offScale,
    onScale: evaluatedIn(fitted.map(({ read }) => read.values)),
    isOtherScale,
  };
}

function countsOf(risks: readonly ImportedRisk[]): ImportReport['counts'] {
  const units = risks.map(({ establishment, unit }) =>
    JSON.stringify([establishment?.toLowerCase(), unit.toLowerCase()]),
  );
  return {
    units: new Set(units).size,
    actions: risks.reduce((sum, { actions }) => sum + actions.length, 0),
    evaluated: evaluatedIn(risks),
  };
}

function evaluatedIn(risks: readonly ImportedRisk[]): number {
  return risks.filter(({ evaluation }) => evaluation !== null).length;
}
