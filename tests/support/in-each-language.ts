import { createHash } from 'node:crypto';
import { describe, test } from 'vitest';
import { LANGUAGES, type Language } from '#basics/language.ts';
import { IS_NIGHTLY } from './nightly.ts';

/**
 * Stories in both languages, `%s` in their name for which. Each commit's run tells those of one file in one language,
 * always the same one, half of all files in French and half in English; by night everything is told in both.
 * @param file the address of the module that tells them
 */
export function describeInEachLanguage(
  file: string,
  name: string,
  tell: (language: Language) => void,
): void {
  for (const language of LANGUAGES)
    describe.skipIf(!isToldIn(language, file))(name.replace('%s', language), () => tell(language));
}

/** One such story. */
export function testInEachLanguage(
  file: string,
  name: string,
  tell: (language: Language) => Promise<void>,
): void {
  for (const language of LANGUAGES)
    test.skipIf(!isToldIn(language, file))(name.replace('%s', language), () => tell(language));
}

function isToldIn(language: Language, file: string): boolean {
  if (IS_NIGHTLY) return true;
  const [drawn = 0] = createHash('sha256')
    .update(file.slice(file.lastIndexOf('/')))
    .digest();
  return language === LANGUAGES[drawn % LANGUAGES.length];
}
