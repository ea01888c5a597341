import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { formatDay, formatShortDay } from '#basics/dates.ts';
import { formatMoney, formatWholeEuros } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DataTable } from '#ui/data-table.tsx';
import { type Fact, Facts } from '#ui/facts.tsx';
import { Loading } from '#ui/loading.tsx';
import { MeasureBar } from '#ui/measure-bar.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ReadSales } from '../../contract.ts';
import { type SalesWeek, type Sum, summedUp } from '../../rules/sales.ts';

type Sales = Awaited<ReturnType<typeof callFunction<ReadSales>>>;

/** How business goes: the last four weeks beside those of a year before, and what is still to be paid. */
export function SalesFigures() {
  const t = useTranslations('orders.sales');
  const { data, isError, refetch } = useQuery({
    queryKey: ['cms', 'sales'],
    queryFn: () => callFunction<ReadSales>('read-sales', {}),
  });
  return (
    <section className="grid gap-5" aria-labelledby="sales">
      <div>
        <h2 id="sales" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
      </div>
      {isError && !data && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Loading text={t('loading')} />}
      {data && <Headline sales={data} />}
      {data?.weeks.some(({ sold, yearBefore }) => sold.orders + yearBefore.orders > 0) && (
        <Weeks weeks={data.weeks} />
      )}
    </section>
  );
}

function Headline({ sales }: { readonly sales: Sales }) {
  const t = useTranslations('orders.sales');
  const language = useLocale();
  const { sold, averageCents, change } = summedUp(sales.weeks);
  const { begun, kept } = sales.attempts;
  const isKnown = change !== undefined;
  const sign = !isKnown || change === 0 ? 'none' : change > 0 ? 'up' : 'down';
  const mayDecide = useStaffMay()('keep-accounts');
  const owed = (sum: Sum, to: string | undefined) => {
    const amount = formatWholeEuros(sum.cents, language);
    if (!to || sum.orders === 0) return amount;
    return (
      <Link to={to} className="underline underline-offset-4">
        {amount}
      </Link>
    );
  };
  const noteOf = ({ orders }: Sum) => orders > 0 && t('ofOrders', { count: orders });
  const facts: (Fact | undefined)[] = [
    {
      label: t('sold'),
      value: formatWholeEuros(sold.cents, language),
      note: isKnown
        ? t('change', { sign, percent: Math.round(Math.abs(change) * 100) })
        : t('noYearBefore'),
    },
    averageCents === undefined
      ? undefined
      : {
          label: t('average'),
          value: formatWholeEuros(averageCents, language),
          note: t('orders', { count: sold.orders }),
        },
    begun === 0
      ? undefined
      : {
          label: t('attempts'),
          value: (kept / begun).toLocaleString(language, { style: 'percent' }),
          note: t('attemptsNote', { kept, begun }),
        },
    {
      label: t('awaited'),
      value: owed(sales.awaited, '/cms/orders?state=awaiting-payment'),
      note: noteOf(sales.awaited),
    },
    {
      label: t('overdue'),
      value: owed(sales.overdue, mayDecide ? '/cms/orders?view=credit' : undefined),
      note: noteOf(sales.overdue),
    },
  ];
  return <Facts facts={facts.filter((fact) => fact !== undefined)} />;
}

function Weeks({ weeks }: { readonly weeks: readonly SalesWeek[] }) {
  const t = useTranslations('orders.sales.weeks');
  const language = useLocale();
  const most = Math.max(
    1,
    ...weeks.flatMap(({ sold, yearBefore }) => [sold.cents, yearBefore.cents]),
  );
  const amount = ({ cents }: Sum) => (
    <span className="flex flex-wrap items-center justify-end gap-x-3">
      {formatMoney(cents, language)}
      <MeasureBar share={cents / most} className="w-24" />
    </span>
  );
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
        {t('title')}
      </summary>
      <DataTable
        caption={t('title')}
        isCaptionHidden
        isDense
        columns={[
          { key: 'week', label: t('week') },
          { key: 'orders', label: t('orders'), isNumber: true },
          { key: 'sold', label: t('sold'), isNumber: true },
          { key: 'before', label: t('before'), isNumber: true },
        ]}
        rows={weeks.map(({ monday, sold, yearBefore }, ago) => ({
          id: monday,
          cells: {
            week:
              ago === 0
                ? t('current', { day: formatShortDay(monday, language) })
                : formatDay(monday, language),
            orders: sold.orders.toLocaleString(language),
            sold: amount(sold),
            before: amount(yearBefore),
          },
        }))}
      />
    </details>
  );
}
