import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { type PlaceOrder, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { axeViolations } from '../support/axe.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { camtFile, mt940File } from '../support/statement-files.ts';

const WORDS = {
  fr: {
    statement: 'Choisir un relevé',
    certain: 'certain',
    probable: 'probable',
    passedOver: 'Une autre ligne, qui n’est pas importée',
    debit: 'Argent sorti',
    run: 'Importer 2 virements',
    imported: '2 virements importés',
    maybe: (number: string) => `Peut-être ${number}`,
    attribute: /^Attribuer/,
    number: 'Numéro de la commande',
    attributed: 'Le virement est attribué',
    known: 'déjà importé',
    another: 'Choisir un autre fichier',
    unread: /^Ligne 5 \(:61:\)\s: l’opération ne se lit pas\.$/,
    doctype: /DOCTYPE/,
  },
  en: {
    statement: 'Choose a statement',
    certain: 'certain',
    probable: 'probable',
    passedOver: 'One other line, which is not imported',
    debit: 'Money that went out',
    run: 'Import 2 transfers',
    imported: '2 transfers imported',
    maybe: (number: string) => `Perhaps ${number}`,
    attribute: /^Attribute/,
    number: 'Order number',
    attributed: 'The transfer is attributed',
    known: 'imported before',
    another: 'Choose another file',
    unread: /^Line 5 \(:61:\): the movement cannot be read\.$/,
    doctype: /DOCTYPE/,
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

async function orderOf(legalName: string, quantity: number, language: Language) {
  const lines = [line('box-saveurs', quantity)];
  const { url } = stage.server;
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const company = { ...BUYER.company, legalName, email: `${crypto.randomUUID()}@exemple.example` };
  const order = await callOver<PlaceOrder>(
    url,
    placeOrder,
    {
      checkoutKey: crypto.randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: { ...BUYER, company, paymentMethod: 'transfer' },
    },
    language,
  );
  return { number: order.number, grossCents: totals.grossCents };
}

describeInEachLanguage(import.meta.url, 'staff bring a statement, in %s', (language) => {
  const words = WORDS[language];

  test('each line says how sure it is, the rest why it is none; what is guessed is attributed by a person', async () => {
    const paid = await orderOf('Atelier Nord', 2, language);
    const guessed = await orderOf(`Menuiserie Kerdoncuff ${language}`, 7, language);
    const visitor = await comeBack(stage, {
      email: CLAIRE,
      language,
      path: '/cms/orders?view=transfers',
    });
    const { page, leave } = visitor;
    const day = { bookedOn: '2026-11-20' };
    const lines = [
      {
        ...day,
        amountCents: paid.grossCents,
        name: 'ATELIER NORD',
        reference: creditorReferenceOf(paid.number),
        bankId: `B1${language}`,
      },
      {
        ...day,
        amountCents: guessed.grossCents,
        name: `MENUISERIE KERDONCUFF ${language}`,
        text: 'COFFRETS DE NOEL',
        bankId: `B2${language}`,
      },
      { ...day, amountCents: 5_000, name: 'EDF', isIn: false, bankId: `B3${language}` },
    ];
    const drop = (name: string, text: string) =>
      page
        .getByLabel(words.statement)
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await drop('releve.xml', camtFile([{ lines }]));
    await page.getByText(words.certain, { exact: true }).waitFor();
    await page.getByText(words.probable, { exact: true }).waitFor();
    await page.getByText(words.maybe(guessed.number)).waitFor();
    await page.getByText(words.passedOver).first().click();
    await page.getByText(words.debit).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.run }).click();
    await page.getByText(words.imported).first().waitFor();

    await page
      .getByRole('row', { name: /KERDONCUFF/ })
      .getByRole('button', { name: words.attribute })
      .click();
    const dialog = page.locator('[role=dialog][data-over-page]');
    await expect.poll(() => dialog.getByLabel(words.number).inputValue()).toBe(guessed.number);
    await dialog.getByRole('button', { name: words.attribute }).click();
    await page.getByText(words.attributed).first().waitFor();

    // The same lines in the other format, and one that cannot be read.
    const again = mt940File([{ lines }]).replace(':61:', ':61:PERDU\r\n:61:');
    await drop('releve.sta', again);
    await page.getByText(words.unread).waitFor();
    await page.getByText(words.known, { exact: true }).nth(1).waitFor();
    await page.getByRole('button', { name: words.another }).click();
    await drop('releve.xml', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>');
    await page.getByText(words.doctype).waitFor();
    await leave();
  });
});
