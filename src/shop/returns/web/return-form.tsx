import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withDe } from '#basics/elision.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AskReturn, ReturnsOfOrder } from '../contract.ts';
import { RETURN_REASONS, readReturnForm } from '../rules/order-returns.ts';

type ReturnFormProps = {
  readonly accessKey: string;
  readonly offered: ReturnsOfOrder['offered'];
  readonly onClose: () => void;
  readonly onSent: () => Promise<void>;
};

/** Which pieces, why, and what instead; what was typed stays until it has been sent. */
export default function ReturnForm({ accessKey, offered, onClose, onSent }: ReturnFormProps) {
  const t = useTranslations('returns.exchange');
  const problems = useTranslations('returns.exchange.problems');
  const toast = useToast();
  const once = useOnceId();
  const form = useSchemaForm({
    id: 'return',
    validate: (typed) => readReturnForm(typed, offered).problems,
    words: problemWords(problems),
  });
  const send = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<AskReturn>('ask-return', {
        accessKey,
        returnId: once.idFor(typed),
        form: typed,
      }),
    async onSuccess() {
      once.hasArrived();
      toast.show({ title: t('form.sent') });
      await onSent();
      onClose();
    },
    onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
  });
  const isConflict = isRefusal(send.error, 'conflict');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('form.title')}
      closeLabel={t('form.close')}
      footer={
        <Button type="submit" form="return-form" isBusy={send.isPending}>
          {t('form.send')}
        </Button>
      }
    >
      <form
        id="return-form"
        className="grid gap-5"
        {...form.handlers((typed) => send.mutate(typed))}
      >
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-title text-xl">{t('form.which')}</legend>
          {offered.map((line) => (
            <OfferedLine key={line.position} line={line} field={form.field} />
          ))}
        </fieldset>
        <SelectField
          {...form.field('reason')}
          label={t('form.why')}
          options={[
            { value: '', label: t('form.choose') },
            ...RETURN_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
          ]}
        />
        <TextAreaField
          {...form.field('note')}
          label={t('form.note')}
          hint={t('form.noteHint')}
          rows={3}
        />
        {send.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{isConflict ? t('conflict') : t('failed')}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

type OfferedLineProps = {
  readonly line: ReturnsOfOrder['offered'][number];
  readonly field: ReturnType<typeof useSchemaForm>['field'];
};

function OfferedLine({ line, field }: OfferedLineProps) {
  const t = useTranslations('returns.exchange');
  const { position, name, quantity, instead } = line;
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:items-start">
      <TextField
        {...field(`quantity ${position}`)}
        label={t('form.quantity', { name, count: quantity })}
        defaultValue={quantity === 1 ? '1' : '0'}
        inputMode="numeric"
      />
      {instead.length > 0 && (
        <SelectField
          {...field(`instead ${position}`)}
          label={t('form.instead', { name, deName: withDe(name) })}
          options={[
            { value: '', label: t('form.same') },
            ...instead.map(({ productId, name: other }) => ({ value: productId, label: other })),
          ]}
        />
      )}
    </div>
  );
}
