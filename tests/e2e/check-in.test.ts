import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { enter, hasTheFocus, tabTo } from '../support/keyboard.ts';
import { comeBack, signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, isAlive, type Visitor, welcome } from '../support/visitor.ts';

const CAST = {
  fr: 'lea.fontaine@atelier-lumiere.example',
  en: 'mai.nguyen@atelier-lumiere.example',
} as const;

const WORDS = {
  fr: {
    subject: 'Comment va le travail\u202f?',
    going: 'Comment va le travail aujourd’hui\u202f?',
    energy: 'Et votre énergie\u202f?',
    answers: ['Très mal', 'Plutôt mal', 'Moyen', 'Plutôt bien', 'Très bien'],
    well: 'Plutôt bien',
    drained: 'À plat',
    agree: 'Tout à fait',
    save: 'Enregistrer',
    kept: 'C’est noté, merci.',
    change: 'Changer ma réponse',
    trends: 'Voir mes tendances',
    ownTrends: 'Vos tendances',
    one: /une réponse/,
    whoSees: 'Qui voit quoi\u202f?',
    council: 'Les RH et le CSE',
    help: 'De l’aide maintenant',
    call: 'Appeler le 3114',
    close: 'Fermer',
    offline: /Vous êtes hors ligne\. Les questions/,
    waiting: /votre réponse attend sur cet appareil/,
    sent: 'Vos réponses en attente sont parties.',
    nothing: /Répondez à une question au moins/,
    note: /Elle reste sur cet appareil/,
    erase: 'Tout effacer',
    eraseConfirm: 'Effacer mes réponses',
    erased: 'Vos réponses sont effacées.',
    over: 'Ce lien n’est plus valable',
  },
  en: {
    subject: 'How is work going?',
    going: 'How is work going today?',
    energy: 'And your energy?',
    answers: ['Very badly', 'Rather badly', 'So-so', 'Rather well', 'Very well'],
    well: 'Rather well',
    drained: 'Drained',
    agree: 'Entirely',
    save: 'Save',
    kept: 'Noted, thank you.',
    change: 'Change my answer',
    trends: 'See my trends',
    ownTrends: 'Your trends',
    one: /one answer/,
    whoSees: 'Who sees what?',
    council: 'HR and the works council',
    help: 'Help, now',
    call: 'Call 3114',
    close: 'Close',
    offline: /You are offline\. Today/,
    waiting: /your answer is waiting on this device/,
    sent: 'The answers that were waiting have left.',
    nothing: /Answer one question at least/,
    note: /It stays on this device/,
    erase: 'Erase everything',
    eraseConfirm: 'Erase my answers',
    erased: 'Your answers are erased.',
    over: 'This link is no longer valid',
  },
} as const;

const stage = setStage();

/** The link of a reminder for somebody of the demo, as it would leave at the hour of their site. */
async function remind(language: Language): Promise<URL> {
  const email = CAST[language];
  await stage.server.sql(`update auth.users set language = '${language}' where email = '${email}'`);
  await stage.server.sql(`select graphile_worker.add_job('send-mail', json_build_object(
    'kind', 'check-in', 'subjectId',
    id || ' ' || (now() at time zone 'Europe/Paris')::date)) from public.employees
    where email = '${email}'`);
  const text = async () =>
    (await stage.server.mailbox.list()).find(
      ({ subject, to }) =>
        subject === WORDS[language].subject && to?.some(({ address }) => address === email),
    )?.text;
  await expect.poll(text).toBeDefined();
  return new URL(/https?:\S+check-in=\S+/.exec((await text()) ?? '')?.[0] ?? 'none:');
}

const answerTo = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true });

function signedIn(language: Language, keepsPages = false): Promise<Visitor> {
  const manner = { language, width: 'phone', keepsPages } as const;
  return comeBack(stage, { email: CAST[language], path: '/mood', ...manner });
}

