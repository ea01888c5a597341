import { randomUUID } from 'node:crypto';

/** What staff may send of the catalogue and of partners. */
const DRAFT = { productId: randomUUID(), revision: 1 };
export const CMS = {
  'list-catalogue': {},
  'read-product-form': { productId: DRAFT.productId },
  'save-product-draft': { ...DRAFT, form: { texts: { fr: { name: 'Box' } }, price: '39,90' } },
  'drop-product-draft': DRAFT,
  'publish-product': { ...DRAFT, when: 'now' },
  'read-item-form': { itemId: null },
  'save-item': { itemId: DRAFT.productId, revision: null, form: { nameFr: 'Sablés' } },
  'list-media': {},
  'read-work': {},
  'list-team': {},
  'invite-colleague': {
    invitationId: randomUUID(),
    form: { email: 'nouveau@prevenance.example', role: 'packer' },
  },
  'withdraw-colleague-invitation': { invitationId: randomUUID() },
  'change-colleague': {
    userId: randomUUID(),
    before: 'packer',
    form: { name: 'Inès Robert', role: 'support' },
  },
  'remove-colleague': { userId: randomUUID() },
  'read-colleague-invitation': { invitationId: randomUUID() },
  'accept-colleague-invitation': {
    invitationId: randomUUID(),
    form: { name: 'Inès Robert' },
  },
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
export const PARTNERS = {
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
