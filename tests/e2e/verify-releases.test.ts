import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { testInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';

const KARIM = 'karim.benali@atelier-lumiere.example';

const WORDS = {
  fr: {
    title: 'Vérifier par vous-même',
    verify: 'Vérifier les publications',
    intact: 'Chaque empreinte correspond à ses chiffres',
    save: 'Enregistrer pour vérifier hors ligne',
    saved: /^Le fichier est enregistré/,
    pageIntact: /^Chaque empreinte correspond à ses chiffres\. Semaines recalculées/,
    altered: /n’est plus telle qu’elle a été publiée$/,
    pageAltered: /^Première semaine qui n’est plus telle/,
    changed: 'Altérée',
  },
  en: {
    title: 'Check it yourself',
    verify: 'Check what was published',
    intact: 'Each fingerprint matches its figures',
    save: 'Save it, to check offline',
    saved: /^The file is saved/,
    pageIntact: /^Each fingerprint matches its figures\. Weeks computed again/,
    altered: /is no longer as it was published$/,
    pageAltered: /^First week that is no longer as it was published/,
    changed: 'Altered',
  },
} as const;

const stage = setStage();

/** As an intruder writes, past every trigger: of the third last week of the company of the demo. */
const alter = (by: number) =>
  stage.server.sql(`set session_replication_role = replica;
    update public.released_cells set points = points + ${by}
      where kind = 'company' and (company_id, monday) in (select company_id, monday
        from public.releases join public.companies on companies.id = company_id
        where legal_name = 'Atelier Lumière' order by monday desc offset 2 limit 1);
    set session_replication_role = origin;`);

async function savedFile(page: Page, name: string, folder: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).press('Enter'),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

testInEachLanguage(
  import.meta.url,
  'the works council checks what was told, here and offline, in %s',
  async (language) => {
    const words = WORDS[language];
    const folder = await mkdtemp(join(tmpdir(), 'prevenance-releases-'));
    const path = '/mood?of=company';
    const { page, leave } = await comeBack(stage, { email: KARIM, path, language });
    await page.getByRole('heading', { level: 2, name: words.title }).waitFor();
    await page.getByRole('button', { name: words.verify }).press('Enter');
    const card = page.getByRole('status').filter({ hasText: words.intact });
    await card.waitFor();
    const fingerprint = await card.getByRole('code').innerText();
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(await axeViolations(page)).toEqual([]);

    const intact = await savedFile(page, words.save, folder);
    await page.getByText(words.saved).waitFor();
    const context = await stage.browser.newContext({ offline: true });
    const offline = await context.newPage();
    await offline.goto(pathToFileURL(intact).href);
    await offline.getByRole('status').getByText(words.pageIntact).waitFor();
    await offline.getByRole('cell', { name: fingerprint }).waitFor();
    expect(await offline.getByRole('cell', { name: words.changed }).count()).toBe(0);
    expect(await axeViolations(offline)).toEqual([]);
    expect(await readFile(intact, 'utf8')).not.toMatch(/https?:/);

    await alter(0.5);
    await page.getByRole('button', { name: words.verify }).press('Enter');
    await page.getByText(words.altered).waitFor();
    expect(await page.getByText(words.intact).count()).toBe(0);
    const altered = await savedFile(page, words.save, folder);
    await alter(-0.5);
    await offline.goto(pathToFileURL(altered).href);
    await offline.getByText(words.pageAltered).waitFor();
    expect(await offline.getByRole('cell', { name: words.changed }).count()).toBe(1);
    await context.close();
    await leave();
    await rm(folder, { recursive: true });
  },
);
