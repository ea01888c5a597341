import { Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Medium } from '../../contract.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList, UploadZone } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  readonly images: readonly Medium[];
  readonly isMany?: boolean;
  /** Told of each, late where it had to be sent first: a change is made of what is there then. */
  readonly onChoose: (mediumId: string) => void;
};

/**
 * Looks through the pictures that are there, or adds some, which are chosen as they arrive. It stays until all
 * have; what was refused is told until it is tried again or put aside, here and beside the button.
 */
export function MediaPicker({ images, isMany = false, onChoose }: Props) {
  const t = useTranslations('catalogue.staffMedia.picker');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const sending = useUploads({ areImages: true, onAdded: onChoose });
  const count = sending.uploads.length;
  const haveAllArrived = count > 0 && sending.uploads.every(({ state }) => state === 'done');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that all have arrived
  useEffect(() => {
    if (!haveAllArrived) return;
    sending.forgetDone();
    setOpen(false);
    toast.show({ title: t('added', { count }) });
  }, [haveAllArrived]);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Button
        kind="secondary"
        icon={<Images aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {!isOpen && <UploadList uploads={sending} />}
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={t('title')}
          description={t(isMany ? 'many' : 'text')}
          closeLabel={t('close')}
        >
          <div className="grid grid-cols-1 gap-6">
            <UploadZone uploads={sending} isMany={isMany} />
            <PictureGrid
              media={images}
              onChoose={({ id }) => {
                onChoose(id);
                setOpen(false);
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}
