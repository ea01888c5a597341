import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { SaveProductDraft } from '../../contract.ts';
import { copyOf, type TypedProduct } from '../../rules/product.ts';
import { useProductChange } from './use-products.ts';

/** Begins another product from what is typed now; this one stays as it is. */
export function DuplicateProduct({ latest }: { readonly latest: () => TypedProduct }) {
  const t = useTranslations('catalogue.staffProducts.duplicate');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const navigate = useNavigate();
  const [productId] = useState(() => crypto.randomUUID());
  const duplicate = useProductChange((form: TypedProduct) =>
    callFunction<SaveProductDraft>('save-product-draft', {
      productId,
      revision: null,
      published: 0,
      form,
    }),
  );
  function begin() {
    duplicate.mutate(copyOf(latest()), {
      onSuccess() {
        toast.show({ title: t('done'), description: t('next') });
        void navigate(`/cms/products/edit/${productId}`);
      },
      onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
    });
  }
  return (
    <Button kind="quiet" isBusy={duplicate.isPending} onClick={begin}>
      {t('act')}
    </Button>
  );
}
