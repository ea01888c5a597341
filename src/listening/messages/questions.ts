import type { Texts } from '#basics/messages.ts';

/**
 * The third questions of check-ins. Each is a sentence that one agrees with more or less, and that says
 * something good: 5 is always better than 1.
 */
export const texts = {
  factors: {
    intensity: { fr: 'Charge et temps de travail', en: 'Workload and working time' },
    emotions: { fr: 'Exigences émotionnelles', en: 'Emotional demands' },
    autonomy: { fr: 'Autonomie', en: 'Autonomy' },
    relations: { fr: 'Rapports avec les autres', en: 'Dealings with others' },
    values: { fr: 'Sens et qualité du travail', en: 'Meaning and quality of work' },
    security: { fr: 'Confiance dans la suite', en: 'Confidence in what comes next' },
  },
  intensity: {
    1: {
      fr: 'J’ai pu faire mon travail sans courir après le temps.',
      en: 'I could do my work without chasing the clock.',
    },
    2: { fr: 'Mes journées ont eu une vraie fin.', en: 'My days came to a proper end.' },
    3: {
      fr: 'J’ai pu finir une chose avant d’en commencer une autre.',
      en: 'I could finish one thing before starting another.',
    },
    4: { fr: 'J’ai pu prendre de vraies pauses.', en: 'I could take real breaks.' },
    5: {
      fr: 'Les délais que l’on m’a donnés étaient tenables.',
      en: 'The deadlines I was given could be met.',
    },
    6: {
      fr: 'Mes horaires étaient prévisibles, et ils ont été tenus.',
      en: 'My hours were known in advance, and were kept.',
    },
  },
  emotions: {
    1: {
      fr: 'Les échanges difficiles sont restés supportables.',
      en: 'Difficult conversations stayed bearable.',
    },
    2: {
      fr: 'Je n’ai pas eu à cacher ce que je ressentais.',
      en: 'I did not have to hide what I felt.',
    },
    3: {
      fr: 'Après un moment difficile, j’ai pu souffler.',
      en: 'After a difficult moment I could catch my breath.',
    },
    4: {
      fr: 'Face au public ou à mes interlocuteurs, je n’ai rien craint.',
      en: 'With the public, or the people I deal with, I had nothing to fear.',
    },
    5: {
      fr: 'Il me restait de l’énergie en rentrant chez moi.',
      en: 'I had energy left when I got home.',
    },
    6: {
      fr: 'Quand quelqu’un allait mal devant moi, je n’étais pas sans soutien.',
      en: 'When somebody in front of me was unwell, I was not without support.',
    },
  },
  autonomy: {
    1: {
      fr: 'J’ai pu choisir comment m’y prendre.',
      en: 'I could choose how to go about my work.',
    },
    2: {
      fr: 'J’ai pu m’interrompre quand j’en avais besoin.',
      en: 'I could stop for a moment when I needed to.',
    },
    3: {
      fr: 'Mon travail a fait appel à ce que je sais faire.',
      en: 'My work made use of what I can do.',
    },
    4: { fr: 'J’ai appris quelque chose.', en: 'I learnt something.' },
    5: {
      fr: 'On m’a demandé mon avis sur ce qui touche mon travail.',
      en: 'I was asked what I think about things that affect my work.',
    },
    6: { fr: 'J’ai pris plaisir à ce que je faisais.', en: 'I enjoyed what I was doing.' },
  },
  relations: {
    1: { fr: 'J’ai pu compter sur mes collègues.', en: 'I could rely on my colleagues.' },
    2: {
      fr: 'J’ai pu compter sur la personne qui m’encadre.',
      en: 'I could rely on the person I report to.',
    },
    3: { fr: 'On s’est adressé à moi avec respect.', en: 'I was spoken to with respect.' },
    4: {
      fr: 'Ce que je fais a été remarqué, et reconnu.',
      en: 'What I do was noticed, and valued.',
    },
    5: {
      fr: 'Les décisions qui me concernent m’ont paru justes.',
      en: 'Decisions that concern me seemed fair.',
    },
    6: { fr: 'Je savais à qui demander de l’aide.', en: 'I knew whom to ask for help.' },
  },
  values: {
    1: {
      fr: 'J’ai fait un travail dont je peux être content·e.',
      en: 'I did work that I can be pleased with.',
    },
    2: {
      fr: 'J’ai pu faire les choses comme elles doivent être faites.',
      en: 'I could do things the way they should be done.',
    },
    3: {
      fr: 'On ne m’a rien demandé qui heurte ma conscience.',
      en: 'Nothing was asked of me that goes against my conscience.',
    },
    4: { fr: 'Ce que je fais m’a paru utile.', en: 'What I do seemed useful.' },
    5: {
      fr: 'J’ai pu être honnête avec ceux pour qui je travaille.',
      en: 'I could be honest with the people I work for.',
    },
    6: { fr: 'J’avais de quoi faire du bon travail.', en: 'I had what it takes to do good work.' },
  },
  security: {
    1: {
      fr: 'Je vois à peu près ce qui m’attend dans les mois qui viennent.',
      en: 'I can more or less see what the coming months will bring.',
    },
    2: { fr: 'Je me sens en confiance pour mon emploi.', en: 'I feel confident about my job.' },
    3: {
      fr: 'Les changements en cours m’ont été expliqués.',
      en: 'The changes under way were explained to me.',
    },
    4: {
      fr: 'J’ai été préparé·e à ce qui change dans mon travail.',
      en: 'I was prepared for what is changing in my work.',
    },
    5: {
      fr: 'Je pourrais faire ce travail encore longtemps.',
      en: 'I could go on doing this work for a long time.',
    },
    6: {
      fr: 'Ce que l’on attend de moi n’a pas changé du jour au lendemain.',
      en: 'What is expected of me did not change overnight.',
    },
  },
} satisfies Texts;
