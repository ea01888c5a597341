import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ListOwnGifts } from '../contract.ts';

/** What whoever is signed in received this year; nothing where there is none. */
export function OwnGifts() {
  const t = useTranslations('gifts.own');
  const { data, error, refetch } = useQuery({
    queryKey: ['own-gifts'],
    queryFn: () => callFunction<ListOwnGifts>('list-own-gifts', {}),
  });
  if (error) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data || data.companies.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title', { year: String(data.year) })}</h2>
      <p className="mt-1 text-ink-soft">{t('intro')}</p>
      {data.companies.map((company) => (
        <OfCompany key={company.companyId} company={company} limitCents={data.limitCents} />
      ))}
      <p className="mt-5 max-w-prose text-sm text-ink-soft">{t('meaning')}</p>
    </Card>
  );
}

type OfCompanyProps = {
  readonly company: OutputOf<ListOwnGifts>['companies'][number];
  readonly limitCents: number;
};

function OfCompany({ company: { name, totalCents, gifts }, limitCents }: OfCompanyProps) {
  const t = useTranslations('gifts.own');
  const events = useTranslations('gifts.events');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <DataTable
        caption={name}
        columns={[
          { key: 'what', label: t('columns.what') },
          { key: 'day', label: t('columns.day') },
          { key: 'event', label: t('columns.event') },
          { key: 'value', label: t('columns.value'), isNumber: true },
        ]}
        rows={gifts.map(({ id, what, givenOn, event, valueCents }) => ({
          id,
          cells: {
            what,
            day: formatShortDay(givenOn, language),
            event: event ? events(`${event}.name`) : t('noEvent'),
            value: money(valueCents),
          },
        }))}
      />
      <p className="mt-3 font-semibold">
        {t('total', { total: money(totalCents), limit: money(limitCents) })}
      </p>
    </div>
  );
}
