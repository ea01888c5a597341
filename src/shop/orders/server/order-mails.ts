import { createTranslator } from 'use-intl/core';
import { formatDay } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { inLanguage } from '#basics/messages.ts';
import { formatMoney } from '#basics/money.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { categoryOf } from '#shop/sales/rules/vat.ts';
import { texts } from '../messages/order-mail.ts';
import { orderNews } from './desk/order-news.ts';
import { findRefund } from './desk/refunds.queries.ts';
import { disputeMails } from './dispute-mails.ts';
import type { OrderMailKind } from './order-mail-jobs.ts';
import { type SummarisedOrder, summaryWithPayments } from './order-summary.ts';
import { findOrder, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { isWrittenTo, nameFor } from './written-to.ts';

/** The mails of the shop, by kind: each composed from its order when it leaves. */
export function orderMails(deps: OrdersDeps): Record<OrderMailKind, LapsingMailComposer> {
  const read = async (orderId: string) => {
    const { bankAccount } = (await deps.settings.read()).organisation;
    // The outbox is no caller: the service reads the order it was told of.
    return deps.database.asService(async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order) throw new Error(`No order ${orderId} to write about`);
      const { summary, payments } = await summaryWithPayments(tx, order, bankAccount);
      return {
        order,
        summary,
        isWrittenTo: isWrittenTo(order, payments),
        company: nameFor(order, payments, words(order).unnamed),
      };
    });
  };
  const toBuyer = (kind: 'confirmed' | 'received' | 'asked') => async (orderId: string) => {
    const { isWrittenTo, ...told } = await read(orderId);
    const { order, summary } = told;
    if (!isWrittenTo) return undefined;
    // Decided before this left: what was decided is told.
    if (kind === 'asked' && order.credit !== 'requested') return undefined;
    const isOnCredit = summary.terms?.state === 'granted' && !summary.isPaid;
    if (kind === 'confirmed' && isOnCredit) return buyerMail(deps, 'granted', told);
    // Its transfer was another order's, and was taken back before this left.
    if (kind === 'confirmed' && order.state === 'awaiting-payment') return undefined;
    return buyerMail(deps, kind, told);
  };
  return {
    'order-confirmed': toBuyer('confirmed'),
    'order-received': toBuyer('received'),
    'credit-requested': toBuyer('asked'),
    'credit-to-decide': async (orderId) => {
      const { order, summary } = await read(orderId);
      return order.credit === 'requested' ? creditToDecideMail(deps, order, summary) : undefined;
    },
    ...orderNews(deps),
    ...disputeMails(deps),
    'paid-after-cancellation': async (orderId) => {
      const { summary } = await read(orderId);
      return paidTooLateMail(deps, summary);
    },
    'refund-refused': (refundId) => refundRefusedMail(deps, refundId),
  };
}

type MailedOrder = {
  readonly order: OrderRow;
  readonly summary: SummarisedOrder;
  /** As it may be said to its address. */
  readonly company: string;
};

function words({ language }: OrderRow) {
  return inLanguage(texts, language);
}

function withGreatStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function buyerMail(
  deps: OrdersDeps,
  kind: 'confirmed' | 'received' | 'asked' | 'granted',
  { order: row, summary: order, company }: MailedOrder,
): Promise<Mail> {
  const { language, access_key: accessKey, terms_version: version } = row;
  const t = createTranslator({ locale: language, messages: words(row) });
  const money = (cents: number) => formatMoney(cents, language);
  const title = t(`${kind}.title`, { number: order.number });
  const isOfLicence = order.licence !== null && (kind === 'confirmed' || kind === 'received');
  const intro = t(isOfLicence ? `licence.${kind}` : `${kind}.intro`, {
    company: kind === 'asked' ? withGreatStart(company) : company,
    deCompany: withDe(company),
    days: order.terms?.days ?? 0,
  });
  const day = order.awaitedUntil && formatDay(order.awaitedUntil, language);
  const link = new URL(`/checkout/success?order=${accessKey}&lang=${language}`, deps.publicUrl())
    .href;
  const terms = new URL(`/cgv.pdf?version=${version}&lang=${language}`, deps.publicUrl()).href;
  const vatLabel = (group: (typeof order.totals.vatGroups)[number]) => {
    const category = categoryOf(group);
    return category === 'S' || category === 'E'
      ? t('vat', { rate: group.rateBasisPoints / 10_000 })
      : t(`vatNone.${category}`);
  };
  const lines = order.lines.map(
    ({ name, quantity, netCents }) => [`${quantity} × ${name}`, money(netCents)] as const,
  );
  const totals = [
    [t('net'), money(order.totals.netCents)],
    ...order.totals.vatGroups.map((group) => [vatLabel(group), money(group.vatCents)] as const),
    [t('gross'), money(order.totals.grossCents)],
  ] as const;
  const transfer = order.transfer
    ? ([
        [t('transfer.beneficiary'), order.transfer.beneficiary],
        ['IBAN', order.transfer.iban],
        ['BIC', order.transfer.bic],
        [t('transfer.reference'), order.transfer.reference],
      ] as const)
    : [];
  return letter(language, {
    to: order.email,
    replyTo: await deps.supportEmail(),
    title,
    why: 'order',
    parts: [
      intro,
      { rows: [...lines, ...totals] },
      ...(transfer.length > 0 ? [t('transfer.intro'), { rows: transfer }] : []),
      ...(day ? [t('transfer.until', { day })] : []),
      ...(row.proven_at === null && kind === 'received' ? [t('notYours')] : []),
      { link, label: t('link') },
      ...(version === null
        ? []
        : [{ link: terms, label: t('conditions', { version }), isAside: true }]),
      t('signature'),
    ],
  });
}

/** For staff, who read French. */
async function paidTooLateMail(deps: OrdersDeps, order: SummarisedOrder): Promise<Mail> {
  const title = `À rembourser : ${order.number} payée après annulation`;
  const text = `La commande ${order.number} avait expiré quand son paiement de ${formatMoney(
    order.totals.grossCents,
    'fr',
  )} est arrivé. Remboursez-la, ou reprenez-la avec l’acheteur : ${order.email}.`;
  return letter('fr', { to: await deps.staffEmail(), title, why: 'staff', parts: [text] });
}

/** For staff: nobody else decides what a company may owe. */
async function creditToDecideMail(
  deps: OrdersDeps,
  { id, siren }: OrderRow,
  order: SummarisedOrder,
): Promise<Mail> {
  const amount = formatMoney(order.totals.grossCents, 'fr');
  const title = `Paiement après livraison à décider\u00a0: ${order.companyName}, ${amount}`;
  const text = `${order.companyName} (SIREN ${siren}) demande à payer la commande ${order.number} après livraison. \
Elle attend votre décision, et son stock est réservé.`;
  const link = new URL(`/cms/orders?order=${id}`, deps.publicUrl()).href;
  const parts = [text, { link, label: 'Ouvrir la commande' }];
  return letter('fr', { to: await deps.staffEmail(), title, why: 'staff', parts });
}

/** For staff too: the money is still here, and its buyer was perhaps told that it is not. */
async function refundRefusedMail(deps: OrdersDeps, refundId: string): Promise<Mail | undefined> {
  // The outbox is no caller: the service reads the refund it was told of.
  const told = await deps.database.asService(async (tx) => {
    const refund = await findRefund(tx, refundId);
    const order = refund && (await findOrder(tx, refund.order_id));
    return order && { amountCents: refund.amount_cents, number: order.number, email: order.email };
  });
  if (!told) return undefined;
  const amount = formatMoney(told.amountCents, 'fr');
  const title = `Remboursement refusé\u00a0: ${amount} sur la commande ${told.number}`;
  const text = `Le prestataire de paiement n’a pas pu rendre ${amount} sur la commande ${told.number}. \
Rendez cette somme autrement, par exemple par virement, et prévenez l’acheteur\u00a0: ${told.email}.`;
  return letter('fr', { to: await deps.staffEmail(), title, why: 'staff', parts: [text] });
}
