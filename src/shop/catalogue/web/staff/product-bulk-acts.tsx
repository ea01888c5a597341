import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ChangeProducts } from '../../contract.ts';
import { PRODUCT_ACTS, type ProductAct } from '../../rules/product-states.ts';
import { useProductChange } from './use-products.ts';

type ProductBulkActsProps = {
  readonly count: number;
  readonly chosen: InputOf<ChangeProducts>['chosen'];
  readonly onDone: () => void;
};

/** What is done to chosen products at once. */
export function ProductBulkActs({ count, chosen, onDone }: ProductBulkActsProps) {
  const t = useTranslations('catalogue.staffProducts.list');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const change = useProductChange((act: ProductAct) =>
    callFunction<ChangeProducts>('change-products', { chosen, act }),
  );
  const act = (wanted: ProductAct) =>
    change.mutate(wanted, {
      onSuccess({ changed }) {
        toast.show({ title: t('changed', { count: changed }) });
        onDone();
      },
      onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
    });
  return PRODUCT_ACTS.map((each) => (
    <Button
      key={each}
      kind="secondary"
      size="small"
      disabled={count === 0}
      isBusy={change.isPending && change.variables === each}
      onClick={() => act(each)}
    >
      {t(`acts.${each}`)}
    </Button>
  ));
}
