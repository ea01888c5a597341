import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { LinkedPartner, OpenPartnerLink, RenewPartnerLink } from '../contract.ts';
import { validityOf } from '../rules/partner-evidence.ts';
import { AnswerForm, EvidenceForm } from './linked-partner-forms.tsx';

/** Where a partner stands, what was written, and what they may still answer and send. */
export default function LinkedPartnerPanel({ token }: { token: string }) {
  const t = useTranslations('partners.partnerFile');
  const { data, error, refetch } = useQuery({
    queryKey: ['partner-link', token],
    queryFn: () => callFunction<OpenPartnerLink>('open-partner-link', { token }),
    retry: false,
    staleTime: 0,
  });
  const reload = () => void refetch();
  if (data) return <PartnerFile token={token} file={data} onChange={reload} />;
  if (!error) return <Loading text={t('loading')} />;
  if (isRefusal(error, 'not-found')) {
    return error.details?.isOver === true ? <LinkOver token={token} /> : <LinkClosed />;
  }
  return <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={reload} />;
}

function LinkClosed() {
  const t = useTranslations('partners.partnerFile.closed');
  return <EmptyState titleAs="h1" title={t('title')} text={t('text')} />;
}

/** It has run out: a new one goes to the address that the partner gave. */
function LinkOver({ token }: { token: string }) {
  const t = useTranslations('partners.partnerFile.over');
  const renew = useMutation({
    mutationFn: () => callFunction<RenewPartnerLink>('renew-partner-link', { token }),
  });
  return (
    <EmptyState
      titleAs="h1"
      title={t('title')}
      text={t('text')}
      action={
        <div className="grid gap-4">
          {!renew.isSuccess && (
            <Button isBusy={renew.isPending} onClick={() => renew.mutate()}>
              {t('renew')}
            </Button>
          )}
          {renew.isSuccess && (
            <Notice kind="success" isLive>
              <p>{t('renewed')}</p>
            </Notice>
          )}
          {renew.isError && (
            <Notice kind="danger" isLive>
              <p>{t('notRenewed')}</p>
            </Notice>
          )}
        </div>
      }
    />
  );
}

type FileProps = {
  readonly token: string;
  readonly file: LinkedPartner;
  readonly onChange: () => void;
};

function PartnerFile({ token, file, onChange }: FileProps) {
  const t = useTranslations('partners.partnerFile');
  const language = useLocale();
  const state = file.isSuspended ? 'suspended' : file.state;
  const isOpen = file.state !== 'declined';
  // Every link comes with something written: what was written first is of this thread alone.
  const thread = file.messages[0]?.id ?? '';
  return (
    <>
      <PageTitle
        size="small"
        title={file.company}
        intro={t('intro', {
          day: formatDay(parisDayOf(new Date(file.expiresAt)), language),
        })}
      />
      <div className="grid gap-6">
        <Notice kind={state === 'approved' ? 'success' : 'info'} title={t(`states.${state}.title`)}>
          <p>{t(`states.${state}.text`)}</p>
        </Notice>
        <Thread messages={file.messages}>
          {isOpen && <AnswerForm token={token} thread={thread} onSent={onChange} />}
        </Thread>
        <Documents evidence={file.evidence}>
          {isOpen && <EvidenceForm token={token} thread={thread} onSent={onChange} />}
        </Documents>
      </div>
    </>
  );
}

type ThreadProps = {
  readonly messages: LinkedPartner['messages'];
  readonly children: ReactNode;
};

function Thread({ messages, children }: ThreadProps) {
  const t = useTranslations('partners.partnerFile.thread');
  const language = useLocale();
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-2xl">{t('title')}</h2>
      {messages.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ol className="grid gap-4">
        {messages.map((message) => (
          <li
            key={message.id}
            className={`rounded-lg p-4 ${message.author === 'staff' ? 'bg-sunken' : 'bg-primary-tint'}`}
          >
            <p className="text-sm font-semibold">{t(`authors.${message.author}`)}</p>
            <p className="text-sm text-ink-soft">
              {formatMoment(new Date(message.writtenAt), language)}
            </p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{message.body}</p>
          </li>
        ))}
      </ol>
      {children}
    </Card>
  );
}

const STATE_TONES = { received: 'info', accepted: 'success', refused: 'danger' } as const;

type DocumentsProps = {
  readonly evidence: LinkedPartner['evidence'];
  readonly children: ReactNode;
};

function Documents({ evidence, children }: DocumentsProps) {
  const t = useTranslations('partners.partnerFile.documents');
  const language = useLocale();
  const today = parisDayOf(new Date());
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-2xl">{t('title')}</h2>
      {evidence.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {evidence.map((document) => {
          const validity = validityOf(document.expiresOn, today);
          return (
            <li key={document.id} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
                <span>{document.proves}</span>
                <Badge tone={STATE_TONES[document.state]}>{t(`states.${document.state}`)}</Badge>
              </p>
              <p className="text-sm text-ink-soft">
                {t(`kinds.${document.kind}`)}
                {document.expiresOn &&
                  ` · ${t(validity === 'over' ? 'ended' : 'until', {
                    day: formatDay(document.expiresOn, language),
                  })}`}
                {document.isByStaff && ` · ${t('byStaff')}`}
              </p>
              {document.note && (
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{document.note}</p>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </Card>
  );
}
