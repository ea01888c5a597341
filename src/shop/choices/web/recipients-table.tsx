import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ListRecipients, RemoveRecipient } from '../contract.ts';
import { RECIPIENTS_A_PAGE } from '../rules/page-sizes.ts';
import { useCampaignsChanged } from './use-campaigns.ts';
import { useProblemWords } from './use-problem-words.ts';

type RecipientsTableProps = { readonly campaignId: string; readonly isOpen: boolean };
type Recipient = OutputOf<ListRecipients>['recipients'][number];

/** Who gets a box, and where; never whether they have chosen. */
export function RecipientsTable({ campaignId, isOpen }: RecipientsTableProps) {
  const t = useTranslations('choices.recipients.table');
  const words = useTranslations('choices.campaigns');
  const { ofFailure } = useProblemWords();
  const [{ search, page }, setWanted] = useState({ search: '', page: 1 });
  const onSearch = useCallback((words: string) => setWanted({ search: words, page: 1 }), []);
  const { data, error } = useQuery({
    queryKey: ['choice-recipients', campaignId, search, page],
    queryFn: () =>
      callFunction<ListRecipients>('list-choice-recipients', { campaignId, search, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const failure = ofFailure(error);
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      <search className="max-w-md">
        <SearchField
          name="search"
          label={t('search')}
          value={search}
          maxLength={200}
          onSearch={onSearch}
        />
      </search>
      {failure && <Notice kind="danger">{failure}</Notice>}
      {!data && !error && <Loading text={words('loading')} />}
      {data && (
        <>
          <DataTable
            caption={t('title')}
            isCaptionHidden
            emptyText={search === '' ? t('none') : t('noneFound')}
            columns={[
              { key: 'name', label: t('name') },
              { key: 'email', label: t('email') },
              { key: 'place', label: t('place') },
              ...(isOpen ? [{ key: 'act', label: t('act') }] : []),
            ]}
            rows={data.recipients.map((recipient) => ({
              id: recipient.id,
              cells: {
                name: <span className="[overflow-wrap:anywhere]">{recipient.name}</span>,
                email: <Email recipient={recipient} />,
                place: recipient.goesHome ? t('home') : (recipient.site ?? t('noSite')),
                act: <Remove campaignId={campaignId} recipient={recipient} />,
              },
            }))}
          />
          <Pages
            page={page}
            total={data.total}
            onPage={(next) => setWanted({ search, page: next })}
          />
        </>
      )}
    </Card>
  );
}

function Email({ recipient: { email, refusedReason } }: { recipient: Recipient }) {
  const t = useTranslations('choices.recipients.table');
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      {email ?? t('noEmail')}
      {refusedReason && (
        <span className="block text-sm text-danger">{t('refused', { reason: refusedReason })}</span>
      )}
    </span>
  );
}

function Remove({ campaignId, recipient }: { campaignId: string; recipient: Recipient }) {
  const t = useTranslations('choices.recipients.table');
  const toast = useToast();
  const changed = useCampaignsChanged();
  const { ofFailure } = useProblemWords();
  const { id: recipientId, name } = recipient;
  const remove = useMutation({
    mutationFn: () =>
      callFunction<RemoveRecipient>('remove-choice-recipient', { campaignId, recipientId }),
    onSuccess: () => toast.show({ title: t('removed', { name }) }),
    onError: (error) => toast.show({ title: ofFailure(error) ?? '', kind: 'destructive' }),
    onSettled: changed,
  });
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t('removeNamed', { name })}
      isBusy={remove.isPending}
      onClick={() => remove.mutate()}
    >
      {t('act')}
    </Button>
  );
}

type PagesProps = {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

function Pages({ page, total, onPage }: PagesProps) {
  const t = useTranslations('choices.recipients.table');
  const pages = Math.ceil(total / RECIPIENTS_A_PAGE);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-4">
      <Button kind="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-ink-soft">{t('here', { page, pages })}</span>
      <Button
        kind="secondary"
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('next')}
      </Button>
    </nav>
  );
}
