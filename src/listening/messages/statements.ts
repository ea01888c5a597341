import type { Texts } from '#basics/messages.ts';

/**
 * Les énoncés du questionnaire annuel, avec nos propres mots. On répond par une fréquence, des douze derniers mois ;
 * `rules/questionnaire-items` dit dans quel sens chacun se lit.
 */
export const texts = {
  dimensions: {
    demands: { fr: 'Charge de travail', en: 'Workload' },
    autonomy: { fr: 'Marge de manœuvre', en: 'Room to decide' },
    support: { fr: 'Soutien', en: 'Support' },
    recognition: { fr: 'Reconnaissance', en: 'Recognition' },
    meaning: { fr: 'Sens du travail', en: 'Meaning of work' },
    conflict: { fr: 'Tensions et contradictions', en: 'Tensions and contradictions' },
  },
  demands: {
    n1: { fr: 'Mon travail tient dans mes heures.', en: 'My work fits into my hours.' },
    n2: { fr: 'Je saute une pause pour m’en sortir.', en: 'I skip a break to get through.' },
    n3: {
      fr: 'Le travail me poursuit une fois la journée finie.',
      en: 'Work stays on my mind after the day is over.',
    },
  },
  autonomy: {
    n1: {
      fr: 'C’est moi qui décide comment je m’y prends.',
      en: 'I am the one who decides how I go about it.',
    },
    n2: {
      fr: 'Je peux m’arrêter un instant quand il le faut.',
      en: 'I can stop for a moment when I need to.',
    },
    n3: {
      fr: 'Je dois demander la permission pour des choses que je saurais régler.',
      en: 'I have to ask permission for things I could settle myself.',
    },
  },
  support: {
    n1: {
      fr: 'Quand je bloque, quelqu’un prend le temps de m’aider.',
      en: 'When I am stuck, somebody takes the time to help me.',
    },
    n2: {
      fr: 'La personne qui m’encadre voit ce qui est difficile dans mon travail.',
      en: 'The person who manages me sees what is hard in my work.',
    },
    n3: {
      fr: 'Devant un problème, il n’y a personne vers qui me tourner.',
      en: 'When there is a problem, there is nobody I can turn to.',
    },
  },
  recognition: {
    n1: { fr: 'On me dit quand mon travail est bon.', en: 'I am told when my work is good.' },
    n2: {
      fr: 'Mes efforts comptent quand on parle de salaire ou d’évolution.',
      en: 'My efforts count when pay or a next step is discussed.',
    },
    n3: { fr: 'Ce que je fais passe inaperçu.', en: 'What I do goes unnoticed.' },
  },
  meaning: {
    n1: { fr: 'Je vois à quoi sert ce que je fais.', en: 'I can see what my work is good for.' },
    n2: {
      fr: 'Je finis avec le sentiment du travail bien fait.',
      en: 'I finish with the feeling of work well done.',
    },
    n3: {
      fr: 'Je passe du temps à des tâches qui ne servent à personne.',
      en: 'I spend time on tasks that are of use to nobody.',
    },
  },
  conflict: {
    n1: {
      fr: 'On me demande deux choses qui s’excluent.',
      en: 'I am asked for two things that rule each other out.',
    },
    n2: {
      fr: 'Je dois faire d’une manière que je trouve mauvaise.',
      en: 'I have to do things in a way I think is wrong.',
    },
    n3: {
      fr: 'Quand on n’est pas d’accord, on se parle et cela se règle.',
      en: 'When we disagree, we talk and it gets settled.',
    },
  },
  steps: {
    s1: { fr: 'Jamais', en: 'Never' },
    s2: { fr: 'Rarement', en: 'Rarely' },
    s3: { fr: 'Parfois', en: 'Sometimes' },
    s4: { fr: 'Souvent', en: 'Often' },
    s5: { fr: 'Toujours', en: 'Always' },
  },
} satisfies Texts;
