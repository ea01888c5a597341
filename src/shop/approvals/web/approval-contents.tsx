import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment, formatWeek, parseIsoWeek } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { OrderTotals } from '#shop/orders/web/checkout/order-totals.tsx';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Approval } from '../contract.ts';

/** What was asked for, by whom and why; while it waits, at today's prices. */
export function ApprovalContents({ approval }: { approval: Approval }) {
  const t = useTranslations('approvals.requests.screen');
  const language = useLocale();
  const { waiting, grossCents, lines } = approval;
  const shown = waiting?.quote.lines ?? lines;
  const today = waiting?.quote.totals.grossCents ?? grossCents;
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <>
      <Card as="section">
        <h2 className="mb-4 text-xl">{t('contents')}</h2>
        <ul className="grid gap-3 pb-4">
          {shown.map((line) => (
            <li key={line.lineId}>
              <p className="flex justify-between gap-4">
                <span>{t('line', { quantity: line.quantity, name: line.name })}</span>
                <span className="tabular-nums">{money(line.netCents)}</span>
              </p>
              {'problem' in line && line.problem && <Problem line={line} />}
            </li>
          ))}
        </ul>
        {waiting ? (
          <OrderTotals
            totals={waiting.quote.totals}
            hasDeliveryLine={waiting.quote.carriage === null}
          />
        ) : (
          <p className="border-t border-line pt-4 font-bold">
            {t('gross', { amount: money(grossCents) })}
          </p>
        )}
      </Card>
      {today !== grossCents && (
        <Notice kind="warning" title={t('changed.title')}>
          <p>{t('changed.text', { before: money(grossCents), now: money(today) })}</p>
        </Notice>
      )}
      <Asking approval={approval} />
    </>
  );
}

type ProblemLine = NonNullable<Approval['waiting']>['quote']['lines'][number];

function Problem({ line }: { line: ProblemLine }) {
  const t = useTranslations('orders.checkout.lineProblems');
  if (!line.problem) return null;
  return (
    <p className="text-sm font-semibold text-danger">
      {t(line.problem, { left: line.left ?? 0, max: MAX_QUANTITY })}
    </p>
  );
}

function Asking({ approval }: { approval: Approval }) {
  const t = useTranslations('approvals.requests.screen');
  const words = useTranslations('approvals.requests');
  const language = useLocale();
  const { waiting, note, askedBy, askedAt, isOwn } = approval;
  const form = waiting?.form;
  const week = form?.wishedWeek ? parseIsoWeek(form.wishedWeek) : undefined;
  const wished = week && formatWeek(week, language);
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t('asking')}</h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={t('by')}>{isOwn ? words('you') : (askedBy ?? words('somebody'))}</Fact>
        <Fact label={t('at')}>{formatMoment(new Date(askedAt), language)}</Fact>
        {note && <Fact label={t('note')}>{note}</Fact>}
        {form && (
          <>
            <Fact label={t('contact')}>{`${form.company.contactName}, ${form.company.email}`}</Fact>
            <Fact label={t('purchaseOrder')}>{form.purchaseOrderNumber ?? t('noNumber')}</Fact>
            <Fact label={t('payment')}>{t(`methods.${form.paymentMethod}`)}</Fact>
            <Fact label={t('delivery')}>
              {addressOf(form.deliveryAddress ?? form.billingAddress)}
            </Fact>
            {wished && (
              <Fact label={t('week')}>
                {waiting?.isWeekPast ? t('weekPast', { wished }) : wished}
              </Fact>
            )}
            {form.message && <Fact label={t('message')}>{form.message}</Fact>}
          </>
        )}
        {waiting && !isOwn && (
          <Fact label={t('recent')}>{formatMoney(waiting.recentCents, language)}</Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
    </div>
  );
}

type Address = NonNullable<Approval['waiting']>['form']['billingAddress'];

function addressOf({ line1, line2, postcode, city }: Address): string {
  return [line1, line2, `${postcode} ${city}`].filter(Boolean).join(', ');
}
