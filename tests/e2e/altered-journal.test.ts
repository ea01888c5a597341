import { expect } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { testInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const WORDS = {
  fr: { title: 'Ce journal n’est plus tel qu’il a été écrit', altered: 'modifiée après coup' },
  en: { title: 'This journal is no longer as it was written', altered: 'changed afterwards' },
} as const;

const stage = setStage();

/** As an intruder writes, past every trigger: the newest line of two journals of the company of the demo. */
const alter = (set: string, table: string) =>
  stage.server.sql(`set session_replication_role = replica;
    update public.${table} set ${set} where id = (select id from public.${table}
      where company_id = (select id from public.companies where legal_name = 'Atelier Lumière')
      order by happened_at desc, id desc limit 1);
    set session_replication_role = origin;`);

testInEachLanguage(
  import.meta.url,
  'who reads a journal sees which line is no longer as it was written, in %s',
  async (language) => {
    const words = WORDS[language];
    const path = '/dashboard/settings/journal';
    const { page, leave } = await comeBack(stage, { email: CLAIRE, path, language });
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first()
      .waitFor();
    expect(await page.getByText(words.title).count()).toBe(0);
    await alter(`happened_at = happened_at + interval '1 second'`, 'company_journal');
    await alter(`act = act, before = '{"name": "x"}'`, 'risk_changes');
    for (const path of ['/dashboard/settings/journal', '/dashboard/risks/changes']) {
      await page.goto(path);
      await page.getByText(words.title).waitFor();
      expect(await page.getByRole('listitem').filter({ hasText: words.altered }).count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
    }
    await alter(`happened_at = happened_at - interval '1 second'`, 'company_journal');
    await leave();
  },
);
