import { afterAll, beforeAll, test } from 'vitest';
import { expectForEveryReader } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { PUBLIC_PATHS } from '../support/routes.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, type Visitor, welcome } from '../support/visitor.ts';

const stage = setStage();

/** Signing in, as somebody meets it who is not signed in. */
const SIGN_IN_PATHS = [
  '/auth',
  '/auth/login',
  '/auth/login?new',
  '/auth/callback?token_hash=abc&type=magiclink',
  '/auth/callback?error=access_denied',
  '/auth/logout',
  '/reset-password',
  '/reset-password?token_hash=abc&type=recovery',
  '/dashboard',
] as const;

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await welcome(stage.browser, stage.server.url, { language });
  });
  afterAll(() => visitor.leave());

  test.each([...PUBLIC_PATHS, ...SIGN_IN_PATHS])(
    'a page is without an accessibility fault at every width, light and dark: %s',
    async (path) => {
      const { page } = visitor;
      await page.goto(path);
      await isAlive(page);
      await expectForEveryReader(page, language);
    },
  );
});
