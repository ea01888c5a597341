import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { Loading } from '#ui/loading.tsx';
import { ListeningFailure } from './listening-failure.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SubPageHead } from './sub-page-head.tsx';
import { useListeningSettings } from './use-listening-settings.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages('listening.settings', 'listening.mood', 'listening.checkIn'),
  };
}

/** What is published from which threshold, to whom; and when people are asked. */
export default function ListeningSettingsPage() {
  const t = useTranslations('listening.settings');
  const { id } = useSpace();
  const { data, error, refetch } = useListeningSettings(id);
  return (
    <>
      <SubPageHead title={t('title')} />
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-6">
          <RulesCard companyId={id} settings={data} />
          {data.sites.map((site) => (
            <RemindersCard key={site.id} companyId={id} site={site} />
          ))}
        </div>
      )}
    </>
  );
}
