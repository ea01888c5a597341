import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { GiveBackPlace, ListCodeEntries } from '../contract.ts';

const ENTRIES_KEY = ['code-entries'];

/** Where a code on paper let whoever is signed in enter, with the way back; nothing where none did. */
export function OwnCodeEntries() {
  const t = useTranslations('company.codeEntries');
  const { data, error, refetch } = useQuery({
    queryKey: ENTRIES_KEY,
    queryFn: () => callFunction<ListCodeEntries>('list-code-entries', {}),
  });
  if (error) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data || data.entries.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-1 text-ink-soft">{t('text')}</p>
      {data.entries.map((entry) => (
        <Entry key={entry.companyId} entry={entry} />
      ))}
    </Card>
  );
}

function Entry({ entry }: { entry: OutputOf<ListCodeEntries>['entries'][number] }) {
  const t = useTranslations('company.codeEntries');
  const language = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { companyId, companyName: company, enteredAt } = entry;
  const giveBack = useMutation({
    mutationFn: () => callFunction<GiveBackPlace>('give-back-place', { companyId }),
    onSuccess: async () => {
      toast.show({ title: t('given') });
      await queries.invalidateQueries();
    },
  });
  const day = formatDay(parisDayOf(new Date(enteredAt)), language);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p>{t('entered', { company, deCompany: withDe(company), day })}</p>
      {isAsked && <p className="mt-2 text-ink-soft">{t('meaning')}</p>}
      {giveBack.isError && (
        <div className="mt-3">
          <Notice kind="danger" isLive>
            <p>{t('notGiven')}</p>
          </Notice>
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-3">
        {isAsked ? (
          <>
            <Button kind="danger" isBusy={giveBack.isPending} onClick={() => giveBack.mutate()}>
              {t('confirm')}
            </Button>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              {t('keep')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" onClick={() => setAsked(true)}>
            {t('giveBack')}
          </Button>
        )}
      </p>
    </div>
  );
}
