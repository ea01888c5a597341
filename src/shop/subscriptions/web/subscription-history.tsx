import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment, formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { Subscription } from '../contract.ts';

/** The months that were taken, and who changed what; both open when they are asked for. */
export function SubscriptionHistory({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscriptions.box');
  return (
    <div className="divide-y divide-line border-y border-line">
      <Unfolding title={t('months.title')}>
        <Months subscription={subscription} />
      </Unfolding>
      <Unfolding title={t('history.title')}>
        <Events subscription={subscription} />
      </Unfolding>
    </div>
  );
}

function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-3 font-semibold hover:text-primary">
        {title}
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

function Months({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscriptions.box.months');
  const language = useLocale();
  const day = (text: string) => formatShortDay(text, language);
  return (
    <DataTable
      caption={t('title')}
      isCaptionHidden
      columns={[
        { key: 'number', label: t('number') },
        { key: 'period', label: t('period') },
        { key: 'boxes', label: t('boxes'), isNumber: true },
        { key: 'sum', label: t('sum'), isNumber: true },
        { key: 'order', label: t('order') },
      ]}
      rows={subscription.months.map((month) => ({
        id: String(month.number),
        cells: {
          number: month.number,
          period: t('from', { from: day(month.beginsOn), to: day(month.endsOn) }),
          boxes: month.headcount,
          sum: formatMoney(month.grossCents, language),
          order: (
            <>
              <Link to={`/checkout/success?order=${month.accessKey}`}>{month.orderNumber}</Link>,{' '}
              {t(`states.${month.orderState}`)}
            </>
          ),
        },
      }))}
    />
  );
}

function Events({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscriptions.box.history');
  const language = useLocale();
  const what = ({ kind, details }: Subscription['history'][number]) => {
    const key = `kinds.${kind}` as 'kinds.headcount';
    const number = (name: string) => Number(details[name] ?? 0);
    const words = { from: number('from'), to: number('to') };
    return t.has(key)
      ? t(key, { ...words, number: number('number'), last: number('last') } as typeof words)
      : kind;
  };
  return (
    <ol className="grid gap-3" reversed>
      {subscription.history.map((event) => (
        <li key={event.id} className="grid gap-x-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <time dateTime={event.at} className="text-ink-soft">
            {formatMoment(new Date(event.at), language)}
          </time>
          <div className="[overflow-wrap:anywhere]">
            {t('line', {
              what: what(event),
              who: t(`actors.${event.isOwn ? 'own' : event.actor}`),
            })}
            {event.reason && (
              <p className="text-sm whitespace-pre-line text-ink-soft">{event.reason}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
