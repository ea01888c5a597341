import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatedFigure } from '#basics/settings.ts';
import { priceOrder } from '#shop/sales/rules/vat.ts';
import {
  lineIdsOf,
  QUOTE_RATES,
  type QuotableProduct,
  readDecline,
  readQuote,
  shownQuoteState,
} from './quote-form.ts';

const BOX: QuotableProduct = {
  id: 'box',
  name: { fr: 'Box Saveurs', en: 'Flavours Box' },
  priceCents: 3_990,
  rateBasisPoints: 550,
  vatReason: { fr: 'Alimentaire', en: 'Food' },
  plans: [],
};
const MONTHLY: QuotableProduct = {
  ...BOX,
  id: 'monthly',
  name: { fr: 'Box du mois', en: 'Monthly box' },
  rateBasisPoints: 2_000,
  plans: [
    { commitmentMonths: 12, priceCents: 2_900 },
    { commitmentMonths: 0, priceCents: 3_500 },
  ],
};
const FORM: Record<string, string> = {
  language: 'fr',
  legalName: 'Atelier Lumière',
  siret: '732 829 320 00074',
  contactName: 'Claire Moreau',
  email: ' Claire@Atelier.example ',
  phone: '01 99 00 12 34',
  line1: '12 rue des Lilas',
  postcode: '69 003',
  city: 'Lyon',
  validityDays: '30',
  lines: 'a b c',
  'line.a.product': 'box',
  'line.a.quantity': '60',
  'line.b.product': 'monthly',
  'line.b.plan': '12',
  'line.b.quantity': '1 200',
  'line.b.price': '27,50',
  'line.c.label': 'Atelier de lancement',
  'line.c.quantity': '1',
  'line.c.price': '450',
  'line.c.rate': '2000',
  'line.c.reason': 'Prestation de services',
};
const figure = (kind: DatedFigure['kind'], value: number): DatedFigure => {
  return { kind, value, validFrom: '2014-01-01', source: `Texte de ${kind}`, sourceUrl: null };
};
const FIGURES = [
  figure('vat-reduced', 550),
  figure('vat-corsica-food', 210),
  figure('carriage-europe', 700),
  figure('carriage-neighbours', 1_500),
  figure('carriage-world', 2_500),
];
const read = (change: Record<string, string> = {}) =>
  readQuote({ ...FORM, ...change }, { products: [BOX, MONTHLY], figures: FIGURES }, '2026-11-23');
const CORSICA = {
  'delivery.line1': '1 cours Napoléon',
  'delivery.postcode': '20 000',
  'delivery.city': 'Ajaccio',
};

