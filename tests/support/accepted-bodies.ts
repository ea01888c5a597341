import { randomUUID } from 'node:crypto';
import { BUYER, line } from './checkout-orders.ts';

const COMPANY = { legalName: 'Atelier', siren: '732829320', kind: 'employer', headcount: '60' };

/** What the signed-in owner of a company may name in their calls. */
export type OwnersPlace = {
  readonly companyId: string;
  readonly siteId: string;
  readonly userId: string;
};

/** A body that each function accepts, from which hostile ones are bent. */
export function acceptedBodies(owner: OwnersPlace): Readonly<Record<string, unknown>> {
  return {
    ...SHOP,
    'claim-order': { orderId: randomUUID(), isMine: true },
    'list-code-entries': {},
    'give-back-place': { companyId: randomUUID() },
    ...ORDERS_BY_STAFF,
    ...RETURNS,
    ...INVOICES,
    ...SITE,
    ...REQUESTS,
    ...QUOTES,
    ...CMS,
    ...PARTNERS,
    ...OWN_ACCOUNT,
    ...SUBSCRIPTIONS,
    ...companyBodies(owner),
    ...approvalBodies(owner),
    ...choiceBodies(owner),
    ...importRisksBody(owner),
  };
}

const DRAFT = { productId: randomUUID(), revision: 1 };
const CMS = {
  'list-catalogue': {},
  'read-product-form': { productId: DRAFT.productId },
  'save-product-draft': { ...DRAFT, form: { texts: { fr: { name: 'Box' } }, price: '39,90' } },
  'drop-product-draft': DRAFT,
  'publish-product': { ...DRAFT, when: 'now' },
  'read-item-form': { itemId: null },
  'save-item': { itemId: DRAFT.productId, revision: null, form: { nameFr: 'Sablés' } },
  'list-media': {},
  'read-work': {},
  'keep-medium': { mediumId: DRAFT.productId, revision: 1, version: null, form: { name: 'Miel' } },
  'remove-medium': { mediumId: DRAFT.productId, revision: 1 },
  'preview-product': { productId: DRAFT.productId },
  'change-products': { chosen: { productIds: [DRAFT.productId] }, act: 'archive' },
  'read-setting-forms': {},
  'save-setting': { group: 'delivery', revision: 1, form: { europe: '46,90' } },
  'save-plan-prices': { productId: DRAFT.productId, revision: 1, form: { plan12: '29' } },
  'add-figure': { figureId: DRAFT.productId, form: { kind: 'vat-standard', value: '20' } },
  'take-back-figure': { figureId: DRAFT.productId },
  'read-page-text-form': { page: 'terms' },
  'save-page-text-draft': { page: 'terms', revision: null, form: { titleFr: 'CGV' } },
  'drop-page-text-draft': { page: 'terms', revision: 1 },
  'publish-page-text': { page: 'terms', revision: 1 },
  'set-product-stock': { productId: DRAFT.productId, expected: null, stock: '12' },
  'list-staff-changes': {
    subject: 'product',
    actor: null,
    recordIds: [DRAFT.productId],
    from: '2026-01-01',
    to: '2026-12-31',
    search: 'Noël',
    before: { instant: '2026-11-22 10:00:00.123+00', id: DRAFT.productId },
  },
  'export-staff-changes': { subject: 'product', search: 'Noël' },
};

const PARTNER = { applicationId: randomUUID() };
const LINK = { token: 'a'.repeat(43) };
const PARTNERS = {
  'list-partners': { view: 'applications', search: 'sablés', state: '', sort: 'newest', page: 1 },
  'read-partner': PARTNER,
  'start-partner-review': PARTNER,
  'save-partner-check': {
    ...PARTNER,
    kind: 'origin',
    revision: null,
    form: { state: 'failed', note: 'Illisible' },
  },
  'add-partner-evidence': {
    ...PARTNER,
    evidenceId: randomUUID(),
    form: { kind: 'origin', proves: 'Label', cameFrom: 'E-mail du 20 novembre' },
    fileBase64: Buffer.from('%PDF-1.4 %%EOF').toString('base64'),
  },
  'judge-partner-evidence': {
    evidenceId: randomUUID(),
    revision: 1,
    messageId: randomUUID(),
    form: { state: 'accepted', expiresOn: '2027-01-01' },
  },
  'write-to-partner': {
    ...PARTNER,
    messageId: randomUUID(),
    isQuestion: true,
    form: { body: 'Une question.' },
  },
  'revoke-partner-links': PARTNER,
  'decide-on-partner': {
    ...PARTNER,
    revision: 1,
    messageId: randomUUID(),
    form: { outcome: 'declined', reason: 'Ailleurs', body: 'Non.' },
  },
  'suspend-partner': {
    ...PARTNER,
    revision: 1,
    messageId: randomUUID(),
    isSuspended: true,
    form: { reason: 'Contrôle', body: 'Bonjour.' },
  },
  'open-partner-link': LINK,
  'answer-by-partner-link': { ...LINK, messageId: randomUUID(), form: { body: 'Voici.' } },
  'add-evidence-by-partner-link': {
    ...LINK,
    evidenceId: randomUUID(),
    form: { kind: 'origin', proves: 'Label' },
    fileBase64: Buffer.from('%PDF-1.4 %%EOF').toString('base64'),
  },
  'renew-partner-link': LINK,
};

