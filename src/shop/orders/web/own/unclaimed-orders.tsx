import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ClaimOrder, UnclaimedOrder } from '../../contract.ts';

/** What somebody ordered under this person's address without being signed in: theirs only if they say so. */
export function UnclaimedOrders({ orders }: { orders: readonly UnclaimedOrder[] }) {
  const t = useTranslations('orders.ownOrders.unclaimed');
  if (orders.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <Unclaimed key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function Unclaimed({ order }: { order: UnclaimedOrder }) {
  const t = useTranslations('orders.ownOrders.unclaimed');
  const language = useLocale();
  const queries = useQueryClient();
  const { number } = order;
  const say = useMutation({
    mutationFn: (isMine: boolean) =>
      callFunction<ClaimOrder>('claim-order', { orderId: order.id, isMine }),
    // Invoices and subscriptions go with it, and somebody may have said so on another screen.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <li className="grid gap-3 py-4">
      <p>
        {t('order', {
          number,
          day: formatDay(parisDayOf(new Date(order.placedAt)), language),
          amount: formatMoney(order.grossCents, language),
        })}
      </p>
      {say.isError && <Notice kind="danger">{t('failed')}</Notice>}
      <p className="flex flex-wrap gap-3">
        <Button size="small" isBusy={say.isPending} onClick={() => say.mutate(true)}>
          {t('mine')}
          <span className="sr-only"> {number}</span>
        </Button>
        <Button
          size="small"
          kind="secondary"
          isBusy={say.isPending}
          onClick={() => say.mutate(false)}
        >
          {t('notMine')}
          <span className="sr-only"> {number}</span>
        </Button>
      </p>
    </li>
  );
}
