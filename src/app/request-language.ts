import {
  chooseLanguage,
  HOST_ONLY,
  isLanguage,
  LANGUAGE_STORAGE_KEY,
  type Language,
  languagesFromAcceptLanguage,
} from '#basics/language.ts';

/**
 * The language of one request: the one in its address (`?lang=en`, for search engines and pages
 * without scripts), else the browser's own rule, fed by the mirror cookie and Accept-Language.
 */
export function requestLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang');
  if (isLanguage(asked)) return asked;
  return chooseLanguage({
    stored: mirroredLanguage(request.headers.get('cookie') ?? ''),
    browserLanguages: languagesFromAcceptLanguage(request.headers.get('accept-language') ?? ''),
  });
}

function mirroredLanguage(cookies: string): string | null {
  return (
    readCookie(cookies, `${HOST_ONLY}${LANGUAGE_STORAGE_KEY}`) ??
    readCookie(cookies, LANGUAGE_STORAGE_KEY)
  );
}

function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}
