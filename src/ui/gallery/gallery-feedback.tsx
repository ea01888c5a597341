import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { useToast } from '#ui/toast.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

type Props = { texts: GalleryTexts };

/** The parts that answer. */
export function GalleryFeedback({ texts }: Props) {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="space-y-4">
        {(['info', 'success', 'warning', 'danger'] as const).map((kind) => (
          <Notice key={kind} kind={kind} title={texts.noticeTitles[kind]}>
            <p>{texts.noticeText}</p>
          </Notice>
        ))}
        <Loading text={texts.loading} />
        <div className="flex flex-wrap gap-3">
          <Toasts texts={texts} />
          <Windows texts={texts} />
          <Tooltip text={texts.tooltip}>
            <Button kind="quiet" aria-label={texts.tooltip}>
              <Eye aria-hidden className="size-5" />
            </Button>
          </Tooltip>
        </div>
      </div>
      <EmptyState
        illustration={<IllustrationEmpty />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<ButtonLink to="/box">{texts.discover}</ButtonLink>}
      />
    </div>
  );
}

function Toasts({ texts }: Props) {
  const { show } = useToast();
  return (
    <>
      <Button
        kind="secondary"
        onClick={() =>
          show({
            title: texts.toastTitle,
            description: texts.toastText,
            action: { label: texts.toastAction, onClick: () => {} },
          })
        }
      >
        {texts.showToast}
      </Button>
      <Button
        kind="secondary"
        onClick={() =>
          show({ title: texts.toastError, description: texts.emailError, kind: 'destructive' })
        }
      >
        {texts.showError}
      </Button>
    </>
  );
}

function Windows({ texts }: Props) {
  const [open, setOpen] = useState<'dialog' | 'panel' | null>(null);
  const [quantity, setQuantity] = useState(12);
  const common = {
    onOpenChange: (isOpen: boolean) => !isOpen && setOpen(null),
    closeLabel: texts.close,
    footer: (
      <>
        <Button kind="secondary" onClick={() => setOpen(null)}>
          {texts.later}
        </Button>
        <Button onClick={() => setOpen(null)}>{texts.discover}</Button>
      </>
    ),
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen('dialog')}>
        {texts.openDialog}
      </Button>
      <Button kind="secondary" onClick={() => setOpen('panel')}>
        {texts.openPanel}
      </Button>
      <Dialog
        {...common}
        isOpen={open === 'dialog'}
        title={texts.noticeTitles.info}
        description={texts.noticeText}
      >
        <p>{texts.intro}</p>
      </Dialog>
      <SidePanel {...common} isOpen={open === 'panel'} title={texts.boxes}>
        <div className="flex gap-4 border-b border-line pb-5">
          <img
            src="/illustrations/box-food.svg"
            alt=""
            width={120}
            height={90}
            className="h-auto w-28 rounded-md"
          />
          <div className="space-y-2">
            <p className="font-semibold">{texts.boxName}</p>
            <QuantityField
              label={texts.quantity}
              decreaseLabel={texts.less}
              increaseLabel={texts.more}
              value={quantity}
              onChange={setQuantity}
              isLabelVisible={false}
            />
          </div>
        </div>
      </SidePanel>
    </>
  );
}
