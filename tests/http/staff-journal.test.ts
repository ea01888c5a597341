import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { unguarded } from '#imports/rules/csv.ts';
import {
  keepMedium,
  listCatalogue,
  listMedia,
  publishProduct,
  readItemForm,
  readProductForm,
  saveItem,
  saveProductDraft,
} from '#shop/catalogue/contract.ts';
import { startPartnerReview } from '#shop/partners/contract.ts';
import { CHECK_KINDS } from '#shop/partners/rules/partner-review.ts';
import {
  type ExportStaffChanges,
  exportStaffChanges,
  type ListStaffChanges,
  listStaffChanges,
  readSettingForms,
  saveSetting,
} from '#staff/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { ACTIVE_CELL, FORMULA_PAYLOADS } from '../support/formula-payloads.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { listeningCompany, settableClock } from '../support/listening.ts';
import { application, passChecks } from '../support/partners.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';
import { changed, type ProductChanges } from '../support/typed-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
const clock = settableClock('2026-11-20T10:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
});
afterAll(() => product.stop());

const journal = (asked: InputOf<ListStaffChanges>, language: Language = 'fr') =>
  paul.call(listStaffChanges, asked, language);

async function everyPage(
  asked: InputOf<ListStaffChanges>,
  between = async (): Promise<void> => undefined,
) {
  const changes: OutputOf<ListStaffChanges>['changes'] = [];
  let before: InputOf<ListStaffChanges>['before'];
  do {
    const page = await journal({ ...asked, ...(before && { before }) });
    changes.push(...page.changes);
    before = page.next;
    await between();
  } while (before);
  return changes;
}

async function table(asked: InputOf<ExportStaffChanges>, language: Language = 'fr') {
  const file: unknown = await paul.call(exportStaffChanges, asked, language);
  const bytes = await (file as Blob).arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const delimiter = language === 'fr' ? ';' : ',';
  return { text, rows: parseCsv(text, { delimiter }).map((row) => row.map(String)) };
}

/** A product of its own; answers its id. */
async function newProduct(slug: string, who = paul): Promise<string> {
  const { products } = await who.call(listCatalogue, {});
  const like = products.find((each) => each.slug === 'box-saveurs')?.id ?? '';
  const { form } = await who.call(readProductForm, { productId: like });
  const productId = randomUUID();
  const { revision } = await who.call(saveProductDraft, {
    productId,
    revision: null,
    form: changed(form, {
      slug,
      'texts.fr.name': `Coffret ${slug}`,
      'texts.en.name': `Set ${slug}`,
      isFeatured: '',
    }),
  });
  await who.call(publishProduct, { productId, revision, when: 'now' });
  return productId;
}

async function draft(productId: string, changes: ProductChanges, who = paul) {
  const { form, revision } = await who.call(readProductForm, { productId });
  const saved = await who.call(saveProductDraft, {
    productId,
    revision,
    form: changed(form, changes),
  });
  return { productId, revision: saved.revision };
}

async function publish(productId: string, changes: ProductChanges, who = paul) {
  await who.call(publishProduct, { ...(await draft(productId, changes, who)), when: 'now' });
}

/** Rows as a trigger would write them, of one kind. */
async function note(subject: string, rows: readonly object[]) {
  await sql`insert into public.staff_journal (happened_at, actor, subject, subject_id, act, before, after)
    select coalesce(happened_at, '2026-11-01T12:00:00Z'), actor, ${subject}, coalesce(subject_id, 'x'),
      'changed', coalesce(before, '{"name": "-"}'), coalesce(after, '{"name": "+"}')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (happened_at timestamptz,
      actor uuid, subject_id text, before jsonb, after jsonb)`.execute(product.database.owner);
}

