import { useLocale, useTranslations } from 'use-intl';
import { monthLineIsCrossed } from '#shop/sales/rules/urssaf-line.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Facts } from '#ui/facts.tsx';
import { Section } from '#ui/section.tsx';
import type { CatalogueGlance } from './catalogue-glance.ts';
import { shortMoney } from './short-money.ts';

/** The monthly box with its prices, and what one must know before choosing it. */
export function HomeMonthlyBox({ catalogue }: { catalogue: CatalogueGlance }) {
  const t = useTranslations('site.home.monthly');
  const language = useLocale();
  const { plans, giftLimit } = catalogue;
  const { year, limitCents } = giftLimit;
  const month = monthLineIsCrossed({
    valueSoFarCents: 0,
    monthlyCents: Math.min(...plans.map(({ price }) => price.grossCents)),
    limitCents,
  });
  return (
    <Section tone="pine" eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')}>
      <Facts
        facts={plans.map(({ commitmentMonths, price }) => ({
          label: t('plan', { months: commitmentMonths }),
          value: shortMoney(price.netCents, language),
        }))}
      />
      <p className="mt-8 max-w-3xl text-ink-soft">
        {t('urssaf', { limit: shortMoney(limitCents, language), year: String(year) })}
        {month && ` ${t('crossing', { month })}`}
      </p>
      <p className="mt-9">
        <ButtonLink to="/simulateur">{t('next')}</ButtonLink>
      </p>
    </Section>
  );
}
