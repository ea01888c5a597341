/**
 * The rule: the limit of a calendar year is 5 % of that year's monthly social security ceiling,
 * rounded to the euro; a year whose ceiling is not published yet is judged by the last one known,
 * and whoever shows the limit says which year it belongs to.
 *
 * Source: lettre ministérielle of 12 December 1988 for the 5 %; Code de la sécurité sociale,
 * art. D242-17, for the ceiling, set each December by an order. Both are figures that staff keep.
 */
import { type Cents, roundHalfUp } from '#basics/money.ts';
import { type DatedFigure, figureOn } from '#basics/settings.ts';

export interface UrssafLimit {
  readonly year: number;
  /** Plafond mensuel de la sécurité sociale (PMSS). */
  readonly monthlyCeilingCents: Cents;
  /** Of the ceiling, in hundredths of a percent. */
  readonly shareBasisPoints: number;
  /** Per employee, all gifts of the year together, VAT included. */
  readonly limitCents: Cents;
  readonly source: string;
}

/** The limit to judge a year by: its own, or the nearest one known. */
export function urssafLimitOf(figures: readonly DatedFigure[], year: number): UrssafLimit {
  const ceiling = figureOn(figures, 'social-security-ceiling', `${year}-01-01`);
  const share = figureOn(figures, 'gift-tolerance-share', ceiling.validFrom);
  return {
    year: Number(ceiling.validFrom.slice(0, 4)),
    monthlyCeilingCents: ceiling.value,
    shareBasisPoints: share.value,
    limitCents: 100 * roundHalfUp(ceiling.value * share.value, 1_000_000),
    source: ceiling.source,
  };
}
