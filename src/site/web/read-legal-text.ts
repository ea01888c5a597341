import type { OutputOf } from '#basics/contract.ts';
import type { EditedPage } from '#basics/settings.ts';
import type { PageServices } from '#platform/page-context.ts';
import { urssafLimitOf } from '#shop/rules/urssaf-limits.ts';
import { type ReadPageText, readPageText } from '../contract.ts';
import type { LegalValues } from './page-text.tsx';
import { shortMoney } from './short-money.ts';

/** The text of a page, with the figures of the law that it may name. */
export type LegalPageText = OutputOf<ReadPageText> & { readonly values: LegalValues };

export async function readLegalText(
  page: PageServices,
  name: Exclude<EditedPage, 'home'>,
): Promise<LegalPageText> {
  const text = await page.call(readPageText, { page: name });
  const { figures, returns } = await page.settings();
  const gifts = urssafLimitOf(figures, Number(text.day.slice(0, 4)));
  return {
    ...text,
    values: {
      limit: shortMoney(gifts.limitCents, page.language),
      year: String(gifts.year),
      exchangeDays: String(returns.days),
    },
  };
}
