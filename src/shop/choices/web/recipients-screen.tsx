import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { AddRecipientsCard } from './add-recipients.tsx';
import { RecipientsTable } from './recipients-table.tsx';
import { useCampaigns } from './use-campaigns.ts';

/** To whom the boxes of one order go. */
export function RecipientsScreen({ campaignId }: { campaignId: string }) {
  const t = useTranslations('choices.recipients');
  const words = useTranslations('choices.campaigns');
  const { data, isError, refetch } = useCampaigns();
  const campaign = data?.campaigns.find(({ id }) => id === campaignId);
  const title = campaign ? t('title', { title: campaign.title }) : words('people');
  return (
    <>
      <PageHead title={title} />
      <Link
        to="/dashboard/boxes"
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <PageTitle
        size="small"
        title={title}
        intro={campaign && t('intro', { people: campaign.people, boxes: campaign.boxes })}
      />
      {isError && (
        <RetryNotice
          text={words('failed')}
          retryLabel={words('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Loading text={words('loading')} />}
      {data && !campaign && <Notice kind="warning">{t('gone')}</Notice>}
      {campaign && (
        <div className="grid gap-6">
          {campaign.state === 'open' && <AddRecipientsCard campaignId={campaignId} />}
          <RecipientsTable campaignId={campaignId} isOpen={campaign.state === 'open'} />
        </div>
      )}
    </>
  );
}