const SUBSCRIPTIONS = {
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

const SHOP = {
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
  'pay-order': { accessKey: randomUUID() },
  'read-order': { accessKey: randomUUID() },
  'list-orders': { companyId: randomUUID() },
  'read-last-buyer': { companyId: randomUUID(), kind: 'employer' },
  'list-payment-methods': {},
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
const CREDITS = {
  credits: [{ bookedOn: '2026-11-20', amountCents: 8_419, label: 'VIR RF18PV2026000123' }],
};
const RETURN = { accessKey: randomUUID(), returnId: randomUUID() };
const RETURNS = {
  'read-returns': { accessKey: RETURN.accessKey },
  'ask-return': { ...RETURN, form: { 'quantity 1': '1', reason: 'damaged', note: 'Pot cassé' } },
  'move-return': { ...RETURN, to: 'cancelled' },
  'print-return-label': RETURN,
  'read-order-returns': { orderId: ORDER },
  'decide-return': { returnId: RETURN.returnId, to: 'accepted', form: { way: 'prepaid' } },
};
const PARCEL = { carrier: 'dpd', trackingNumber: '12', deliveryDay: '2026-12-02' };
const ORDERS_BY_STAFF = {
  'search-orders': { ...ORDERS, page: 1 },
  'export-orders': ORDERS,
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
  'add-order-note': { orderId: ORDER, noteId: randomUUID(), form: { note: 'À rappeler' } },
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
const INVOICES = {
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

const SITE = {
  'read-page-text': { page: 'home' },
  'print-legal-text': { page: 'terms', version: 1 },
  'send-contact-request': {
    requestKey: randomUUID(),
    form: {
      name: 'Claire Lenoir',
      company: 'Menuiserie Lenoir',
      email: 'claire@lenoir.example',
      phone: '01 99 00 12 34',
      employeeCount: '60',
      offerType: 'boxes',
      message: 'Nous voudrions essayer.',
    },
    website: '',
  },
};

const REQUEST = { requestId: randomUUID(), entryId: randomUUID() };
const REQUESTS = {
  'list-contact-requests': {
    search: 'atelier',
    state: 'new',
    offerType: 'boxes',
    isMine: true,
    sort: 'exchange',
    page: 1,
  },
  'read-contact-request': { requestId: REQUEST.requestId },
  'change-contact-request': {
    requestId: REQUEST.requestId,
    revision: 1,
    change: { isClosed: true },
  },
  'note-contact-request': { ...REQUEST, form: { note: 'Rappeler lundi' } },
  'answer-contact-request': {
    ...REQUEST,
    revision: 1,
    form: { subject: 'Votre demande', body: 'Bonjour,' },
  },
  'list-reply-templates': {},
  'save-reply-template': {
    templateId: randomUUID(),
    revision: null,
    form: {
      name: 'Accueil',
      subjectFr: 'Bonjour',
      bodyFr: 'Merci.',
      subjectEn: 'Hello',
      bodyEn: 'Thanks.',
    },
  },
};

const QUOTE = { quoteId: randomUUID() };
const QUOTE_LINK = { token: `${randomUUID()}.abc` };
const QUOTES = {
  'list-quotes': { search: 'atelier', state: 'sent', requestId: QUOTE.quoteId, page: 1 },
  'list-quotable': {},
  'read-quote': QUOTE,
  'save-quote': { ...QUOTE, requestId: null, revision: null, form: { legalName: 'Atelier' } },
  'send-quote': { ...QUOTE, revision: 1 },
  'withdraw-quote': QUOTE,
  'print-quote': { ...QUOTE, version: 1 },
  'ask-quote': {
    quoteId: randomUUID(),
    lines: [{ productId: randomUUID(), quantity: 140, commitmentMonths: null }],
    buyer: { company: BUYER.company, billingAddress: BUYER.billingAddress },
  },
  'open-quote': QUOTE_LINK,
  'print-quote-by-link': QUOTE_LINK,
  'accept-quote': { ...QUOTE_LINK, companyId: randomUUID(), form: BUYER },
  'decline-quote': { ...QUOTE_LINK, form: { reason: 'Trop tard' } },
};

const OWN_ACCOUNT = {
  'read-own-account': {},
  'set-own-language': { language: 'en' },
  'end-own-session': { sessionId: randomUUID() },
  'export-own-data': {},
  'print-own-data': {},
  'erase-own-account': { email: 'somebody.else@example.com' },
};

function approvalBodies({ companyId }: OwnersPlace) {
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

function companyBodies({ companyId, siteId, userId }: OwnersPlace) {
  const employeeId = randomUUID();
  const teamId = randomUUID();
  const importId = randomUUID();
  const invitationId = randomUUID();
  return {
    'list-spaces': {},
    'create-company': { companyId, form: COMPANY },
    'read-verification': { companyId },
    'ask-verification': { companyId, form: { reachedAt: 'Standard : 02 40 00 00 00' } },
    'ask-registry': { companyId },
    'decide-verification': {
      companyId,
      decisionId: randomUUID(),
      seen: { siren: COMPANY.siren, legalName: COMPANY.legalName },
      form: { decision: 'verified', means: 'document', note: 'Extrait Kbis' },
    },
    'change-company': { companyId, form: COMPANY },
    'read-overview': { companyId },
    'list-members': { companyId },
    'invite-member': { companyId, email: 'karim@example.com', role: 'cse' },
    'grant-role': { companyId, userId, role: 'hr' },
    'take-role': { companyId, userId, role: 'cse' },
    'resend-invitation': { invitationId },
    'revoke-invitation': { invitationId },
    'read-invitation': { token: `${invitationId}.abc` },
    'enter-by-invitation': { token: `${invitationId}.abc` },
    'accept-invitation': { invitationId },
    'print-poster': { companyId },
    'print-personal-codes': { companyId, employeeIds: [employeeId] },
    'read-personal-code': { code: 'ABCDE-FGHJK' },
    'enter-by-code': { code: 'ABCDE-FGHJK' },
    'list-journal': {
      companyId,
      about: 'roles',
      before: { instant: '2026-11-23 08:00:00.123+00', action: 'role-granted' },
    },
    'list-places': { companyId },
    'save-site': { companyId, siteId, name: 'Siège' },
    'save-team': { companyId, siteId, teamId, name: 'Atelier' },
    'remove-place': { companyId, siteId, teamId },
    'list-employees': {
      companyId,
      search: 'léa',
      siteId,
      teamId,
      status: 'present',
      page: 1,
      sort: 'name',
    },
    'save-employee': {
      companyId,
      employeeId,
      form: { firstName: 'Léa', lastName: 'Fontaine', email: 'lea@a.example', employeeNumber: '7' },
      siteId,
      teamId: null,
    },
    'mark-departure': { companyId, employeeId, leftOn: '2026-11-20' },
    'invite-employees': { companyId, employeeIds: [employeeId] },
    'export-employees': { companyId, after: employeeId },
    'stage-import': {
      companyId,
      importId,
      rows: [
        {
          line: 2,
          firstName: 'Jean',
          lastName: 'Dupont',
          email: 'jean@a.example',
          employeeNumber: '8',
          site: 'Nantes',
          team: 'Vente',
        },
      ],
    },
    'check-import': { companyId, importId },
    'run-import': { companyId, importId },
    'remember-columns': { companyId, headings: 'nom|prenom', columns: ['lastName', 'firstName'] },
    'recall-columns': { companyId, headings: 'nom|prenom' },
    'list-companies': { search: 'atelier' },
    ...listeningBodies(companyId, siteId),
    ...riskBodies(companyId, siteId),
    ...giftBodies(companyId, siteId),
    'set-licence': { companyId, form: { kind: 'paid', seats: '75', endsOn: '2036-12-31' } },
  };
}

function choiceBodies({ companyId, siteId }: OwnersPlace) {
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

function listeningBodies(companyId: string, siteId: string) {
  return {
    'read-check-in': { companyId },
    'check-in': { companyId, day: '2026-11-23', taps: { mood: 4, energy: null, factorTap: 5 } },
    'list-own-answers': { companyId },
    'erase-own-answers': { companyId },
    'read-mood': { companyId },
    'read-releases': { companyId },
    'open-check-in-link': { token: `${randomUUID()}.2026-11-23.abc` },
    'check-in-by-link': {
      token: `${randomUUID()}.2026-11-23.abc`,
      taps: { mood: 4, energy: null, factorTap: 5 },
    },
    'read-listening-settings': { companyId },
    'set-listening': { companyId, leastK: 10, tellsEverybody: false },
    'set-reminders': { companyId, siteId, plan: { weekdays: [2, 4], hour: 9 } },
    'add-closure': {
      companyId,
      siteId,
      closureId: randomUUID(),
      firstDay: '2026-12-24',
      lastDay: '2027-01-03',
    },
    'read-polls': { companyId },
    'write-poll': {
      companyId,
      pollId: randomUUID(),
      wording: 'Quel créneau vous convient pour la réunion du mois ?',
      choices: ['Lundi matin', 'Jeudi midi'],
      wordingEn: null,
      choicesEn: null,
    },
    'withdraw-poll': { companyId, pollId: randomUUID() },
    'read-open-poll': { companyId },
    'answer-poll': { companyId, pollId: randomUUID(), choice: 1 },
    'read-questionnaires': { companyId },
    'open-questionnaire': { companyId, questionnaireId: randomUUID() },
    'withdraw-questionnaire': { companyId, questionnaireId: randomUUID() },
    'read-own-questionnaire': { companyId },
    'answer-questionnaire': {
      companyId,
      questionnaireId: randomUUID(),
      answers: [{ item: 0, answer: 3 }],
    },
    'list-follow-ups': { companyId },
    'publish-follow-up': {
      companyId,
      followUpId: randomUUID(),
      placeId: siteId,
      heard: 'La charge a monté.',
      actions: [{ id: randomUUID(), what: 'Deux renforts', dueOn: '2026-12-31' }],
    },
    'withdraw-follow-up': { companyId, followUpId: randomUUID() },
    'mark-action': { companyId, actionId: randomUUID(), isDone: true },
    'remove-closure': { companyId, closureId: randomUUID() },
  };
}

function giftBodies(companyId: string, siteId: string) {
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

function riskBodies(companyId: string, placeId: string) {
  const id = randomUUID();
  const kept = { companyId, id, revision: null };
  const risk = {
    hazard: 'disturbingNoise',
    situation: 'Presses en marche.',
    frequency: '9',
    severity: '5',
  };
  const version = { companyId, versionId: id };
  return {
    'read-duerp': { companyId },
    'read-work-unit': { companyId, unitId: id },
    'list-prevention-actions': { companyId },
    'list-hazards': { companyId },
    'set-duerp-settings': { companyId, form: { method: 'four-by-four', responsible: 'Claire' } },
    'save-establishment': { ...kept, form: { name: 'Nantes', siret: '' } },
    'save-work-unit': {
      ...kept,
      establishmentId: id,
      placeId,
      form: { name: 'Atelier', activities: 'Trempe.', women: '3', men: '9' },
    },
    'save-own-hazard': { ...kept, form: { family: 'biologicalAgents', name: 'Nid de guêpes' } },
    'save-risk': { ...kept, unitId: id, form: risk },
    'confirm-risks': { companyId, riskIds: [id] },
    'save-prevention-action': {
      ...kept,
      riskId: id,
      form: { what: 'Capoter les presses', principle: '8', cost: '1 200,50', dueOn: '2026-12-15' },
    },
    'set-exposure': { companyId, unitId: id, form: { factor: 'noise', women: '0', men: '4' } },
    'remove-from-duerp': { companyId, kind: 'risk', id, revision: 1, withContents: false },
    'add-units-from-places': { companyId, placeIds: [placeId] },
    'list-starting-points': {},
    'apply-starting-point': { companyId, trade: 'workshop', establishmentId: id },
    'note-risk-event': {
      companyId,
      id,
      unitId: null,
      form: { kind: 'change', happenedOn: '2026-11-20', what: 'Nouvelle ligne.' },
    },
    'mark-risk-task': { companyId, eventId: id, kind: 'review', isDone: true },
    'list-risk-changes': { companyId, before: { instant: '2026-11-20 10:00:00+01', id } },
    'freeze-duerp': { ...version, form: { reason: 'yearly', note: 'Revue.' } },
    'withdraw-duerp': version,
    'issue-duerp': {
      ...version,
      form: { kind: 'informed', on: '2026-11-20', despiteName: 'Claire', despiteAs: 'Directrice' },
    },
    'note-transmission': {
      ...version,
      id,
      form: { sentOn: '2026-11-20', recipient: 'SPST', means: 'email' },
    },
    'send-duerp': {
      ...version,
      id,
      form: { recipient: 'SPST', email: 'contact@spst.example' },
    },
    'revoke-duerp-sending': { companyId, id },
    'print-duerp-receipt': { companyId, id },
    'open-duerp-sending': { token: `${id}.abc` },
    'print-by-duerp-sending': { token: `${id}.abc` },
    'acknowledge-duerp-sending': { token: `${id}.abc`, form: { name: 'Dr Petit' } },
    'compare-duerp': { companyId, before: id, after: null },
    'print-duerp': { ...version, kind: 'reading' },
    'export-duerp-csv': { companyId, versionId: null },
    'export-duerp-record': version,
    'export-duerp-archive': { companyId },
    'print-duerp-notice': { companyId },
    'list-own-duerps': {},
    ...registerBodies(companyId, id),
    'list-duerp-links': { companyId },
    'make-duerp-link': { companyId, id, form: { audience: 'authority', holder: 'Inspection' } },
    'revoke-duerp-link': { companyId, id },
    'open-duerp-link': { token: `${id}.abc` },
    'print-by-duerp-link': { token: `${id}.abc`, versionId: id },
    'list-risk-alerts': { companyId },
    'acknowledge-alert': { companyId, alertId: id },
    'assign-alert': { companyId, alertId: id, ownerId: null, form: { dueOn: '2036-12-01' } },
    'confirm-alert': { companyId, alertId: id, eventId: id, form: { what: 'Trop de commandes.' } },
    'close-alert': { companyId, alertId: id, form: { reason: 'measures', note: '' } },
    'set-sensitivity': { companyId, sensitivity: 'attentive' },
    'replay-alerts': { companyId },
  };
}

function registerBodies(companyId: string, id: string) {
  const entry = { substance: 'Poussières de bois', exposedFrom: '2026-09-01' };
  return {
    'read-register': { companyId, register: 'cmr' },
    'save-register-entry': {
      companyId,
      register: 'cmr',
      id: randomUUID(),
      revision: null,
      form: { workerName: 'Diallo Awa', ...entry },
    },
    'remove-register-entry': { companyId, register: 'cmr', id, revision: 1 },
    'export-register': {
      companyId,
      register: 'cmr',
      format: 'csv',
      fileId: randomUUID(),
      year: null,
    },
    'note-handover': {
      companyId,
      fileId: id,
      form: { givenOn: '2026-11-20', recipient: 'SPST', means: 'portal' },
    },
    'set-accident-conditions': {
      companyId,
      form: {
        caregiverKind: 'first-aider',
        caregiver: 'Paul Girard',
        firstAidPost: 'Vestiaire',
        council: 'elected',
      },
    },
    'list-own-registers': {},
  };
}

function importRisksBody({ companyId }: OwnersPlace) {
  return {
    'import-risks': {
      companyId,
      rows: [
        {
          id: randomUUID(),
          line: 2,
          establishment: 'Nantes',
          unit: 'Atelier',
          family: 'Bruit',
          hazard: 'Raboteuse',
          situation: 'Meulage sans capot.',
          harm: 'Surdité',
          sexDifference: 'Aucune',
          measures: 'Bouchons',
          women: '3',
          men: '9',
          frequency: '9',
          severity: '7',
          mastery: '2',
          priority: '1',
          rating: '63',
          action: 'Capoter la raboteuse',
          responsible: 'Chef d’atelier',
          dueOn: '15/12/2026',
        },
      ],
    },
  };
}
