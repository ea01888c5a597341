import { readFile } from 'node:fs/promises';
import { createTranslator } from 'use-intl/core';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { inLanguage } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import { code128Drawing } from '#shop/catalogue/rules/code-128.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import type { PrintReturnLabel } from '../contract.ts';
import { texts } from '../messages/return-label.ts';
import { referenceOf, wayOf } from './return-view.ts';
import { findReturn, type ReturnRow } from './returns.queries.ts';
import type { ReturnsDeps } from './returns-deps.ts';

const TEMPLATE = new URL('./return-label.typ', import.meta.url);

/** For whoever holds the key of the order, while something is to come back of it. */
export async function printReturnLabel(
  deps: ReturnsDeps,
  { accessKey, returnId }: ParsedInputOf<PrintReturnLabel>,
): Promise<OutputOf<PrintReturnLabel>> {
  // Guests have no rights on orders: the service reads for whoever holds the access key.
  const { order, asked } = await deps.database.asService(async (tx) => {
    const found = await deps.orders.findOrderByAccessKey(tx, accessKey);
    const row = found && (await findReturn(tx, returnId, found.language));
    if (!found || row?.order_id !== found.id) throw new Refusal('not-found');
    return { order: found, asked: row };
  });
  const way = wayOf(asked);
  const comesBack = asked.state === 'accepted' || asked.state === 'sent-back';
  if (!comesBack || way === null || way === 'kept') throw new Refusal('not-found');
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language: order.language,
    madeAt: deps.clock.now(),
    data: labelData(order, asked, way, {
      from: `${order.company_name}, ${deps.orders.addressLine(order)}`,
      to: (await deps.settings.read()).returns.address,
    }),
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

function labelData(
  order: OrderRow,
  asked: ReturnRow,
  way: 'prepaid' | 'collected',
  address: { readonly from: string; readonly to: string },
) {
  const t = createTranslator({
    locale: order.language,
    messages: inLanguage(texts, order.language),
  });
  const reference = referenceOf(asked);
  return {
    title: t('title', { reference }),
    foot: t('foot', { product: PRODUCT_NAME, reference }),
    words: {
      page: t('page'),
      quantity: t('quantity'),
      content: t('content'),
      steps: t('steps'),
      fold: t('fold'),
      to: t('to'),
    },
    facts: [
      { label: t('order'), value: order.number },
      { label: t('from'), value: address.from },
    ],
    lines: asked.lines.map(({ quantity, name }) => ({ quantity, name })),
    steps: [
      t('pack'),
      t('stick'),
      t(way),
      ...(asked.instructions ? [asked.instructions] : []),
      t('thenSay'),
    ],
    address: address.to.split(',').map((line) => line.trim()),
    number: order.number,
    reference,
    bars: code128Drawing(reference),
    'bars-alt': t('bars', { reference }),
  };
}
