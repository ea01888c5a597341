import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, isAlive } from '../support/visitor.ts';

const HELENE = 'helene.faure@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';

const WORDS = {
  fr: {
    unit: 'Unité de travail',
    addRisk: 'Ajouter un risque',
    editRisk: /^Modifier le risque/,
    hazard: 'Danger',
    situation: 'Situation dangereuse',
    save: 'Enregistrer',
    kept: 'Gardé sur cet appareil, en attendant la connexion',
    offline: /Vous êtes hors ligne/,
    waiting: /Une modification attend/,
    conflict: /Quelqu’un d’autre a modifié cette fiche/,
    replace: 'Mettre ma version à la place',
    readOnly: /Vous lisez ce document/,
    document: 'Document unique',
    read: 'PDF de la version 1',
    draft: /Vous retrouvez ce que vous aviez écrit/,
    dropDraft: 'Repartir de ce qui est enregistré',
    meanwhile: /a modifié cette fiche entre-temps/,
    stale: /a modifié cette fiche depuis/,
    close: 'Fermer',
  },
  en: {
    unit: 'Work unit',
    addRisk: 'Add a risk',
    editRisk: /^Change the risk/,
    hazard: 'Hazard',
    situation: 'Dangerous situation',
    save: 'Save',
    kept: 'Kept on this device until there is a connection',
    offline: /You are offline/,
    waiting: /One change waits/,
    conflict: /Somebody else changed this entry/,
    replace: 'Put my version in its place',
    readOnly: /You read this document/,
    document: 'Risk document',
    read: 'PDF of version 1',
    draft: /You find again what you had written/,
    dropDraft: 'Start from what is saved',
    meanwhile: /has changed this entry meanwhile/,
    stale: /has changed this entry since/,
    close: 'Close',
  },
} as const;

const UNITS = '/dashboard/risks/units';

const stage = setStage();

