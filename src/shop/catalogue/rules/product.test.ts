import { describe, expect, test } from 'vitest';
import { fill, typedAs, validate } from '#basics/form.ts';
import { copyOf, pricing, product } from './product.ts';

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
  texts: {
    fr: {
      name: 'Box du matin',
      summary: 'De quoi bien commencer.',
      description: 'Un paragraphe.\n\nUn autre.',
    },
    en: {
      name: 'Morning box',
      summary: 'A good start.',
      description: 'One paragraph.\n\nAnother.',
    },
  },
  items: [ID],
  images: [{ id: IMAGE, altFr: 'Une boîte ouverte', altEn: 'An open box' }],
};
const PLANS = { plan12: '29', plan6: '32', plan0: '35' };

const problemsOf = (change: object) =>
  validate(product, { ...FORM, ...change }).problems.map(
    ({ path, problem }) => `${path} ${problem}`,
  );
const said = (language: 'fr' | 'en', change: object) => ({
  texts: { ...FORM.texts, [language]: { ...FORM.texts[language], ...change } },
});

describe('a product', () => {
  test('is read as it was typed', () => {
    const { problems, values } = validate(product, FORM);
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      slug: 'box-matin',
      price: 3_990,
      vatRate: '550',
      items: [ID],
      isFeatured: false,
      texts: { fr: { name: 'Box du matin', seoTitle: null }, en: { name: 'Morning box' } },
      images: [{ altFr: 'Une boîte ouverte', altEn: 'An open box' }],
    });
    expect(pricing(values)).toEqual({ plans: [], priceCents: 3_990 });
  });

  test.each([
    [{ slug: 'Box Matin' }, 'slug slug-invalid'],
    [{ slug: 'a'.repeat(101) }, 'slug slug-invalid'],
    [{ slug: '' }, 'slug required'],
    [{ kind: 'gift' }, 'kind choice-invalid'],
    [{ theme: '' }, 'theme required'],
    [{ theme: 'travel' }, 'theme choice-invalid'],
    [{ status: 'archived' }, 'status choice-invalid'],
    [{ price: '' }, 'price required'],
    [{ price: 'beaucoup' }, 'price amount-invalid'],
    [{ price: '0' }, 'price amount-invalid'],
    [{ price: '100 000,01' }, 'price amount-invalid'],
    [{ position: '-1' }, 'position number-invalid'],
    [{ position: '10001' }, 'position number-invalid'],
    [{ vatRate: '19,6' }, 'vatRate choice-invalid'],
    [{ vatReasonEn: ' ' }, 'vatReasonEn required'],
    [said('en', { name: '' }), 'texts.en.name required'],
    [said('fr', { description: '' }), 'texts.fr.description required'],
    [said('fr', { description: 'a'.repeat(20_001) }), 'texts.fr.description too-long'],
    [
      said('fr', { description: { type: 'doc', content: 3 } }),
      'texts.fr.description rich-text-invalid',
    ],
    [said('fr', { seoTitle: 'a'.repeat(121) }), 'texts.fr.seoTitle too-long'],
    [said('fr', { name: 'Box \u202enita' }), 'texts.fr.name control-characters'],
    [{ items: [] }, 'items required'],
    [{ items: Array.from({ length: 41 }, (_, at) => `${at}`) }, 'items too-many'],
    [{ images: [] }, 'images required'],
    [{ images: [{ ...FORM.images[0], altEn: '' }] }, 'images.0.altEn required'],
  ])('%j: %s', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test('that is announced may still be being composed', () => {
    expect(problemsOf({ status: 'coming-soon', items: [] })).toEqual([]);
  });

  test('by subscription has a price for each commitment, and needs no theme', () => {
    expect(problemsOf({ kind: 'subscription', theme: '' })).toEqual([
      'plan12 required',
      'plan6 required',
      'plan0 required',
    ]);
    const { values } = validate(product, { ...FORM, kind: 'subscription', ...PLANS });
    expect(pricing(values)).toEqual({
      plans: [
        { commitmentMonths: 12, priceCents: 2_900 },
        { commitmentMonths: 6, priceCents: 3_200 },
        { commitmentMonths: 0, priceCents: 3_500 },
      ],
      priceCents: 2_900,
    });
  });

  test('has no price that its form does not ask for, whatever stands there from before', () => {
    expect(problemsOf({ plan12: 'beaucoup' })).toEqual([]);
    const subscription = { ...FORM, kind: 'subscription', ...PLANS, price: 'beaucoup' };
    const { problems, values } = validate(product, subscription);
    expect(problems).toEqual([]);
    expect(fill(product, values)).toMatchObject({ price: '', plan12: '29,00' });
    expect(fill(product, validate(product, { ...FORM, ...PLANS }).values)).toMatchObject({
      price: '39,90',
      plan12: '',
    });
  });

  test('that breaks a rule of today is still shown to whoever mends it', () => {
    const { values } = validate(product, { ...FORM, items: [], images: [] });
    expect(fill(product, values)).toMatchObject({ slug: 'box-matin', items: [], images: [] });
  });
});

describe('a copy of a product', () => {
  test('says so in both names, has no address, and is otherwise the same', () => {
    const typed = typedAs(product, { ...FORM, isFeatured: 'on' });
    const copy = copyOf(typed);
    expect(copy.texts.fr).toEqual({ ...typed.texts.fr, name: 'Box du matin (copie)' });
    expect(copy.texts.en).toEqual({ ...typed.texts.en, name: 'Morning box (copy)' });
    expect(copy).toMatchObject({
      slug: '',
      items: typed.items,
      images: typed.images,
      price: '39,90',
    });
    expect(validate(product, copy).problems.map(({ path }) => path)).toEqual(['slug']);
    expect(validate(product, copy).values.isFeatured).toBe(false);
  });

  test('of a product without a name has none either', () => {
    expect(copyOf(typedAs(product, {})).texts).toMatchObject({
      fr: { name: '' },
      en: { name: '' },
    });
  });
});
