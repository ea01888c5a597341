import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Notice } from '#ui/notice.tsx';
import type {
  ExportDuerpArchive,
  ExportDuerpCsv,
  ExportDuerpRecord,
  PrintDuerp,
  PrintDuerpNotice,
} from '../contract.ts';

export type Wanted = {
  readonly kind: 'pdf' | 'reading' | 'csv' | 'json' | 'archive' | 'notice';
  /** Null: of the document as it is being kept. */
  readonly versionId: string | null;
  /** Of the file, without its ending. */
  readonly name: string;
};

/** Fetches a file of the risk document and hands it to the browser. */
export function useDownload(companyId: string) {
  return useMutation({
    async mutationFn({ kind, versionId, name }: Wanted) {
      saveFile(await fetchFile(companyId, kind, versionId), name + ENDINGS[kind]);
    },
  });
}

const ENDINGS = {
  pdf: '.pdf',
  reading: '.pdf',
  csv: '.csv',
  json: '.json',
  archive: '.zip',
  notice: '.pdf',
} as const satisfies Record<Wanted['kind'], string>;

async function fetchFile(
  companyId: string,
  kind: Wanted['kind'],
  versionId: string | null,
): Promise<Blob> {
  switch (kind) {
    case 'pdf':
    case 'reading':
      return callFunction<PrintDuerp>('print-duerp', {
        companyId,
        versionId,
        kind: kind === 'pdf' ? 'kept' : 'reading',
      });
    case 'csv':
      // However it is made, it arrives as one.
      return (await callFunction<ExportDuerpCsv>('export-duerp-csv', {
        companyId,
        versionId,
      })) as Blob;
    case 'json':
      return callFunction<ExportDuerpRecord>('export-duerp-record', {
        companyId,
        versionId: versionId ?? '',
      });
    case 'archive':
      return (await callFunction<ExportDuerpArchive>('export-duerp-archive', {
        companyId,
      })) as unknown as Blob;
    case 'notice':
      return callFunction<PrintDuerpNotice>('print-duerp-notice', { companyId });
  }
}

/** That what was asked for is no longer what was issued, and is handed out to nobody. */
export function isAlteredVersion(error: unknown): boolean {
  return error instanceof Refusal && error.problems.some(({ problem }) => problem === 'altered');
}

/** That a file is being made, has come, or could not be made. */
export function DownloadState({ download }: { download: ReturnType<typeof useDownload> }) {
  const t = useTranslations('risks.duerp.files');
  return (
    <div role="status" className="mt-3 empty:sr-only">
      {download.isPending && <p className="text-ink-soft">{t('preparing')}</p>}
      {download.isSuccess && <p className="text-ink-soft">{t('ready')}</p>}
      {download.isError && (
        <Notice kind="danger">
          <p>{t(isAlteredVersion(download.error) ? 'altered' : 'failed')}</p>
        </Notice>
      )}
    </div>
  );
}
