import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailComposer } from '#platform/mail/mail-jobs.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import { en } from '../messages/order-mail.en.ts';
import { fr } from '../messages/order-mail.fr.ts';
import type { OrderMailKind } from './order-mail-jobs.ts';
import { orderSummary, type SummarisedOrder } from './order-summary.ts';
import { findOrder } from './orders.queries.ts';
import type { ShopDeps } from './shop-deps.ts';

/** The mails of the shop, by kind: each composed from its order when it leaves. */
export function orderMails(deps: ShopDeps): Record<OrderMailKind, MailComposer> {
  const read = (orderId: string) =>
    // The outbox is no caller: the service reads the order it was told of.
    deps.database.asService(async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order) throw new Error(`No order ${orderId} to write about`);
      return { order, summary: await orderSummary(deps, tx, order) };
    });
  const toBuyer = (kind: 'confirmed' | 'received') => async (orderId: string) => {
    const { order, summary } = await read(orderId);
    return buyerMail(deps, kind, order.language, order.access_key, summary);
  };
  return {
    'order-confirmed': toBuyer('confirmed'),
    'order-received': toBuyer('received'),
    'paid-after-cancellation': async (orderId) => {
      const { summary } = await read(orderId);
      return staffMail(deps, summary);
    },
  };
}

async function buyerMail(
  deps: ShopDeps,
  kind: 'confirmed' | 'received',
  language: Language,
  accessKey: string,
  order: SummarisedOrder,
): Promise<Mail> {
  const t = createTranslator({ locale: language, messages: language === 'fr' ? fr : en });
  const money = (cents: number) => formatMoney(cents, language);
  const title = t(`${kind}.title`, { number: order.number });
  const intro = t(`${kind}.intro`, { company: order.companyName });
  const link = new URL(`/checkout/success?order=${accessKey}&lang=${language}`, deps.publicUrl())
    .href;
  const lines = order.lines.map(
    ({ name, quantity, netCents }) => [`${quantity} × ${name}`, money(netCents)] as const,
  );
  const totals = [
    [t('net'), money(order.totals.netCents)],
    ...order.totals.vatGroups.map(
      (group) =>
        [t('vat', { rate: group.rateBasisPoints / 10_000 }), money(group.vatCents)] as const,
    ),
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
  const content = html`<p>${intro}</p>${table([...lines, ...totals])}
    ${transfer.length > 0 ? html`<p>${t('transfer.intro')}</p>${table(transfer)}` : ''}
    <p><a href="${link}" style="color:#1d4b3e">${t('link')}</a></p><p>${t('signature')}</p>`;
  return {
    to: order.email,
    replyTo: deps.supportEmail,
    subject: title,
    html: await mailLayout(language, { title, content }),
    text: [
      title,
      intro,
      textTable([...lines, ...totals]),
      ...(transfer.length > 0 ? [t('transfer.intro'), textTable(transfer)] : []),
      `${t('link')}\n${link}`,
      t('signature'),
    ].join('\n\n'),
  };
}

/** For staff, who read French. */
async function staffMail(deps: ShopDeps, order: SummarisedOrder): Promise<Mail> {
  const title = `À rembourser : ${order.number} payée après annulation`;
  const text = `La commande ${order.number} avait expiré quand son paiement de ${formatMoney(
    order.totals.grossCents,
    'fr',
  )} est arrivé. Remboursez-la, ou reprenez-la avec l’acheteur : ${order.email}.`;
  const content = html`<p>${text}</p>`;
  return {
    to: deps.staffEmail,
    subject: title,
    text,
    html: await mailLayout('fr', { title, content }),
  };
}

type Row = readonly [label: string, value: string];

function table(rows: readonly Row[]) {
  return html`<table role="presentation" width="100%" cellpadding="6" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.map(
    ([label, value]) =>
      html`<tr style="border-bottom:1px solid #e4dccd"><td>${label}</td><td align="right">${value}</td></tr>`,
  )}</table>`;
}

function textTable(rows: readonly Row[]): string {
  return rows.map(([label, value]) => `${label} : ${value}`).join('\n');
}
