import { createTranslator } from 'use-intl/core';
import type { FunctionsHost } from '#backend/functions/functions-host.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';
import { Refusal } from '#basics/refusal.ts';
import type { EditedPage } from '#basics/settings.ts';
import { type ProductDetail, readProduct } from '#shop/catalogue/contract.ts';
import { readPageText } from '#site/contract.ts';
import { MESSAGES } from './messages.ts';

/** What a page is shown as where it is shared. */
export type ShareCard = {
  readonly title: string;
  readonly text: string;
  /** Of a product: what it costs, who makes it, that it is to come. */
  readonly facts: readonly string[];
  /** Address of the picture beside the words, on our own site. */
  readonly picture: string;
  /** Colour behind the picture. */
  readonly ground: string;
};

type Words = { readonly title: string; readonly description: string };
type Texts = (typeof MESSAGES)[Language];

const GROUNDS = {
  food: '#f9ebca',
  hygiene: '#dceaf1',
  wellness: '#e4eddb',
  surprise: '#f1e2ec',
  monthly: '#f9e2d5',
  plain: '#f3ecdf',
} as const;

const PRODUCT_AT = /^\/boutique\/produit\/([a-z\d-]{1,100})$/;

/** Pages whose words are ours; the legal ones and those of products are asked for. */
const PAGES: Readonly<
  Record<string, readonly [words: (t: Texts) => Words, drawing: string, keyof typeof GROUNDS]>
> = {
  '/': [({ site }) => site.home, 'hero', 'food'],
  '/box': [({ catalogue }) => catalogue.box, 'box-food', 'food'],
  '/saas': [({ site }) => site.saas, 'listening', 'wellness'],
  '/international': [({ site }) => site.international, 'map', 'hygiene'],
  '/boutique': [({ catalogue }) => catalogue.boutique, 'item-honey', 'plain'],
  '/mobile': [({ site }) => site.mobile, 'listening', 'hygiene'],
  '/about': [({ site }) => site.about, 'hero', 'monthly'],
  '/contact': [({ quotes }) => quotes.contact, 'item-herbal-tea', 'plain'],
  '/simulateur': [({ simulator }) => simulator.page, 'box-monthly', 'monthly'],
};

const EDITED: Readonly<Record<string, readonly [page: EditedPage, keyof typeof GROUNDS]>> = {
  '/mentions-legales': ['legal-notice', 'plain'],
  '/politique-confidentialite': ['privacy', 'hygiene'],
  '/cgv': ['terms', 'plain'],
  '/manifeste': ['manifesto', 'monthly'],
};

/** The card of the page at `path` as it reads now; undefined for pages that are not for sharing. */
export async function shareCardOf(
  functions: FunctionsHost,
  path: string,
  language: Language,
): Promise<ShareCard | undefined> {
  const call = { caller: { role: 'anon' }, language, network: 'page' } as const;
  const slug = PRODUCT_AT.exec(path)?.[1];
  if (slug !== undefined) {
    const product = await functions.call(readProduct, call, { slug }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not-found') return undefined;
      throw error;
    });
    return product && productCard(product, language);
  }
  const [words, drawing, ground] = PAGES[path] ?? [];
  if (words && drawing && ground) {
    const { title, description } = words(MESSAGES[language]);
    return cardOf({ title, text: description }, drawing, ground);
  }
  const [page, colour] = EDITED[path] ?? [];
  if (!page || !colour) return undefined;
  const { fields } = await functions.call(readPageText, call, { page });
  // What staff call the manifesto is its heading; its page has a shorter title.
  const title = page === 'manifesto' ? MESSAGES[language].site.manifesto.title : fields.title;
  return cardOf({ title: title ?? '', text: fields.description ?? '' }, 'item-notebook', colour);
}

function cardOf(
  words: { title: string; text: string },
  drawing: string,
  ground: keyof typeof GROUNDS,
): ShareCard {
  const picture = `/illustrations/${drawing}.svg`;
  return { ...words, facts: [], picture, ground: GROUNDS[ground] };
}

function productCard(product: ProductDetail, language: Language): ShareCard {
  const { kind, theme, name, summary } = product;
  return {
    title: name,
    text: summary,
    facts: factsOf(product, language),
    picture: product.images[0]?.path ?? '/illustrations/thanks.svg',
    ground: GROUNDS[theme ?? (kind === 'subscription' ? 'monthly' : 'plain')],
  };
}

function factsOf(product: ProductDetail, language: Language): string[] {
  const t = createTranslator({
    locale: language,
    messages: MESSAGES[language].catalogue,
  });
  const money = (cents: number) => formatMoney(cents, language);
  const makers = [...new Set(product.items.map(({ maker }) => `${maker.name}, ${maker.town}`))];
  const prices = product.plans.map(({ price }) => price.netCents);
  const price =
    prices.length > 0
      ? [t('box.monthly.from', { price: money(Math.min(...prices)) })]
      : [money(product.price.netCents), t('product.price.net', { kind: product.kind })];
  return [
    ...(product.status === 'coming-soon' ? [t('product.comingSoon.badge')] : price),
    ...(makers.length === 1 ? makers : []),
  ];
}
