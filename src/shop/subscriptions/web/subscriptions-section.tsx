import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { useSubscriptions } from './use-subscriptions.ts';

/** The monthly boxes of the space; nothing where there is none. */
export function SubscriptionsSection() {
  const t = useTranslations('subscriptions.box');
  const { id } = useSpace();
  const { data, isError, refetch } = useSubscriptions(id);
  if (isError && !data) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data || data.subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="monthly-box" className="mb-10 grid gap-5">
      <h2 id="monthly-box" className="text-2xl">
        {t('title')}
      </h2>
      {data.subscriptions.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          title={subscription.productName}
        />
      ))}
    </section>
  );
}
