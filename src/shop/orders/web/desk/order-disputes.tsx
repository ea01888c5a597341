import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { OrderFile } from '../../contract.ts';
import { disputeStanding } from '../../rules/disputes.ts';
import { LabelledList } from './labelled.tsx';

/** Where an answer is given, with its evidence: not here. */
const DASHBOARD = 'https://dashboard.stripe.com/disputes';

const TONES = {
  'to-answer': 'danger',
  'under-review': 'warning',
  lost: 'danger',
  won: 'success',
} as const;

/** What a bank contests of an order's payment, why, until when to answer, and what can be done. */
export function OrderDisputes({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.disputes');
  if (order.disputes.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <ul className="grid gap-5">
        {order.disputes.map((dispute) => (
          <Dispute key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      {order.lines.some(({ commitmentMonths }) => commitmentMonths !== null) && (
        <p>
          {t('held')}{' '}
          <Link
            to={`/cms/orders?view=subscriptions&q=${encodeURIComponent(order.company.email)}`}
            className="underline underline-offset-4"
          >
            {t('subscriptions')}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Dispute({ dispute }: { dispute: OrderFile['disputes'][number] }) {
  const t = useTranslations('orders.staffOrders.disputes');
  const reasons = useTranslations('orders.disputeReasons');
  const language = useLocale();
  const { state, takenCents, answerBy, endedAt } = dispute;
  const standing = disputeStanding(state);
  const day = (at: string) => formatDay(parisDayOf(new Date(at)), language);
  const isToAnswer = standing === 'to-answer' && answerBy !== null;
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">
          {t('amount', { amount: formatMoney(dispute.amountCents, language) })}
        </h3>
        <Badge tone={TONES[standing]}>{t(`states.${state}`)}</Badge>
      </div>
      <LabelledList
        facts={[
          { label: t('reason'), value: reasons(dispute.reason) },
          {
            label: t('answerBy'),
            value: isToAnswer && <strong>{formatMoment(new Date(answerBy), language)}</strong>,
          },
          { label: t('taken'), value: takenCents > 0 && formatMoney(takenCents, language) },
          { label: t('opened'), value: day(dispute.openedAt) },
          { label: t('ended'), value: endedAt && day(endedAt) },
          { label: t('reference'), value: dispute.providerReference },
        ]}
      />
      <p>{t(standing === 'to-answer' && !isToAnswer ? 'todo.unanswerable' : `todo.${state}`)}</p>
      {isToAnswer && (
        <a
          href={DASHBOARD}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
        >
          {t('answer')}
          <ExternalLink aria-hidden className="size-5 shrink-0" />
        </a>
      )}
    </li>
  );
}
