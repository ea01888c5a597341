import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { BoxOrder } from '../contract.ts';
import { CampaignCard } from './campaign-card.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { useCampaigns } from './use-campaigns.ts';

/** Orders whose boxes people choose, or could; nothing where no box was ordered. */
export function Campaigns() {
  const t = useTranslations('choices.campaigns');
  const { can } = useSpace();
  const { data, isError, refetch } = useCampaigns();
  const [opened, setOpened] = useState<BoxOrder>();
  if (isError) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading text={t('loading')} />;
  const orders = can('keep-employees') ? data.orders : [];
  if (data.campaigns.length + orders.length === 0) return null;
  return (
    <section aria-labelledby="choices-title" className="mb-10">
      <h2 id="choices-title" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('intro')}</p>
      <div className="mt-5 grid gap-5">
        {orders.map((order) => (
          <Card key={order.id} tint="food" className="flex flex-wrap items-center gap-4">
            <div className="min-w-0 grow basis-64">
              <h3 className="text-lg">{t('order.title', { number: order.number })}</h3>
              <p>{t('order.text', { count: order.boxes })}</p>
            </div>
            <Button
              aria-label={t('order.openNamed', { number: order.number })}
              aria-haspopup="dialog"
              onClick={() => setOpened(order)}
            >
              {t('order.open')}
            </Button>
          </Card>
        ))}
        {data.campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </div>
      {opened && <OpenDialog order={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
