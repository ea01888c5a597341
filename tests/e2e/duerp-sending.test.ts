import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    download: /^Télécharger la version \d+ \(PDF\)$/,
    others: 'Autres fichiers',
    archive: 'Toutes les versions (ZIP)',
    send: 'Envoyer au service de santé au travail',
    recipient: 'Service de santé au travail',
    email: 'Adresse e-mail du service',
    wrong: 'Une adresse e-mail valable.',
    submit: 'Envoyer',
    waiting: 'En attente de réception',
    name: 'Votre nom et votre fonction',
    required: 'À remplir : votre nom.',
    receive: 'J’ai reçu cette version',
    done: /^Réception déclarée le .* par Dr Petit, médecin du travail\.$/,
    receipt: 'Reçu (PDF)',
  },
  en: {
    download: /^Download version \d+ \(PDF\)$/,
    others: 'Other files',
    archive: 'All versions (ZIP)',
    send: 'Send to the occupational health service',
    recipient: 'Occupational health service',
    email: 'E-mail address of the service',
    wrong: 'A valid e-mail address.',
    submit: 'Send',
    waiting: 'Waiting to be received',
    name: 'Your name and function',
    required: 'Your name, please.',
    receive: 'I have received this version',
    done: /^Said to be received on .* by Dr Petit, médecin du travail\.$/,
    receipt: 'Receipt (PDF)',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];
  const address = `spst-${language}@sante.example`;

  test('HR sends the version in force, and the health service says that it received it', async () => {
    const claire = await comeBack(stage, {
      email: 'claire.moreau@atelier-lumiere.example',
      path: '/dashboard/risks',
      language,
    });
    const { page } = claire;
    await page.getByRole('button', { name: words.download }).waitFor();
    // One file stands out; the others are one step away.
    expect(await page.getByRole('button', { name: words.archive }).isVisible()).toBe(false);
    await page.getByText(words.others, { exact: true }).click();
    await page.getByRole('button', { name: words.archive }).waitFor();
    await looksWell(page, `overview-${language}`);

    await page.goto('/dashboard/risks/versions');
    await page.getByRole('button', { name: words.send }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.recipient).fill('Santé au travail');
    await dialog.getByLabel(words.email).fill('pas une adresse');
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await dialog.getByText(words.wrong).waitFor();
    await dialog.getByLabel(words.email).fill(address);
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();

    const mail = await mailTo(stage.server.mailbox, address, 'Document unique');
    const [link = ''] = /https?:\S+reception=\S+/.exec(mail.text ?? '') ?? [];
    const doctor = await welcome(stage.browser, stage.server.url, { language });
    await doctor.page.goto(new URL(link).pathname + new URL(link).search);
    await doctor.page.getByRole('button', { name: words.receive }).click();
    await doctor.page.getByText(words.required).waitFor();
    await looksWell(doctor.page, `reception-${language}`);
    await page.reload();
    await page.getByText(words.waiting).first().waitFor();
    await doctor.page.getByLabel(words.name).fill('Dr Petit, médecin du travail');
    await doctor.page.getByRole('button', { name: words.receive }).click();
    await doctor.page.getByText(words.done).waitFor();
    await page.reload();
    await page.getByText(words.done).first().waitFor();
    await looksWell(page, `versions-${language}`);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.receipt }).first().click(),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
    await doctor.leave();
    await claire.leave();
  });
});

async function looksWell(page: Page, name: string): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.SHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
}
