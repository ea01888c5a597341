/** The rule: a rate of VAT is set by the article that the dated figure of the same value names. */
import type { ParisDay } from '#basics/dates.ts';
import { type DatedFigure, FIGURE_KINDS, figureOn } from '#basics/settings.ts';

export interface RateSource {
  readonly text: string;
  readonly url: string | null;
}

/** Undefined for a rate, in hundredths of a percent, that the law does not know on that day. */
export function rateSourceOn(
  figures: readonly DatedFigure[],
  rateBasisPoints: number,
  day: ParisDay,
): RateSource | undefined {
  const figure = FIGURE_KINDS.filter(
    (kind) => kind.startsWith('vat-') && kind !== 'vat-corsica-food',
  )
    .map((kind) => figureOn(figures, kind, day))
    .find(({ value }) => value === rateBasisPoints);
  return figure && { text: figure.source, url: figure.sourceUrl };
}
