import { Archive, QrCode } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadState, useDownload } from './use-download.tsx';

/** Forty years in one file, and the notice for the wall. */
export function ArchiveCard({
  companyId,
  hasVersions,
}: {
  companyId: string;
  hasVersions: boolean;
}) {
  const t = useTranslations('risks.versions.archive');
  const files = useTranslations('risks.duerp.files');
  const download = useDownload(companyId);
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{t('portal')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {hasVersions && (
          <Button
            icon={<Archive aria-hidden className="size-5" />}
            isBusy={download.isPending && download.variables.kind === 'archive'}
            onClick={() =>
              download.mutate({ kind: 'archive', versionId: null, name: files('archive') })
            }
          >
            {t('download')}
          </Button>
        )}
        <Button
          kind="secondary"
          icon={<QrCode aria-hidden className="size-5" />}
          isBusy={download.isPending && download.variables.kind === 'notice'}
          onClick={() =>
            download.mutate({ kind: 'notice', versionId: null, name: files('notice') })
          }
        >
          {t('notice')}
        </Button>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t('noticeText')}</p>
      <DownloadState download={download} />
    </Card>
  );
}
