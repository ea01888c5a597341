import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGENS } from './allergens.ts';
import { formOfItem, type ItemContent, parseItem } from './item-form.ts';

const IMAGE = '0e7cfe1a-9a2e-4a55-9f0a-6c1c5e5a7d11';
const FORM = {
  slug: 'sables-au-beurre',
  theme: 'food',
  maker: '5b2c1c5e-7d5f-4a27-8b8e-0a8f0c1d2e3f',
  placeOfManufacture: 'Lorient (56)',
  isMadeInFrance: 'on',
  netQuantity: '150 g',
  'allergen milk': 'on',
  'allergen gluten': 'on',
  image: IMAGE,
  nameFr: 'Sablés',
  nameEn: 'Shortbread',
  descriptionFr: 'Pur beurre.',
  descriptionEn: 'All butter.',
  ingredientsFr: 'Farine de BLÉ, BEURRE.',
  ingredientsEn: 'WHEAT flour, BUTTER.',
};
const NEW_MAKER = {
  maker: 'new',
  makerName: 'Biscuiterie Roux',
  makerTown: 'Lorient',
  makerDepartment: '56',
};

const problemsOf = (change: Record<string, string>) =>
  parseItem({ ...FORM, ...change }).problems.map(({ path, problem }) => `${path} ${problem}`);

describe('an item', () => {
  test('is read as it was typed, allergens in the order of the regulation', () => {
    const { problems, values } = parseItem(FORM);
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ allergens: ['gluten', 'milk'], isSwappable: false });
  });

  test.each([
    [{ slug: 'Sablés' }, ['slug slug-invalid']],
    [{ theme: '' }, ['theme required']],
    [{ maker: '' }, ['maker required']],
    [{ maker: 'roux' }, ['maker choice-invalid']],
    [{ ingredientsEn: '' }, ['ingredientsEn required']],
    [{ netQuantity: '' }, ['netQuantity required']],
    [{ evidenceExpiresOn: '2027-02-30' }, ['evidenceExpiresOn day-invalid']],
    [{ evidenceExpiresOn: '2027-02-28' }, ['evidence required']],
    [NEW_MAKER, []],
    [{ ...NEW_MAKER, makerDepartment: '2a' }, []],
    [{ ...NEW_MAKER, makerDepartment: 'Morbihan' }, ['makerDepartment department-invalid']],
    [{ ...NEW_MAKER, makerName: '' }, ['makerName required']],
    [{ ...NEW_MAKER, makerWebsite: 'http://roux.example' }, ['makerWebsite website-invalid']],
    [{ ...NEW_MAKER, makerWebsite: 'javascript:alert(1)' }, ['makerWebsite website-invalid']],
    [{ ...NEW_MAKER, makerWebsite: 'https://roux.example/nos-sables' }, []],
  ])('%j: %j', (change, problems) => {
    expect(problemsOf(change as Record<string, string>)).toEqual(problems);
  });

  const line = fc.stringMatching(/^[a-zé"<&][a-zé "<&]{0,20}[a-zé]$/);
  const texts = fc.record({
    name: line,
    description: line,
    ingredients: line,
    storageAdvice: fc.option(line),
  });
  const items: fc.Arbitrary<ItemContent> = fc.record({
    slug: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/),
    theme: fc.constantFrom('food', 'hygiene', 'wellness', 'surprise'),
    maker: fc.oneof(
      fc.uuid(),
      fc.record({
        name: line,
        town: line,
        department: fc.constantFrom('56', '2A', '974'),
        website: fc.option(fc.constant('https://roux.example')),
      }),
    ),
    placeOfManufacture: line,
    isMadeInFrance: fc.boolean(),
    evidence: line,
    evidenceExpiresOn: fc.option(fc.constant('2027-02-28')),
    netQuantity: line,
    allergens: fc.subarray([...ALLERGENS]),
    imageId: fc.uuid(),
    evidenceDocumentId: fc.option(fc.uuid()),
    isSwappable: fc.boolean(),
    texts: fc.record({ fr: texts, en: texts }),
  });

  test('that is written out and read again is the same', () => {
    fc.assert(
      fc.property(items, (item) => {
        expect(parseItem(formOfItem(item))).toEqual({ problems: [], values: item });
      }),
    );
  });
});
