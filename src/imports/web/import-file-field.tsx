import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FileProblem, UnreadableFile } from './read-import-file.ts';

const FIELD_ID = 'import-file';

/** The reading of the file that was chosen. */
export type FileReading = {
  readonly error: Error | null;
  readonly isPending: boolean;
  mutate(chosen: File): void;
  reset(): void;
};

/** What a list says of its file in words of its own. */
export type FileWords = {
  readonly label?: string;
  readonly hint?: string;
  /** What becomes of the file. */
  readonly privacy?: string;
};

type ImportFileFieldProps = {
  readonly file: FileReading;
  readonly words?: FileWords | undefined;
  /** What is taken beside tables, as a browser is told. */
  readonly accept?: string;
  /** What keeps the file from being read, where it is not the file. */
  readonly failed?: string | undefined;
};

const TABLES =
  '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chosen, or dropped; read in the browser, so that nothing leaves before it has been looked at. */
export function ImportFileField({ file, words, accept, failed }: ImportFileFieldProps) {
  const t = useTranslations('imports.list.file');
  const [isOver, setOver] = useState(false);
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
        <span className="font-semibold">{words?.label ?? t('label')}</span>
        <span className="text-ink-soft">{words?.hint ?? t('hint')}</span>
        <input
          id={FIELD_ID}
          type="file"
          accept={accept ? `${TABLES},${accept}` : TABLES}
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
            <p>{failed ?? t(`problems.${problemOf(file.error)}`)}</p>
            <p className="mt-2">
              <Button kind="secondary" size="small" onClick={file.reset}>
                {t('another')}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      <p className="mt-5 text-sm text-ink-soft">{words?.privacy ?? t('privacy')}</p>
    </Card>
  );
}

function problemOf(error: Error): FileProblem {
  return error instanceof UnreadableFile ? error.problem : 'unreadable';
}
