import { useTranslations } from 'use-intl';
import type { ListedOrder } from '#shop/contract.ts';
import { Badge } from '#ui/badge.tsx';

const STATES = {
  draft: 'neutral',
  'awaiting-payment': 'warning',
  confirmed: 'info',
  'in-preparation': 'info',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'neutral',
} as const;
const PAYMENTS = {
  unpaid: 'neutral',
  partial: 'warning',
  paid: 'success',
  'to-return': 'danger',
  'part-refunded': 'neutral',
  refunded: 'neutral',
} as const;

type OrderBadgesProps = Pick<ListedOrder, 'state' | 'payment' | 'isLate'>;

/** Where an order stands: its state, its money, and whether it is late. */
export function OrderBadges({ state, payment, isLate }: OrderBadgesProps) {
  const t = useTranslations('cms.orders');
  // Nothing came in and nothing is awaited: there is nothing to say.
  const isOver = state === 'cancelled' && payment === 'unpaid';
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={STATES[state]}>{t(`states.${state}`)}</Badge>
      {!isOver && <Badge tone={PAYMENTS[payment]}>{t(`payments.${payment}`)}</Badge>}
      {isLate && <Badge tone="danger">{t('list.late')}</Badge>}
    </span>
  );
}
