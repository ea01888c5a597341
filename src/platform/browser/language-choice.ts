import { LANGUAGE_STORAGE_KEY, type Language } from '#basics/language.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps the visitor's choice in the browser, and mirrors it in the cookie that the server reads. */
export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage is refused: the cookie alone carries the choice.
  }
}
