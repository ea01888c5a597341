import { useMutation } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import type { KeepLogo } from '#shop/orders/contract.ts';
import { base64Of } from '#shop/sales/web/base64-of.ts';
import { Button } from '#ui/button.tsx';

const MOST_BYTES = 3_000_000;

type Props = {
  readonly logoId: string | undefined;
  readonly onChange: (logoId: string | undefined) => void;
  /** Told whether a picture is on its way. */
  readonly onBusy: (isBusy: boolean) => void;
};

/** Takes a picture from the device, keeps it on the server, and shows what was taken. */
export function LogoField({ logoId, onChange, onBusy }: Props) {
  const t = useTranslations('catalogue.box.customiser.logo');
  const id = useId();
  const [preview, setPreview] = useState<string | undefined>();
  const keep = useMutation({
    async mutationFn(file: File) {
      if (file.size > MOST_BYTES) throw new Error('too large');
      return callFunction<KeepLogo>('keep-logo', { imageBase64: await base64Of(file) });
    },
  });
  function choose(file: File) {
    onBusy(true);
    keep.mutate(file, {
      // Told of the last one that was chosen alone: an earlier one may arrive after it.
      onSuccess(kept) {
        setPreview(URL.createObjectURL(file));
        onChange(kept.logoId);
      },
      onSettled: () => onBusy(false),
    });
  }
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t('label')}
      </label>
      <p id={`${id}-hint`} className="mb-3 text-sm text-ink-soft">
        {t('hint')}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          aria-describedby={`${id}-hint ${id}-state`}
          aria-invalid={keep.isError}
          className="max-w-full rounded-md border border-line-strong bg-surface p-2 file:mr-3 file:rounded-md file:border-0 file:bg-primary-tint file:px-3 file:py-1.5 file:text-ink"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) choose(file);
          }}
        />
        {logoId && preview && (
          <>
            <img
              src={preview}
              alt={t('preview')}
              className="h-14 max-w-32 rounded-md bg-white object-contain p-1"
            />
            <Button
              kind="quiet"
              size="small"
              icon={<Trash2 aria-hidden className="size-4.5" />}
              onClick={() => {
                onChange(undefined);
                setPreview(undefined);
              }}
            >
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      <p id={`${id}-state`} role="status" className="mt-2 flex items-center gap-2 text-sm">
        {keep.isPending && (
          <>
            <ImageUp aria-hidden className="size-4.5" /> {t('sending')}
          </>
        )}
        {keep.isError && <span className="font-semibold text-danger">{t('unreadable')}</span>}
        {keep.isSuccess && logoId && t('kept')}
      </p>
    </div>
  );
}
