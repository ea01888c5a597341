import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatWholeEuros } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Facts } from '#ui/facts.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ReadRecurring } from '../../contract.ts';

type Recurring = Awaited<ReturnType<typeof callFunction<ReadRecurring>>>;

/** What the monthly box brings: what goes on, what came and what leaves, each leading to its list. */
export function RecurringFigures() {
  const t = useTranslations('subscriptions.recurring');
  const { data, isError, refetch } = useQuery({
    queryKey: ['cms', 'recurring'],
    queryFn: () => callFunction<ReadRecurring>('read-recurring', {}),
  });
  return (
    <section className="grid gap-5" aria-labelledby="recurring">
      <div>
        <h2 id="recurring" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
      </div>
      {isError && !data && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Loading text={t('loading')} />}
      {data && <RecurringFacts recurring={data} />}
    </section>
  );
}

const LISTS = [
  ['running', ''],
  ['begun', ''],
  ['ending', '&state=ending'],
  ['paused', '&state=paused'],
  ['ended', '&state=ended'],
] as const;

function RecurringFacts({ recurring }: { readonly recurring: Recurring }) {
  const t = useTranslations('subscriptions.recurring');
  const language = useLocale();
  if (LISTS.every(([name]) => recurring[name].subscriptions === 0)) return <p>{t('empty')}</p>;
  return (
    <Facts
      facts={LISTS.map(([name, filter]) => {
        const { subscriptions, monthlyNetCents } = recurring[name];
        return {
          label: t(name),
          value: (
            <Link
              to={`/cms/orders?view=subscriptions${filter}`}
              className="underline underline-offset-4"
            >
              {formatWholeEuros(monthlyNetCents, language)}
            </Link>
          ),
          note: t('count', { count: subscriptions }),
        };
      })}
    />
  );
}
