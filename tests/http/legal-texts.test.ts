import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '#basics/dates.ts';
import { createPdfPrinter, type PdfStandard } from '#platform/pdf/pdf-printer.ts';
import { placeOrder } from '#shop/orders/contract.ts';
import {
  printLegalText,
  publishPageText,
  readPageText,
  readPageTextForm,
  savePageTextDraft,
} from '#site/contract.ts';
import { LEGAL_PAGES, type LegalPageName } from '#site/rules/legal-document.ts';
import { recordLegalTexts } from '#site/server/legal/keep-legal-texts.ts';
import { addFigure, readSettingForms, saveSetting } from '#staff/contract.ts';
import type { SettingGroup } from '#staff/rules/settings/setting-groups.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { callOver } from '../support/running-product.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
const clock = settableClock('2026-11-22T10:00:00Z');

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffMember(product);
});
afterAll(() => product.stop());

const shown = (page: LegalPageName, language: 'fr' | 'en' = 'fr') =>
  product.call(readPageText, { page }, language);
const latest = async (page: LegalPageName) => (await shown(page)).versions[0];
const numbers = () => Promise.all(LEGAL_PAGES.map(async (page) => (await latest(page))?.number));
const paperOf = async (page: LegalPageName, version?: number, language: 'fr' | 'en' = 'fr') =>
  readPdf(
    await product.call(
      printLegalText,
      { page, ...(version !== undefined && { version }) },
      language,
    ),
  );
/** As it is read: lines of a paper break anywhere. */
const read = (text: string) => text.replace(/\s+/g, ' ');

async function save(group: SettingGroup, changes: Record<string, string>) {
  const { form, revision } = (await paul.call(readSettingForms, {})).groups[group];
  await paul.call(saveSetting, { group, revision, form: { ...form, ...changes } });
}