describe('a change', () => {
  test('of a partner, a setting or a request goes by the name that staff know it by', async () => {
    const { applicationId } = await application(product, paul, { company: 'Maison du journal' });
    await paul.call(startPartnerReview, { applicationId });
    await passChecks(paul, applicationId);
    const recordName = { fr: 'Maison du journal', en: 'Maison du journal' };
    const { changes } = await journal({ search: 'maison DU journal' });
    expect(changes.find(({ subject }) => subject === 'partner')).toMatchObject({
      recordName,
      fields: [{ name: 'État', before: 'reçue', after: 'à l’étude' }],
    });
    const { changes: checks } = await journal({ subject: 'partner-check' }, 'en');
    expect(checks).toHaveLength(CHECK_KINDS.length);
    expect(checks.find(({ fields }) => fields[0]?.after === 'Liability insurance')).toEqual(
      expect.objectContaining({
        recordName,
        fields: [
          { name: 'Kind', before: null, after: 'Liability insurance' },
          { name: 'State', before: null, after: 'passed' },
        ],
      }),
    );
    const { groups } = await paul.call(readSettingForms, {});
    const { form, revision } = groups.site;
    const changed = { ...form, isZoomAllowed: 'on' };
    await paul.call(saveSetting, { group: 'site', revision, form: changed });
    expect((await journal({ subject: 'setting' }, 'en')).changes[0]).toMatchObject({
      recordName: { fr: 'Site', en: 'Site' },
      fields: [{ name: 'Phones zoom the page', before: 'no', after: 'yes' }],
    });
  });

  test('is told with who, of what, and each value before and after, in words', async () => {
    const id = await newProduct('journal-prix');
    clock.set('2026-11-20T10:05:00+01:00');
    await publish(id, { price: '42', 'texts.en.summary': 'Shorter.' }, marie);
    const asked = { recordIds: [id], actor: marie.id };
    const { changes } = await journal(asked);
    expect(changes.find(({ subject }) => subject === 'product')).toEqual({
      id: expect.any(String),
      seal: { rank: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      isAltered: false,
      happenedAt: '2026-11-20T09:05:00.000Z',
      by: 'somebody',
      byEmail: marie.email,
      subject: 'product',
      recordId: id,
      recordName: { fr: 'Coffret journal-prix', en: 'Set journal-prix' },
      part: null,
      act: 'changed',
      fields: [
        {
          name: 'Prix hors taxes',
          before: '39,90\u00a0€',
          after: '42,00\u00a0€',
        },
      ],
    });
    const text = (await journal(asked, 'en')).changes.find(
      ({ subject }) => subject === 'product-text',
    );
    expect(text).toMatchObject({
      part: 'in English',
      fields: [{ name: 'Summary', after: 'Shorter.' }],
    });
    const version = changes.find(({ subject }) => subject === 'product-revision');
    expect(version?.fields).toContainEqual({
      name: 'Publié par',
      before: null,
      after: marie.email,
    });
  });

  test('names what its values point to, truths and days as people say them', async () => {
    const { items } = await paul.call(readProductForm, { productId: randomUUID() });
    const item = items[0];
    const { form, revision, makers } = await paul.call(readItemForm, { itemId: item?.id ?? '' });
    const was = makers.find(({ id }) => id === form.maker);
    const other = makers.find(({ id }) => id !== form.maker);
    await paul.call(saveItem, {
      itemId: item?.id ?? '',
      revision,
      form: {
        ...form,
        maker: other?.id ?? '',
        isSwappable: form.isSwappable ? '' : 'on',
        evidence: 'Attestation',
        evidenceExpiresOn: '2027-03-01',
      },
    });
    const { changes } = await journal({ recordIds: [item?.id ?? ''], subject: 'item' });
    expect(changes[0]?.recordName).toEqual(item?.name);
    expect(changes[0]?.fields).toContainEqual({
      name: 'Fabricant',
      before: was?.name,
      after: other?.name,
    });
    const said = changes[0]?.fields.map(({ after }) => after);
    expect(said).toContain('1er mars 2027');
    expect(said).toContain(form.isSwappable ? 'non' : 'oui');
  });

  test('that happened by itself tells what was shown from then on, and is nobody’s', async () => {
    const productId = await newProduct('journal-heure');
    await publish(productId, { 'texts.fr.seoTitle': 'Un titre' });
    const changes = await draft(productId, { 'texts.fr.name': 'À l’heure dite', price: '50' });
    const at = new Date(clock.now().getTime() + 3_600_000);
    await paul.call(publishProduct, { ...changes, when: at.toISOString() });
    clock.set(at);
    await repeatJob(product, 'publish-due-products', {}, 2);
    await queueIsQuiet(product);
    const told = await journal({ recordIds: [productId], actor: null });
    expect(told.changes).toMatchObject([{ by: 'product', byEmail: null }]);
    expect(told.changes[0]?.fields).toEqual([
      { name: 'Version', before: null, after: '3' },
      { name: 'Publié par', before: null, after: paul.email },
      { name: 'Publié le', before: null, after: expect.stringMatching(/^20 novembre 2026 à/) },
      { name: 'Nom, en français', before: 'Coffret journal-heure', after: 'À l’heure dite' },
      { name: 'Prix hors taxes, en euros', before: '39,90', after: '50,00' },
    ]);
  });

  test('of a kind and a column that nobody has named yet is told as its table does', async () => {
    await note('parcel', [
      {
        subject_id: 'C-12',
        before: { weight_grams: 1200, name: null },
        after: { weight_grams: 900 },
      },
    ]);
    const { changes, known } = await journal({ subject: 'parcel' });
    expect(changes).toMatchObject([
      {
        recordId: 'C-12',
        recordName: null,
        fields: [{ name: 'weight_grams', before: '1\u202f200', after: '900' }],
      },
    ]);
    expect(known?.subjects).toContain('parcel');
    expect(known?.people).toContainEqual({ id: marie.id, email: marie.email });
  });

  test('of what is gone keeps its name', async () => {
    const mediumId = randomUUID();
    const removed = JSON.stringify({ id: mediumId, name: 'Une photo' });
    await sql`insert into public.staff_journal (subject, subject_id, act, before) values
      ('medium', ${mediumId}, 'removed', ${removed}::jsonb)`.execute(product.database.owner);
    await note('medium', [
      { subject_id: mediumId, before: { alt_fr: 'A' }, after: { alt_fr: 'B' } },
    ]);
    const { changes } = await journal({ recordIds: [mediumId] });
    expect(changes.map(({ recordName }) => recordName?.fr)).toEqual(['Une photo', 'Une photo']);
  });
});

describe('the journal', () => {
  test('is looked through by kind, person, record, day in Paris and words, whatever their accents', async () => {
    const at = (instant: string, more: object) => ({ happened_at: instant, ...more });
    await note('filtered', [
      at('2026-06-30T21:59:59Z', {
        subject_id: 'june',
        actor: paul.id,
        after: { name: 'Été 100 %' },
      }),
      at('2026-06-30T22:00:00Z', { subject_id: 'july', actor: marie.id, after: { name: 'Août' } }),
      at('2026-07-31T21:59:59.999999Z', { subject_id: 'end', before: { note: 'L’ÉTÉ' } }),
      at('2026-07-31T22:00:00Z', { subject_id: 'august', actor: paul.id }),
    ]);
    const found = async (asked: InputOf<ListStaffChanges>) =>
      (await journal({ subject: 'filtered', ...asked })).changes.map(({ recordId }) => recordId);
    expect(await found({})).toEqual(['august', 'end', 'july', 'june']);
    expect(await found({ from: '2026-07-01', to: '2026-07-31' })).toEqual(['end', 'july']);
    expect(await found({ from: '2026-08-01' })).toEqual(['august']);
    expect(await found({ to: '2026-06-30' })).toEqual(['june']);
    expect(await found({ to: '9999-12-31' })).toHaveLength(4);
    expect(await found({ actor: paul.id })).toEqual(['august', 'june']);
    expect(await found({ actor: null })).toEqual(['end']);
    expect(await found({ recordIds: ['july', 'june'] })).toEqual(['july', 'june']);
    expect(await found({ search: ' ETE' })).toEqual(['end', 'june']);
    expect(await found({ search: '100 %' })).toEqual(['june']);
    expect(await found({ search: 'x%' })).toEqual([]);
    // The name of a column is no word of what was changed.
    expect(await found({ search: 'note' })).toEqual([]);
  });

  test('is found by the name of what it is about, too', async () => {
    const id = await newProduct('journal-nom');
    clock.set(new Date(clock.now().getTime() + 1_000));
    await publish(id, { price: '77' });
    const { changes } = await journal({ search: 'coffret JOURNAL-nom', subject: 'product' });
    expect(changes.map(({ recordId, act }) => [recordId, act])).toEqual([
      [id, 'changed'],
      [id, 'added'],
    ]);
  });

  test('has no gap and nothing twice from page to page, while more is written and at one instant', async () => {
    const ids = Array.from({ length: 173 }, (_, at) => `${at}`);
    await note(
      'paged',
      ids.map((subject_id, at) => ({
        subject_id,
        happened_at: `2026-11-01T12:00:00.${String(Math.floor(at / 60)).padStart(6, '0')}Z`,
      })),
    );
    let added = 0;
    const pages = await everyPage({ subject: 'paged' }, async () => {
      added += 1;
      await note('paged', [{ subject_id: `later ${added}`, happened_at: '2026-11-01T13:00:00Z' }]);
    });
    const seen = pages.map(({ recordId }) => recordId);
    expect(added).toBe(4);
    expect(seen).toHaveLength(173);
    expect(new Set(seen)).toEqual(new Set(ids));
    const order = pages.map(({ happenedAt }) => happenedAt);
    expect(order).toEqual(order.toSorted().toReversed());
  });

  test('is kept by the tables for what staff do to files, too', async () => {
    const { media } = await paul.call(listMedia, {});
    const { id: mediumId, revision } = media.find(({ version }) => version === null) ?? {};
    await paul.call(keepMedium, {
      mediumId: mediumId ?? '',
      revision: revision ?? 0,
      version: null,
      form: { name: 'Un pot de miel', altFr: 'Un pot', altEn: 'A jar' },
    });
    const { changes } = await journal({ recordIds: [mediumId ?? ''] }, 'en');
    expect(changes).toMatchObject([{ subject: 'medium', act: 'changed', byEmail: paul.email }]);
    expect(changes[0]?.fields.map(({ name, after }) => [name, after])).toContainEqual([
      'Name',
      'Un pot de miel',
    ]);
  });
});

describe('the list for a spreadsheet', () => {
  test.each([
    ['fr', 'Prix hors taxes', '39,90\u00a0€', '61,00\u00a0€', 'modifié'],
    ['en', 'Price excluding VAT', '€39.90', '€61.00', 'changed'],
  ] as const)(
    'holds what the screen shows, a line for each field, in %s',
    async (language, field, before, after, act) => {
      const id = await newProduct(`journal-liste-${language}`);
      clock.set('2026-11-21T08:30:15+01:00');
      await publish(id, { price: '61' });
      const asked = { subject: 'product', recordIds: [id] };
      const { text, rows } = await table({ ...asked, from: '2026-11-21' }, language);
      expect(text.startsWith('\ufeff')).toBe(true);
      expect(rows[0]).toHaveLength(13);
      expect(rows.find((row) => row.includes(act))).toEqual([
        '2026-11-21 08:30:15',
        paul.email,
        language === 'fr' ? 'Produit' : 'Product',
        language === 'fr' ? `Coffret journal-liste-fr` : `Set journal-liste-en`,
        '',
        id,
        act,
        field,
        before,
        after,
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^[0-9a-f]{64}$/),
        language === 'fr' ? 'conforme' : 'as written',
      ]);
      const { changes } = await journal(asked, language);
      expect((await table(asked, language)).rows.length - 1).toBe(
        changes.flatMap(({ fields }) => fields).length,
      );
    },
  );

  test('goes on over every page, each line once', async () => {
    const ids = Array.from({ length: 1203 }, (_, at) => `${at}`);
    await note(
      'exported',
      ids.map((subject_id) => ({ subject_id })),
    );
    const { rows } = await table({ subject: 'exported' });
    expect(
      rows
        .slice(1)
        .map((row) => Number(row[5]))
        .toSorted((a, b) => a - b),
    ).toEqual(ids.map(Number));
  });

  test('computes nothing of what people wrote', async () => {
    await note(
      'hostile',
      FORMULA_PAYLOADS.map((text, at) => ({ subject_id: `n${at}`, after: { name: text } })),
    );
    for (const language of ['fr', 'en'] as const) {
      const { rows } = await table({ subject: 'hostile' }, language);
      const cells = rows.slice(1).map((row) => row[9] ?? '');
      expect(cells.filter((cell) => ACTIVE_CELL.test(cell))).toEqual([]);
      expect(new Set(cells.map(unguarded))).toEqual(new Set(FORMULA_PAYLOADS));
    }
  });

  test('breaks when the role of who reads it is taken meanwhile: half a list never looks whole', async () => {
    const reader = await staffMember(product);
    await note(
      'broken',
      Array.from({ length: 8_000 }, (_, at) => ({ after: { name: 'x'.repeat(2_000) + at } })),
    );
    const token = (await reader.client.getSession()).data.session?.access_token;
    const response = await fetch(`${product.url}/functions/v1/export-staff-changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ subject: 'broken' }),
    });
    expect(response.status).toBe(200);
    // Who does not read yet is sent no more than the line holds: the rest waits.
    await sql`delete from public.user_roles where user_id = ${reader.id}`.execute(
      product.database.owner,
    );
    await expect(response.text()).rejects.toThrow('terminated');
  });
});

test('the journal is refused to everybody but staff', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const hr = await memberWithRole(product, owner, companyId, 'hr');
  const { colleagues } = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  const employee = colleagues[0] as (typeof colleagues)[number];
  for (const [call, code] of [
    [product.call, 'sign-in-required'],
    [owner.call, 'forbidden'],
    [hr.call, 'forbidden'],
    [employee.call, 'forbidden'],
  ] as const) {
    expect((await refusalOf(call(listStaffChanges, {}))).code).toBe(code);
    expect((await refusalOf(call(exportStaffChanges, {}))).code).toBe(code);
  }
});
