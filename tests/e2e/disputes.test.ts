import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { type PlaceOrder, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { expectForEverybody } from '../support/axe.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStripeStage } from '../support/stripe-stage.ts';
import { hasArrived } from '../support/visitor.ts';

const STAFF = 'equipe@prevenance.example';

const WORDS = {
  fr: {
    work: /paiements? contestés?, à répondre$/,
    narrowed: 'Contestation',
    badge: 'contestée, à répondre',
    section: 'Paiement contesté',
    why: 'L’acheteur dit n’avoir rien reçu',
    until: 'Répondre avant le',
    answer: 'Répondre dans le tableau de bord de Stripe',
    refund: 'Rembourser',
    held: 'ne peut pas être rendue d’ici',
    amount: 'Montant, en euros',
    reason: 'Motif',
    refused: 'une banque conteste le paiement',
    prepare: 'Commencer la préparation',
    pack: 'Faire un colis',
    make: 'Faire ce colis',
    packed: /^Emballé/,
    ship: /^Expédier/,
    warning: /Une banque conteste le paiement/,
    underReview: 'contestée, en examen',
    lost: 'contestation perdue',
    stands: 'La facture reste due',
    history: 'Contestation perdue',
  },
  en: {
    work: /contested payments? to answer$/,
    narrowed: 'Dispute',
    badge: 'contested, to be answered',
    section: 'Contested payment',
    why: 'The buyer says that nothing was received',
    until: 'Answer by',
    answer: 'Answer in Stripe’s dashboard',
    refund: 'Refund',
    held: 'cannot be refunded from here',
    amount: 'Amount, in euros',
    reason: 'Reason',
    refused: 'a bank contests the payment',
    prepare: 'Start preparation',
    pack: 'Make a parcel',
    make: 'Make this parcel',
    packed: /^Packed/,
    ship: /^Ship/,
    warning: /A bank contests the payment/,
    underReview: 'contested, under review',
    lost: 'dispute lost',
    stands: 'The invoice is still owed',
    history: 'Dispute lost',
  },
} as const;

const stage = setStripeStage();

/** An order of three boxes, paid by card. */
async function paidOrder(language: Language) {
  const lines = [line('box-saveurs', 3)];
  const { totals } = await callOver(stage.server.url, quoteCart, { lines }, language);
  const { number, redirectUrl } = await callOver<PlaceOrder>(
    stage.server.url,
    placeOrder,
    {
      checkoutKey: crypto.randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: BUYER,
    },
    language,
  );
  stage.double.decide(redirectUrl?.split('/').at(-1) ?? '', 'paid');
  await stateIs(number, 'confirmed');
  const { rows } = await stage.server.sql(`select reference from payments
    where order_id = (select id from orders where number = '${number}')`);
  return { number, reference: String(rows[0]?.reference), grossCents: totals.grossCents };
}

/** Stripe’s word has come. */
async function stateIs(number: string, state: string): Promise<void> {
  const read = async () =>
    (await stage.server.sql(`select state::text from orders where number = '${number}'`)).rows[0]
      ?.state;
  await expect.poll(read).toBe(state);
}

async function standingIs(reference: string, standing: string): Promise<void> {
  const read = async () =>
    (
      await stage.server.sql(`select standing::text from disputes
        where provider_reference = '${reference}'`)
    ).rows[0]?.standing;
  await expect.poll(read).toBe(standing);
}

describeInEachLanguage(import.meta.url, 'staff and a contested payment, in %s', (language) => {
  const words = WORDS[language];

  test('are led to it, learn why and until when, are kept from refunding it, are warned before shipping, and see it lost', async () => {
    const order = await paidOrder(language);
    const dispute = stage.double.dispute(order.reference, {
      reason: 'product_not_received',
      amount: order.grossCents - 500,
    });
    await standingIs(dispute, 'to-answer');
    const { page, leave } = await comeBack(stage, { email: STAFF, language, path: '/cms' });
    await page.getByRole('link', { name: words.work }).click();
    const row = page.getByRole('row').filter({ hasText: order.number });
    await row.getByText(words.badge).waitFor();
    expect(await page.getByLabel(words.narrowed, { exact: true }).inputValue()).toBe('to-answer');
    await page.getByRole('link', { name: order.number }).click();
    await page.getByRole('heading', { name: words.section }).waitFor();
    await page.getByText(words.why).waitFor();
    await page.getByText(words.until).waitFor();
    const dashboard = await page.getByRole('link', { name: words.answer }).getAttribute('href');
    expect(dashboard).toBe('https://dashboard.stripe.com/disputes');

    await page.getByRole('button', { name: words.refund }).click();
    const dialog = page.locator('[role=dialog][data-over-page]');
    await dialog.getByText(words.held).waitFor();
    await dialog.getByLabel(words.amount).fill('5,01');
    await dialog.getByLabel(words.reason).fill('Box abîmée');
    await dialog.getByRole('button', { name: words.refund }).click();
    await dialog.getByText(words.refused).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: words.prepare }).click();
    await page.getByRole('button', { name: words.pack }).click();
    await dialog.getByRole('button', { name: words.make }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.packed }).click();
    const ship = page.getByRole('button', { name: words.ship, description: words.warning });
    await ship.waitFor();
    await hasArrived(page);
    await expectForEverybody(page, language);
    await ship.click();
    await stateIs(order.number, 'shipped');

    stage.double.disputes.answer(dispute);
    await standingIs(dispute, 'under-review');
    await page.reload();
    await page.getByText(words.underReview, { exact: true }).waitFor();
    stage.double.disputes.lose(dispute);
    await standingIs(dispute, 'lost');
    await page.reload();
    await page.getByText(words.lost, { exact: true }).waitFor();
    await page.getByText(words.stands).waitFor();
    await page.getByText(words.history).first().waitFor();
    await hasArrived(page);
    await expectForEverybody(page, language);
    await leave();
  });
});
