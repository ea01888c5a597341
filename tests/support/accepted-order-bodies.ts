import { randomUUID } from 'node:crypto';
import type { OwnersPlace } from './accepted-bodies.ts';
import { BUYER, line } from './checkout-orders.ts';
import { mt940File } from './statement-files.ts';

/** What may be sent of carts, orders, subscriptions, invoices, approvals, choices and gifts. */
export const SHOP = {
  'list-products': { kind: 'box' },
  'read-product': { slug: 'box-saveurs' },
  'quote-cart': { lines: [line('box-saveurs', 1)] },
  'print-origin-passport': { slug: 'box-saveurs' },
  'print-simulation': { search: 'headcount=60&plan=12' },
  'print-vote-pack': { search: 'headcount=60&plan=12&buyer=cse' },
  'place-order': {
    checkoutKey: randomUUID(),
    lines: [
      line('box-saveurs', 2, {
        customisation: { cardMessage: 'Merci', sleeveColour: 'pine', swaps: [] },
      }),
    ],
    expectedGrossCents: 8_419,
    companyId: randomUUID(),
    form: {
      ...BUYER,
      deliveryAddress: { ...BUYER.billingAddress, line2: 'Bâtiment B' },
      purchaseOrderNumber: 'BC-1',
      wishedWeek: '2026-W52',
      message: 'Au quai',
    },
  },
  'price-licence': { companyId: randomUUID(), seats: 60 },
  'order-licence': {
    companyId: randomUUID(),
    kind: 'year',
    seats: 60,
    checkoutKey: randomUUID(),
    expectedGrossCents: 276_480,
    form: { ...BUYER, purchaseOrderNumber: 'BC-1' },
  },
  'ask-about-payment': { accessKey: randomUUID() },
  'pay-order': { accessKey: randomUUID() },
  'read-order': { accessKey: randomUUID() },
  'list-orders': { companyId: randomUUID() },
  'read-last-buyer': { companyId: randomUUID(), kind: 'employer' },
  'list-payment-methods': {},
  'check-vat-number': { vatNumber: 'BE0403019261' },
  'keep-logo': { imageBase64: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  'apply-as-partner': {
    requestKey: randomUUID(),
    form: {
      name: 'Jeanne Roux',
      company: 'Biscuiterie Roux',
      siren: '732829320',
      email: 'jeanne@roux.example',
      phone: '',
      town: 'Nantes',
      products: 'Des biscuits au beurre.',
      evidence: '',
    },
    website: '',
  },
};

export const SUBSCRIPTIONS = {
  'list-subscriptions': { companyId: randomUUID() },
  'search-subscriptions': { search: 'lumière', state: 'active', page: 1 },
  'change-subscription': {
    subscriptionId: randomUUID(),
    actId: randomUUID(),
    revision: 1,
    act: 'cancel',
    form: { lastMonth: '3', reason: 'Déménagement' },
    expectedGrossCents: 0,
  },
};

const ORDER = randomUUID();
const ORDERS = {
  search: 'PV-2026',
  state: 'confirmed',
  payment: 'paid',
  week: '2026-W52',
  dispute: 'to-answer',
  isLate: true,
  sort: 'newest',
};
const PAID = { bookedOn: '2026-11-20', amountCents: 8_419 };
const CREDITS = {
  credits: [
    {
      ...PAID,
      label: 'VIR RF18PV2026000123',
      told: { format: 'mt940', lineId: '0123456789abcdef'.repeat(4) },
    },
  ],
};
const RETURN = { accessKey: randomUUID(), returnId: randomUUID() };
export const RETURNS = {
  'read-returns': { accessKey: RETURN.accessKey },
  'ask-return': { ...RETURN, form: { 'quantity 1': '1', reason: 'damaged', note: 'Pot cassé' } },
  'move-return': { ...RETURN, to: 'cancelled' },
  'print-return-label': RETURN,
  'read-order-returns': { orderId: ORDER },
  'decide-return': { returnId: RETURN.returnId, to: 'accepted', form: { way: 'prepaid' } },
};
const PARCEL = { carrier: 'dpd', trackingNumber: '12', deliveryDay: '2026-12-02' };
export const ORDERS_BY_STAFF = {
  'search-orders': { ...ORDERS, page: 1 },
  'export-orders': ORDERS,
  'read-sales': {},
  'read-recurring': {},
  'read-order-file': { orderId: ORDER },
  'read-order-logo': { orderId: ORDER, position: 1 },
  'prepare-orders': { orderIds: [ORDER] },
  'make-parcel': {
    orderId: ORDER,
    parcelId: randomUUID(),
    form: { ...PARCEL, 'quantity 1': '1' },
  },
  'change-parcel': { parcelId: randomUUID(), revision: 1, form: PARCEL },
  'move-parcel': { parcelId: randomUUID(), to: 'packed' },
  'restock-parcel': {
    parcelId: randomUUID(),
    actId: randomUUID(),
    form: { 'quantity 1': '1', reason: 'Intacte' },
  },
  'cancel-order': {
    orderId: ORDER,
    actId: randomUUID(),
    form: { reason: 'Doublon', refund: 'on' },
  },
  'reinstate-order': { orderId: ORDER, actId: randomUUID() },
  'refund-order': {
    orderId: ORDER,
    refundId: randomUUID(),
    form: { amount: '10', reason: 'Abîmée', bankReference: 'VIR 1' },
  },
  'remind-of-transfer': { orderId: ORDER, actId: randomUUID() },
  'hold-reminders': {
    orderId: ORDER,
    actId: randomUUID(),
    form: { reason: 'Litige', contested: '' },
  },
  'resume-reminders': { orderId: ORDER, actId: randomUUID() },
  'add-order-note': { orderId: ORDER, noteId: randomUUID(), form: { note: 'À rappeler' } },
  'read-statement': { text: mt940File([{ lines: [PAID] }]) },
  'preview-transfers': CREDITS,
  'import-transfers': CREDITS,
  'list-transfers': { search: 'VIR', state: 'set-aside', page: 1 },
  'attribute-transfer': { transferId: randomUUID(), form: { number: 'PV-2026-000123' } },
  'release-transfer': {
    transferId: randomUUID(),
    orderId: ORDER,
    actId: randomUUID(),
    form: { reason: 'Autre commande' },
  },
  'take-transfer-back': { transferId: randomUUID(), actId: randomUUID() },
  'set-transfer-aside': { transferId: randomUUID(), form: { reason: 'Intérêts' } },
  'print-packing-list': { orderId: ORDER, parcelId: null },
  'print-orders-paper': { paper: 'picking', orderIds: [ORDER] },
  'print-desk-labels': { orderId: ORDER },
  'print-pallet-list': { day: '2026-12-02' },
  'list-credit': { search: 'Atelier', page: 1 },
  'decide-credit': {
    companyId: randomUUID(),
    orderId: ORDER,
    actId: randomUUID(),
    seenDecision: null,
    form: { decision: 'granted', limit: '2000', days: '30', reason: 'Deux ans d’ancienneté' },
  },
};

const INVOICE = { invoiceId: randomUUID(), accessKey: randomUUID() };
const PERIOD = { companyId: randomUUID(), from: '2026-01-01', to: '2026-12-31' };
export const INVOICES = {
  'list-invoices': { companyId: randomUUID(), search: 'F2026', year: 2026, page: 1 },
  'list-order-invoices': { accessKey: randomUUID() },
  'list-invoices-for-staff': { orderId: ORDER },
  'download-invoice': INVOICE,
  'read-invoice-report': INVOICE,
  'download-invoices': PERIOD,
  'export-invoices': PERIOD,
  'export-sales': { month: '2026-11', list: 'journal' },
  'remake-invoice-file': { invoiceId: INVOICE.invoiceId },
};

export function approvalBodies({ companyId }: OwnersPlace) {
  const requestId = randomUUID();
  const form = { ...BUYER, purchaseOrderNumber: 'BC-1', message: 'Au quai' };
  const lines = [line('box-saveurs', 2)];
  return {
    'read-order-rules': { companyId },
    'save-order-rules': { companyId, revision: 0, form: { approvalFrom: '500' } },
    'ask-approval': {
      requestId,
      companyId,
      lines,
      expectedGrossCents: 8_419,
      form,
      note: 'Pour Noël',
    },
    'list-approvals': { companyId, state: 'waiting', page: 1 },
    'read-approval': { requestId },
    'decide-approval': {
      requestId,
      decision: 'refused',
      expectedGrossCents: 8_419,
      form: { reason: 'Trop tôt' },
    },
    'withdraw-approval': { requestId },
  };
}

export function choiceBodies({ companyId, siteId }: OwnersPlace) {
  const campaignId = randomUUID();
  const orderId = randomUUID();
  return {
    'list-choice-campaigns': { companyId },
    'open-choice-campaign': {
      companyId,
      campaignId,
      orderId,
      form: {
        title: 'Noël',
        deadline: '2036-12-04',
        delivery: 'site',
        fallback: 'donation',
        defaultProduct: orderId,
        association: 'Les Restos du cœur',
      },
    },
    'move-choice-deadline': { campaignId, revision: 1, form: { deadline: '2036-12-11' } },
    'add-choice-recipients': { campaignId, who: { kind: 'site', siteId } },
    'list-choice-recipients': { campaignId, search: 'léa', page: 1 },
    'remove-choice-recipient': { campaignId, recipientId: randomUUID() },
    'print-choice-list': { campaignId },
    'print-choice-labels': { campaignId },
    'open-choice': { of: { token: `${campaignId}.abc` } },
    'save-choice': {
      of: { token: `${campaignId}.abc` },
      productId: orderId,
      swaps: [{ from: orderId, to: campaignId }],
      address: { name: 'Léa', line1: '1 rue', postcode: '69003', city: 'Lyon', country: 'FR' },
    },
    'list-own-choices': {},
    'read-order-choices': { orderId },
    'print-choice-packing': { orderId },
    'print-parcel-labels': { orderId },
    'export-choice-packing': { orderId },
  };
}

export function giftBodies(companyId: string, siteId: string) {
  const id = randomUUID();
  const form = { givenOn: '2026-12-20', event: 'employee-christmas', value: '50', what: 'Carte' };
  const why = { reason: 'Saisi deux fois' };
  const row = {
    line: 2,
    employeeNumber: 'A12',
    email: 'jean@a.example',
    lastName: 'Dupont',
    firstName: 'Jean',
    givenOn: '2026-12-20',
    valueCents: 5_000,
    what: 'Carte',
    event: 'employee-christmas',
  };
  return {
    'read-gift-meter': { companyId, year: 2026 },
    'list-gift-years': {
      companyId,
      year: 2026,
      search: 'jean',
      siteId,
      show: 'near',
      sort: 'name',
      page: 1,
    },
    'list-gifts': { companyId, year: 2026, employeeId: id },
    'list-gift-acts': { companyId },
    'give-gifts': { companyId, actId: id, form, receivers: { kind: 'everybody' }, boxes: null },
    'set-boxes-aside': { companyId, actId: id, form: why, orderId: id, position: 1, quantity: 2 },
    'retract-gift': { companyId, giftId: id, form: why },
    'retract-gift-act': { companyId, actId: id, form: why },
    'save-gift-settings': { companyId, revision: 1, form: { carence: 'yes', policy: 'Tous.' } },
    'check-gift-import': { companyId, actId: id, rows: [row] },
    'run-gift-import': { companyId, actId: id, rows: [row] },
    'preview-gifts': { companyId, onceCents: 4_788, monthlyCents: 3_480 },
    'print-gift-sheet': { companyId, year: 2026 },
    'export-gift-sheet': { companyId, year: 2026 },
    'list-own-gifts': {},
  };
}
