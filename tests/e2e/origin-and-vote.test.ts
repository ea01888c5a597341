import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    cards: 'Son passeport d’origine : Box Saveurs',
    passport: 'Passeport d’origine',
    table: 'L’origine de chaque produit',
    honey:
      /Miel de châtaignier.*Le Rucher de la Salindre.*Saint-Jean-du-Gard.*Prouvée, jusqu’au 31 mars 2028/,
    keep: 'Garder ce passeport (PDF)',
    passportFile: 'passeport-origine-box-saveurs.pdf',
    why: /Pourquoi une TVA à 5,5/,
    reason: /CGI,\sart\.\s278-0\sbis,\sA/,
    decided: 'Décidé le 2 novembre 2026 par : Direction (démonstration).',
    employer: /À 42,09.€ TTC, une pièce par an reste sous cette limite/,
    council: 'Le CSE',
    decides: 'C’est le CSE qui décide ?',
    pack: 'Dossier de vote du CSE (PDF)',
    packFile: 'dossier-de-vote-cse.pdf',
  },
  en: {
    cards: 'Its origin passport – Flavours Box',
    passport: 'Origin passport',
    table: 'The origin of each product',
    honey:
      /Chestnut honey.*Le Rucher de la Salindre.*Saint-Jean-du-Gard.*Proven, until 31 March 2028/,
    keep: 'Keep this passport (PDF)',
    passportFile: 'origin-passport-box-saveurs.pdf',
    why: /Why VAT at 5\.5/,
    reason: /art\.\s278-0\sbis,\sA/,
    decided: 'Decided on 2 November 2026 by: Direction (démonstration).',
    employer: /At €42\.09 incl\. VAT, one piece a year stays below this limit/,
    council: 'The works council (CSE)',
    decides: 'Does the works council decide?',
    pack: 'Works council vote pack (PDF)',
    packFile: 'works-council-vote-pack.pdf',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'before a works council votes, in %s', (language) => {
  const words = WORDS[language];

  test('somebody checks the origin and the rate, and takes the papers along', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/box');
    await isAlive(page);
    await page.getByRole('link', { name: words.cards }).click();
    const passport = page.getByRole('region', { name: words.passport });
    await passport.getByRole('table', { name: words.table }).waitFor();
    await isAlive(page);
    const passportSaved = page.waitForEvent('download');
    await passport.getByRole('button', { name: words.keep }).click();
    expect((await passportSaved).suggestedFilename()).toBe(words.passportFile);

    const why = page.getByRole('group').filter({ hasText: words.why });
    await why.getByText(words.why).click();
    for (const told of [words.reason, words.decided, words.employer]) {
      await why.getByText(told).waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/simulateur?headcount=60&plan=none&box.box-saveurs=2');
    await isAlive(page);
    await page.getByText(words.decides).click();
    await page.getByRole('button', { name: words.pack }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: words.council }).check();
    await page.getByText(words.decides).waitFor({ state: 'detached' });
    const packSaved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.pack }).click();
    expect((await packSaved).suggestedFilename()).toBe(words.packFile);
    await leave();
  });

  test('the passport and the reason of the rate are read without a script', async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.server.url,
      javaScriptEnabled: false,
      locale: language,
    });
    const page = await context.newPage();
    await page.goto('/boutique/produit/box-saveurs');
    const passport = page.getByRole('region', { name: words.passport });
    await passport.getByRole('row', { name: words.honey }).waitFor();
    await page.getByText(words.why).click();
    await page.getByText(words.decided).waitFor();
    await context.close();
  });
});
