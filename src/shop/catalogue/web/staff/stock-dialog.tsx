import { useLocale, useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DraftNotice } from '#staff/web/draft-notice.tsx';
import { useFailureWords } from '#staff/web/failure.tsx';
import { useProblemWords } from '#staff/web/use-problem-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { ListedProduct, SetProductStock } from '../../contract.ts';
import { readStock } from '../../rules/product-states.ts';
import { useProductChange } from './use-products.ts';

/** The stock counted anew, against what is shown here. */
export function StockDialog({ product, onClose }: { product: ListedProduct; onClose: () => void }) {
  const t = useTranslations('catalogue.staffProducts.stock');
  const list = useTranslations('catalogue.staffProducts.list');
  const language = useLocale();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const draft = useOwnDraft(`stock ${product.id}`, product.stock);
  const form = useSchemaForm({
    id: 'stock',
    validate: ({ stock = '' }) =>
      readStock(stock) === undefined ? [{ path: 'stock', problem: 'number-invalid' }] : [],
    words: useProblemWords(),
  });
  const save = useProductChange(({ stock = '' }: FormValues) =>
    callFunction<SetProductStock>('set-product-stock', {
      productId: product.id,
      expected: product.stock,
      stock,
    }),
  );
  const send = (typed: FormValues) =>
    save.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: t('saved') });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  const handlers = form.handlers(send);
  const isConflict = isRefusal(save.error, 'conflict');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={list('counting', { name: product.name[language] })}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="stock-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        key={draft.round}
        id="stock-form"
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          draft.keep(typedIn(event.currentTarget));
        }}
      >
        <DraftNotice draft={draft} />
        <TextField
          {...form.field('stock')}
          label={t('field')}
          hint={t('hint')}
          inputMode="numeric"
          defaultValue={draft.before?.stock ?? product.stock ?? ''}
        />
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{isConflict ? t('conflict') : wordsOf(save.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
