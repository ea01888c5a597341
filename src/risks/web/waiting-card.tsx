import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Duerp, DuerpVersion, WithdrawDuerp } from '../contract.ts';
import { ChangeFailure } from './change-failure.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { DownloadState, useDownload } from './use-download.tsx';
import { useDuerpChange } from './use-duerp.ts';

type WaitingCardProps = {
  readonly version: DuerpVersion;
  readonly duerp: Duerp;
  readonly companyId: string;
};

/** The version that the works council is reading. */
export function WaitingCard({ version, duerp, companyId }: WaitingCardProps) {
  const t = useTranslations('risks.versions.waiting');
  const reasons = useTranslations('risks.words.reasons');
  const files = useTranslations('risks.duerp.files');
  const language = useLocale();
  const [isIssuing, setIssuing] = useState(false);
  const download = useDownload(companyId);
  const withdraw = useDuerpChange(
    companyId,
    () => callFunction<WithdrawDuerp>('withdraw-duerp', { companyId, versionId: version.id }),
    () => t('withdrawn'),
  );
  return (
    <Card as="section" tint="monthly">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2">
        {t('text', {
          day: formatDay(version.frozenOn, language),
          reason: reasons(version.reason).toLowerCase(),
        })}
      </p>
      {version.note && <p className="mt-1 max-w-prose whitespace-pre-line">{version.note}</p>}
      {duerp.mayWrite && !duerp.mayIssue && (
        <p className="mt-2">
          <Badge tone="info">{t('onlyEmployer')}</Badge>
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {duerp.mayIssue && <Button onClick={() => setIssuing(true)}>{t('issue')}</Button>}
        <Button
          kind="secondary"
          isBusy={download.isPending}
          onClick={() =>
            download.mutate({ kind: 'reading', versionId: version.id, name: files('draft') })
          }
        >
          {t('read')}
        </Button>
        {duerp.mayWrite && (
          <Button
            kind="quiet"
            isBusy={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined)}
          >
            {t('withdraw')}
          </Button>
        )}
      </p>
      <DownloadState download={download} />
      <ChangeFailure error={withdraw.error} />
      {isIssuing && (
        <IssueDialog
          companyId={companyId}
          version={version}
          headcount={duerp.headcount}
          onClose={() => setIssuing(false)}
        />
      )}
    </Card>
  );
}
