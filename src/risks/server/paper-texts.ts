import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/paper.ts';

export const paperTexts = translatorOf(texts);
