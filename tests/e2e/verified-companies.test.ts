import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { startRegistryDouble } from '../support/registry-double/registry-double.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived } from '../support/visitor.ts';

const WORDS = {
  fr: {
    name: 'Raison sociale',
    headcount: 'Nombre de salariés',
    employer: 'Un employeur',
    create: 'Ouvrir l’espace',
    shared: 'Ce SIREN a déjà un espace',
    reachedAt: 'Comment joindre l’entreprise',
    ask: 'Demander la vérification',
    asked: /^Demande reçue le/,
    domain: /jusqu’à \d+ adresses en @menuiserie-roux-fr\.example/,
    work: /à vérifier/,
    examine: 'Examiner Menuiserie Roux fr',
    sameName: 'C’est bien le nom de l’espace.',
    note: 'Ce que vous avez vu',
    means: 'Vu par',
    save: 'Enregistrer la décision',
    required: 'À compléter.',
    saved: 'La décision est enregistrée',
    verified: 'Vérifiée',
  },
  en: {
    name: 'Legal name',
    headcount: 'Number of employees',
    employer: 'An employer',
    create: 'Open the space',
    shared: 'This SIREN already has a space',
    reachedAt: 'How to reach the company',
    ask: 'Ask to be verified',
    asked: /^Request received on/,
    domain: /up to \d+ addresses at @menuiserie-roux-en\.example/,
    work: /to verify/,
    examine: 'Examine Menuiserie Roux en',
    sameName: 'That is the name of the space.',
    note: 'What you have seen',
    means: 'Seen by',
    save: 'Save the decision',
    required: 'Please fill in.',
    saved: 'The decision is saved',
    verified: 'Verified',
  },
} as const;

const STAFF = 'equipe@prevenance.example';
/** Of Atelier Lumière, which is verified. */
const SIREN = '732829320';

let registry: Awaited<ReturnType<typeof startRegistryDouble>>;
beforeAll(async () => {
  registry = await startRegistryDouble();
});
const stage = setStage(() => ({ COMPANY_REGISTRY_URL: registry.url }));
afterAll(() => registry.stop());

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];
  const name = `Menuiserie Roux ${language}`;

  test('a space with a SIREN that exists says so to everybody, asks to be verified, and staff decide', async () => {
    registry.enter({ siren: SIREN, nom_complet: name.toUpperCase() });
    const owner = await comeBack(stage, {
      email: `claire@menuiserie-roux-${language}.example`,
      path: '/dashboard',
      language,
    });
    const { page } = owner;
    await hasArrived(page);
    await page.getByLabel(words.name).fill(name);
    await page.getByLabel('SIREN').fill(SIREN);
    await page.getByLabel(words.headcount).fill('40');
    await page.getByText(words.employer).click();
    await page.getByRole('button', { name: words.create }).click();
    await page.getByText(words.shared).waitFor();
    await page.goto('/dashboard/settings');
    await page.getByText(words.domain).waitFor();
    await page.getByRole('button', { name: words.ask }).click();
    await page.getByLabel(words.reachedAt).fill('02 40 00 00 00, Mme Roux');
    await page.getByRole('button', { name: words.ask }).click();
    await page.getByText(words.asked).waitFor();
    await expectForEverybody(page, language);

    const staff = await comeBack(stage, { email: STAFF, path: '/cms', language });
    await hasArrived(staff.page);
    await staff.page.getByRole('link', { name: words.work }).click();
    await staff.page.getByRole('button', { name: words.examine }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByText('02 40 00 00 00, Mme Roux').waitFor();
    await dialog.getByText(words.sameName).waitFor();
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.getByText(words.required).waitFor();
    await expectForEverybody(staff.page, language);
    await dialog.getByLabel(words.note).fill('Rappelée au standard');
    await dialog.getByLabel(words.means).selectOption('registry');
    await dialog.getByRole('button', { name: words.save }).click();
    await staff.page.getByText(words.saved).first().waitFor();
    await staff.leave();

    await page.reload();
    await page.getByText(words.verified, { exact: true }).waitFor();
    expect(await page.getByText(words.shared).count()).toBe(0);
    await owner.leave();
  });

  test('the owners of the verified company are told, without who it was', async () => {
    const { rows } = await stage.server.sql(`select details from public.notifications
      join auth.users on users.id = user_id where kind = 'siren-shared'
      and email = 'claire.moreau@atelier-lumiere.example'`);
    expect(rows).toEqual([{ details: { company: 'Atelier Lumière' } }]);
    const claire = await comeBack(stage, {
      email: 'claire.moreau@atelier-lumiere.example',
      path: '/dashboard/settings/journal',
      language,
    });
    await hasArrived(claire.page);
    const told = {
      fr: 'Un autre espace ouvert avec ce SIREN',
      en: 'Another space opened with this SIREN',
    };
    await claire.page.getByText(told[language]).waitFor();
    expect(await claire.page.getByText(name).count()).toBe(0);
    await claire.leave();
  });
});