describe('readQuote', () => {
  test('prices each line by the catalogue or as agreed, and VAT once per rate', () => {
    const { problems, content, validUntil } = read();
    expect(problems).toEqual([]);
    expect(validUntil).toBe('2026-12-23');
    expect(content.company).toEqual({
      legalName: 'Atelier Lumière',
      siren: '732829320',
      siret: '73282932000074',
      vatNumber: null,
      contactName: 'Claire Moreau',
      email: 'claire@atelier.example',
      phone: '+33199001234',
    });
    expect(content.address).toMatchObject({ postcode: '69003', country: 'FR' });
    expect(content.lines).toMatchObject([
      { name: 'Box Saveurs', unitNetCents: 3_990, netCents: 239_400, rateBasisPoints: 550 },
      { name: 'Box du mois', commitmentMonths: 12, quantity: 1_200, unitNetCents: 2_750 },
      { productId: null, name: 'Atelier de lancement', netCents: 45_000, rateBasisPoints: 2_000 },
    ]);
    expect(content.totals).toEqual({
      netCents: 3_584_400,
      vatCents: 13_167 + 669_000,
      grossCents: 4_266_567,
      vatGroups: [
        { rateBasisPoints: 550, netCents: 239_400, vatCents: 13_167 },
        { rateBasisPoints: 2_000, netCents: 3_345_000, vatCents: 669_000 },
      ],
    });
  });

  test('bears the VAT of where it goes: of the delivery address, else of the company', () => {
    const there = read(CORSICA);
    expect(there.problems).toEqual([]);
    expect(there.content.deliveryAddress).toEqual({
      line1: '1 cours Napoléon',
      postcode: '20000',
      city: 'Ajaccio',
      country: 'FR',
    });
    expect(there.content.lines).toMatchObject([
      { rateBasisPoints: 210, vatReason: 'Alimentaire · Texte de vat-corsica-food' },
      { rateBasisPoints: 2_000, vatReason: 'Alimentaire' },
      { rateBasisPoints: 2_000 },
    ]);
    expect(there.content.totals.vatGroups[0]).toMatchObject({ rateBasisPoints: 210 });
    const ofCompany = read({ postcode: '20000', city: 'Ajaccio' });
    expect(ofCompany.content.lines).toEqual(there.content.lines);
    const back = { 'delivery.line1': '12 rue des Lilas', 'delivery.postcode': '69003' };
    const elsewhere = read({ postcode: '20000', ...back, 'delivery.city': 'Lyon' });
    expect(elsewhere.content.lines).toEqual(read().content.lines);
  });

  const BRUSSELS = {
    country: 'be',
    postcode: '1000',
    city: 'Bruxelles',
    siret: '',
    vatNumber: 'BE 0403.019.261',
    lines: 'a c',
  };
  const readProven = (change: Record<string, string>) =>
    readQuote(
      { ...FORM, ...BRUSSELS, ...change },
      { products: [BOX], figures: FIGURES, provenNumbers: ['BE0403019261'] },
      '2026-11-29',
    );

  test('abroad bears carriage, and no VAT where the number of its buyer is confirmed', () => {
    const { problems, content } = readProven({ 'line.c.nature': 'service', 'line.c.reason': '' });
    expect(problems).toEqual([]);
    expect(content.company).toMatchObject({ siren: null, siret: null, vatNumber: 'BE0403019261' });
    expect(content.lines).toMatchObject([
      { name: 'Box Saveurs', rateBasisPoints: 0, vatCategory: 'K', netCents: 239_400 },
      { name: 'Atelier de lancement', rateBasisPoints: 0, vatCategory: 'AE', isService: true },
      {
        name: 'Transport (Belgique)',
        quantity: 60,
        unitNetCents: 700,
        vatCategory: 'K',
        isCarriage: true,
      },
    ]);
    expect(content.lines[1]?.vatReason).toMatch(/^Autoliquidation/);
    expect(content.totals.vatGroups).toEqual([
      { rateBasisPoints: 0, vatCategory: 'K', netCents: 281_400, vatCents: 0 },
      { rateBasisPoints: 0, vatCategory: 'AE', netCents: 45_000, vatCents: 0 },
    ]);
  });

  test.each([
    // A number that nobody confirmed, French delivery with one that is, an export, an overseas department.
    [{ vatNumber: 'DE136695976' }, 'S', 2_000, 700],
    [{ ...CORSICA, 'delivery.postcode': '69003' }, 'S', 2_000, undefined],
    [{ country: 'CH', postcode: '1201' }, 'G', 0, 1_500],
    [{ ...CORSICA, 'delivery.postcode': '97400' }, 'G', 0, 2_500],
  ])('%j: %s at %i, carriage %s', (change, category, rate, carriageCents) => {
    const { problems, content } = readProven(change);
    expect(problems).toEqual([]);
    const { rateBasisPoints, vatCategory = 'S' } = content.lines[1] ?? {};
    expect([vatCategory, rateBasisPoints]).toEqual([category, rate]);
    const carriage = content.lines.find(({ isCarriage }) => isCarriage);
    expect(carriage?.unitNetCents).toBe(carriageCents);
  });

  test('may have a carriage that was agreed on, abroad alone', () => {
    const unit = (change: Record<string, string>) =>
      readProven(change).content.lines.find(({ isCarriage }) => isCarriage)?.unitNetCents;
    expect(unit({ carriage: '5,50' })).toBe(550);
    expect(unit({ carriage: '5,50', country: 'FR', postcode: '69003' })).toBeUndefined();
    expect(readProven({ carriage: 'peu' }).problems).toMatchObject([{ path: 'carriage' }]);
  });

  test('speaks the language of its buyer, whatever that of the screen', () => {
    expect(read({ language: 'en' }).content.lines[0]).toMatchObject({
      name: 'Flavours Box',
      vatReason: 'Food',
    });
  });

  test.each([
    [{ language: 'de' }, 'language choice-invalid'],
    [{ legalName: ' ' }, 'legalName required'],
    [{ siret: '' }, 'siret required'],
    [{ siret: '732829321' }, 'siret siret-invalid'],
    [{ siret: '732829320' }, undefined],
    [{ email: 'claire' }, 'email email-invalid'],
    [{ phone: '12' }, 'phone phone-invalid'],
    [{ phone: '' }, undefined],
    [{ postcode: '6900' }, 'postcode postcode-invalid'],
    [{ city: '' }, 'city required'],
    [{ postcode: '98800' }, 'postcode delivery-place-not-served'],
    [{ country: 'ES', postcode: '35001' }, 'postcode delivery-place-not-served'],
    [{ country: 'BE', postcode: '1000' }, 'line.b.plan not-sent-abroad'],
    [{ country: 'BE', postcode: '1000', siret: '', lines: 'a c' }, undefined],
    [{ vatNumber: 'BE0403019262' }, 'vatNumber vat-number-invalid'],
    [{ 'line.c.nature': 'other' }, 'line.c.nature choice-invalid'],
    [{ country: 'BE', postcode: '1000', ...CORSICA }, undefined],
    [{ ...CORSICA, 'delivery.postcode': '98800' }, 'delivery.postcode delivery-place-not-served'],
    [{ ...CORSICA, 'delivery.city': '' }, 'delivery.city required'],
    [{ ...CORSICA, 'line.c.rate': '550' }, 'line.c.rate rate-of-another-place'],
    [{ 'line.c.rate': '550' }, undefined],
    [{ validityDays: '0' }, 'validityDays quantity-invalid'],
    [{ validityDays: '366' }, 'validityDays quantity-invalid'],
    [{ lines: '' }, 'lines no-lines'],
    [{ lines: Array.from({ length: 51 }, () => 'c').join(' ') }, undefined],
    [{ 'line.a.product': 'gone' }, 'line.a.product product-gone'],
    [{ 'line.a.quantity': '0' }, 'line.a.quantity quantity-invalid'],
    [{ 'line.a.quantity': '1,5' }, 'line.a.quantity quantity-invalid'],
    [{ 'line.a.price': 'cher' }, 'line.a.price amount-invalid'],
    [{ 'line.a.price': '0' }, undefined],
    [{ 'line.a.price': '100000' }, undefined],
    [{ 'line.a.price': '100000,01' }, 'line.a.price amount-invalid'],
    [{ 'line.b.plan': '' }, 'line.b.plan choice-invalid'],
    [{ 'line.b.plan': '6' }, 'line.b.plan choice-invalid'],
    [{ lines: 'a', 'line.a.price': '0' }, 'lines nothing-to-pay'],
    [{ 'line.c.label': '' }, 'line.c.label required'],
    [{ 'line.c.price': '' }, 'line.c.price required'],
    [{ 'line.c.rate': '' }, 'line.c.rate required'],
    [{ 'line.c.rate': '1960' }, 'line.c.rate choice-invalid'],
    [{ 'line.c.reason': '' }, 'line.c.reason required'],
  ])('%j: %s', (change, problem) => {
    const found = read(change).problems.map((each) => `${each.path} ${each.problem}`);
    expect(found).toEqual(problem ? [problem] : []);
  });

  test('says no more than fifty lines', () => {
    const ids = Array.from({ length: 51 }, (_, at) => `x${at}`);
    expect(read({ lines: ids.join(' ') }).problems).toContainEqual({
      path: 'lines',
      problem: 'too-many',
    });
  });

  test('whatever is typed: problems, or totals that an order of the same lines has too', () => {
    const typed = fc.dictionary(
      fc.constantFrom(...Object.keys(FORM)),
      fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.integer().map(String),
        fc.constantFrom(...QUOTE_RATES),
      ),
    );
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 100_000 }), (change, quantity) => {
        const { problems, content } = read({ ...change, 'line.a.quantity': String(quantity) });
        if (problems.length > 0) return;
        const order = priceOrder({ lines: content.lines });
        expect(content.totals.grossCents).toBe(order.totalCents);
        expect(content.lines.length).toBeGreaterThan(0);
      }),
    );
  });
});

test('lines are each there once, in their order, and named by nothing strange', () => {
  expect(lineIdsOf({ lines: 'b a b __proto__ c1' })).toEqual(['b', 'a', 'c1']);
  expect(lineIdsOf({})).toEqual([]);
});

test.each([
  ['sent', '2026-11-23', 'sent'],
  ['sent', '2026-11-22', 'expired'],
  ['accepted', '2026-11-22', 'accepted'],
  ['draft', null, 'draft'],
] as const)('a quote that is %s until %s is %s', (state, until, shown) => {
  expect(shownQuoteState(state, until, '2026-11-23')).toBe(shown);
});

test('a refusal may have a reason, of a bounded length', () => {
  expect(readDecline({ reason: ' Trop tard. ' }).values.reason).toBe('Trop tard.');
  expect(readDecline({}).problems).toEqual([]);
  expect(readDecline({ reason: 'x'.repeat(1_001) }).problems).toHaveLength(1);
});
