/**
 * The rule: all that a buyer must know of an item before buying it is there in both languages: who makes it
 * and where, what is in it, how much, and which of the fourteen allergens. Its place of manufacture counts
 * as proven only with evidence.
 *
 * Source: Regulation (EU) 1169/2011, art. 9 and 14; Regulation (EC) 1223/2009, art. 19.
 */

import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Language } from '#basics/language.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isUuid } from '#basics/uuid.ts';
import { isProductSlug } from '#shop/sales/rules/product-slug.ts';
import { ALLERGENS, type Allergen } from './allergens.ts';
import { THEMES } from './product.ts';

export interface ItemTexts {
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly storageAdvice: string | null;
}

export interface MakerContent {
  readonly name: string;
  readonly town: string;
  readonly department: string;
  readonly website: string | null;
}

export interface ItemContent {
  readonly slug: string;
  readonly theme: (typeof THEMES)[number];
  /** The id of one that is there, or one to be added. */
  readonly maker: string | MakerContent;
  readonly placeOfManufacture: string;
  readonly isMadeInFrance: boolean;
  readonly evidence: string | null;
  readonly evidenceExpiresOn: string | null;
  readonly netQuantity: string;
  readonly allergens: readonly Allergen[];
  /** Of the media. */
  readonly imageId: string;
  readonly evidenceDocumentId: string | null;
  readonly isSwappable: boolean;
  readonly texts: Readonly<Record<Language, ItemTexts>>;
}

/** What is chosen instead of a maker that is there. */
export const NEW_MAKER = 'new';

/** Of mainland France, Corsica and overseas. */
const DEPARTMENT = /^(\d{2,3}|2A|2B)$/;
const WEBSITE = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/;
const required = { isRequired: true };

export function parseItem(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: ItemContent;
} {
  const read = readForm(form);
  const slug = read.line('slug', required) ?? '';
  if (slug !== '' && !isProductSlug(slug)) read.addIssue('slug', 'slug-invalid');
  const evidence = read.prose('evidence', { max: 500 });
  const evidenceExpiresOn = read.day('evidenceExpiresOn');
  const evidenceDocumentId = read.line('evidenceDocument');
  if ((evidenceExpiresOn ?? evidenceDocumentId) !== null && evidence === null) {
    read.addIssue('evidence', 'required');
  }
  const values: ItemContent = {
    slug,
    theme: read.choice('theme', THEMES, required) ?? 'food',
    maker: readMaker(form, read),
    placeOfManufacture: read.line('placeOfManufacture', required) ?? '',
    isMadeInFrance: form.isMadeInFrance === 'on',
    evidence,
    evidenceExpiresOn,
    netQuantity: read.line('netQuantity', { ...required, max: 60 }) ?? '',
    allergens: ALLERGENS.filter((allergen) => form[`allergen ${allergen}`] === 'on'),
    imageId: read.line('image', required) ?? '',
    evidenceDocumentId,
    isSwappable: form.isSwappable === 'on',
    texts: { fr: textsIn(read, 'Fr'), en: textsIn(read, 'En') },
  };
  return { problems: read.problems, values };
}

type Reader = ReturnType<typeof readForm>;

/** The maker that was chosen, by id, or described anew. */
export function readMaker(form: FormValues, read: Reader): string | MakerContent {
  if (form.maker !== NEW_MAKER) {
    const id = read.line('maker', required) ?? '';
    if (id !== '' && !isUuid(id)) read.addIssue('maker', 'choice-invalid');
    return id;
  }
  const department = (read.line('makerDepartment', required) ?? '').toUpperCase();
  if (department !== '' && !DEPARTMENT.test(department)) {
    read.addIssue('makerDepartment', 'department-invalid');
  }
  const website = read.line('makerWebsite', { max: 300 });
  if (website !== null && !WEBSITE.test(website)) read.addIssue('makerWebsite', 'website-invalid');
  return {
    name: read.line('makerName', required) ?? '',
    town: read.line('makerTown', required) ?? '',
    department,
    website,
  };
}

function textsIn(read: Reader, language: 'Fr' | 'En'): ItemTexts {
  return {
    name: read.line(`name${language}`, required) ?? '',
    description: read.prose(`description${language}`, required) ?? '',
    ingredients: read.prose(`ingredients${language}`, required) ?? '',
    storageAdvice: read.prose(`storage${language}`, { max: 500 }),
  };
}

/** As it would be typed: reading it again gives the same item. */
export function formOfItem(item: ItemContent): Readonly<Record<string, string>> {
  const { maker, texts } = item;
  const form: Record<string, string | null> = {
    slug: item.slug,
    theme: item.theme,
    ...(typeof maker === 'string'
      ? { maker }
      : {
          maker: NEW_MAKER,
          makerName: maker.name,
          makerTown: maker.town,
          makerDepartment: maker.department,
          makerWebsite: maker.website,
        }),
    placeOfManufacture: item.placeOfManufacture,
    isMadeInFrance: item.isMadeInFrance ? 'on' : null,
    evidence: item.evidence,
    evidenceExpiresOn: item.evidenceExpiresOn,
    netQuantity: item.netQuantity,
    ...Object.fromEntries(item.allergens.map((allergen) => [`allergen ${allergen}`, 'on'])),
    image: item.imageId,
    evidenceDocument: item.evidenceDocumentId,
    isSwappable: item.isSwappable ? 'on' : null,
    ...textsOf(texts.fr, 'Fr'),
    ...textsOf(texts.en, 'En'),
  };
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
  );
}

function textsOf(texts: ItemTexts, language: 'Fr' | 'En') {
  return {
    [`name${language}`]: texts.name,
    [`description${language}`]: texts.description,
    [`ingredients${language}`]: texts.ingredients,
    [`storage${language}`]: texts.storageAdvice,
  };
}
