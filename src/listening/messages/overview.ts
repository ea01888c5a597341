import type { Texts } from '#basics/messages.ts';

/** How work is going, in one card of the overview. */
export const texts = {
  loading: { fr: 'Lecture des résultats…', en: 'Reading the results…' },
  failed: { fr: 'Les résultats n’ont pas pu être lus.', en: 'The results could not be read.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  week: { fr: 'Résultats de la {week}', en: 'Results of {week}' },
  level: {
    fr: '{climate}\u00a0: {points} sur\u00a015, à {margin} près',
    en: '{climate}: {points} out of 15, give or take {margin}',
  },
  climate: {
    low: { fr: 'Climat tendu', en: 'A tense climate' },
    lowToMiddle: { fr: 'Climat tendu à mitigé', en: 'A tense to mixed climate' },
    middle: { fr: 'Climat mitigé', en: 'A mixed climate' },
    middleToHigh: { fr: 'Climat mitigé à favorable', en: 'A mixed to good climate' },
    high: { fr: 'Climat favorable', en: 'A good climate' },
    lowToHigh: {
      fr: 'Climat incertain, de tendu à favorable',
      en: 'An uncertain climate, anywhere from tense to good',
    },
  },
  participation: { fr: 'Participation', en: 'Participation' },
  rate: {
    'under-half': { fr: 'moins de la moitié', en: 'fewer than half' },
    'over-half': { fr: 'plus de la moitié', en: 'more than half' },
    most: { fr: 'la plupart', en: 'most' },
  },
  listed: {
    fr: '{count, plural, one {d’une personne inscrite} other {des # personnes inscrites}}',
    en: '{count, plural, one {of one person listed} other {of # people listed}}',
  },
  factors: {
    fr: 'Sur quatre semaines, le facteur le plus haut\u00a0: {high} ({highPoints})\u202f; le plus bas\u00a0: {low} ({lowPoints}).',
    en: 'Over four weeks, the highest factor: {high} ({highPoints}); the lowest: {low} ({lowPoints}).',
  },
  silent: {
    fr: 'Rien n’est publié pour toute l’entreprise cette semaine.',
    en: 'Nothing is published for the whole company this week.',
  },
  none: {
    title: { fr: 'Pas encore de résultats', en: 'No results yet' },
    text: {
      fr: 'Le score QVCT paraît chaque lundi à 6 h, pour les groupes d’au moins {least} personnes inscrites. En dessous, rien ne paraît\u00a0: c’est ce qui protège chacun.',
      en: 'The QVCT score appears every Monday at 6 a.m., for groups of at least {least} people listed. Below that nothing appears: that is what protects everyone.',
    },
  },
  action: { fr: 'Voir le climat de travail', en: 'See how work is going' },
} satisfies Texts;
