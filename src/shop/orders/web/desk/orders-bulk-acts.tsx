import { useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ListedOrder, PrepareOrders, PrintOrdersPaper } from '../../contract.ts';
import { ORDERS_PAPERS, type OrdersPaper } from '../../rules/orders-at-work.ts';
import { useOrderChange } from './use-orders.ts';
import { usePaper } from './use-paper.ts';

type OrdersBulkActsProps = { readonly chosen: readonly ListedOrder[] };

/** What is done with chosen orders at once: they stay chosen, for the next of the three papers. */
export function OrdersBulkActs({ chosen }: OrdersBulkActsProps) {
  const t = useTranslations('orders.staffOrders.list.papers');
  const paper = usePaper<PrintOrdersPaper>('print-orders-paper');
  const may = useStaffMay();
  const orderIds = chosen.map(({ id }) => id);
  const savePaper = (wanted: OrdersPaper) =>
    paper.mutate({ input: { paper: wanted, orderIds }, saveAs: t(`names.${wanted}`) });
  return (
    <>
      {may('pack-orders') && <Preparation chosen={chosen} />}
      {ORDERS_PAPERS.map((each) => (
        <Button
          key={each}
          kind="secondary"
          size="small"
          isBusy={paper.isPending && paper.variables.input.paper === each}
          onClick={() => savePaper(each)}
        >
          {t(each)}
        </Button>
      ))}
    </>
  );
}

/** Begins those that wait for it. */
function Preparation({ chosen }: OrdersBulkActsProps) {
  const t = useTranslations('orders.staffOrders.list');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const orderIds = chosen.filter(({ state }) => state === 'confirmed').map(({ id }) => id);
  const prepare = useOrderChange(() => callFunction<PrepareOrders>('prepare-orders', { orderIds }));
  return (
    <Button
      kind="secondary"
      size="small"
      disabled={orderIds.length === 0}
      isBusy={prepare.isPending}
      onClick={() =>
        prepare.mutate(undefined, {
          onSuccess: ({ prepared }) => toast.show({ title: t('prepared', { count: prepared }) }),
          onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
        })
      }
    >
      {t('prepare')}
    </Button>
  );
}
