import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ListedOrder } from '../../contract.ts';

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

const DISPUTES = { 'to-answer': 'danger', 'under-review': 'warning', lost: 'danger' } as const;

type OrderBadgesProps = Pick<ListedOrder, 'state' | 'payment' | 'dispute' | 'isLate'> & {
  /** In a line of a list. */
  readonly isSmall?: boolean;
};

/** Where an order stands: its state, its money, whether a bank contests it, and whether it is late. */
export function OrderBadges({
  isSmall = false,
  state,
  payment,
  dispute,
  isLate,
}: OrderBadgesProps) {
  const t = useTranslations('orders.staffOrders');
  // Nothing came in and nothing is awaited: there is nothing to say.
  const isOver = state === 'cancelled' && payment === 'unpaid';
  return (
    <span className={classNames('flex flex-wrap gap-1.5', isSmall && '@4xl:flex-nowrap')}>
      <Badge isSmall={isSmall} tone={STATES[state]}>
        {t(`states.${state}`)}
      </Badge>
      {!isOver && (
        <Badge isSmall={isSmall} tone={PAYMENTS[payment]}>
          {t(`payments.${payment}`)}
        </Badge>
      )}
      {dispute && dispute !== 'won' && (
        <Badge isSmall={isSmall} tone={DISPUTES[dispute]}>
          {t(`disputes.badges.${dispute}`)}
        </Badge>
      )}
      {isLate && (
        <Badge isSmall={isSmall} tone="danger">
          {t('list.late')}
        </Badge>
      )}
    </span>
  );
}
