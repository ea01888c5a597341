import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Medium } from '../../contract.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadZone } from './upload-zone.tsx';

type Props = {
  readonly images: readonly Medium[];
  readonly onChoose: (mediumId: string) => void;
};

/** Looks through the pictures that are there, or adds one, which is chosen as soon as it has arrived. */
export function MediaPicker({ images, onChoose }: Props) {
  const t = useTranslations('cms.media.picker');
  const [isOpen, setOpen] = useState(false);
  function choose(mediumId: string) {
    onChoose(mediumId);
    setOpen(false);
  }
  return (
    <>
      <Button
        kind="secondary"
        icon={<Images aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={t('title')}
          description={t('text')}
          closeLabel={t('close')}
        >
          <div className="grid grid-cols-1 gap-6">
            <UploadZone onAdded={choose} />
            <PictureGrid media={images} onChoose={({ id }) => choose(id)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
