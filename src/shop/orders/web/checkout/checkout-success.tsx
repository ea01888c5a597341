import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFormResult } from '#platform/browser/use-form-result.ts';
import { useSpacesAfterLicence } from '#shop/licences/web/use-spaces-after-licence.ts';
import { OrderReturns } from '#shop/returns/web/order-returns.tsx';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Container } from '#ui/container.tsx';
import { IllustrationThanks } from '#ui/illustration-thanks.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { OrderSummary, PayOrder, ReadOrder } from '../../contract.ts';
import { ParcelList } from '../own/parcel-list.tsx';
import { TransferDetails } from '../payments/transfer-details.tsx';
import { forgetAttempt, readAttempt } from './checkout-attempt.ts';
import { isInPrice, OrderTotals } from './order-totals.tsx';
import { WhereAndWhen } from './where-and-when.tsx';
import { WhereNext } from './where-next.tsx';

const ASK_AGAIN_MS = 1_000;
const MOST_TIMES_ASKED = 60;

/** What the page says. */
export const ORDER_TEXTS = [
  'orders.checkout.totals',
  'orders.success',
  'orders.parcels',
  'returns.exchange',
];

type CheckoutSuccessProps = {
  /** What another room has to show of an order that stands. */
  readonly more: (accessKey: string) => ReactNode;
  /** As the server read it while the page was made; undefined where it could not. */
  readonly first: OrderSummary | undefined;
};

/** The order as the server knows it; the page asks until the payment's own notice has arrived. */
export function CheckoutSuccess({ more, first }: CheckoutSuccessProps) {
  const t = useTranslations('orders.success');
  const [parameters] = useSearchParams();
  const accessKey = parameters.get('order') ?? '';
  const { data: order, isError } = useQuery({
    queryKey: ['read-order', accessKey],
    queryFn: () => callFunction<ReadOrder>('read-order', { accessKey }),
    enabled: accessKey !== '',
    initialData: first,
    // The payment’s notice may have come while the page was on its way.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) =>
      isPaymentUnderWay(state.data) || isLicenceAwaited(state.data, state.dataUpdateCount)
        ? ASK_AGAIN_MS
        : false,
  });
  useClearedCart(accessKey, order);
  useSpacesAfterLicence(order);

  const language = useLocale();
  const title = order ? titleOf(order) : 'waiting';
  const words = order?.licence ? LICENCE_WORDS[title] : title;
  const { kind, seats = 0, endsOn } = order?.licence ?? {};
  return (
    <Container width="narrow">
      <PageHead title={t('title')} description={t('description')} isPrivate />
      {(isError || accessKey === '') && <Unknown />}
      {!first && accessKey !== '' && (
        <noscript>
          <Unknown />
        </noscript>
      )}
      {!isError && accessKey !== '' && (
        <div aria-live="polite" className={order ? undefined : 'noscript:hidden'}>
          <PageTitle
            eyebrow={order && t('number', { number: order.number })}
            title={t(`${words}.title`)}
            intro={t(`${words}.intro`, {
              email: order?.email ?? '',
              kind: kind ?? 'year',
              seats,
              day: endsOn ? formatDay(endsOn, language) : '',
            })}
          />
          {title === 'waiting' && <Waiting parameters={parameters} />}
          {title === 'unpaid' && <PayAgain accessKey={accessKey} label={t('unpaid.pay')} />}
          {order?.terms && !order.isPaid && <Terms terms={order.terms} accessKey={accessKey} />}
          {order && title !== 'waiting' && (
            <OrderDetails order={order} accessKey={accessKey} more={more(accessKey)} />
          )}
        </div>
      )}
    </Container>
  );
}

/** Without scripts the page cannot ask again: a link does. */
function Waiting({ parameters }: { parameters: URLSearchParams }) {
  const t = useTranslations('orders.success.waiting');
  return (
    <>
      <div className="noscript:hidden">
        <Loading text={t('loading')} />
      </div>
      <noscript>
        <p>
          <a href={`?${parameters}`} className={buttonLook({ kind: 'secondary' })}>
            {t('refresh')}
          </a>
        </p>
      </noscript>
    </>
  );
}

type OrderDetailsProps = {
  readonly order: OrderSummary;
  readonly accessKey: string;
  readonly more: ReactNode;
};

