import { createTranslator } from 'use-intl/core';
import { formatDay, formatMoment, isParisDay } from '#basics/dates.ts';
import { columnOf, fieldOf } from '#basics/form-columns.ts';
import type { Language } from '#basics/language.ts';
import { inLanguages } from '#basics/messages.ts';
import { formatMoney } from '#basics/money.ts';
import { texts as media } from '#shop/catalogue/messages/staff-media.ts';
import { texts as products } from '#shop/catalogue/messages/staff-products.ts';
import { productTexts } from '#shop/catalogue/rules/product.ts';
import { texts as partners } from '#shop/partners/messages/staff-partners.ts';
import { texts as requests } from '#shop/quotes/messages/staff-requests.ts';
import { texts as journal } from '../../messages/journal.ts';
import { texts as settings } from '../../messages/settings.ts';
import { fieldName } from '../../rules/field-name.ts';

/** The columns of what is said of a product, in the order of its form. */
const PRODUCT_TEXTS = Object.keys(productTexts.def.shape).map(columnOf);

const TEXTS = inLanguages({
  media,
  productTexts: products,
  partners,
  requests,
  journal,
  settings,
});

// Made once: an export asks for thousands of texts.
const FRENCH = wordsIn('fr');
const ENGLISH = wordsIn('en');

/** How the journal of staff says things, on the screen and in a list. */
export function journalLabels(language: Language): JournalLabels {
  return language === 'fr' ? FRENCH : ENGLISH;
}

export type JournalLabels = ReturnType<typeof wordsIn>;

/** What an id is called, where it is that of something known. */
export type NameOf = (id: string) => string | undefined;

const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function wordsIn(language: Language) {
  const { media, productTexts, partners, requests, journal, settings } = TEXTS[language];
  const t = createTranslator({ locale: language, messages: journal });
  const products = createTranslator({ locale: language, messages: productTexts });
  const numbers = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB');

  /** What columns say by codes that staff meet in words elsewhere. */
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: productTexts.states,
    kind: {
      ...productTexts.kinds,
      ...media.kinds,
      ...settings.figures.kinds,
      ...partners.checks.kinds,
      ...journal.stockMoves,
    },
    way: journal.exchanges.ways,
    state: {
      ...journal.exchanges.states,
      ...requests.states,
      ...partners.documents.states,
      ...partners.checks.states,
      ...partners.states,
    },
    theme: productTexts.themes,
    language: journal.languages,
  };
  function number(column: string, value: number): string {
    if (column.endsWith('_cents')) return formatMoney(value, language);
    if (column.endsWith('_basis_points')) return products('rate', { rate: value / 10_000 });
    return numbers.format(value);
  }
  function text(column: string, value: string, nameOf: NameOf): string {
    const code = codes[column];
    if (code && Object.hasOwn(code, value)) return code[value] ?? value;
    if (INSTANT.test(value)) return formatMoment(new Date(value), language);
    const named = value.replace(UUID, (id) => nameOf(id) ?? id);
    return isParisDay(value) ? formatDay(value, language) : named;
  }
  /** Any value of a column as a text; null where it says nothing. */
  function value(column: string, said: unknown, nameOf: NameOf): string | null {
    if (said === null || said === undefined || said === '') return null;
    if (typeof said === 'boolean') return t(said ? 'yes' : 'no');
    if (typeof said === 'number') return number(column, said);
    if (typeof said === 'string') return text(column, said, nameOf);
    if (Array.isArray(said)) {
      return said.map((each) => value(column, each, nameOf) ?? t('nothing')).join(' · ') || null;
    }
    return JSON.stringify(said, null, 2);
  }
  const ranks = ranksOf([...PRODUCT_TEXTS, ...Object.keys(journal.columns)]);
  /** What goes by a word of ours, not by an id. */
  const records: Readonly<Record<string, string>> = {
    organisation: settings.sections.organisation,
    delivery: settings.delivery.title,
    returns: settings.returns.title,
    licence: settings.licence.title,
    site: settings.sections.site,
    ...settings.texts.pages,
  };
  return {
    t,
    value,
    record: (id: string): string | undefined =>
      Object.hasOwn(records, id) ? records[id] : undefined,
    /** What matters most comes first; what nobody has named, last. */
    rank: (column: string) => ranks.get(column) ?? ranks.size,
    /** In the words of the journal, where it has some. */
    column(name: string): string {
      const key = `columns.${name}` as 'columns.name';
      return t.has(key) ? t(key) : ofProduct(products, name);
    },
    subject(name: string): string {
      const key = `subjects.${name}` as 'subjects.product';
      return t.has(key) ? t(key) : name;
    },
    part(subject: string, part: string | null, nameOf: NameOf): string | null {
      if (part === null) return null;
      if (subject === 'product-image') return t('parts.image', { rank: Number(part) + 1 });
      if (subject === 'order-return') return t('parts.exchange', { number: Number(part) });
      if (subject === 'product-plan') return t('parts.plan', { months: Number(part) });
      return text('language', part, nameOf);
    },
    /** A field of the form that products are typed in. */
    formField: (path: string) => fieldName(products, path),
  };
}

function ranksOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].map((name, rank) => [name, rank]));
}

/** A text of a product is called as its field; what nobody has named yet, as its table calls it. */
function ofProduct(t: Parameters<typeof fieldName>[0], column: string): string {
  return PRODUCT_TEXTS.includes(column) ? fieldName(t, fieldOf(column)) : column;
}
