import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { createContentVersion } from '#platform/database/content-version.ts';
import { createSettingsReader } from '#platform/settings/settings-reader.ts';
import {
  listCatalogue,
  publishProduct,
  readProductForm,
  saveProductDraft,
} from '#shop/catalogue/contract.ts';
import { placeOrder, readOrder } from '#shop/orders/contract.ts';
import {
  dropPageTextDraft,
  publishPageText,
  readPageText,
  readPageTextForm,
  savePageTextDraft,
} from '#site/contract.ts';
import { addFigure, readSettingForms, saveSetting, takeBackFigure } from '#staff/contract.ts';
import type { SettingGroup } from '#staff/rules/settings/setting-groups.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { callOver } from '../support/running-product.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
const clock = settableClock(new Date().toISOString());
const TODAY = parisDayOf(clock.now());
const NEXT_YEAR = `${Number(TODAY.slice(0, 4)) + 1}-01-01`;
const OTHER_IBAN = 'DE89 3704 0044 0532 0130 00';

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
});
afterAll(() => product.stop());

const forms = (who = paul) => who.call(readSettingForms, {});

/** Saves these changes of what is there; answers the revision. */
async function save(group: SettingGroup, changes: Record<string, string>, who = paul) {
  const { form, revision } = (await forms(who)).groups[group];
  return who.call(saveSetting, { group, revision, form: { ...form, ...changes } });
}

const CEILING = {
  kind: 'social-security-ceiling',
  validFrom: NEXT_YEAR,
  value: '4 100',
  source: 'arrêté du 21 décembre 2026',
};

const add = (form: Record<string, string>, figureId: string = randomUUID()) =>
  paul.call(addFigure, { figureId, form });

describe('the house', () => {
  test('is paid, written to and named by what was saved last, from the next question on, in every process', async () => {
    const other = await product.another();
    const input = await orderOf(product, [line('box-saveurs', 2)], {
      form: { ...BUYER, paymentMethod: 'transfer' },
    });
    const { accessKey } = await product.call(placeOrder, input);
    const ibanBy = async (url: string) =>
      (await callOver(url, readOrder, { accessKey }, 'fr')).transfer?.iban;
    expect(await ibanBy(other.url)).toBe('FR76 3000 6000 0112 3456 7890 189');
    await save('organisation', { iban: OTHER_IBAN.toLowerCase(), email: 'aide@maison.example' });
    expect(await ibanBy(other.url)).toBe(OTHER_IBAN);
    expect(await ibanBy(product.url)).toBe(OTHER_IBAN);
    await product.call(
      placeOrder,
      await orderOf(product, [line('box-hygiene', 1)], {
        form: {
          ...BUYER,
          paymentMethod: 'transfer',
          company: { ...BUYER.company, email: 'achats@maison.example' },
        },
      }),
    );
    const mail = await product.mailTo('achats@maison.example', 'commande');
    expect(mail.replyTo?.[0]?.address).toBe('aide@maison.example');
    expect(mail.text).toContain(OTHER_IBAN);
    await other.stop();
  });

  test('is refused with what is wrong beside each field, and nothing of it is kept', async () => {
    const before = await forms();
    const attempt = save('organisation', {
      name: '',
      vatNumber: 'FR44732829321',
      iban: 'FR7630006000011234567890188',
      bic: 'BANQUE',
      email: 'bonjour',
      phone: '12',
    });
    const { code, problems } = await refusalOf(attempt);
    expect(code).toBe('invalid-input');
    expect(problems).toEqual([
      { path: 'name', problem: 'required' },
      { path: 'vatNumber', problem: 'vat-number-invalid' },
      { path: 'email', problem: 'email-invalid' },
      { path: 'phone', problem: 'phone-invalid' },
      { path: 'iban', problem: 'iban-invalid' },
      { path: 'bic', problem: 'bic-invalid' },
    ]);
    expect(await forms()).toEqual(before);
  });
});

