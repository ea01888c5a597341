import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../contract.ts';

/** What somebody must know of a monthly box before anything else. */
export function SubscriptionNotices({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscriptions.box.notices');
  const language = useLocale();
  const { state, pausedFor, unpaid, retryOn, nextOn, taken, takenUntil, endsAfter } = subscription;
  const day = (text: string) => formatDay(text, language);
  const isOver = state === 'ended';
  return (
    <>
      {unpaid && (
        <Notice kind="warning">
          <p>
            {t('unpaid', {
              number: unpaid.number,
              amount: formatMoney(unpaid.grossCents, language),
            })}{' '}
            {retryOn && t('retry', { day: day(retryOn) })}
          </p>
          <p>
            <Link to={`/checkout/success?order=${unpaid.accessKey}`}>{t('pay')}</Link>
          </p>
        </Notice>
      )}
      {state === 'paused' && (
        <Notice kind="info">
          <p>
            {pausedFor === 'wish' && t('wish', { day: day(nextOn) })}
            {pausedFor === 'payment' && t(unpaid ? 'paymentUnpaid' : 'payment')}
            {pausedFor === 'dispute' && t('dispute')}
            {pausedFor === 'address' && t('address')}
          </p>
        </Notice>
      )}
      {endsAfter !== null && !isOver && (
        <Notice kind="info">
          <p>{t('ending', { left: Math.max(0, endsAfter - taken), day: day(takenUntil) })}</p>
        </Notice>
      )}
      {!subscription.mayChange && !isOver && (
        <Notice kind="info">
          <p>{t('readOnly')}</p>
        </Notice>
      )}
    </>
  );
}
