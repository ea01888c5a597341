import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';

const WORDS = {
  fr: {
    title: 'Vue d’ensemble',
    level: /^Climat .* sur.15, à .* près$/,
    thirtyDays: /^30 jours/,
    participation: 'Participation',
    signals: 'Signaux ouverts',
    todo: 'Que faire, maintenant ?',
    within: /^Sous 48 heures/,
    acknowledge: 'J’en ai pris connaissance',
    next: 'Prochaine étape : le confier à quelqu’un.',
    document: 'Document unique',
    due: /Mise à jour annuelle à faire avant|Un événement demande une mise à jour|en retard/,
    people: /salariés présents/,
    start: 'Pour bien commencer',
  },
  en: {
    title: 'Overview',
    level: /^An? .* out of 15, give or take .*$/,
    thirtyDays: /^30 days/,
    participation: 'Participation',
    signals: 'Open signals',
    todo: 'What to do now',
    within: /^Within 48 hours/,
    acknowledge: 'I have read it',
    next: 'Next step: give it to somebody.',
    document: 'Risk document',
    due: /yearly|event|late/i,
    people: /employees present/,
    start: 'A good start',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'whoever lands, in %s,', (language) => {
  const words = WORDS[language];

  test('HR reads how work is going, and takes a signal up from there', async () => {
    await stage.server.sql(
      'update risk_alerts set acknowledged_at = null, acknowledged_by = null, owner_id = null',
    );
    const { page, leave } = await comeBack(stage, { email: CLAIRE, language, path: '/dashboard' });
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await hasArrived(page);
    await page.getByRole('heading', { level: 2, name: words.level }).waitFor();
    await page.getByText(words.thirtyDays).first().waitFor();
    await page.getByText(words.participation, { exact: true }).waitFor();
    await page.getByRole('heading', { name: words.document, exact: true }).waitFor();
    await page.getByText(words.due).first().waitFor();
    await page.getByText(words.people).waitFor();
    // Everything of the beginning is done: no list of it is left.
    expect(await page.getByText(words.start).count()).toBe(0);
    const signal = page.getByRole('article').first();
    await signal.getByText(words.todo).click();
    await signal.getByText(words.within).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await signal.getByRole('button', { name: words.acknowledge }).click();
    await signal.getByText(words.next).waitFor();
    await leave();
  });

  test('the works council reads the same, and an employee is asked how it is going', async () => {
    const council = await comeBack(stage, { email: KARIM, language, path: '/dashboard' });
    await council.page.getByRole('heading', { level: 2, name: words.level }).waitFor();
    await council.page.getByRole('heading', { name: words.signals }).waitFor();
    await council.page.getByRole('article').first().waitFor();
    const acknowledge = council.page.getByRole('button', { name: words.acknowledge });
    expect(await acknowledge.count()).toBe(0);
    await council.leave();
    const lea = await comeBack(stage, { email: LEA, language, width: 'phone', path: '/dashboard' });
    await lea.page.waitForURL('**/mood');
    await lea.leave();
  });
});
