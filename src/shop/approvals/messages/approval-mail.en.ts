import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Orders that somebody else of the company approves: what leaves by mail. */
export const en = {
  gross: 'Total incl. VAT',
  reason: 'Reason',
  somebody: 'Somebody of your company',
  order: 'See the order',
  pay: 'Pay for the order',
  again: 'See the request',
  signature: `The ${PRODUCT_NAME} team`,
  asked: {
    title: 'For your approval: an order of {amount} for {company}',
    intro:
      '{name} would like to place this order for {company}. It reaches the sum from which somebody else of the company agrees first: you. Until then nothing is ordered, set aside or charged.',
    purchaseOrder: 'Purchase order number: {number}',
    note: 'Their message',
    link: 'See and decide',
    until: 'Without an answer by {day}, the request lapses.',
  },
  approved: {
    title: 'Order {number} approved',
    intro: '{who} has approved your order {number}, of {amount} incl. VAT, for {company}.',
    card: 'It is now to be paid by card, within {days} days: your boxes are kept until then.',
    transfer:
      'The details for the transfer are on their way to the address you gave, and stand on the page of the order.',
    terms:
      'Payment at 30 days is being asked for; we answer within one working day at the address you gave.',
  },
  refused: {
    title: 'Order not approved for {company}',
    intro:
      '{who} has not approved your order of {amount} incl. VAT for {company}. Nothing was ordered or charged. From the request you can put its contents back into your cart.',
  },
  lapsed: {
    title: 'Request lapsed without an answer',
    intro:
      'Nobody answered your request of {amount} incl. VAT for {company} within {days} days. Nothing was ordered or charged. You can put its contents back into your cart and ask again.',
  },
};
