import { expect } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { testInEachLanguage } from '../support/in-each-language.ts';
import { readPdf } from '../support/read-pdf.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    days: 'Délai, en jours',
    save: 'Enregistrer',
    saved: 'C’est enregistré, et déjà montré',
    typed: '41',
    promised: 'dans les 41 jours de la livraison',
    changed: 'Modifié\u00a0: Échange.',
    paper: /^Version 1 du /,
    accessibility: 'Accessibilité\u00a0: non conforme',
    statement: 'Déclaration d’accessibilité',
    missing: 'Cette page n’existe pas',
  },
  en: {
    days: 'Time limit, in days',
    save: 'Save',
    saved: 'It is saved, and shown already',
    typed: '42',
    promised: 'within 42 days of delivery',
    changed: 'Changed: Exchange.',
    paper: /^Version 1 of /,
    accessibility: 'Accessibility: not compliant',
    statement: 'Accessibility statement',
    missing: 'This page does not exist',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const stage = setStage();

testInEachLanguage(
  import.meta.url,
  'a setting that staff change is on the page and on its paper, and the version before stays, in %s',
  async (language) => {
    const words = WORDS[language];
    await stage.server.sql(`insert into public.user_roles (user_id, role)
      select id, 'admin' from auth.users where email = '${CLAIRE}' on conflict do nothing`);
    const claire = await comeBack(stage, {
      email: CLAIRE,
      language,
      path: '/cms/settings?section=prices',
    });
    const days = claire.page.getByLabel(words.days);
    await days.fill(words.typed);
    const form = claire.page.locator('form', { has: days });
    await form.getByRole('button', { name: words.save, exact: true }).click();
    await claire.page.getByText(words.saved).first().waitFor();
    await claire.leave();

    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await page.goto('/cgv');
    await isAlive(page);
    await page.getByText(words.promised).waitFor();
    await page.getByText(words.changed).first().waitFor();
    const paperOf = async (link: string | null) =>
      readPdf(await (await fetch(new URL(link ?? '', stage.server.url))).blob());
    const textOf = async (link: string | null) => (await paperOf(link)).text.replace(/\s+/g, ' ');
    const newest = page.getByRole('link', { name: /\(PDF\)/ }).first();
    expect(await textOf(await newest.getAttribute('href'))).toContain(words.promised);
    const first = page.getByRole('link', { name: words.paper });
    expect(await textOf(await first.getAttribute('href'))).not.toContain(words.promised);
    const unknown = await page.goto('/cgv.pdf?version=99');
    expect(unknown?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: words.missing }).waitFor();
    await isAlive(page);
    await page.getByRole('link', { name: words.accessibility }).click();
    await page.getByRole('heading', { level: 2, name: words.statement }).waitFor();
    expect(new URL(page.url()).hash).toBe('#accessibility');
    await expectForEverybody(page, language);
    // The browser says of the address that it was not found.
    visitor.complaints.length = 0;
    await visitor.leave();
  },
);
