import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SESSION_STORAGE_KEY } from '#platform/browser/stored-session.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { layoutShift, watchLayout } from '../support/layout-shifts.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived, isAlive, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';
const STAFF = 'equipe@prevenance.example';

const WORDS = {
  fr: {
    bar: 'Navigation de l’espace',
    owner: ['Accueil', 'Climat', 'Risques', 'Salariés', 'Plus'],
    council: ['Accueil', 'Climat', 'Risques', 'Box', 'Plus'],
    employee: ['Mes réponses', 'Mon compte', 'Aide'],
    staff: ['Accueil', 'Commandes', 'Demandes', 'Produits', 'Plus'],
    forbidden: 'Cet espace est réservé à l’équipe',
    billing: 'Facturation',
    employees: 'Salariés',
    space: 'Mon espace',
    signIn: 'Se connecter',
    side: 'Espace entreprise',
    fold: 'Replier le menu',
    unfold: 'Déplier le menu',
  },
  en: {
    bar: 'Navigation of the space',
    owner: ['Home', 'Climate', 'Risks', 'Employees', 'More'],
    council: ['Home', 'Climate', 'Risks', 'Boxes', 'More'],
    employee: ['My answers', 'My account', 'Help'],
    staff: ['Home', 'Orders', 'Requests', 'Products', 'More'],
    forbidden: 'This area is for the team',
    billing: 'Billing',
    employees: 'Employees',
    space: 'My space',
    signIn: 'Sign in',
    side: 'Company space',
    fold: 'Collapse the menu',
    unfold: 'Expand the menu',
  },
} as const;

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

describeInEachLanguage(import.meta.url, 'the frame of what people work in, in %s', (language) => {
  const words = WORDS[language];
  const tabsOf = (bar: Locator) => bar.getByRole('listitem').allInnerTexts();

  test('on a phone, what one may do most is under the thumb, and the rest one tap further', async () => {
    const visitor = await comeBack(stage, {
      email: CLAIRE,
      path: '/dashboard',
      language,
      width: 'phone',
    });
    const { page } = visitor;
    const bar = page.getByRole('navigation', { name: words.bar });
    await bar.waitFor();
    expect(await tabsOf(bar)).toEqual(words.owner);
    const places = bar.getByRole('link');
    await expect.poll(() => places.first().getAttribute('aria-current')).toBe('page');
    for (const target of await bar.locator('a, button').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('link', { name: words.employees, exact: true }).click();
    await page.waitForURL(/\/dashboard\/employees$/);
    await expect.poll(() => places.last().getAttribute('aria-current')).toBe('page');

    const more = bar.getByRole('button');
    await more.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: words.billing, exact: true }).click();
    await page.waitForURL(/\/dashboard\/billing$/);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => more.getAttribute('aria-current')).toBe('true');

    // The end of the page is not under the bar, nor is what the keyboard comes to; paper has no bar.
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const isCovered = () =>
      last.evaluate((link) => {
        link.blur();
        link.focus();
        const { left, top, width, height } = link.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return !link.contains(above);
      });
    await expect.poll(isCovered).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await bar.isVisible()).toBe(false);
    await visitor.leave();
  });

  test('each has the places of their role; an employee has help among them', async () => {
    const council = await comeBack(stage, {
      email: KARIM,
      path: '/dashboard',
      language,
      width: 'phone',
    });
    const ofCouncil = council.page.getByRole('navigation', { name: words.bar });
    await ofCouncil.waitFor();
    expect(await tabsOf(ofCouncil)).toEqual(words.council);
    await council.leave();

    const { page, leave } = await comeBack(stage, {
      email: LEA,
      path: '/user-dashboard',
      language,
      width: 'phone',
    });
    const bar = page.getByRole('navigation', { name: words.bar });
    await bar.waitFor();
    expect(await tabsOf(bar)).toEqual(words.employee);
    await bar.getByRole('link', { name: words.employee[0] }).click();
    await page.waitForURL(/\/mood$/);
    await bar.getByRole('button', { name: words.employee[2] }).click();
    await page.getByRole('dialog').getByRole('link', { name: /3114/ }).first().waitFor();
    await leave();
  });

  test('staff have their own, and whoever is no staff has none of them', async () => {
    const staff = await comeBack(stage, {
      email: STAFF,
      path: '/cms',
      language,
      width: 'phone',
    });
    const bar = staff.page.getByRole('navigation', { name: words.bar });
    await bar.waitFor();
    expect(await tabsOf(bar)).toEqual(words.staff);
    await staff.leave();
    const employee = await comeBack(stage, { email: LEA, path: '/cms', language, width: 'phone' });
    const others = employee.page.getByRole('navigation', { name: words.bar });
    await others.waitFor();
    expect(await tabsOf(others)).toEqual(words.employee);
    // The database refuses them what the screen asks for, and the browser says so.
    await employee.page.getByRole('heading', { name: words.forbidden }).waitFor();
    await employee.context.close();
  });

  test('the column folds to its icons, which keep their names, and stays so', async () => {
    const { page, leave } = await comeBack(stage, { email: CLAIRE, path: '/dashboard', language });
    await hasArrived(page);
    const side = page.getByRole('navigation', { name: words.side });
    const width = async () => (await side.boundingBox())?.width ?? 0;
    const whole = await width();
    await page.getByRole('button', { name: words.fold, exact: true }).click();
    await page.getByRole('button', { name: words.unfold, exact: true }).waitFor();
    expect(await width()).toBeLessThan(whole / 3);
    await side.getByRole('link', { name: words.employees, exact: true }).click();
    await page.waitForURL(/employees$/);
    await page.reload();
    await page.getByRole('button', { name: words.unfold, exact: true }).click();
    await page.getByRole('button', { name: words.fold, exact: true }).waitFor();
    expect(await width()).toBe(whole);
    await leave();
  });

  test.each([
    [LEA, '/mood'],
    [STAFF, '/cms'],
  ])('the home page leads %s to their place, and nothing moves', async (email, place) => {
    const visitor = await comeBack(stage, { email, path: '/auth/callback', language });
    await watchLayout(visitor.context);
    const { page } = visitor;
    await page.goto('/');
    await isAlive(page);
    const header = page.getByRole('banner');
    const space = header.getByRole('link', { name: words.space, exact: true });
    // Its bell comes once the session is known.
    await header.getByRole('button').first().waitFor();
    await expect
      .poll(() => space.getAttribute('href'))
      .toBe(place === '/cms' ? place : '/dashboard');
    expect(await header.getByRole('link', { name: words.signIn }).isVisible()).toBe(false);
    const { value, of } = await layoutShift(page);
    expect(value, of.join('\n')).toBeLessThanOrEqual(0.02);
    await space.click();
    await page.waitForURL((url) => url.pathname === place);
    await visitor.leave();
  });

  test('whose session is none is asked to sign in, as a visitor is', async () => {
    const { page, context, leave } = await welcome(stage.browser, stage.server.url, { language });
    await context.addInitScript(
      (key) => localStorage.setItem(key, '{"access_token":"no"}'),
      SESSION_STORAGE_KEY,
    );
    await page.goto('/');
    await isAlive(page);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: words.signIn, exact: true }).click();
    await page.waitForURL(/\/auth/);
    await leave();
  });
});
