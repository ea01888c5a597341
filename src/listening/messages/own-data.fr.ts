import { fr as questions } from './questions.fr.ts';

/** Ce que vous avez dit, de 1 à 5, comme vous seul pouvez le lire. */
export const fr = {
  title: 'Vos réponses',
  groups: {},
  fields: {
    legal_name: 'Entreprise',
    day: 'Jour',
    mood: 'Comment va le travail',
    energy: 'Énergie',
    factor: 'Thème de la troisième question',
    factor_tap: 'Troisième réponse',
    question: 'Question posée à tous',
    choice: 'Votre réponse',
  },
  values: questions.factors,
};
