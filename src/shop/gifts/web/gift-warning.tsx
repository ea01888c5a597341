import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { Quote } from '#shop/orders/contract.ts';
import { Notice } from '#ui/notice.tsx';
import { monthWords } from './month-words.ts';
import { useQuotePreview } from './use-gift-preview.ts';

/** Before boxes are ordered: who would be over the limit of the year, if everybody received one of each. */
export function GiftWarning({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('gifts.warning');
  const language = useLocale();
  const found = useQuotePreview(quote);
  if (!found || (found.crossing === 0 && found.overNow === 0)) return null;
  const { crossing, overNow, firstMonth, year } = found;
  const limit = formatMoney(found.limitCents, language);
  const value = formatMoney(found.valueCents, language);
  return (
    <div role="status">
      <Notice kind="warning" title={t('title', { year: String(year) })}>
        {crossing > 0 && <p>{t('crossing', { count: crossing, value, limit })}</p>}
        {crossing > 0 && firstMonth && <p>{t('first', monthWords(firstMonth, language))}</p>}
        {overNow > 0 && <p>{t('already', { count: overNow, limit })}</p>}
        <p>
          <Link to="/dashboard/boxes/gifts">{t('meter')}</Link>
        </p>
      </Notice>
    </div>
  );
}
