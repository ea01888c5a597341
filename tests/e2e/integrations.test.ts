import { expect, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';

const WORDS = {
  fr: {
    make: 'Créer une clé',
    save: 'Créer la clé',
    name: 'Nom de la clé',
    tick: 'Cochez au moins une ligne.',
    orders: 'Commandes',
    key: 'Clé',
    done: 'C’est fait',
    unused: /jamais utilisée/,
    revoke: 'Révoquer\u00a0: ERP',
    revokeYes: 'Révoquer la clé',
    revoked: /révoquée/,
    add: 'Ajouter un webhook',
    url: 'Adresse qui reçoit les messages',
    addIt: 'Ajouter',
    wrong: /Une adresse en https/,
    secret: 'Secret',
  },
  en: {
    make: 'Create a key',
    save: 'Create the key',
    name: 'Name of the key',
    tick: 'Tick at least one line.',
    orders: 'Orders',
    key: 'Key',
    done: 'Done',
    unused: /never used/,
    revoke: 'Revoke: ERP',
    revokeYes: 'Revoke the key',
    revoked: /revoked/,
    add: 'Add a webhook',
    url: 'Address that receives the messages',
    addIt: 'Add',
    wrong: /An https address/,
    secret: 'Secret',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const ADDRESS = 'https://erp.atelier-lumiere.example/prevenance';

const stage = setStage();

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];

  test('an owner creates a key, sees it once and revokes it, and adds a webhook', async () => {
    const claire = await comeBack(stage, { email: CLAIRE, path: '/dashboard/billing', language });
    const { page } = claire;
    const keys = page.locator('#api-keys');
    await keys.getByRole('button', { name: words.make }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.name).fill('ERP');
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.getByText(words.tick).waitFor();
    await expectForEverybody(page, language);
    await dialog.getByLabel(words.orders).check();
    await dialog.getByRole('button', { name: words.save }).click();
    const shown = dialog.getByLabel(words.key, { exact: true });
    expect(await shown.inputValue()).toMatch(/^prv_[0-9a-f]{8}_/);
    await expectForEverybody(page, language);
    await dialog.getByRole('button', { name: words.done }).click();
    await keys.getByText(words.unused).first().waitFor();
    await keys.getByRole('button', { name: words.revoke }).click();
    await page.getByRole('button', { name: words.revokeYes }).click();
    await keys.getByText(words.revoked).first().waitFor();

    const webhooks = page.locator('#webhooks');
    await webhooks.getByRole('button', { name: words.add }).click();
    await dialog.getByLabel(words.url).fill('https://127.0.0.1/');
    await dialog.getByLabel(words.orders).check();
    await dialog.getByRole('button', { name: words.addIt, exact: true }).click();
    await dialog.getByText(words.wrong).waitFor();
    await dialog.getByLabel(words.url).fill(ADDRESS);
    await dialog.getByRole('button', { name: words.addIt, exact: true }).click();
    expect(await dialog.getByLabel(words.secret, { exact: true }).inputValue()).toMatch(/^whsec_/);
    await dialog.getByRole('button', { name: words.done }).click();
    await webhooks.getByText(ADDRESS).waitFor();
    await expectForEverybody(page, language);
    await claire.leave();
  });
});
