/**
 * Les énoncés du questionnaire annuel, avec nos propres mots. On répond par une fréquence, des douze derniers mois ;
 * `rules/questionnaire-items` dit dans quel sens chacun se lit.
 */
export const fr = {
  dimensions: {
    demands: 'Charge de travail',
    autonomy: 'Marge de manœuvre',
    support: 'Soutien',
    recognition: 'Reconnaissance',
    meaning: 'Sens du travail',
    conflict: 'Tensions et contradictions',
  },
  demands: {
    n1: 'Mon travail tient dans mes heures.',
    n2: 'Je saute une pause pour m’en sortir.',
    n3: 'Le travail me poursuit une fois la journée finie.',
  },
  autonomy: {
    n1: 'C’est moi qui décide comment je m’y prends.',
    n2: 'Je peux m’arrêter un instant quand il le faut.',
    n3: 'Je dois demander la permission pour des choses que je saurais régler.',
  },
  support: {
    n1: 'Quand je bloque, quelqu’un prend le temps de m’aider.',
    n2: 'La personne qui m’encadre voit ce qui est difficile dans mon travail.',
    n3: 'Devant un problème, il n’y a personne vers qui me tourner.',
  },
  recognition: {
    n1: 'On me dit quand mon travail est bon.',
    n2: 'Mes efforts comptent quand on parle de salaire ou d’évolution.',
    n3: 'Ce que je fais passe inaperçu.',
  },
  meaning: {
    n1: 'Je vois à quoi sert ce que je fais.',
    n2: 'Je finis avec le sentiment du travail bien fait.',
    n3: 'Je passe du temps à des tâches qui ne servent à personne.',
  },
  conflict: {
    n1: 'On me demande deux choses qui s’excluent.',
    n2: 'Je dois faire d’une manière que je trouve mauvaise.',
    n3: 'Quand on n’est pas d’accord, on se parle et cela se règle.',
  },
  steps: { s1: 'Jamais', s2: 'Rarement', s3: 'Parfois', s4: 'Souvent', s5: 'Toujours' },
};
