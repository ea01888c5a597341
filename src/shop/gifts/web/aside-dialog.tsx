import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { SetBoxesAside, WaitingBoxes } from '../contract.ts';
import { readReason } from '../rules/gift-forms.ts';
import { useGiftWords } from './gift-words.ts';
import { useGiftsChanged } from './use-gifts.ts';

/** Boxes for customers or visitors: no employee’s year holds them. */
export function AsideDialog({ boxes, onClose }: { boxes: WaitingBoxes; onClose: () => void }) {
  const t = useTranslations('gifts.meter.aside');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const changed = useGiftsChanged(companyId);
  const once = useOnceId();
  const [quantity, setQuantity] = useState(boxes.left);
  const form = useSchemaForm({
    id: 'aside',
    validate: (typed) => readReason(typed).problems,
    words: useGiftWords(),
  });
  const set = useMutation({
    mutationFn: ({ reason = '' }: FormValues) => {
      const { orderId, position } = boxes;
      const wish = { companyId, orderId, position, quantity, form: { reason } };
      return callFunction<SetBoxesAside>('set-boxes-aside', { ...wish, actId: once.idFor(wish) });
    },
    async onSuccess() {
      await changed();
      toast.show({ title: t('done', { count: quantity }) });
      onClose();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={t('text', { name: boxes.name })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="aside-form" isBusy={set.isPending}>
          {t('confirm')}
        </Button>
      }
    >
      <form id="aside-form" {...form.handlers((typed) => set.mutate(typed))} className="grid gap-5">
        <SelectField
          name="quantity"
          label={t('quantity')}
          value={String(quantity)}
          onChange={(event) => setQuantity(Number(event.currentTarget.value))}
          options={Array.from({ length: boxes.left }, (_, at) => {
            const value = String(at + 1);
            return { value, label: value };
          })}
        />
        <TextField {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} required />
        <Failure error={set.error} />
      </form>
    </Dialog>
  );
}
