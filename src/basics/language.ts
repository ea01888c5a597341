/**
 * The rule: a stored choice counts only if it is exactly `fr` or `en`; otherwise the browser's
 * first language decides, French for any variant of French, English for everything else.
 *
 * Source: product specification, section 1. The server (Accept-Language) and the browser
 * (navigator.languages) call the same function, so the first paint never changes language.
 */
import { PRODUCT_KEY } from '#basics/product-name.ts';

export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_STORAGE_KEY = `${PRODUCT_KEY}-language`;

/** Over https browsers take a cookie of this name from nobody but this very host. */
export const HOST_ONLY = '__Host-';

/** The cookie that mirrors the choice for the server, as a browser or a header writes it. */
export function languageCookie(language: Language, { isHttps }: { isHttps: boolean }): string {
  const [prefix, secure] = isHttps ? [HOST_ONLY, '; Secure'] : ['', ''];
  return `${prefix}${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

export function isLanguage(value: unknown): value is Language {
  return value === 'fr' || value === 'en';
}

export function chooseLanguage(from: {
  readonly stored: string | null;
  readonly browserLanguages: readonly string[];
}): Language {
  if (isLanguage(from.stored)) return from.stored;
  return isFrench(from.browserLanguages[0] ?? '') ? 'fr' : 'en';
}

// A browser sends a few dozen characters; the rest of a longer header is not read.
const HEADER_READ_CHARACTERS = 1000;

/**
 * The languages of an Accept-Language header, best first (RFC 9110, sections 12.4.2 and 12.5.4).
 * Never throws: entries that are malformed, refused (`q=0`) or the wildcard are left out.
 */
export function languagesFromAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, HEADER_READ_CHARACTERS)
    .split(',')
    .map(readEntry)
    .filter((entry) => entry !== undefined)
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((entry) => entry.tag);
}

// `frm` and `fro` (Middle and Old French) are other languages: the whole first subtag must be fr.
function isFrench(tag: string): boolean {
  return /^fr(?:[-_]|$)/i.test(tag);
}

function readEntry(entry: string): { tag: string; weight: number } | undefined {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  if (!/^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(tag)) return undefined;
  const [parameter] = parameters;
  if (parameter === undefined) return { tag, weight: 1 };
  const weight = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(parameter)?.[1];
  return weight === undefined ? undefined : { tag, weight: Number(weight) };
}
