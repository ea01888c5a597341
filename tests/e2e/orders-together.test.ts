import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type PlaceOrder, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { expectForEverybody } from '../support/axe.ts';
import { BUYER, decide, line } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';

const WORDS = {
  fr: {
    choose: (number: string) => `Choisir ${number}`,
    prepare: 'Commencer la préparation',
    prepared: '2 préparations commencent',
    papers: {
      Prélèvement: 'prelevement.pdf',
      Colisage: 'colisage.pdf',
      Étiquettes: 'etiquettes.pdf',
    },
    search: 'Chercher',
    pack: 'Faire un colis',
    leaves: /Il part tout de suite/,
    make: 'Faire ce colis',
    shipped: 'expédié',
  },
  en: {
    choose: (number: string) => `Select ${number}`,
    prepare: 'Start preparation',
    prepared: '2 preparations start',
    papers: {
      'Pick list': 'pick-list.pdf',
      'Packing lists': 'packing-lists.pdf',
      Labels: 'labels.pdf',
    },
    search: 'Search',
    pack: 'Make a parcel',
    leaves: /It leaves right away/,
    make: 'Make this parcel',
    shipped: 'shipped',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

async function bought(quantity: number): Promise<string> {
  const { url } = stage.server;
  const lines = [line('box-saveurs', quantity)];
  const { totals } = await callOver(url, quoteCart, { lines }, 'fr');
  const asked = {
    ...{ checkoutKey: crypto.randomUUID(), lines, expectedGrossCents: totals.grossCents },
    form: BUYER,
  };
  const order = await callOver<PlaceOrder>(url, placeOrder, asked, 'fr');
  await decide(order.redirectUrl ?? '', 'paid');
  return order.number;
}

/** As a reader of bar codes does it: the signs of the code, then Enter. */
async function scan(page: Page, label: string, number: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(number);
  await page.keyboard.press('Enter');
}

describeInEachLanguage(
  import.meta.url,
  'several orders are worked on together, in %s',
  (language) => {
    const words = WORDS[language];

    test('two orders are chosen, begun and printed; the bars of one open it, and its parcel leaves as it is made', async () => {
      const numbers = [await bought(2), await bought(3)];
      const { page, leave } = await comeBack(stage, {
        email: CLAIRE,
        language,
        path: '/cms/orders',
      });
      for (const number of numbers)
        await page.getByRole('checkbox', { name: words.choose(number) }).check();
      await expectForEverybody(page, language);
      await page.getByRole('button', { name: words.prepare }).click();
      await page.getByText(words.prepared).first().waitFor();
      // They stay chosen: the papers of the same orders come next.
      for (const [paper, name] of Object.entries(words.papers)) {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: paper, exact: true }).click();
        expect((await saved).suggestedFilename()).toBe(name);
      }
      const [number = ''] = numbers;
      await scan(page, words.search, number);
      await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
      await page.getByRole('button', { name: words.pack }).click();
      await page.getByLabel(words.leaves).check();
      await expectForEverybody(page, language);
      await page.getByRole('button', { name: words.make }).click();
      await page.getByText(words.shipped, { exact: true }).first().waitFor();
      await leave();
    });
  },
);
