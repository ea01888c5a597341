import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraphsIn } from '#basics/rich-text.ts';
import { formOf, type ProductContent, readProductForm } from './product-form.ts';

const ID = '5b2c1c5e-7d5f-4a27-8b8e-0a8f0c1d2e3f';
const IMAGE = '0e7cfe1a-9a2e-4a55-9f0a-6c1c5e5a7d11';
const FORM = {
  slug: 'box-matin',
  kind: 'box',
  theme: 'food',
  status: 'published',
  position: '3',
  price: '39,90',
  vatRate: '550',
  vatReasonFr: 'Produits alimentaires.',
  vatReasonEn: 'Food.',
  nameFr: 'Box du matin',
  nameEn: 'Morning box',
  summaryFr: 'De quoi bien commencer.',
  summaryEn: 'A good start.',
  descriptionFr: 'Un paragraphe.\n\nUn autre.',
  descriptionEn: 'One paragraph.\n\nAnother.',
  items: ID,
  images: IMAGE,
  [`altFr ${IMAGE}`]: 'Une boîte ouverte',
  [`altEn ${IMAGE}`]: 'An open box',
};

const problemsOf = (change: Record<string, string>) =>
  readProductForm({ ...FORM, ...change }).problems.map(({ path, problem }) => `${path} ${problem}`);

describe('a product', () => {
  test('is read as it was typed', () => {
    const { problems, values } = readProductForm(FORM);
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      slug: 'box-matin',
      priceCents: 3_990,
      vat: { rateBasisPoints: 550 },
      itemIds: [ID],
      plans: [],
      isFeatured: false,
      texts: { fr: { name: 'Box du matin', seoTitle: null }, en: { name: 'Morning box' } },
      images: [{ altFr: 'Une boîte ouverte', altEn: 'An open box' }],
    });
  });

  test.each([
    [{ slug: 'Box Matin' }, 'slug slug-invalid'],
    [{ slug: '' }, 'slug required'],
    [{ kind: 'gift' }, 'kind choice-invalid'],
    [{ theme: '' }, 'theme required'],
    [{ status: 'archived' }, 'status choice-invalid'],
    [{ price: 'beaucoup' }, 'price amount-invalid'],
    [{ price: '0' }, 'price amount-invalid'],
    [{ price: '100 000,01' }, 'price amount-invalid'],
    [{ position: '-1' }, 'position number-invalid'],
    [{ vatRate: '19,6' }, 'vatRate choice-invalid'],
    [{ vatReasonEn: ' ' }, 'vatReasonEn required'],
    [{ nameEn: '' }, 'nameEn required'],
    [{ descriptionFr: 'a'.repeat(20_001) }, 'descriptionFr too-long'],
    [{ seoTitleFr: 'a'.repeat(121) }, 'seoTitleFr too-long'],
    [{ nameFr: 'Box \u202enita' }, 'nameFr control-characters'],
    [{ items: '' }, 'items required'],
    [{ images: '' }, 'images required'],
    [{ [`altEn ${IMAGE}`]: '' }, `altEn ${IMAGE} required`],
  ])('%j: %s', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test('that is announced may still be being composed', () => {
    expect(problemsOf({ status: 'coming-soon', items: '' })).toEqual([]);
  });

  test('by subscription has a price for each commitment, and needs no theme', () => {
    expect(problemsOf({ kind: 'subscription', theme: '' })).toEqual([
      'plan12 required',
      'plan6 required',
      'plan0 required',
    ]);
    const prices = { plan12: '29', plan6: '32', plan0: '35' };
    const { values } = readProductForm({ ...FORM, kind: 'subscription', ...prices });
    expect(values.plans.map(({ priceCents }) => priceCents)).toEqual([2_900, 3_200, 3_500]);
    expect(values.priceCents).toBe(2_900);
  });

  const line = fc.stringMatching(/^[a-zé"<&][a-zé "<&]{0,20}[a-zé]$/);
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const texts = fc.record({
    name: line,
    summary: line,
    description: line.map(paragraphsIn),
    seoTitle: fc.option(line),
    seoDescription: fc.option(line),
  });
  const contents: fc.Arbitrary<ProductContent> = fc
    .record({
      slug: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/),
      kind: fc.constantFrom('box', 'subscription', 'licence', 'boutique'),
      theme: fc.constantFrom('food', 'hygiene', 'wellness', 'surprise'),
      status: fc.constantFrom('published', 'coming-soon'),
      position: fc.integer({ min: 0, max: 10_000 }),
      priceCents: cents,
      prices: fc.tuple(cents, cents, cents),
      vat: fc.record({
        rateBasisPoints: fc.constantFrom(2000, 1000, 550, 210, 0),
        reasonFr: line,
        reasonEn: line,
      }),
      isCustomisable: fc.boolean(),
      isFeatured: fc.boolean(),
      texts: fc.record({ fr: texts, en: texts }),
      images: fc.uniqueArray(fc.record({ id: fc.uuid(), altFr: line, altEn: line }), {
        selector: ({ id }) => id,
        minLength: 1,
        maxLength: 12,
      }),
      itemIds: fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 }),
    })
    .map(({ prices, ...content }) => ({
      ...content,
      ...(content.kind === 'subscription'
        ? {
            priceCents: Math.min(...prices),
            plans: [12, 6, 0].map((commitmentMonths, at) => ({
              commitmentMonths,
              priceCents: prices[at] ?? 1,
            })),
          }
        : { plans: [] }),
    }));

  test('that is written out and read again is the same', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(readProductForm(formOf(content))).toEqual({ problems: [], values: content });
      }),
    );
  });
});
