import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ListOwnDuerps, PrintDuerp } from '../contract.ts';

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
  const language = useLocale();
  const print = useMutation({
    mutationFn: async ({ id, number }: Company['versions'][number]) =>
      saveFile(
        await callFunction<PrintDuerp>('print-duerp', { companyId, versionId: id, kind: 'kept' }),
        t('file', { number }),
      ),
  });
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{name}</h3>
      {readingPlace && <p>{t('onPaper', { place: readingPlace })}</p>}
      {versions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="mt-2 grid gap-2">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {t('version', {
                number: version.number,
                day: formatDay(version.issuedOn, language),
              })}
              {version.supersededOn && (
                <span className="block text-sm text-ink-soft">
                  {t('until', { day: formatDay(version.supersededOn, language) })}
                </span>
              )}
            </span>
            <Button
              kind="secondary"
              size="small"
              aria-label={t('read', { number: version.number })}
              isBusy={print.isPending && print.variables.id === version.id}
              onClick={() => print.mutate(version)}
            >
              {t('pdf')}
            </Button>
          </li>
        ))}
      </ul>
      {print.isError && (
        <p role="alert" className="mt-2 text-danger">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
