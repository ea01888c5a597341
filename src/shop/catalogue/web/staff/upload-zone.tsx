import { CheckCircle2, Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IMAGES_TAKEN, TAKEN } from './send-original.ts';
import { useFileFailureWords } from './use-file-failure-words.ts';
import type { Upload, Uploads } from './use-uploads.ts';

type Props = { readonly uploads: Uploads; readonly isMany?: boolean };

/** Where files are dropped or chosen, and how far each of them is. */
export function UploadZone({ uploads, isMany = true }: Props) {
  const t = useTranslations('catalogue.staffMedia.upload');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { add, areImages } = uploads;
  const take = (files: Iterable<File>) => add([...files].slice(0, isMany ? undefined : 1));
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same by keyboard. */}
      <div
        className={classNames(
          'rounded-lg border-2 border-dashed px-5 py-6 text-center',
          isOver ? 'border-primary bg-primary-tint' : 'border-line-strong bg-surface',
        )}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <UploadIcon aria-hidden className="mx-auto size-7 text-ink-soft" />
        <label htmlFor={id} className="mt-2 block font-semibold">
          {t('label')}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {t(areImages ? 'imagesHint' : 'hint')}
        </p>
        <input
          id={id}
          type="file"
          multiple={isMany}
          accept={areImages ? IMAGES_TAKEN : TAKEN}
          aria-describedby={`${id}-hint`}
          className="mx-auto mt-4 block max-w-full rounded-md border border-line-strong bg-surface p-2 file:mr-3 file:rounded-md file:border-0 file:bg-primary-tint file:px-3 file:py-1.5 file:text-ink"
          onChange={({ currentTarget }) => {
            take(currentTarget.files ?? []);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} />
    </div>
  );
}

/** What becomes of each file. */
export function UploadList({ uploads: { uploads, retry, drop } }: { uploads: Uploads }) {
  const t = useTranslations('catalogue.staffMedia.upload');
  if (uploads.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-2" aria-label={t('list')}>
      {uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload)}
          onDrop={() => drop(upload.id)}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
};

function UploadLine({ upload, onRetry, onDrop }: LineProps) {
  const t = useTranslations('catalogue.staffMedia.upload');
  const wordsOf = useFileFailureWords();
  const { file, state, share, error } = upload;
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{file.name}</span>
        <span role="status" className="flex items-center gap-2 text-sm">
          {state === 'sending' && (share < 1 ? t('sending', { share }) : t('preparing'))}
          {state === 'done' && (
            <>
              <CheckCircle2 aria-hidden className="size-4.5 text-success" /> {t('done')}
            </>
          )}
          {state === 'failed' && error && (
            <span className="font-semibold text-danger">{wordsOf(error)}</span>
          )}
        </span>
        {state === 'failed' && (
          <span className="flex gap-2">
            <Button kind="secondary" size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button kind="quiet" size="small" onClick={onDrop}>
              {t('drop')}
            </Button>
          </span>
        )}
      </div>
      {state === 'sending' && (
        <progress
          className="mt-2 h-2 w-full accent-primary"
          aria-label={file.name}
          {...(share < 1 && { value: share, max: 1 })}
        />
      )}
    </li>
  );
}
