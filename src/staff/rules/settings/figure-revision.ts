/**
 * The rule: the small-gift limit is revised on 1 January of every fifth year. Until the amount of the last
 * revision is written down, also where it stayed the same, the one before is to be confirmed. So is the text of a
 * figure whose article in the CIBS, where the law of VAT has moved, nobody has read yet.
 *
 * Source: arrêté du 12 octobre 2005 (BUDF0500039A), art. 3: 2006, 2011, and every five years after.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { DatedFigure } from '#basics/settings.ts';

const FIRST_YEAR = 2006;
const YEARS = 5;

/** The day of the revision that this figure, which holds today, does not know of; null where none is missing. */
export function missedRevision(
  { kind, validFrom }: Pick<DatedFigure, 'kind' | 'validFrom'>,
  today: ParisDay,
): ParisDay | null {
  if (kind !== 'small-gift-limit') return null;
  const year = Number(today.slice(0, 4));
  const last = `${year - ((year - FIRST_YEAR) % YEARS)}-01-01`;
  return validFrom < last ? last : null;
}

/** Whether its source names the code, or a book of it, and no article. */
export function lacksArticle({ source }: Pick<DatedFigure, 'source'>): boolean {
  return /^CIBS\b/.test(source) && !/^CIBS, art\. [LRDA]/.test(source);
}
