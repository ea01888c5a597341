import { formatDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { formatMoney } from '#basics/money.ts';
import type { Organisation } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { letter, type Row } from '#platform/mail/letter.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { CARRIER_NAMES, CARRIERS, trackingPage } from '#shop/sales/rules/carriers.ts';
import { texts } from '../../messages/order-mail.ts';
import type { OrderMailKind } from '../order-mail-jobs.ts';
import { findOrder, listPayments, type OrderRow } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { isWrittenTo, lastDayOfTransfer, nameFor } from '../written-to.ts';
import { dueReminderNews } from './due-reminder-news.ts';
import { findReminder } from './due-reminders.queries.ts';
import { findParcel } from './order-file.queries.ts';
import { findRefund } from './refunds.queries.ts';
import { type News, transferRows } from './transfer-rows.ts';
import { findTransferPayment, lockTransfer } from './transfers.queries.ts';

const translator = translatorOf(texts);

export type NewsKind = Extract<
  OrderMailKind,
  | 'order-cancelled'
  | 'order-expired'
  | 'parcel-shipped'
  | 'order-refunded'
  | 'debit-refused'
  | 'transfer-reminder'
  | 'transfer-remainder'
  | 'credit-refused'
  | 'payment-overdue'
>;

/** What buyers are told of what staff do, each in the language of its order, as things stand when it leaves. */
export function orderNews(deps: OrdersDeps): Record<NewsKind, LapsingMailComposer> {
  const compose =
    (
      orderOf: (tx: Tx, id: string) => Promise<string | null | undefined>,
      say: (tx: Tx, order: OrderRow, id: string, house: Organisation) => Promise<News | undefined>,
    ): LapsingMailComposer =>
    async (id) => {
      const { organisation: house } = await deps.settings.read();
      // The outbox is no caller: the service reads what it was told of.
      return deps.database.asService(async (tx) => {
        const orderId = await orderOf(tx, id);
        // What it is about may have been taken back meanwhile.
        if (orderId === null) return undefined;
        const order = orderId === undefined ? undefined : await findOrder(tx, orderId);
        if (!order) throw new Error(`No order to write about ${id}`);
        if (!isWrittenTo(order, await listPayments(tx, order.id))) return undefined;
        const news = await say(tx, order, id, house);
        return news && newsMail(deps, order, news, house);
      });
    };
  const orderOfTransfer = async (tx: Tx, id: string) => (await lockTransfer(tx, id))?.order_id;
  return {
    'order-cancelled': compose(
      async (_tx, id) => id,
      (tx, order) => cancelledNews(tx, order),
    ),
    'order-expired': compose(
      async (_tx, id) => id,
      async (_tx, order) => expiredNews(order),
    ),
    'parcel-shipped': compose(
      async (tx, id) => (await findParcel(tx, id))?.order_id,
      async (tx, order, id) => shippedNews(tx, order, id),
    ),
    'order-refunded': compose(
      async (tx, id) => (await findRefund(tx, id))?.order_id,
      async (tx, order, id) => refundedNews(tx, order, id),
    ),
    'debit-refused': compose(
      async (_tx, id) => id,
      async (_tx, order) => debitNews(order),
    ),
    'transfer-reminder': compose(
      (tx, id) => findOrderOfEvent(tx, Number(id)),
      (tx, order, _id, house) => transferNews(tx, order, 'reminder', house),
    ),
    'transfer-remainder': compose(orderOfTransfer, (tx, order, _id, house) =>
      transferNews(tx, order, 'remainder', house),
    ),
    'credit-refused': compose(
      async (_tx, id) => id,
      (tx, order, _id, house) => transferNews(tx, order, 'noCredit', house),
    ),
    'payment-overdue': compose(
      async (tx, id) => (await findReminder(tx, Number(id)))?.orderId,
      (tx, order, id) => dueReminderNews(deps, tx, order, Number(id)),
    ),
  };
}

function newsMail(
  deps: OrdersDeps,
  order: OrderRow,
  { parts, ...news }: News,
  house: Organisation,
) {
  const t = translator(order.language);
  const address = `/checkout/success?order=${order.access_key}&lang=${order.language}`;
  const link = { link: new URL(address, deps.publicUrl()).href, label: t('link') };
  return letter(order.language, {
    to: order.email,
    replyTo: house.email,
    ...news,
    why: 'order',
    parts: [...parts, link, t('signature')],
  });
}

async function cancelledNews(tx: Tx, order: OrderRow): Promise<News> {
  const t = translator(order.language);
  const company = nameFor(order, await listPayments(tx, order.id), t('unnamed'));
  const intro = t('cancelled.intro', { company, deCompany: withDe(company) });
  return { title: t('cancelled.title', { number: order.number }), parts: [intro] };
}

/** Nothing is said of one that was taken up again. */
function expiredNews(order: OrderRow): News | undefined {
  if (order.state !== 'cancelled') return undefined;
  const t = translator(order.language);
  const number = order.number;
  return { title: t('expired.title', { number }), parts: [t('expired.intro', { number })] };
}

async function shippedNews(tx: Tx, order: OrderRow, parcelId: string): Promise<News | undefined> {
  const parcel = await findParcel(tx, parcelId);
  if (!parcel) return undefined;
  const t = translator(order.language);
  const carrier = CARRIERS.find((each) => each === parcel.carrier);
  const name =
    carrier === 'own' || carrier === 'other'
      ? t(`shipped.${carrier}`)
      : carrier && CARRIER_NAMES[carrier];
  const rows: Row[] = [
    ...(name ? [[t('shipped.carrier'), name] as const] : []),
    ...(parcel.tracking_number ? [[t('shipped.tracking'), parcel.tracking_number] as const] : []),
    ...(parcel.delivery_day
      ? [[t('shipped.day'), formatDay(parcel.delivery_day, order.language)] as const]
      : []),
  ];
  const page = trackingPage(parcel.carrier, parcel.tracking_number, order.language);
  return {
    title: t('shipped.title', { number: order.number }),
    parts: [
      t('shipped.intro', { number: order.number, parcel: parcel.number }),
      ...(rows.length > 0 ? [{ rows }] : []),
      ...(page ? [{ link: page, label: t('shipped.follow') }] : []),
    ],
  };
}

async function refundedNews(tx: Tx, order: OrderRow, refundId: string): Promise<News | undefined> {
  const refund = await findRefund(tx, refundId);
  if (!refund) return undefined;
  const t = translator(order.language);
  const amount = formatMoney(refund.amount_cents, order.language);
  return {
    title: t('refunded.title', { number: order.number }),
    parts: [t('refunded.intro', { number: order.number, amount })],
  };
}

/** Nothing is asked for once it was paid otherwise, or given up. */
function debitNews(order: OrderRow): News | undefined {
  if (order.state !== 'awaiting-payment' || !order.expires_at) return undefined;
  const t = translator(order.language);
  const words = {
    number: order.number,
    amount: formatMoney(order.gross_cents, order.language),
    day: formatDay(parisDayOf(order.expires_at), order.language),
  };
  return { title: t('debit.title', words), parts: [t('debit.intro', words)] };
}

/** Nothing is asked for once it has come, or once the order is no longer waited for. */
async function transferNews(
  tx: Tx,
  order: OrderRow,
  kind: 'reminder' | 'remainder' | 'noCredit',
  { bankAccount }: Organisation,
): Promise<News | undefined> {
  const payment = await findTransferPayment(tx, order.id);
  if (!payment || order.state !== 'awaiting-payment') return undefined;
  const t = translator(order.language);
  const left = payment.amount_cents - payment.captured_cents;
  const amount = formatMoney(left, order.language);
  const until = lastDayOfTransfer(order);
  return {
    title: t(`${kind}.title`, { number: order.number, amount }),
    parts: [
      t(`${kind}.intro`, { number: order.number, amount }),
      t('transfer.intro'),
      { rows: transferRows(order, amount, bankAccount) },
      // Where a part of it has come, a person decides.
      ...(until && payment.captured_cents === 0
        ? [t('transfer.until', { day: formatDay(until, order.language) })]
        : []),
    ],
  };
}

async function findOrderOfEvent(tx: Tx, id: number): Promise<string | undefined> {
  const event = await tx
    .selectFrom('order_events')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return event?.order_id;
}