function OrderDetails({ order, accessKey, more }: OrderDetailsProps) {
  const t = useTranslations('orders.success');
  const parcels = useTranslations('orders.parcels');
  return (
    <div className="grid gap-8">
      {order.transfer && !order.isPaid && (
        <TransferDetails transfer={order.transfer} awaitedUntil={order.awaitedUntil} />
      )}
      {order.parcels.length > 0 && (
        <section
          aria-labelledby="parcels-title"
          className="grid gap-4 rounded-lg border border-line bg-surface p-6"
        >
          <h2 id="parcels-title" className="text-xl">
            {parcels('title')}
          </h2>
          <ParcelList parcels={order.parcels} titleAs="h3" />
        </section>
      )}
      <section
        aria-labelledby="order-title"
        className="rounded-lg border border-line bg-surface p-6"
      >
        <h2 id="order-title" className="text-xl">
          {t('order', { company: order.companyName })}
        </h2>
        <ul className="my-4 grid gap-2">
          {order.lines.map((line) => (
            <li key={`${line.name} ${line.commitmentMonths} ${line.unitNetCents}`}>
              {t('line', { quantity: line.quantity, name: line.name })}
            </li>
          ))}
        </ul>
        <OrderTotals totals={order.totals} hasDeliveryLine={isInPrice(order)} />
        <WhereAndWhen order={order} />
      </section>
      {order.parcels.some(({ state }) => state === 'delivered') && (
        <OrderReturns accessKey={accessKey} />
      )}
      {more}
      {order.attempt !== 'failed' && order.state !== 'cancelled' && (
        <IllustrationThanks className="mx-auto w-72 max-w-full" />
      )}
      <WhereNext isLicence={order.licence !== null} />
    </div>
  );
}

function Unknown() {
  const t = useTranslations('orders.success.unknown');
  return (
    <>
      <PageTitle title={t('title')} />
      <Notice kind="warning">{t('text')}</Notice>
      <p className="mt-8">
        <ButtonLink to="/box">{t('action')}</ButtonLink>
      </p>
    </>
  );
}

/** The cart is emptied once, by the tab that ordered, when its order stands. */
function useClearedCart(accessKey: string, order: OrderSummary | undefined): void {
  const { clear, isKnown } = useCart();
  const isPlaced =
    order !== undefined && titleOf(order) !== 'waiting' && order.state !== 'cancelled';
  useEffect(() => {
    if (!isKnown || !isPlaced || readAttempt().accessKey !== accessKey) return;
    clear();
    forgetAttempt();
  }, [isKnown, isPlaced, accessKey, clear]);
}

function isPaymentUnderWay(order: OrderSummary | undefined): boolean {
  return order?.attempt === 'open';
}

/** Paid, and changed a moment later; who waits for somebody of the staff is not kept asking. */
function isLicenceAwaited(order: OrderSummary | undefined, timesAsked: number): boolean {
  // The order's own state tells: until when the licence runs may have been read a moment later.
  return order?.state === 'confirmed' && order.licence !== null && timesAsked < MOST_TIMES_ASKED;
}

/** The order stands, and its buyer may pay again, wherever they open this page. */
function PayAgain({ accessKey, label }: { accessKey: string; label: string }) {
  const t = useTranslations('orders.success.unpaid');
  const pay = useMutation({
    mutationFn: () => callFunction<PayOrder>('pay-order', { accessKey }),
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl) window.location.assign(redirectUrl);
    },
  });
  const isRefused = useFormResult('pay') !== undefined && pay.isIdle;

  function submit(event: FormEvent) {
    event.preventDefault();
    pay.mutate();
  }

  return (
    <form
      method="post"
      action={`/checkout/success?order=${accessKey}`}
      onSubmit={submit}
      className="mb-8 grid justify-items-start gap-4"
    >
      <input type="hidden" name="form" value="pay" />
      {(pay.isError || isRefused) && <Notice kind="warning">{t('failed')}</Notice>}
      <Button type="submit" isBusy={pay.isPending}>
        {label}
      </Button>
    </form>
  );
}

type TermsProps = {
  readonly terms: NonNullable<OrderSummary['terms']>;
  readonly accessKey: string;
};

/** When it is to be paid, and that it may be paid by card too. */
function Terms({ terms, accessKey }: TermsProps) {
  const t = useTranslations('orders.success.terms');
  const language = useLocale();
  const { state, days, dueOn, isPayableByCard } = terms;
  if (state === 'requested') return null;
  return (
    <section aria-labelledby="terms-title" className="mb-2 grid gap-4">
      <h2 id="terms-title" className="text-xl">
        {t('title')}
      </h2>
      <p>
        {state === 'refused' && t('refused')}
        {state === 'granted' &&
          (dueOn
            ? t('due', { day: formatDay(dueOn, language) })
            : t('granted', { days: days ?? 0 }))}
      </p>
      {isPayableByCard && <PayAgain accessKey={accessKey} label={t('pay')} />}
    </section>
  );
}

/** A licence is neither prepared nor shipped. */
const LICENCE_WORDS = {
  waiting: 'waiting',
  asked: 'asked',
  debit: 'licence.debit',
  unpaid: 'licence.unpaid',
  received: 'licence.received',
  untold: 'untold',
  confirmed: 'licence.confirmed',
  shipped: 'shipped',
  delivered: 'licence.delivered',
  cancelled: 'cancelled',
} as const;

const UNDER_WAY = { open: 'waiting', processing: 'debit', failed: 'unpaid' } as const;

function titleOf(order: OrderSummary) {
  const { state } = order;
  if (state === 'cancelled' || state === 'shipped' || state === 'delivered') return state;
  if (order.state !== 'awaiting-payment') return 'confirmed';
  if (order.terms?.state === 'requested') return 'asked';
  if (order.attempt) return UNDER_WAY[order.attempt];
  return order.isMailed ? 'received' : 'untold';
}
