import { afterAll, beforeAll, test } from 'vitest';
import { expectForEveryReader } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived, isAlive, type Visitor } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const MY_SPACE = { fr: 'Mon espace', en: 'My space' } as const;

/** Those that no journey of their own looks at in this way. */
const SCREENS = [
  '/dashboard',
  '/dashboard/listening',
  '/dashboard/listening/attack',
  '/dashboard/listening/questions',
  '/dashboard/listening/questionnaire',
  '/dashboard/listening/settings',
  '/mood',
  '/mood?of=company',
  '/dashboard/risks',
  '/dashboard/risks/units',
  '/dashboard/risks/actions',
  '/dashboard/risks/versions',
  '/dashboard/risks/alerts',
  '/dashboard/risks/registers',
  '/dashboard/risks/registers?register=accidents',
  '/dashboard/risks/registers?register=combined',
  '/dashboard/risks/changes',
  '/dashboard/risks/settings',
  '/dashboard/risks/import',
  '/dashboard/employees',
  '/dashboard/employees/import',
  '/dashboard/boxes',
  '/dashboard/boxes/gifts',
  '/dashboard/boxes/gifts/give',
  '/dashboard/boxes/gifts/import',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/settings/journal',
  '/user-dashboard',
  '/cms',
  '/cms/products',
  '/cms/orders',
  '/cms/orders?view=transfers',
  '/cms/orders?view=credit',
  '/cms/orders?view=subscriptions',
  '/cms/partners/applications',
  '/cms/partners/approved',
  '/cms/settings',
  '/cms/settings?section=prices',
  '/cms/settings?section=texts&page=legal-notice',
  '/cms/requests?view=quotes',
  '/cms/requests?view=templates',
  '/cms/companies',
];

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

describeInEachLanguage(import.meta.url, 'screens behind the door, in %s', (language) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await comeBack(stage, { email: CLAIRE, path: '/dashboard', language });
  });
  afterAll(() => visitor.leave());

  test.each(SCREENS)('are for everybody at every width: %s', async (screen) => {
    const { page } = visitor;
    await page.goto(screen);
    await isAlive(page);
    await hasArrived(page);
    // Not the door in its place.
    await page
      .getByText(MY_SPACE[language], { exact: true })
      .first()
      .waitFor({ state: 'attached' });
    await expectForEveryReader(page, language);
  });
});