describe('a figure of the law', () => {
  test('that is added changes nothing before its day, and holds from then on', async () => {
    const figureId = randomUUID();
    await add(CEILING, figureId);
    await add(CEILING, figureId);
    const other = add({ ...CEILING, value: '5 000', reason: 'Autre' }, figureId);
    expect((await refusalOf(other)).code).toBe('conflict');
    const of = async (who = paul) =>
      (await forms(who)).figures
        .filter(({ kind }) => kind === 'social-security-ceiling')
        .map(({ validFrom, value, state, decidedBy }) => [validFrom, value, state, decidedBy]);
    expect(await of()).toEqual([
      [NEXT_YEAR, 410_000, 'coming', paul.email],
      ['2026-01-01', 400_500, 'current', null],
      ['2025-01-01', 392_500, 'former', null],
    ]);
    const start = clock.now();
    clock.setDay(NEXT_YEAR);
    const later = await staffMember(product);
    expect((await of(later)).map(([, , state]) => state)).toEqual(['current', 'former', 'former']);
    expect((await refusalOf(later.call(takeBackFigure, { figureId }))).code).toBe('conflict');
    clock.set(start);
    await paul.call(takeBackFigure, { figureId });
    await paul.call(takeBackFigure, { figureId });
    expect(await of()).toHaveLength(2);
  });

  test('whose day has begun is corrected with a reason, and what it was stays readable', async () => {
    const correction = { ...CEILING, validFrom: '2026-01-01', value: '4005,5' };
    expect((await refusalOf(add(correction))).problems).toEqual([
      { path: 'reason', problem: 'reason-required' },
    ]);
    await add({ ...correction, reason: 'Rectificatif au JO' });
    const { figures } = await forms();
    const of2026 = figures.filter(({ validFrom }) => validFrom === '2026-01-01');
    expect(of2026.map(({ value, state, reason }) => [value, state, reason])).toEqual([
      [400_550, 'current', 'Rectificatif au JO'],
      [400_500, 'corrected', null],
    ]);
    const reader = createSettingsReader(product.database, createContentVersion(product.database));
    const { figures: held } = await reader.read();
    expect(held.filter(({ validFrom }) => validFrom === '2026-01-01')).toMatchObject([
      { kind: 'social-security-ceiling', value: 400_550 },
    ]);
  });

  test('of two that are added for the same day at once, the second needs a reason', async () => {
    const form = { ...CEILING, kind: 'small-gift-limit', validFrom: '2030-01-01', value: '80' };
    const outcomes = await Promise.allSettled([add(form), add({ ...form, value: '81' })]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.problems)).toEqual([
      [{ path: 'reason', problem: 'reason-required' }],
    ]);
  });

  test('cannot be rewritten, nor its day begun without a reason, by any door', async () => {
    const day = `valid_from=eq.2026-01-01`;
    const change = await rest(paul, 'PATCH', `dated_figures?${day}`, { value: 1 });
    expect(change.status).toBe(403);
    const removal = await rest(paul, 'DELETE', `dated_figures?${day}`);
    expect([removal.status, await removal.json()]).toEqual([200, []]);
    const row = { kind: 'vat-standard', valid_from: TODAY, value: 2_100, source: 'x' };
    expect((await rest(paul, 'POST', 'dated_figures', row)).status).toBe(400);
    const tomorrow = { ...row, valid_from: addDays(TODAY, 1) };
    expect((await rest(paul, 'POST', 'dated_figures', tomorrow)).status).toBe(201);
    const second = await rest(paul, 'POST', 'dated_figures', tomorrow);
    expect(second.status).toBe(400);
  });
});

describe('a rate of VAT', () => {
  test('is offered and accepted for products while it is in force, and no other', async () => {
    const { products } = await paul.call(listCatalogue, {});
    const productId = products.find(({ slug }) => slug === 'box-saveurs')?.id ?? '';
    const read = () => paul.call(readProductForm, { productId });
    const withRate = async (vatRate: string) => {
      const { form, revision } = await read();
      const draft = { productId, revision, form: { ...form, vatRate } };
      const saved = await paul.call(saveProductDraft, draft);
      return paul.call(publishProduct, { productId, revision: saved.revision, when: 'now' });
    };
    expect((await read()).vatRates).toEqual([2_000, 1_000, 550, 210, 0]);
    expect((await refusalOf(withRate('600'))).problems).toEqual([
      { path: 'vatRate', problem: 'choice-invalid' },
    ]);
    await add({
      kind: 'vat-reduced',
      validFrom: TODAY,
      value: '6',
      source: 'loi de finances',
      reason: 'Applicable aussitôt',
    });
    expect((await read()).vatRates).toEqual([2_000, 1_000, 600, 210, 0]);
    await withRate('600');
    expect((await refusalOf(withRate('550'))).code).toBe('invalid-input');
  });
});

