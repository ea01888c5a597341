import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { OpenDuerpLink, PrintByDuerpLink } from '../contract.ts';
import { type ReadableVersion, ReadableVersions } from './readable-versions.tsx';

/** What a link lets somebody read who has no account. */
export function LinkedDuerp({ token }: { token: string }) {
  const t = useTranslations('risks.own');
  const language = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['duerp-link', token],
    queryFn: () => callFunction<OpenDuerpLink>('open-duerp-link', { token }),
    retry: false,
  });
  const print = useMutation({
    mutationFn: async ({ id, number }: ReadableVersion) =>
      saveFile(
        await callFunction<PrintByDuerpLink>('print-by-duerp-link', { token, versionId: id }),
        t('file', { number }),
      ),
  });
  const isOver = isRefusal(error, 'not-found');
  return (
    <Container width="narrow" className="pb-16">
      <PageHead title={t('title')} />
      {isOver && <EmptyState titleAs="h1" title={t('byLink.over')} text={t('byLink.overText')} />}
      {error && !isOver && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <>
          <PageTitle
            size="small"
            title={t('byLink.title', { company: data.companyName })}
            intro={t('byLink.text', { day: formatDay(data.lastDay, language) })}
          />
          <ReadableVersions versions={data.versions} none={t('byLink.none')} print={print} />
        </>
      )}
    </Container>
  );
}
