import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { UnreadableFile } from './read-import-file.ts';
import type { ImportState } from './use-import.ts';

const FIELD_ID = 'import-file';

/** Chosen, or dropped; read in the browser, so that nothing leaves before it has been looked at. */
export function ImportFileField({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.file');
  const [isOver, setOver] = useState(false);
  const { file } = state;
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) file.mutate(chosen);
  };
  return (
    <Card as="section">
      <label
        htmlFor={FIELD_ID}
        className={`flex cursor-pointer flex-col items-center gap-3 rounded-lg border-2 border-dashed p-8 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${isOver ? 'border-primary bg-primary-tint' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <FileSpreadsheet aria-hidden className="size-10 text-primary" />
        <span className="font-semibold">{t('label')}</span>
        <span className="text-ink-soft">{t('hint')}</span>
        <input
          id={FIELD_ID}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={file.error ? 'import-file-error' : undefined}
          className="sr-only"
          onChange={(event) => take(event.currentTarget.files)}
        />
      </label>
      {file.isPending && (
        <div className="mt-4">
          <Loading text={t('reading')} />
        </div>
      )}
      {file.error && (
        <div id="import-file-error" className="mt-4">
          <Notice kind="danger" isLive>
            <p>
              {t(
                `problems.${file.error instanceof UnreadableFile ? file.error.problem : 'unreadable'}`,
              )}
            </p>
            <p className="mt-2">
              <Button kind="secondary" size="small" onClick={file.reset}>
                {t('another')}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      <p className="mt-5 text-sm text-ink-soft">{t('privacy')}</p>
    </Card>
  );
}
