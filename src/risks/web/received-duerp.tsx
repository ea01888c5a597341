import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type {
  AcknowledgeDuerpSending,
  OpenDuerpSending,
  PrintByDuerpSending,
} from '../contract.ts';
import { readReception } from '../rules/sending-forms.ts';
import { isAlteredVersion } from './use-download.tsx';

/** The one version that was sent, for whoever has the link, who says that they received it. */
export function ReceivedDuerp({ token }: { token: string }) {
  const t = useTranslations('risks.own');
  const language = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['duerp-sending', token],
    queryFn: () => callFunction<OpenDuerpSending>('open-duerp-sending', { token }),
    retry: false,
  });
  const print = useMutation({
    mutationFn: async (number: number) =>
      saveFile(
        await callFunction<PrintByDuerpSending>('print-by-duerp-sending', { token }),
        t('file', { number }),
      ),
  });
  const isOver = isRefusal(error, 'not-found');
  return (
    <Container width="narrow" className="pb-16">
      <PageHead title={t('title')} />
      {isOver && (
        <EmptyState titleAs="h1" title={t('byLink.over')} text={t('reception.overText')} />
      )}
      {error && !isOver && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <>
          <PageTitle
            size="small"
            title={t('byLink.title', { company: data.companyName })}
            intro={t('reception.text', {
              number: data.number,
              day: formatDay(data.issuedOn, language),
              until: formatDay(data.lastDay, language),
            })}
          />
          <Button isBusy={print.isPending} onClick={() => print.mutate(data.number)}>
            {t('read', { number: data.number })}
          </Button>
          {print.isError && (
            <p role="alert" className="mt-2 text-danger">
              {t(isAlteredVersion(print.error) ? 'altered' : 'notPrinted')}
            </p>
          )}
          <p className="mt-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {t('reception.hash', { hash: data.hash })}
          </p>
          <Reception token={token} sending={data} />
        </>
      )}
    </Container>
  );
}

type ReceptionProps = { readonly token: string; readonly sending: OutputOf<OpenDuerpSending> };

/** The button is the proof: programs open links, and none of them types a name. */
function Reception({ token, sending: { receivedOn, receivedBy } }: ReceptionProps) {
  const t = useTranslations('risks.own.reception');
  const language = useLocale();
  const queries = useQueryClient();
  const id = useId();
  const form = useSchemaForm({
    id,
    validate: (typed) => readReception(typed).problems,
    words: ({ problem }) => t(problem === 'required' ? 'required' : 'wrong'),
  });
  const acknowledge = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<AcknowledgeDuerpSending>('acknowledge-duerp-sending', { token, form: typed }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['duerp-sending', token] }),
    onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
  });
  if (receivedOn !== null) {
    return (
      <Notice kind="success" isLive className="mt-6">
        <p>{t('done', { day: formatDay(receivedOn, language), name: receivedBy ?? '' })}</p>
      </Notice>
    );
  }
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2">{t('why')}</p>
      <form className="mt-4 grid gap-4" {...form.handlers((typed) => acknowledge.mutate(typed))}>
        <TextField {...form.field('name')} label={t('name')} required autoComplete="name" />
        <Button type="submit" isBusy={acknowledge.isPending} className="w-fit">
          {t('submit')}
        </Button>
        {acknowledge.isError && (
          <p role="alert" className="text-danger">
            {t('failed')}
          </p>
        )}
      </form>
    </Card>
  );
}