describeInEachLanguage(import.meta.url, 'the prevention lead who reads %s', (language) => {
  const words = WORDS[language];

  test('writes risks in a workshop without a network: they leave once it is back', async () => {
    const manner = { language, width: 'tablet', keepsPages: true } as const;
    const helene = await comeBack(stage, { email: HELENE, path: UNITS, ...manner });
    const { page, context } = helene;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await page.getByLabel(words.unit, { exact: true }).waitFor();
    await isAlive(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const files = 'prevenance-files-v2 /dashboard/risks/units';
      // Until the files of the page are kept.
      while ((await (await caches.open(files)).keys()).length < 12) {
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    await page.reload();
    await page.getByRole('button', { name: words.addRisk }).waitFor();
    const units = page.getByLabel(words.unit, { exact: true });
    const [first, second] = await units.getByRole('option').allInnerTexts();
    const nameOf = (option = '') => option.split(' · ')[0] ?? '';
    const shown = page.getByRole('heading', { level: 2 });
    await units.selectOption({ label: second ?? '' });
    await shown.filter({ hasText: nameOf(second) }).waitFor();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    // From one unit to the other, as they were last seen.
    await units.selectOption({ label: first ?? '' });
    await shown.filter({ hasText: nameOf(first) }).waitFor();
    await page.getByRole('button', { name: words.addRisk }).click();
    await dialog.getByLabel(words.hazard, { exact: true }).selectOption('cuttingTools');
    const situation = `Lames nues sur l’établi (${language}).`;
    await dialog.getByLabel(words.situation).fill(situation);
    await dialog.getByRole('button', { name: words.save }).click();
    await page.getByText(words.kept).waitFor();
    await main.getByText(words.waiting).waitFor();
    await main.getByText(situation).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await main.getByText(words.offline).waitFor();
    await main.getByText(situation).waitFor();

    await context.setOffline(false);
    await main.getByText(words.waiting).waitFor({ state: 'detached' });
    await page.reload();
    await main.getByText(situation).waitFor();
    const rows = await stage.server.sql(
      `select count(*)::int as count from public.assessed_risks where situation = '${situation.replaceAll("'", "''")}'`,
    );
    expect(rows.rows[0]?.count).toBe(1);

    await context.setOffline(true);
    const written = main.getByRole('article').filter({ hasText: situation });
    await written.getByRole('button', { name: words.editRisk }).click();
    await dialog.getByLabel(words.situation).fill(`${situation} Hors ligne.`);
    await dialog.getByRole('button', { name: words.save }).click();
    await page.getByText(words.kept).waitFor();
    await stage.server.sql(`update public.assessed_risks set situation = 'Au bureau.'
      where situation = '${situation}'`);
    await context.setOffline(false);
    await main.getByText(words.conflict).waitFor();
    await main.getByRole('button', { name: words.replace }).click();
    await main.getByText(words.conflict).waitFor({ state: 'detached' });
    await main.getByText(`${situation} Hors ligne.`).waitFor();
    // Its requests that could not leave are the browser's to complain of.
    helene.complaints.length = 0;
    await helene.leave();
  });

  test('keeps what is typed in a form that was left', async () => {
    const manner = { language, width: 'phone' } as const;
    const helene = await comeBack(stage, { email: HELENE, path: UNITS, ...manner });
    const { page } = helene;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: words.addRisk }).click();
    await dialog.getByLabel(words.situation).fill('À moitié écrit');
    await page.reload();
    await page.getByRole('button', { name: words.addRisk }).click();
    expect(await dialog.getByLabel(words.situation).inputValue()).toBe('À moitié écrit');
    await dialog.getByText(words.draft).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.dropDraft }).click();
    expect(await dialog.getByLabel(words.situation).inputValue()).toBe('');
    await dialog.getByText(words.draft).waitFor({ state: 'detached' });
    await helene.leave();
  });

  test('writes one risk where the page was read again while it was being saved', async () => {
    const helene = await comeBack(stage, { email: HELENE, path: UNITS, language });
    const { page } = helene;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: words.addRisk }).click();
    await dialog.getByLabel(words.hazard, { exact: true }).selectOption('ladders');
    const situation = `Escabeau bancal (${language}).`;
    await dialog.getByLabel(words.situation).fill(situation);
    const arrived = () =>
      stage.server.sql(`select from public.assessed_risks where situation = '${situation}'`);
    // It arrives; its answer does not.
    await page.route('**/save-risk', async (route) => void (await route.fetch()), { times: 1 });
    await dialog.getByRole('button', { name: words.save }).click();
    await expect.poll(async () => (await arrived()).rows.length).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: words.addRisk }).click();
    await dialog.getByText(words.draft).waitFor();
    const save = dialog.getByRole('button', { name: words.save, exact: true });
    await save.click();
    await save.waitFor({ state: 'detached' });
    expect((await arrived()).rows).toHaveLength(1);
    await helene.leave();
  });

  test('does not write over what somebody else saved meanwhile', async () => {
    const helene = await comeBack(stage, { email: HELENE, path: UNITS, language });
    const { page } = helene;
    const dialog = page.getByRole('dialog');
    const situation = dialog.getByLabel(words.situation);
    const edit = page.getByRole('button', { name: words.editRisk }).first();
    await edit.click();
    const before = await situation.inputValue();
    await situation.fill(`${before} Vu ce matin.`);
    const theirs = `Relu au bureau (${language}).`;
    await stage.server.sql(`update public.assessed_risks set situation = '${theirs}'
      where situation = '${before.replaceAll("'", "''")}'`);
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.getByText(words.meanwhile).waitFor();
    // Read again behind the dialog: still not theirs to overwrite by a second press.
    await page.locator('main').getByText(theirs).waitFor();
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.getByText(words.meanwhile).waitFor();
    await dialog.getByRole('button', { name: words.close }).click();
    await page
      .getByRole('article')
      .filter({ hasText: theirs })
      .getByRole('button', { name: words.editRisk })
      .click();
    await dialog.getByText(words.stale).waitFor();
    expect(await situation.inputValue()).toBe(`${before} Vu ce matin.`);
    await dialog.getByRole('button', { name: words.dropDraft }).click();
    expect(await situation.inputValue()).toBe(theirs);
    forgive(helene, 409);
    forgive(helene, 409);
    await helene.leave();
  });

  test('the works council reads it and writes nothing; a worker reads the version in force', async () => {
    const karim = await comeBack(stage, { email: KARIM, path: UNITS, language });
    await karim.page.getByText(words.readOnly).waitFor();
    await karim.page.getByLabel(words.unit, { exact: true }).waitFor();
    expect(await karim.page.getByRole('button', { name: words.addRisk }).count()).toBe(0);
    await karim.leave();

    const path = '/user-dashboard#duerp';
    const lea = await comeBack(stage, { email: LEA, path, language, width: 'phone' });
    await lea.page.getByRole('heading', { name: words.document }).waitFor();
    const [download] = await Promise.all([
      lea.page.waitForEvent('download'),
      lea.page.getByRole('button', { name: words.read }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/version-1\.pdf$/);
    expect(await axeViolations(lea.page)).toEqual([]);
    await lea.leave();
  });
});
