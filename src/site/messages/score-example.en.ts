import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './score-example.fr.ts';

export const en: MirrorOf<typeof fr> = {
  label: 'Example of what the app publishes for one team',
  badge: 'Example',
  unit: 'Nantes workshop',
  week: 'Week 46',
  score: 'QVCT score, level',
  outOf: 'out of 15',
  scale: 'A score of {score} on a scale from 1 to 15',
  margin: 'Margin',
  marginValue: '± 2.1 points',
  listed: 'Listed',
  listedValue: '32',
  sevenDays: '7 days',
  sevenDaysValue: 'Stable',
  thirtyDays: '30 days',
  thirtyDaysValue: 'Up by 1.5 points',
};
