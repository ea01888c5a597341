import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { LicenceBand } from '#basics/settings.ts';
import { licenceMonthCents } from '#shop/licences/rules/licence-prices.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { LicenceEstimate } from './licence-estimate.tsx';
import { shortMoney } from './short-money.ts';

export function SaasPrices({ bands }: { bands: readonly LicenceBand[] }) {
  const t = useTranslations('site.saas.prices');
  const language = useLocale();
  return (
    <Section id="prices" title={t('title')} intro={t('intro')} tone="surface">
      <div className="grid items-start gap-10 xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-12">
        <LicenceEstimate bands={bands} />
        <DataTable
          caption={t('caption')}
          isCaptionHidden
          columns={[
            { key: 'headcount', label: t('columns.headcount') },
            { key: 'price', label: t('columns.price'), isNumber: true },
            { key: 'example', label: t('columns.example'), isNumber: true },
          ]}
          rows={bands.map((band) => ({
            id: String(band.from),
            cells: {
              headcount: <Headcount band={band} />,
              price: formatMoney(band.unitNetCents, language),
              example: t('example', {
                count: band.example,
                total: shortMoney(licenceMonthCents(bands, band.example), language),
              }),
            },
          }))}
        />
      </div>
      <p className="mt-8 max-w-3xl text-ink-soft">{t('note')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/contact?offer=saas">{t('quote')}</ButtonLink>
        <ButtonLink to="/dashboard/settings#licence" kind="secondary">
          {t('buy')}
        </ButtonLink>
      </p>
    </Section>
  );
}

function Headcount({ band: { from, to } }: { band: LicenceBand }) {
  const t = useTranslations('site.saas.prices');
  if (to === null) return t('from', { from });
  return from === 1 ? t('upTo', { to }) : t('between', { from, to });
}
