import { expect, test } from 'vitest';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    name: 'Votre nom',
    company: 'Entreprise ou CSE',
    message: 'Votre message',
    submit: 'Envoyer ma demande',
    sent: 'Demande envoyée ✅',
    thanks: 'Merci ! Nous vous recontactons rapidement pour votre devis ou démo.',
    failed: 'Envoi impossible',
    sorry:
      'Désolé, une erreur est survenue. Réessayez ou écrivez-nous directement bonjour@prevenance.example',
  },
  en: {
    name: 'Your name',
    company: 'Company or works council',
    message: 'Your message',
    submit: 'Send my request',
    sent: 'Request sent ✅',
    thanks: 'Thank you!',
    failed: 'Sending failed',
    sorry: 'bonjour@prevenance.example',
  },
} as const;

const stage = setStage();

/** Staff and sender are written to in either order, so a test waits for the one it names. */
const recipients = async () =>
  (await stage.server.mailbox.list()).flatMap((mail) =>
    (mail.to ?? []).map(({ address }) => address),
  );

describeInEachLanguage(import.meta.url, 'somebody who writes to us in %s', (language) => {
  const words = WORDS[language];
  const email = `${language}@atelier.example`;

  test('is told where the form is wrong, then thanked, and written to', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/contact');
    await isAlive(page);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('button', { name: words.submit }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await form.getByLabel(words.name).getAttribute('aria-invalid')).toBe('true');

    await form.getByLabel(words.name).fill('Claire Moreau');
    await form.getByLabel(words.company).fill('Atelier Lumière');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel(words.message).fill('Bonjour, trente box pour décembre ?');
    await form.getByRole('button', { name: words.submit }).click();
    await page.getByText(words.sent).first().waitFor();
    expect(await page.locator('body').textContent()).toContain(words.thanks);
    await expect.poll(recipients).toContain(email);
    await leave();
  });

  test('keeps what was typed when the sending fails, and is given another way', async () => {
    const { page, context, complaints, leave } = await welcome(stage.browser, stage.server.url, {
      language,
    });
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel(words.name).fill('Claire Moreau');
    await form.getByLabel(words.company).fill('Atelier Lumière');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel(words.message).fill('Bonjour, trente box pour décembre ?');
    await isAlive(page);
    await context.setOffline(true);
    await form.getByRole('button', { name: words.submit }).click();
    await page.getByText(words.failed).first().waitFor();
    expect(await page.locator('body').textContent()).toContain(words.sorry);
    expect(await form.getByLabel(words.message).inputValue()).toContain('trente box');
    await context.setOffline(false);
    complaints.length = 0;
    await leave();
  });
});

test('a producer applies from the boutique and is written to', async () => {
  const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'fr' });
  await page.goto('/boutique');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Votre nom').fill('Anne Le Goff');
  await form.getByLabel('Nom de la maison').fill('Biscuiterie Le Goff');
  await form.getByLabel('SIREN').fill('732 829 320');
  await form.getByLabel('Ville de l’atelier').fill('Pontivy');
  await form.getByLabel('E-mail').fill('anne@biscuiterie.example');
  await form.getByLabel('Ce que vous fabriquez').fill('Des sablés au beurre, pur blé breton.');
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect.poll(recipients).toContain('anne@biscuiterie.example');
  await leave();
});
