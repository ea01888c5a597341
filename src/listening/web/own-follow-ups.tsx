import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { FollowUpItem } from './follow-up-item.tsx';
import { useFollowUps } from './use-follow-ups.ts';

/** What one's company says it has heard, and what it does: for the places one is in. */
export function OwnFollowUps({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.followUp');
  const { data } = useFollowUps(companyId);
  if (!data || data.followUps.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('ownTitle')}</h2>
      <ul className="mt-4">
        {data.followUps.map((followUp) => (
          <FollowUpItem key={followUp.id} followUp={followUp} />
        ))}
      </ul>
    </Card>
  );
}
