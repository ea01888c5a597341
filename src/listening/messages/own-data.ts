import type { Texts } from '#basics/messages.ts';
import { texts as questions } from './questions.ts';

/** Ce que vous avez dit, de 1 à 5, comme vous seul pouvez le lire. */
export const texts = {
  title: { fr: 'Vos réponses', en: 'Your answers' },
  groups: {},
  fields: {
    legal_name: { fr: 'Entreprise', en: 'Company' },
    day: { fr: 'Jour', en: 'Day' },
    mood: { fr: 'Comment va le travail', en: 'How work is going' },
    energy: { fr: 'Énergie', en: 'Energy' },
    factor: { fr: 'Thème de la troisième question', en: 'Subject of the third question' },
    factor_tap: { fr: 'Troisième réponse', en: 'Third answer' },
    question: { fr: 'Question posée à tous', en: 'Question put to everybody' },
    choice: { fr: 'Votre réponse', en: 'Your answer' },
  },
  values: questions.factors,
} satisfies Texts;
