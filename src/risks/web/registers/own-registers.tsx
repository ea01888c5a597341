import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Card } from '#ui/card.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ListOwnRegisters, RegisterEntry } from '../../contract.ts';
import { EntryFacts } from './entry-facts.tsx';
import { WithoutNames } from './without-names.tsx';

/** What registers say of the reader; nothing where they say nothing. */
export function OwnRegisters() {
  const t = useTranslations('risks.registers.own');
  const { data, error, refetch } = useQuery({
    queryKey: ['own-registers'],
    queryFn: () => callFunction<ListOwnRegisters>('list-own-registers', {}),
  });
  if (error) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data || data.companies.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-1 text-ink-soft">{t('intro')}</p>
      {data.companies.map(({ companyId, name, exposures, accidents, withoutNames }) => (
        <div key={companyId} className="mt-5 border-t border-line pt-4">
          <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{name}</h3>
          <OwnEntries title={t('exposures')} register="cmr" entries={exposures} />
          <OwnEntries title={t('accidents')} register="accidents" entries={accidents} />
          {exposures.length + accidents.length > 0 && <p className="mt-3 text-sm">{t('wrong')}</p>}
          {withoutNames.length > 0 && (
            <>
              <h4 className="mt-4 font-semibold">{t('withoutNames')}</h4>
              <WithoutNames lines={withoutNames} />
            </>
          )}
        </div>
      ))}
    </Card>
  );
}

type OwnEntriesProps = {
  readonly title: string;
  readonly register: 'cmr' | 'accidents';
  readonly entries: readonly RegisterEntry[];
};

function OwnEntries({ title, register, entries }: OwnEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-semibold">{title}</h4>
      {entries.map((entry) => (
        <EntryFacts key={entry.id} register={register} entry={entry} />
      ))}
    </>
  );
}
