import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { LicenceBand } from '#basics/settings.ts';
import { averageLicenceCents, licenceMonthCents } from '#shop/licences/rules/licence-prices.ts';
import { Card } from '#ui/card.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';
import { shortMoney } from './short-money.ts';

/** From here on one asks for a quote. */
const MOST_EMPLOYEES = 5_000;
const MONTHS = 12;

/** What the licence costs for so many employees; nothing is asked of who reads it. */
export function LicenceEstimate({ bands }: { bands: readonly LicenceBand[] }) {
  const t = useTranslations('site.saas.prices.estimate');
  const language = useLocale();
  const [headcount, setHeadcount] = useState(bands[0]?.example ?? 1);
  const unitCents = averageLicenceCents(bands, headcount);
  const monthCents = licenceMonthCents(bands, headcount);
  return (
    <Card isRaised className="sm:p-8">
      <h3 className="mb-5 text-xl">{t('title')}</h3>
      <QuantityField
        label={t('headcount')}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
        value={headcount}
        min={1}
        max={MOST_EMPLOYEES}
        onChange={setHeadcount}
      />
      <p role="status" className="mt-6">
        <span className="block font-title text-5xl tabular-nums">
          {shortMoney(monthCents, language)}
        </span>
        <span className="mt-1 block text-ink-soft">
          {t('month', { unit: formatMoney(unitCents, language) })}
        </span>
        <span className="mt-3 block font-semibold">
          {t('year', { total: shortMoney(monthCents * MONTHS, language) })}
        </span>
      </p>
    </Card>
  );
}
