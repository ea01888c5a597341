import { useTranslations } from 'use-intl';
import { FollowUpItem } from './follow-up-item.tsx';
import { OwnCard } from './own-card.tsx';
import { useFollowUps } from './use-follow-ups.ts';

/** What one's company says it has heard, and what it does: for the places one is in. */
export function OwnFollowUps({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.followUp');
  const { data } = useFollowUps(companyId);
  if (!data || data.followUps.length === 0) return null;
  return (
    <OwnCard title={t('ownTitle')}>
      <ul className="mt-4">
        {data.followUps.map((followUp) => (
          <FollowUpItem key={followUp.id} followUp={followUp} />
        ))}
      </ul>
    </OwnCard>
  );
}