describe('prices and switches', () => {
  test('are what every page reads from then on', async () => {
    const reader = createSettingsReader(product.database, createContentVersion(product.database));
    const before = await reader.read();
    await save('delivery', { europe: '47', pricedOn: '2026-12-01' });
    await save('licence', {
      from3: '200',
      price3: '2,70',
      example3: '210',
      from4: '1 000',
      price4: '2',
      example4: '1200',
    });
    await save('site', {
      isZoomAllowed: 'on',
      noticeFr: 'Nous serons fermés le 1er.',
      noticeEn: 'We are closed on the 1st.',
      noticeFrom: '2026-12-01T00:00',
      noticeUntil: '2026-12-02T00:00',
    });
    const after = await reader.read();
    expect(after).toEqual({
      ...before,
      delivery: { ...before.delivery, europeNetCents: 4_700, pricedOn: '2026-12-01' },
      licenceBands: [
        { from: 1, to: 49, unitNetCents: 400, example: 30 },
        { from: 50, to: 199, unitNetCents: 320, example: 120 },
        { from: 200, to: 999, unitNetCents: 270, example: 210 },
        { from: 1_000, to: null, unitNetCents: 200, example: 1_200 },
      ],
      isZoomAllowed: true,
      notice: {
        fr: 'Nous serons fermés le 1er.',
        en: 'We are closed on the 1st.',
        from: new Date('2026-11-30T23:00:00Z'),
        until: new Date('2026-12-01T23:00:00Z'),
      },
    });
    await save('site', { noticeFr: '', noticeEn: '', noticeFrom: '', noticeUntil: '' });
    expect((await reader.read()).notice).toBeNull();
  });

  test.each([
    ['delivery', { world: '0' }, [{ path: 'world', problem: 'amount-invalid' }]],
    ['licence', { from2: '300' }, [{ path: 'example2', problem: 'example-outside' }]],
    ['site', { noticeFr: 'Fermé' }, [{ path: 'noticeEn', problem: 'required' }]],
  ] as const)('of the group %s are refused beside the field', async (group, changes, first) => {
    const { problems } = await refusalOf(save(group, changes));
    expect(problems).toEqual(expect.arrayContaining([...first]));
  });
});

describe('the text of a page', () => {
  const shown = (language: 'fr' | 'en' = 'fr') =>
    product.call(readPageText, { page: 'terms' }, language);
  const asEdited = (who = paul) => who.call(readPageTextForm, { page: 'terms' });

  /** Publishes these changes of what is shown. */
  async function publish(changes: Record<string, string>, who = paul) {
    const { form, revision } = await asEdited(who);
    const draft = { page: 'terms', revision, form: { ...form, ...changes } } as const;
    const saved = await who.call(savePageTextDraft, draft);
    await who.call(publishPageText, { page: 'terms', revision: saved.revision });
  }

  test('is what came with the product until staff publish theirs, in both languages', async () => {
    const before = await shown();
    expect(before).toMatchObject({
      day: TODAY,
      fields: { title: 'Conditions générales de vente' },
    });
    const { form } = await asEdited();
    const draft = { page: 'terms', revision: null, form: { ...form, titleFr: 'CGV' } } as const;
    const { revision } = await paul.call(savePageTextDraft, draft);
    expect(await paul.call(savePageTextDraft, draft)).toEqual({ revision });
    expect(await shown()).toEqual(before);
    await paul.call(publishPageText, { page: 'terms', revision });
    expect((await shown()).fields).toEqual({ ...before.fields, title: 'CGV' });
    expect(await shown('en')).toMatchObject({ day: TODAY, fields: { title: 'Terms of sale' } });
    expect(await asEdited()).toMatchObject({ revision: null, published: { day: TODAY } });
  });

  test('keeps each state that was published, and comes back to any', async () => {
    await publish({ titleFr: 'Nos conditions' }, marie);
    const { revisions, shipped } = await asEdited();
    expect(
      revisions.map(({ number, form, publishedBy }) => [number, form.titleFr, publishedBy]),
    ).toEqual([
      [2, 'Nos conditions', marie.email],
      [1, 'CGV', paul.email],
    ]);
    await publish(revisions[1]?.form ?? {});
    expect((await shown()).fields.title).toBe('CGV');
    await publish(shipped);
    expect((await asEdited()).published.form).toEqual(shipped);
    const change = await rest(paul, 'PATCH', 'page_text_revisions?number=eq.1', { form: {} });
    const removal = await rest(paul, 'DELETE', 'page_text_revisions?number=eq.1');
    expect([change.status, removal.status]).toEqual([403, 403]);
  });

  test('that was published meanwhile is not gone back to unseen', async () => {
    const { form, revisions } = await asEdited();
    const published = revisions[0]?.number ?? 0;
    const stale = { page: 'terms', revision: null, published, form } as const;
    await publish({ titleFr: 'Vendre' }, marie);
    const { code, details } = await refusalOf(paul.call(savePageTextDraft, stale));
    expect([code, details]).toEqual(['conflict', { editedBy: marie.email }]);
    const draft = { ...stale, published: published + 1 };
    const { revision } = await paul.call(savePageTextDraft, draft);
    expect(await paul.call(publishPageText, { page: 'terms', revision })).toEqual({
      published: published + 2,
    });
  });

  test('that is wrong is kept as it was typed, and shown to nobody', async () => {
    const before = await shown();
    const { form } = await asEdited();
    const wrong = { ...form, bodyEn: '', introFr: 'Voir {ici}' };
    const draft = { page: 'terms', revision: null, form: wrong } as const;
    const { revision } = await paul.call(savePageTextDraft, draft);
    const attempt = paul.call(publishPageText, { page: 'terms', revision });
    expect((await refusalOf(attempt)).problems).toEqual([
      { path: 'introFr', problem: 'value-unknown' },
      { path: 'bodyEn', problem: 'required' },
    ]);
    expect(await shown()).toEqual(before);
    expect((await asEdited(marie)).form).toEqual(wrong);
    const stale = marie.call(savePageTextDraft, { ...draft, form });
    const { code, details } = await refusalOf(stale);
    expect([code, details]).toEqual(['conflict', { editedBy: paul.email }]);
    await marie.call(dropPageTextDraft, { page: 'terms', revision });
    const gone = paul.call(publishPageText, { page: 'terms', revision });
    expect((await refusalOf(gone)).code).toBe('not-found');
  });
});

