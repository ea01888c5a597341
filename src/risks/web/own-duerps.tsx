import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Card } from '#ui/card.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ListOwnDuerps, PrintDuerp } from '../contract.ts';
import { type ReadableVersion, ReadableVersions } from './readable-versions.tsx';

const PLACE = 'duerp';

/** What a worker may read of the risk document, and a former one; nothing for who never worked here. */
export function OwnDuerps() {
  const t = useTranslations('risks.own');
  const { data, error, refetch } = useQuery({
    queryKey: ['own-duerps'],
    queryFn: () => callFunction<ListOwnDuerps>('list-own-duerps', {}),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // The list is read first: there was nothing to go to when the page opened.
  useEffect(() => {
    if (hash === `#${PLACE}` && data) heading.current?.scrollIntoView();
  }, [hash, data]);
  if (error) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data || data.companies.length === 0) return null;
  return (
    <Card as="section">
      <h2 ref={heading} id={PLACE} className="scroll-mt-24 text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('intro')}</p>
      {data.companies.map((company) => (
        <OwnCompany key={company.companyId} company={company} />
      ))}
    </Card>
  );
}

type Company = Awaited<ReturnType<typeof callFunction<ListOwnDuerps>>>['companies'][number];

function OwnCompany({
  company: { companyId, name, readingPlace, versions },
}: {
  company: Company;
}) {
  const t = useTranslations('risks.own');
  const print = useMutation({
    mutationFn: async ({ id, number }: ReadableVersion) =>
      saveFile(
        await callFunction<PrintDuerp>('print-duerp', { companyId, versionId: id, kind: 'kept' }),
        t('file', { number }),
      ),
  });
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{name}</h3>
      {readingPlace && <p>{t('onPaper', { place: readingPlace })}</p>}
      <ReadableVersions versions={versions} none={t('none')} print={print} />
    </div>
  );
}
