import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { Duerp } from '../contract.ts';
import { OtherFiles } from './other-files.tsx';
import { DownloadState, useDownload, type Wanted } from './use-download.tsx';

type StatusFilesProps = { readonly duerp: Duerp; readonly companyId: string };

/** The one file that is usually wanted, the version in force; the others folded. */
export function StatusFiles({ duerp, companyId }: StatusFilesProps) {
  const t = useTranslations('risks.duerp.overview.status');
  const names = useTranslations('risks.duerp.files');
  const download = useDownload(companyId);
  const last = duerp.versions.find(({ state }) => state === 'issued');
  const number = last?.number ?? 0;
  const draft = { versionId: null, name: names('draft') };
  const others: [label: string, wanted: Wanted][] = [];
  if (last) {
    const version = { versionId: last.id, name: names('version', { number }) };
    others.push([t('csvIssued', { number }), { kind: 'csv', ...version }]);
    others.push([t('archive'), { kind: 'archive', versionId: null, name: names('archive') }]);
  }
  if (duerp.units.length > 0) {
    others.push([t('pdf'), { kind: 'pdf', ...draft }], [t('csv'), { kind: 'csv', ...draft }]);
  }
  others.push([t('notice'), { kind: 'notice', versionId: null, name: names('notice') }]);
  const isBusy = (kind: Wanted['kind'], versionId: string | null) =>
    download.isPending &&
    download.variables.kind === kind &&
    download.variables.versionId === versionId;
  return (
    <>
      {last && (
        <Button
          className="mt-5"
          icon={<FileDown aria-hidden className="size-5" />}
          isBusy={isBusy('pdf', last.id)}
          onClick={() =>
            download.mutate({
              kind: 'pdf',
              versionId: last.id,
              name: names('version', { number }),
            })
          }
        >
          {t('pdfIssued', { number })}
        </Button>
      )}
      <OtherFiles title={t('others')}>
        {others.map(([label, wanted]) => (
          <Button
            key={label}
            kind="secondary"
            size="small"
            isBusy={isBusy(wanted.kind, wanted.versionId)}
            onClick={() => download.mutate(wanted)}
          >
            {label}
          </Button>
        ))}
      </OtherFiles>
      <DownloadState download={download} />
    </>
  );
}
