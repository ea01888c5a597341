import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FileProblem, UnreadableFile } from './read-import-file.ts';

const FIELD_ID = 'import-file';

export type ImportFileTexts = {
  readonly label: string;
  readonly hint: string;
  readonly reading: string;
  readonly another: string;
  /** What becomes of the file. */
  readonly privacy: string;
  readonly problem: (problem: FileProblem) => string;
};

type ImportFileFieldProps = {
  /** The reading of the file that was chosen. */
  readonly file: {
    readonly error: Error | null;
    readonly isPending: boolean;
    mutate(chosen: File): void;
    reset(): void;
  };
  readonly texts: ImportFileTexts;
};

/** Chosen, or dropped; read in the browser, so that nothing leaves before it has been looked at. */
export function ImportFileField({ file, texts }: ImportFileFieldProps) {
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
        <span className="font-semibold">{texts.label}</span>
        <span className="text-ink-soft">{texts.hint}</span>
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
          <Loading text={texts.reading} />
        </div>
      )}
      {file.error && (
        <div id="import-file-error" className="mt-4">
          <Notice kind="danger" isLive>
            <p>
              {texts.problem(
                file.error instanceof UnreadableFile ? file.error.problem : 'unreadable',
              )}
            </p>
            <p className="mt-2">
              <Button kind="secondary" size="small" onClick={file.reset}>
                {texts.another}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      <p className="mt-5 text-sm text-ink-soft">{texts.privacy}</p>
    </Card>
  );
}
