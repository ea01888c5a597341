import { beforeAll, describe, expect, test } from 'vitest';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, hasArrived, isAlive, type Visitor } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();

describe('the registers, on the screen of the employer', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    const path = '/dashboard/risks/registers';
    visitor = await comeBack(stage, { email: CLAIRE, path, language: 'fr' });
    return () => visitor.leave();
  });

  async function open(register: string) {
    const { page } = visitor;
    await page.goto(`/dashboard/risks/registers?register=${register}`);
    await isAlive(page);
    await hasArrived(page);
    return page;
  }

  test('a line of the CMR list is added, told what is missing beside its field, and shown', async () => {
    const page = await open('cmr');
    await page.getByRole('button', { name: 'Ajouter une exposition', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter une exposition' });
    await dialog.getByLabel('Nom et prénom').fill('Temporaire Ana');
    await dialog.getByLabel('Depuis le').fill('2026-09-01');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('À remplir.').waitFor();
    expect(await dialog.getByLabel('Nom et prénom').inputValue()).toBe('Temporaire Ana');
    await dialog.getByLabel('Substance ou procédé').fill('Fumées de soudage inox');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Temporaire Ana · Fumées de soudage inox' }).waitFor();
    const council = page.getByRole('heading', { name: 'Ce que lisent le CSE et les salariés' });
    await council.waitFor();
  });

  test('what came of an accident is said without its entry being changed', async () => {
    const page = await open('accidents');
    await page
      .getByRole('button', { name: /^Suite donnée/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Suite donnée' });
    expect(await dialog.getByLabel('Circonstances').count()).toBe(0);
    await dialog.getByLabel('Visa du donneur de soins, le').fill('2026-01-01');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Rayez l’inscription et faites-en une autre').waitFor();
    forgive(visitor, 409);
  });

  test('a file with names is downloaded, and is in the list of files from then on', async () => {
    const page = await open('cmr');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Liste (CSV)', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('liste-cmr.csv');
    await page.getByText('Pas noté comme remis').first().waitFor();
  });
});
