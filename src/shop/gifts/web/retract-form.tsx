import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { RetractGift, RetractGiftAct } from '../contract.ts';
import { readReason } from '../rules/gift-forms.ts';
import { useGiftWords } from './gift-words.ts';
import { useGiftsChanged } from './use-gifts.ts';

type RetractFormProps = {
  /** One gift, or all that was said at once. */
  readonly what: { readonly giftId: string } | { readonly actId: string };
  readonly onDone: () => void;
};

/** Why something no longer counts. */
export function RetractForm({ what, onDone }: RetractFormProps) {
  const t = useTranslations('gifts.meter.retract');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const changed = useGiftsChanged(companyId);
  const form = useSchemaForm({
    id: `retract-${'giftId' in what ? what.giftId : what.actId}`,
    validate: (typed) => readReason(typed).problems,
    words: useGiftWords(),
  });
  const retract = useMutation({
    mutationFn: (typed: FormValues) =>
      'giftId' in what
        ? callFunction<RetractGift>('retract-gift', { companyId, ...what, form: typed })
        : callFunction<RetractGiftAct>('retract-gift-act', { companyId, ...what, form: typed }),
    async onSuccess() {
      await changed();
      toast.show({ title: t('done') });
      onDone();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <form {...form.handlers((typed) => retract.mutate(typed))} className="mt-3 grid gap-3">
      <TextField {...form.field('reason')} label={t('reason')} required />
      <Failure error={retract.error} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={retract.isPending}>
          {t('confirm')}
        </Button>
        <Button kind="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
