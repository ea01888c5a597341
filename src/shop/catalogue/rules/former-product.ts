/**
 * The rule: what somebody typed in a page of an earlier release, or kept on their device in one, is not lost. It
 * had one text to a field: languages stood at the end of names, lists of ids were joined by blanks, and
 * a description was JSON in a text.
 */
import { typedRichText } from '#basics/rich-text.ts';
import { productTexts } from './product.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The same, as the form is described now; what is described so already stays as it is. */
export function nestedProduct(form: Fields): Fields {
  const { texts, ...others } = form;
  return {
    ...others,
    texts: { fr: textsOf(form, 'fr'), en: textsOf(form, 'en') },
    items: listOf(form.items, (id) => id),
    images: listOf(form.images, (id) => ({
      id,
      altFr: form[`altFr ${id}`],
      altEn: form[`altEn ${id}`],
    })),
  };
}

function textsOf({ texts, ...form }: Fields, language: 'fr' | 'en'): Fields {
  const suffix = language === 'fr' ? 'Fr' : 'En';
  const former = Object.keys(productTexts.def.shape).flatMap((name) => {
    const text = form[`${name}${suffix}`];
    if (typeof text !== 'string') return [];
    return [[name, name === 'description' ? typedRichText(text) : text]];
  });
  const now = (texts as Readonly<Record<string, Fields>> | undefined)?.[language];
  return { ...now, ...Object.fromEntries(former) };
}

function listOf(value: unknown, read: (id: string) => unknown): unknown {
  if (typeof value !== 'string') return value;
  return [...new Set(value.split(/\s+/).filter((each) => each !== ''))].map(read);
}
