import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import type { Subscription } from '../contract.ts';
import { actsOf, type SubscriptionAct } from '../rules/changes.ts';
import { monthSum, unitPrice } from '../rules/sums.ts';
import { ActDialog } from './act-dialog.tsx';
import { SubscriptionHistory } from './subscription-history.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';
import { standingOf } from './use-subscriptions.ts';

type SubscriptionCardProps = {
  readonly subscription: Subscription;
  readonly title: string;
  readonly titleAs?: 'h2' | 'h3';
  /** What else is said of it, below the title. */
  readonly about?: ReactNode;
  /** Staff say why they change it. */
  readonly isForStaff?: boolean;
};

/** A monthly box: where it stands, what comes next and what it costs, and what may be done. */
export function SubscriptionCard({
  subscription,
  title,
  titleAs: Title = 'h3',
  about,
  isForStaff = false,
}: SubscriptionCardProps) {
  const t = useTranslations('subscriptions.box');
  const language = useLocale();
  const [act, setAct] = useState<SubscriptionAct>();
  const { state, taken, commitmentMonths: months, startsOn } = subscription;
  const standing = standingOf(subscription);
  const price = formatMoney(unitPrice(standing, taken + 1), language);
  return (
    <Card as="article" className="grid gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Title className="text-xl">{title}</Title>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </div>
        {about}
        <p className="text-ink-soft">
          {t('plan', { months, taken, since: formatDay(startsOn, language) })}{' '}
          {t('price', { price })}
        </p>
      </header>
      <SubscriptionNotices subscription={subscription} />
      <NextOrder subscription={subscription} />
      {subscription.mayChange && (
        <div className="flex flex-wrap gap-3">
          {actsOf(standing, isForStaff ? 'staff' : 'buyer').map((each) => (
            <Button
              key={each}
              kind={each === 'cancel' ? 'quiet' : 'secondary'}
              aria-haspopup="dialog"
              onClick={() => setAct(each)}
            >
              {t(`acts.${each}`)}
            </Button>
          ))}
        </div>
      )}
      <SubscriptionHistory subscription={subscription} />
      {act && (
        <ActDialog
          subscription={subscription}
          act={act}
          needsReason={isForStaff}
          onClose={() => setAct(undefined)}
        />
      )}
    </Card>
  );
}

function NextOrder({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscriptions.box.facts');
  const language = useLocale();
  const { state, taken, endsAfter, headcount, nextOn, rateBasisPoints } = subscription;
  if (state === 'ended' || (endsAfter !== null && endsAfter <= taken)) return null;
  const sum = monthSum(subscription, taken + 1, rateBasisPoints);
  const isAwaited = state === 'paused' && subscription.pausedFor !== 'wish';
  return (
    <Facts
      facts={[
        { label: t('next'), value: isAwaited ? t('none') : formatShortDay(nextOn, language) },
        { label: t('boxes'), value: new Intl.NumberFormat(language).format(headcount) },
        {
          label: t('sum'),
          value: formatMoney(sum.netCents, language),
          note: t('gross', { amount: formatMoney(sum.grossCents, language) }),
        },
      ]}
    />
  );
}

const TONES = {
  active: 'success',
  'past-due': 'warning',
  paused: 'info',
  ending: 'neutral',
  ended: 'neutral',
} as const;
