import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { type PlaceOrder, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { BUYER, decide, line } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';

const WORDS = {
  fr: {
    title: 'Votre box mensuelle',
    headcount: 'Changer l’effectif',
    boxes: 'Nombre de box par mois',
    impossible: 'Ce nombre n’est pas possible ici.',
    sum: /4\s350,00\s€ HT, soit 5\s220,00\s€ TTC/,
    changed: 'L’effectif est changé',
    pause: 'Mettre en pause',
    howLong: 'Durée',
    paused: 'La box est en pause',
    stands: 'En pause',
    resume: 'Reprendre',
    resumed: 'La box reprend',
    cancel: 'Résilier',
    lastMonth: 'Dernier mois',
    total: /6\s300,00\s€ TTC/,
    difference: /1\s080,00\s€ TTC/,
    cancelled: 'La résiliation est enregistrée',
    isCancelled: 'Résiliée',
    undo: 'Revenir sur la résiliation',
    history: 'Historique',
    mine: 'C’est la mienne',
    told: 'L’effectif passe de 20 à 150 box (vous)',
    mail: 'Votre résiliation est enregistrée',
  },
  en: {
    title: 'Your monthly box',
    headcount: 'Change the headcount',
    boxes: 'Number of boxes a month',
    impossible: 'This number is not possible here.',
    sum: /€4,350\.00 excl\. VAT, €5,220\.00 incl\. VAT/,
    changed: 'The headcount is changed',
    pause: 'Pause',
    howLong: 'How long',
    paused: 'The box is paused',
    stands: 'Paused',
    resume: 'Resume',
    resumed: 'The box goes on',
    cancel: 'Cancel the subscription',
    lastMonth: 'Last month',
    total: /€6,300\.00 incl\. VAT/,
    difference: /€1,080\.00 incl\. VAT/,
    cancelled: 'The cancellation is registered',
    isCancelled: 'Cancelled',
    undo: 'Take the cancellation back',
    history: 'History',
    mine: 'It is mine',
    told: 'The headcount goes from 20 to 150 boxes (you)',
    mail: 'Your cancellation is registered',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();

/** Ordered and paid as somebody who buys does; how that looks is another journey. */
async function subscribe(language: Language): Promise<string> {
  const { url } = stage.server;
  const lines = [line('box-pouvoir-d-achat', 20, { commitmentMonths: 12 })];
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const { number, redirectUrl } = await callOver<PlaceOrder>(
    url,
    placeOrder,
    {
      checkoutKey: crypto.randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: { ...BUYER, company: { ...BUYER.company, email: CLAIRE } },
    },
    language,
  );
  await decide(redirectUrl ?? '', 'paid');
  const begun = async () =>
    (
      await stage.server.sql(`select from public.subscriptions
        join public.orders on orders.id = order_id where number = '${number}'`)
    ).rowCount;
  await expect.poll(begun).toBe(1);
  return number;
}

describeInEachLanguage(import.meta.url, 'a monthly box, in %s', (language) => {
  const words = WORDS[language];

  test('is raised to the size of the company, paused, resumed and cancelled, each sum shown before', async () => {
    const number = await subscribe(language);
    const path = '/dashboard/boxes';
    const visitor = await comeBack(stage, { email: CLAIRE, language, path });
    const { page, leave } = visitor;
    await page.getByRole('button', { name: `${words.mine} ${number}` }).click();
    await page.getByRole('heading', { name: words.title }).waitFor();
    const box = page.getByRole('article').filter({ hasText: number });
    const dialog = page.locator('[role=dialog][data-over-page]');
    const open = (name: string) => box.getByRole('button', { name, exact: true }).click();
    const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

    await open(words.headcount);
    await dialog.getByLabel(words.boxes).fill('0');
    await confirm(words.headcount);
    await dialog.getByText(words.impossible).waitFor();
    const focused = dialog.locator(':focus');
    expect(await focused.getAttribute('name')).toBe('headcount');
    await dialog.getByLabel(words.boxes).fill('150');
    await dialog.getByText(words.sum).waitFor();
    await confirm(words.headcount);
    await page.getByText(words.changed).first().waitFor();
    await box.getByText('150', { exact: true }).first().waitFor();

    await open(words.pause);
    await dialog.getByLabel(words.howLong).selectOption('2');
    await confirm(words.pause);
    await page.getByText(words.paused).first().waitFor();
    await box.getByText(words.stands, { exact: true }).waitFor();
    await open(words.resume);
    await confirm(words.resume);
    await page.getByText(words.resumed).first().waitFor();

    await open(words.cancel);
    await dialog.getByLabel(words.lastMonth).selectOption('2');
    expect(await dialog.getByText(words.total).count()).toBe(2);
    await dialog.getByText(words.difference).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await confirm(words.cancel);
    await page.getByText(words.cancelled).first().waitFor();
    await box.getByText(words.isCancelled, { exact: true }).waitFor();
    await box.getByRole('button', { name: words.undo }).waitFor();

    await box.getByText(words.history, { exact: true }).click();
    await box.getByText(words.told).waitFor();
    await mailTo(stage.server.mailbox, CLAIRE, words.mail);
    await expectForEverybody(page, language);
    await leave();
  });
});
