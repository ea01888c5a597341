import { LANGUAGE_STORAGE_KEY, type Language, languageCookie } from '#basics/language.ts';

/** Keeps the visitor's choice in the browser, and mirrors it in the cookie that the server reads. */
export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = languageCookie(language, { isHttps: window.location.protocol === 'https:' });
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage is refused: the cookie alone carries the choice.
  }
}
