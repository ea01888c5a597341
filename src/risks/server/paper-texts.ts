import { createTranslator } from 'use-intl/core';
import type { Language } from '#basics/language.ts';
import { en } from '../messages/paper.en.ts';
import { fr } from '../messages/paper.fr.ts';

// Made once: a document asks for thousands of texts.
const FRENCH = createTranslator({ locale: 'fr', messages: fr });
const ENGLISH = createTranslator({ locale: 'en', messages: en });

export function paperTexts(language: Language): typeof FRENCH {
  return language === 'fr' ? FRENCH : ENGLISH;
}
