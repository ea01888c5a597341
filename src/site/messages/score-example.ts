import type { Texts } from '#basics/messages.ts';

export const texts = {
  label: {
    fr: 'Exemple de ce que publie l’application pour une équipe',
    en: 'Example of what the app publishes for one team',
  },
  badge: { fr: 'Exemple', en: 'Example' },
  unit: { fr: 'Atelier de Nantes', en: 'Nantes workshop' },
  week: { fr: 'Semaine 46', en: 'Week 46' },
  score: { fr: 'Score QVCT, niveau', en: 'QVCT score, level' },
  outOf: { fr: 'sur 15', en: 'out of 15' },
  scale: {
    fr: 'Score de {score} sur une échelle de 1 à 15',
    en: 'A score of {score} on a scale from 1 to 15',
  },
  margin: { fr: 'Marge', en: 'Margin' },
  marginValue: { fr: '± 2,1 points', en: '± 2.1 points' },
  listed: { fr: 'Inscrits', en: 'Listed' },
  listedValue: { fr: '32', en: '32' },
  sevenDays: { fr: '7 jours', en: '7 days' },
  sevenDaysValue: { fr: 'Stable', en: 'Stable' },
  thirtyDays: { fr: '30 jours', en: '30 days' },
  thirtyDaysValue: { fr: 'En hausse de 1,5 point', en: 'Up by 1.5 points' },
} satisfies Texts;
