import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { PollItem } from './poll-item.tsx';
import { usePolls } from './use-polls.ts';

/** What was told of questions that everybody was asked, beside the other results. */
export function PublishedPollsCard({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.poll');
  const { data } = usePolls(companyId);
  const told = data?.polls.filter(({ state }) => state === 'told') ?? [];
  if (told.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('told')}</h2>
      <ul className="mt-4">
        {told.map((poll) => (
          <PollItem key={poll.id} poll={poll} />
        ))}
      </ul>
    </Card>
  );
}
