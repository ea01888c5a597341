import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOwnAccount } from '#accounts/contract.ts';
import { listCatalogue, readProductForm, saveProductDraft } from '#shop/catalogue/contract.ts';
import {
  addPartnerEvidence,
  judgePartnerEvidence,
  readPartner,
  startPartnerReview,
  writeToPartner,
} from '#shop/partners/contract.ts';
import { readPageTextForm, savePageTextDraft } from '#site/contract.ts';
import { application, decide, PDF, passChecks } from '../support/partners.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

test('whoever of the staff erases their account leaves what they decided, and their name with nobody', async () => {
  const [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
  const { applicationId } = await application(product, paul);
  const evidenceId = randomUUID();
  await paul.call(addPartnerEvidence, {
    ...{ applicationId, evidenceId, fileBase64: PDF.toString('base64') },
    form: { kind: 'origin', proves: 'Label', cameFrom: 'E-mail' },
  });
  await paul.call(judgePartnerEvidence, {
    ...{ evidenceId, revision: 1, messageId: randomUUID() },
    form: { state: 'refused', note: 'Illisible', body: 'Bonjour.' },
  });
  await paul.call(startPartnerReview, { applicationId });
  await passChecks(paul, applicationId);
  const form = { body: 'Une question.' };
  const messageId = randomUUID();
  await paul.call(writeToPartner, { applicationId, messageId, isQuestion: false, form });
  await decide(paul, applicationId, { outcome: 'declined', reason: 'Non', body: 'Non.' });
  const { products } = await paul.call(listCatalogue, {});
  const productId = products[0]?.id ?? '';
  await paul.call(saveProductDraft, { productId, revision: null, form: { slug: 'box' } });
  await paul.call(savePageTextDraft, { page: 'terms', revision: null, form: { titleFr: 'CGV' } });

  await paul.call(eraseOwnAccount, { email: paul.email });
  const kept = await marie.call(readPartner, { applicationId });
  expect(kept).toMatchObject({ state: 'declined', decisionReason: 'Non' });
  expect(kept.evidence).toMatchObject([
    { state: 'refused', note: 'Illisible', judgedBy: null, cameFrom: 'E-mail', addedBy: null },
  ]);
  expect(kept.checks.map(({ state, checkedBy }) => [state === 'open', checkedBy])).toEqual(
    kept.checks.map(() => [false, null]),
  );
  const draft = await marie.call(readProductForm, { productId });
  expect(draft).toMatchObject({ form: { slug: 'box' }, revision: 1, editedBy: null });
  const text = await marie.call(readPageTextForm, { page: 'terms' });
  expect(text).toMatchObject({ revision: 1, editedBy: null });
});
