import { FileDown, FileText } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { Duerp } from '../contract.ts';
import { DownloadState, useDownload } from './use-download.tsx';

type StatusCardProps = { readonly duerp: Duerp; readonly companyId: string };

/** Which version is in force, and by when the next is due. */
export function StatusCard({ duerp, companyId }: StatusCardProps) {
  const t = useTranslations('risks.duerp.overview.status');
  const files = useTranslations('risks.duerp.files');
  const language = useLocale();
  const last = duerp.versions.find(({ state }) => state === 'issued');
  const waiting = duerp.versions.find(({ state }) => state === 'consultation');
  const download = useDownload(companyId);
  const hasUnits = duerp.units.length > 0;
  return (
    <Card as="section" tint="wellness">
      <h2 className="text-2xl">
        {last
          ? t('version', {
              number: last.number ?? 0,
              day: formatDay(last.issuedOn ?? '', language),
            })
          : t('none')}
      </h2>
      {!last && <p className="mt-2 max-w-prose">{t('draft')}</p>}
      <p className="mt-2 max-w-prose">
        <DueText update={duerp.update} />
      </p>
      {waiting && (
        <p className="mt-2">{t('consultation', { day: formatDay(waiting.frozenOn, language) })}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/risks/versions">
          {duerp.mayWrite ? t('toVersions') : t('readVersions')}
        </ButtonLink>
        {hasUnits && (
          <>
            <Button
              kind="secondary"
              icon={<FileText aria-hidden className="size-5" />}
              isBusy={download.isPending}
              onClick={() =>
                download.mutate({ kind: 'pdf', versionId: null, name: files('draft') })
              }
            >
              {t('pdf')}
            </Button>
            <Button
              kind="secondary"
              icon={<FileDown aria-hidden className="size-5" />}
              isBusy={download.isPending}
              onClick={() =>
                download.mutate({ kind: 'csv', versionId: null, name: files('draft') })
              }
            >
              {t('csv')}
            </Button>
          </>
        )}
      </div>
      <DownloadState download={download} />
    </Card>
  );
}

function DueText({ update: { dueOn, because } }: Pick<Duerp, 'update'>) {
  const t = useTranslations('risks.duerp.overview.status.due');
  const language = useLocale();
  if (because === null || dueOn === null) return t('none');
  if (because === 'first') return t('first');
  const day = formatDay(dueOn, language);
  if (dueOn < parisDayOf(new Date())) return <Badge tone="danger">{t('late', { day })}</Badge>;
  return t(because, { day });
}
