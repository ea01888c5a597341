import { expect, test } from 'vitest';
import { typedAs } from '#basics/form.ts';
import { paragraphsIn } from '#basics/rich-text.ts';
import { nestedProduct } from './former-product.ts';
import { product } from './product.ts';

const FORMER = {
  slug: 'box-matin',
  kind: 'box',
  price: '39,9',
  vatReasonFr: 'Parce que.',
  nameFr: 'Box du matin',
  descriptionFr: JSON.stringify(paragraphsIn('Un paragraphe.')),
  descriptionEn: '{ not a document',
  seoTitleEn: 'Morning',
  items: 'b a  b',
  images: 'x y',
  'altFr x': 'Un pot',
  'altEn y': 'A jar',
};
const now = typedAs(product, nestedProduct(FORMER));

test('what was typed in a page of an earlier release is all there', () => {
  expect(now).toMatchObject({
    slug: 'box-matin',
    kind: 'box',
    price: '39,9',
    vatReasonFr: 'Parce que.',
    texts: {
      fr: { name: 'Box du matin', description: paragraphsIn('Un paragraphe.'), seoTitle: '' },
      en: { name: '', description: '{ not a document', seoTitle: 'Morning' },
    },
    items: ['b', 'a'],
    images: [
      { id: 'x', altFr: 'Un pot', altEn: '' },
      { id: 'y', altFr: '', altEn: 'A jar' },
    ],
  });
});

test('what is described as it is now stays, and what such a page changes in it is changed', () => {
  expect(typedAs(product, nestedProduct(now))).toEqual(now);
  const changed = typedAs(product, nestedProduct({ ...now, nameEn: 'Morning box' }));
  expect(changed).toEqual({
    ...now,
    texts: { ...now.texts, en: { ...now.texts.en, name: 'Morning box' } },
  });
});