describeInEachLanguage(import.meta.url, 'an employee who reads %s', (language) => {
  const words = WORDS[language];

  test('answers from the mail, whose link says nothing; by keyboard, in letters twice as large', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    const { page } = visitor;
    await page.addInitScript(() => localStorage.setItem('prevenance-text-size', '200'));
    const link = await remind(language);
    await page.goto(`${link.pathname}${link.search}`);
    const group = page.getByRole('group', { name: words.going });
    expect([...link.searchParams.keys()]).toEqual(['check-in']);
    // Whatever somebody adds to the link chooses nothing either.
    await page.goto(`${link.pathname}${link.search}&mood=2`);
    await group.waitFor();
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('200');
    expect(await axeViolations(page)).toEqual([]);
    await tabTo(page, group.getByRole('radio').first());
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
    // As a reader of screens tells it: the question, its five answers in words, the one given.
    const tree = await group.ariaSnapshot();
    for (const [at, answer] of words.answers.entries()) {
      expect(tree).toContain(`- radio "${answer}"${at === 3 ? ' [checked]' : ''}`);
    }
    await tabTo(page, page.getByRole('group', { name: words.energy }).getByRole('radio').first());
    await page.keyboard.press('Space');
    await enter(page, page.getByRole('button', { name: words.save }));
    await page.getByText(words.kept).waitFor();
    await enter(page, page.getByRole('link', { name: words.trends }));
    await signInHere(page, stage.server, { email: CAST[language], language });
    await page.getByText(words.kept).waitFor();
    await page.getByRole('heading', { name: words.ownTrends }).waitFor();
    await page.goto(`/mood?check-in=${link.searchParams.get('check-in')}x`);
    await page.getByRole('heading', { name: words.over }).waitFor();
    // Asked twice, as every question is.
    forgive(visitor, 404);
    forgive(visitor, 404);
    await visitor.leave();
  });

  test('answers in twenty seconds with the keyboard, changes it, and knows who sees what', async () => {
    const visitor = await signedIn(language);
    const { page } = visitor;
    await enter(page, page.getByRole('button', { name: words.change }));
    await tabTo(page, page.getByRole('group', { name: words.going }).getByRole('radio').nth(3));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('button', { name: words.save }));
    await page.getByText(words.kept).waitFor();
    await enter(page, page.getByRole('button', { name: words.whoSees }));
    await page.getByRole('dialog').getByRole('heading', { name: words.council }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const help = page.getByRole('button', { name: words.help }).first();
    await enter(page, help);
    const call = page.getByRole('dialog').getByRole('link', { name: words.call });
    expect(await call.getAttribute('href')).toBe('tel:3114');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await hasTheFocus(page, help);
    await page.getByLabel(words.note).fill('Penser à souffler.');
    await page.reload();
    await page.getByRole('heading', { name: words.ownTrends }).waitFor();
    expect(await page.getByLabel(words.note).inputValue()).toBe('Penser à souffler.');
    await visitor.leave();
  });

  test('has the button in sight on a small phone before anything is scrolled, and saves in four taps', async () => {
    const visitor = await signedIn(language);
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 664 });
    const save = page.getByRole('button', { name: words.save });
    const change = page.getByRole('button', { name: words.change });
    await save.or(change).first().waitFor();
    if (await change.isVisible()) await change.click();
    await save.waitFor();
    const bar = await page.locator('[data-tab-bar]').boundingBox();
    const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await answerTo(page, words.going, words.well).click();
    await answerTo(page, words.energy, words.drained).click();
    await save.click();
    await page.getByText(words.kept).waitFor();
    await visitor.leave();
  });

  test('answers without a connection: kept on the phone, sent once when it is back', async () => {
    const visitor = await signedIn(language, true);
    const { page, context } = visitor;
    await page.getByText(words.kept).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // Until the files of the page are kept.
      while ((await (await caches.open('prevenance-files-v2 /mood')).keys()).length < 12) {
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    await page.reload();
    await page.getByText(words.kept).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText(words.offline).waitFor();
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.nothing).waitFor();
    await answerTo(page, words.going, words.well).click();
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.waiting).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/check-in')) sent.push(request.postData() ?? '');
    });
    // What the browser says of a network that is not there.
    visitor.complaints.length = 0;
    await context.setOffline(false);
    await page.getByText(words.sent).waitFor();
    expect(sent).toHaveLength(1);
    await page.reload();
    await isAlive(page);
    await page.getByText(words.kept).waitFor();
    await page.getByRole('button', { name: words.change }).click();
    const radios = page.getByRole('group', { name: words.going }).getByRole('radio');
    expect(await radios.nth(3).isChecked()).toBe(true);
    visitor.complaints.length = 0;
    await visitor.leave();
  });

  test('erases everything, and is told so', async () => {
    const visitor = await signedIn(language);
    const { page } = visitor;
    await page.getByRole('button', { name: words.erase }).click();
    await page.getByRole('button', { name: words.eraseConfirm }).click();
    await page.getByText(words.erased).waitFor();
    await page.getByRole('button', { name: words.erase }).waitFor({ state: 'detached' });
    await visitor.leave();
  });
});