describe('a version of a legal text', () => {
  test('is there from the first start on, and no second start, process or daily look adds one', async () => {
    expect(await numbers()).toEqual([1, 1, 1]);
    expect(await latest('terms')).toEqual({ number: 1, day: '2026-11-22', changes: [] });
    const other = await product.another();
    const again = () =>
      product.database.asService((tx) => recordLegalTexts({ clock, hasStripe: false }, tx));
    await Promise.all([again(), again(), again()]);
    expect(await numbers()).toEqual([1, 1, 1]);
    await other.stop();
  });

  test('is added when a setting that fills it changes, says what changed, and the earlier one stays', async () => {
    const before = await paperOf('terms', 1);
    clock.set('2026-11-24T10:00:00Z');
    // Whoever was signed in two days ago is not any more.
    paul = await staffMember(product);
    await save('returns', { days: '45' });
    const { versions, values } = await shown('terms');
    expect(values.exchangeDays).toBe('45');
    expect(versions).toEqual([
      { number: 2, day: '2026-11-24', changes: [{ kind: 'changed', title: 'Échange' }] },
      { number: 1, day: '2026-11-22', changes: [] },
    ]);
    expect((await shown('terms', 'en')).versions[0]?.changes[0]?.title).toBe('Exchange');
    expect(await numbers()).toEqual([1, 1, 2]);
    expect(read((await paperOf('terms')).text)).toContain('dans les 45 jours de la livraison');
    expect((await paperOf('terms', 1)).text).toBe(before.text);
    expect(read(before.text)).toContain('dans les 30 jours de la livraison');
  });

  test('is not added by a setting that no text names, nor by saving the same again', async () => {
    const before = await numbers();
    await save('returns', { days: '45' });
    await save('organisation', { iban: 'DE89 3704 0044 0532 0130 00' });
    expect(await numbers()).toEqual(before);
  });

  test('is added when staff publish another text, with the parts that are new or gone', async () => {
    const { form, revision } = await paul.call(readPageTextForm, { page: 'terms' });
    const without = (text = '') => text.replace(/## [^\n]*\{#ownership\}[\s\S]*?(?=## )/, '');
    const saved = await paul.call(savePageTextDraft, {
      page: 'terms',
      revision,
      form: {
        ...form,
        bodyFr: `${without(form.bodyFr)}\n\n## Emballages {#packaging}\n\nIls sont repris.`,
        bodyEn: `${without(form.bodyEn)}\n\n## Packaging {#packaging}\n\nWe take it back.`,
      },
    });
    await paul.call(publishPageText, { page: 'terms', revision: saved.revision });
    expect((await latest('terms'))?.changes).toEqual([
      { kind: 'added', title: 'Emballages' },
      { kind: 'removed', title: 'Réserve de propriété' },
    ]);
    expect(read((await paperOf('terms', undefined, 'en')).text)).toContain('We take it back.');
  });

  test('is added the day a figure of the law begins, not the day it is typed', async () => {
    const form = {
      kind: 'late-payment-rate',
      validFrom: '2027-01-01',
      value: '13',
      source: 'Code de commerce, art. L441-10',
    };
    const before = await latest('terms');
    await paul.call(addFigure, { figureId: crypto.randomUUID(), form });
    expect(await latest('terms')).toEqual(before);
    clock.set('2027-01-01T00:10:00Z');
    await product.database.asService((tx) => recordLegalTexts({ clock, hasStripe: false }, tx));
    expect(await latest('terms')).toMatchObject({ number: 4, day: '2027-01-01' });
    expect(read((await paperOf('terms')).text)).toContain('soit aujourd’hui 13 % par an');
    clock.set('2026-11-25T10:00:00Z');
  });

  test('names whoever keeps and carries data, and Stripe only where cards are paid there', async () => {
    paul = await staffMember(product);
    await save('organisation', {
      mailProvider: 'La Messagerie, 4 rue du Port, Nantes',
      dataProtectionEmail: 'dpo@maison.fr',
    });
    const { known, values } = await shown('privacy');
    const table = JSON.stringify(known.processors);
    expect(table).toContain('La Messagerie, 4 rue du Port, Nantes');
    expect(table).toContain('Hébergeur de démonstration');
    expect(table).not.toContain('Stripe');
    expect(values.dataEmail).toBe('dpo@maison.fr');
    const withStripe = product.database.asService(async (tx) => {
      await recordLegalTexts({ clock, hasStripe: true }, tx);
      const { rows } = await sql<{ content: unknown }>`select content
        from public.legal_text_versions where page = 'privacy' order by number desc limit 1`.execute(
        tx,
      );
      throw new Undone(JSON.stringify(rows[0]?.content));
    });
    await expect(withStripe).rejects.toThrow('Stripe Payments Europe');
  });

  test.each(['fr', 'en'] as const)('is a tagged paper of every text, in %s', async (language) => {
    for (const page of LEGAL_PAGES) {
      const { fields, versions } = await shown(page, language);
      const paper = await paperOf(page, undefined, language);
      expect(paper).toMatchObject({
        title: fields.title,
        language,
        isTagged: true,
        accessibilityPart: '1',
        cutOff: [],
      });
      const [version] = versions;
      expect(read(paper.text)).toContain(formatDay(version?.day ?? '', language));
    }
  });

  test('has an address of its own, in the language that is asked for; what there is none of is no file', async () => {
    const file = await fetch(`${product.url}/cgv.pdf?version=1&lang=en`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-language')).toBe('en');
    expect(read((await readPdf(await file.blob())).text)).toContain('Version 1, in force since');
    for (const path of ['/mentions-legales.pdf', '/politique-confidentialite.pdf'])
      expect((await fetch(product.url + path)).headers.get('content-type')).toBe('application/pdf');
    const unknown = product.call(printLegalText, { page: 'terms', version: 99 });
    expect((await refusalOf(unknown)).code).toBe('not-found');
  });
});

describe('what is kept of them', () => {
  test('is read by everybody, and written, changed and removed by nobody, staff and the product included', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const employee = await person(product);
    const callers = [
      { role: 'anon' } as const,
      ...[employee, hr, owner, paul].map(
        ({ id }) => ({ role: 'authenticated', claims: { sub: id } }) as const,
      ),
    ];
    const attempts = [
      sql`insert into public.legal_text_versions (page, number, content, changes)
        values ('terms', 900, '{}', '[]')`,
      sql`update public.legal_text_versions set in_force_from = '2020-01-01'`,
      sql`delete from public.legal_text_versions`,
      sql`truncate public.legal_text_versions`,
    ];
    for (const caller of callers) {
      const { rows } = await product.database.asCaller(caller, (tx) =>
        sql`select 1 from public.legal_text_versions`.execute(tx),
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const attempt of attempts)
        await expect(
          product.database.asCaller(caller, (tx) => attempt.execute(tx)),
        ).rejects.toThrow(/permission denied|never altered/);
    }
    for (const attempt of attempts.slice(1)) {
      await expect(product.database.asService((tx) => attempt.execute(tx))).rejects.toThrow(
        /permission denied|never altered/,
      );
      await expect(attempt.execute(product.database.owner)).rejects.toThrow('never altered');
    }
  });
});

test('an order keeps the version of the terms it was placed under, and its confirmation leads to it', async () => {
  const version = (await latest('terms'))?.number;
  const input = await orderOf(product, [line('box-saveurs', 2)], {
    form: {
      ...BUYER,
      paymentMethod: 'transfer',
      company: { ...BUYER.company, email: 'achats@conditions.example' },
    },
  });
  const { accessKey } = await product.call(placeOrder, input);
  await save('returns', { days: '60' });
  expect((await latest('terms'))?.number).toBe((version ?? 0) + 1);
  const { rows } = await sql<{ terms_version: number }>`select terms_version from public.orders
    where access_key = ${accessKey}`.execute(product.database.owner);
  expect(rows[0]?.terms_version).toBe(version);
  const mail = await product.mailTo('achats@conditions.example', 'commande');
  const address = /\S+\/cgv\.pdf\?version=\d+&lang=fr/.exec(mail.text ?? '')?.[0] ?? '';
  expect(new URL(address).searchParams.get('version')).toBe(String(version));
  const other = await product.another();
  const terms = await callOver(other.url, readPageText, { page: 'terms' }, 'fr');
  expect(terms.values.exchangeDays).toBe('60');
  await other.stop();
});

describe('every document of the product', () => {
  test('has a title, and the language it is asked in', async () => {
    const root = resolve(import.meta.dirname, '../../src');
    const files = (await readdir(root, { recursive: true })).filter((file) =>
      file.endsWith('.typ'),
    );
    // The frame of all, and a picture that is shared.
    const templates = files.filter((file) => !/(house|share-picture)\.typ$/.test(file));
    expect(templates.length).toBeGreaterThan(15);
    for (const file of templates) {
      const source = await readFile(join(root, file), 'utf8');
      const isOfHouse = /^#show: house\.with\(\s*title: data\./m.test(source);
      const isOfItsOwn =
        /^#set document\(title: data\./m.test(source) &&
        /^#set text\(.*lang: sys\.inputs\.language\)/m.test(source);
      expect([file, isOfHouse || isOfItsOwn]).toEqual([file, true]);
    }
  });

  test.each(['ua-1', 'a-2a', 'a-3a'] as const satisfies PdfStandard[])(
    'is tagged, whichever standard it is printed to: %s',
    async (standard) => {
      const printer = createPdfPrinter();
      const bytes = await printer.print({
        template: `#import "/house.typ": house
#let data = json(bytes(sys.inputs.data))
#show: house.with(title: data.title)
= #data.title
#table(columns: 2, table.header[A][B], [1], [2])`,
        language: 'en',
        madeAt: clock.now(),
        data: { title: 'A paper' },
        standard,
      });
      await printer.close();
      const source = Buffer.from(bytes).toString('latin1');
      expect(source).toContain('/StructTreeRoot');
      expect(source).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
      expect(await readPdf(new Blob([bytes]))).toMatchObject({
        isTagged: true,
        title: 'A paper',
        language: 'en',
      });
    },
  );
});

/** Ends a transaction whose work was only to be looked at. */
class Undone extends Error {}