describe('two editors', () => {
  test('are told of each other, and what is sent twice is one change', async () => {
    const { form, revision } = (await forms()).groups.delivery;
    const change = { group: 'delivery', revision, form: { ...form, world: '70' } } as const;
    const saved = await paul.call(saveSetting, change);
    expect(saved.revision).toBe(revision + 1);
    expect(await paul.call(saveSetting, change)).toEqual(saved);
    const stale = marie.call(saveSetting, { ...change, form: { ...form, world: '71' } });
    const { code, details } = await refusalOf(stale);
    expect([code, details]).toEqual(['conflict', { editedBy: paul.email }]);
    expect((await forms(marie)).groups.delivery).toMatchObject({
      form: { world: '70,00' },
      changedBy: paul.email,
    });
  });
});

test('every change is in the journal with who made it and what differed', async () => {
  clock.set(new Date(clock.now().getTime() + 1_000));
  await save('delivery', { neighbours: '55,90' }, marie);
  const { rows } = await sql`select actor, subject, subject_id, act, before, after
    from public.staff_journal order by happened_at desc, id limit 1`.execute(
    product.database.owner,
  );
  expect(rows).toMatchObject([
    {
      actor: marie.id,
      subject: 'setting',
      subject_id: 'delivery',
      act: 'changed',
      after: { neighbours_net_cents: 5_590 },
    },
  ]);
});

test('settings are refused to everybody but staff, by every door', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const hr = await memberWithRole(product, owner, companyId, 'hr');
  const { form, revision } = (await forms()).groups.delivery;
  for (const [call, code] of [
    [product.call, 'sign-in-required'],
    [owner.call, 'forbidden'],
    [hr.call, 'forbidden'],
  ] as const) {
    const attempts = [
      call(readSettingForms, {}),
      call(saveSetting, { group: 'delivery', revision, form }),
      call(addFigure, { figureId: randomUUID(), form: CEILING }),
      call(takeBackFigure, { figureId: randomUUID() }),
      call(readPageTextForm, { page: 'terms' }),
      call(savePageTextDraft, { page: 'terms', revision: null, form: { titleFr: 'Pirate' } }),
      call(dropPageTextDraft, { page: 'terms', revision: 1 }),
      call(publishPageText, { page: 'terms', revision: 1 }),
    ];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
  }
  for (const table of [
    'organisation',
    'delivery_prices',
    'return_policy',
    'licence_prices',
    'site_switches',
  ]) {
    const answer = await rest(hr, 'PATCH', `${table}?revision=gt.0`, { revision: 1 });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  }
  await paul.call(savePageTextDraft, {
    page: 'privacy',
    revision: null,
    form: { titleFr: 'Bientôt' },
  });
  const drafts = await rest(hr, 'GET', 'page_text_drafts');
  expect([drafts.status, await drafts.json()]).toEqual([200, []]);
  const draft = { page: 'home', form: {} };
  expect((await rest(hr, 'POST', 'page_text_drafts', draft)).status).toBe(403);
  const text = { ...draft, number: 1 };
  expect((await rest(hr, 'POST', 'page_text_revisions', text)).status).toBe(403);
  const row = { kind: 'vat-standard', valid_from: '2999-01-01', value: 1, source: 'x' };
  expect((await rest(hr, 'POST', 'dated_figures', row)).status).toBe(403);
});

async function rest(who: Person, method: string, path: string, body?: object) {
  const token = (await who.client.getSession()).data.session?.access_token;
  return fetch(`${await product.tablesOfFunctions()}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
