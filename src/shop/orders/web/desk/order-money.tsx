import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { formatDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';
import { printedCreditorReference } from '#shop/sales/rules/creditor-reference.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OrderFile } from '../../contract.ts';
import { LabelledList } from './labelled.tsx';
import { ReleaseDialog } from './transfer-acts.tsx';

/** What was asked, what came in, what was given back. */
export function OrderMoney({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.money');
  const methods = useTranslations('orders.staffOrders.methods');
  const language = useLocale();
  const { money, totals, payments, transfers, refunds } = order;
  const amount = (cents: number) => formatMoney(cents, language);
  const some = (cents: number) => (cents > 0 ? amount(cents) : null);
  if (!money || !totals) return null;
  const transfer = payments.find(({ provider }) => provider === 'transfer');
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {order.state === 'cancelled' && money.owedBackCents > 0 && <PaidLate />}
      <LabelledList
        facts={[
          { label: t('method'), value: methods(order.paymentMethod) },
          {
            label: t('reference'),
            value: transfer && printedCreditorReference(transfer.reference),
          },
          {
            label: t('credit'),
            value: order.credit && <CreditLink order={order} credit={order.credit} />,
          },
          { label: t('due'), value: order.paymentDueOn && formatDay(order.paymentDueOn, language) },
          { label: t('reminders'), value: remindersText(order, t, language) },
          { label: t('asked'), value: amount(totals.grossCents) },
          { label: t('captured'), value: amount(money.capturedCents) },
          { label: t('refunded'), value: some(money.refundedCents) },
          { label: t('held'), value: some(money.heldCents) },
          {
            label: t('remainder'),
            value:
              (order.state === 'awaiting-payment' || order.credit === 'granted') &&
              some(money.remainderCents),
          },
          { label: t('owed'), value: some(money.owedBackCents) },
        ]}
      />
      {transfers.length + refunds.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-4 text-sm">
          {transfers.map((each) => (
            <Transfer key={each.id} order={order} transfer={each} />
          ))}
          {refunds.map((refund) => (
            <li key={refund.id} className="[overflow-wrap:anywhere]">
              {t('refund', { amount: amount(refund.amountCents), reason: refund.reason })}
              <span className="block text-ink-soft">
                {t(`refundStates.${refund.state}`)}
                {refund.bankReference && ` · ${t('bank', { reference: refund.bankReference })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PaidLate() {
  const t = useTranslations('orders.staffOrders.money');
  return (
    <Notice kind="warning">
      <p>{t('late')}</p>
    </Notice>
  );
}

type CreditLinkProps = {
  readonly order: OrderFile;
  readonly credit: NonNullable<OrderFile['credit']>;
};

function CreditLink({ order, credit }: CreditLinkProps) {
  const t = useTranslations('orders.staffOrders.money');
  return (
    <Link
      to={`/cms/orders?view=credit&q=${order.company.siren}`}
      className="underline underline-offset-4"
    >
      {t(`credits.${credit}`, { days: order.paymentTermsDays ?? 0 })}
    </Link>
  );
}

/** When what is due is next asked for, or why it is not. */
function remindersText(
  { reminders }: OrderFile,
  t: ReturnType<typeof useTranslations<'orders.staffOrders.money'>>,
  language: Language,
): string | null {
  if (!reminders) return null;
  const { hold, nextOn } = reminders;
  if (hold?.contestedCents === null) return t('remindersHeld', { reason: hold.reason });
  const next = nextOn
    ? t('remindersNext', { day: formatDay(nextOn, language) })
    : t('remindersOver');
  if (!hold) return next;
  const amount = formatMoney(hold.contestedCents, language);
  return t('remindersWithout', { next, amount, reason: hold.reason });
}

type TransferProps = {
  readonly order: OrderFile;
  readonly transfer: OrderFile['transfers'][number];
};

/** What came in; where it was another order’s, that is said here. */
function Transfer({ order, transfer }: TransferProps) {
  const t = useTranslations('orders.staffOrders.money');
  const acts = useTranslations('orders.staffOrders.transfers.acts');
  const language = useLocale();
  const [isAsked, setAsked] = useState(false);
  const may = useStaffMay();
  const { amountCents, bookedOn, label } = transfer;
  return (
    <li className="[overflow-wrap:anywhere]">
      {t('transfer', {
        amount: formatMoney(amountCents, language),
        day: formatDay(bookedOn, language),
        label,
      })}
      {may('keep-accounts') && order.state !== 'shipped' && order.state !== 'delivered' && (
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={acts('named', { act: acts('release'), label })}
          onClick={() => setAsked(true)}
        >
          {acts('release')}
        </Button>
      )}
      {isAsked && (
        <ReleaseDialog transfer={transfer} order={order} onClose={() => setAsked(false)} />
      )}
    </li>
  );
}
